import type { MutationEffects } from '../../graphql/mutation-effects';

/** What any decision of an administrator makes stale. */
export const adminDecision = {
  evicts: ['adminDashboard', 'adminAuditTrail', 'adminJobPauses'],
} satisfies MutationEffects;
