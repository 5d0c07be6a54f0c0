import type { CompanyRole } from '../../../../domain/company-rights';
import type { OwnerChange } from './owner-change.entity';

interface Now {
  /** Null: no member of any company. */
  roleNow: CompanyRole | null;
  companyNow: string | null;
  /** From the company of the change. */
  isBarred: boolean;
}

/** The person still is what the change made of them. */
export function isUndoable(
  { kind, companyId }: Pick<OwnerChange, 'kind' | 'companyId'>,
  { roleNow, companyNow, isBarred }: Now,
): boolean {
  if (kind === 'REMOVED') return companyNow === null && !isBarred;
  return companyNow === companyId && roleNow === (kind === 'MADE' ? 'OWNER' : 'RECRUITER');
}
