import type { AdminChange, AdminRead } from '../../../domain/audit';
import type { Language } from '../../../domain/language';
import { textsIn } from '../../language/texts';

export interface StoredActivity {
  action: AdminChange | AdminRead;
  /** JSON text. */
  parameters: string | null;
  subjects: readonly string[];
  /** As it was called then; empty for an erased one. */
  companyName: string | null;
}

/** What an administrator did, as a sentence. */
export function activityText(
  { action, parameters, subjects, companyName }: StoredActivity,
  language: Language,
): string {
  const t = textsIn(language);
  if (action === 'DISMISS_CALLBACK' && parameters === null) return t('audit.actions.dismissedUnknown');
  const values = {
    count: subjects.length,
    document: 'other',
    company: companyName || t('audit.erasedCompany'),
    ...(JSON.parse(parameters ?? '{}') as Record<string, string>),
  };
  // The types ask for the values of all actions together.
  return t(
    `audit.actions.${action}`,
    values as typeof values & { company: string; reference: string; status: string; outcome: string },
  );
}
