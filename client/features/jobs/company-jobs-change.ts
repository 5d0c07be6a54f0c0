import type { MutationEffects } from '../../graphql/mutation-effects';

/** What a company's change of its jobs makes stale: the lists only, a deleted job is on view until the page has left. */
export const companyJobsChange = {
  evicts: ['companyJobs', 'companyDashboard', 'companyWaiting'],
} satisfies MutationEffects;
