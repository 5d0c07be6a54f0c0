import { VerificationStatus } from '../../../../domain/verification';
import type { SqlPart } from '../../../db/statements';
import type { LoadScope } from '../../../graphql/loaders';
import { readIdPage, newestBy, rangeOf, type ListOrder } from '../../../graphql/keyset.sql';
import type { CountedPage, CursorArgs } from '../../../graphql/paging';
import type { Period } from '../../../graphql/period';
import { within } from '../../../graphql/period.sql';
import { gotApplicants, neverAnswered } from './never-answered.sql';
import { nameContains } from './search.sql';

const STATUS_CONDITIONS = {
  PENDING: 'is_verified = 0 AND is_rejected = 0',
  VERIFIED: 'is_verified = 1 AND is_rejected = 0',
  REJECTED: 'is_verified = 0 AND is_rejected = 1',
} as const satisfies Record<VerificationStatus, string>;

export interface CompaniesFilter extends Period {
  status?: VerificationStatus | null;
  /** Substring of the name; empty for all. */
  search: string;
  /** True: only imported ones; false: only the others; null: all. */
  isImported?: boolean | null;
  /** Only companies that got applicants and have never answered one. */
  neverAnswered?: boolean | null;
  /** Of those that wait for a decision: only since before this moment. */
  waitingBefore?: Date | null;
}

const NEVER_ANSWERED: SqlPart = {
  sql: `${neverAnswered('companies.id')} AND ${gotApplicants('companies.id')}`,
  parameters: [],
};

const NEWEST = newestBy('created_at');
const LONGEST_WAITING: ListOrder = { column: 'waiting_since', kind: 'instant', direction: 'ASC' };

type Scope = Pick<LoadScope, 'services'>;

/** Ids of companies, newest first; the period is that of the registration. */
export function listCompanyIds(
  { services }: Scope,
  filter: CompaniesFilter,
  args: CursorArgs,
): Promise<CountedPage<string>> {
  return readIdPage(services.dataSource, (after) => companyRanges(filter, after), NEWEST, args);
}

function companyRanges(filter: CompaniesFilter, after: string | null): SqlPart[] {
  const { status, search, isImported = null } = filter;
  // One that was erased has no name.
  const given = [
    { sql: "company_name <> ''", parameters: [] },
    search ? nameContains('company_name', search) : null,
    within('created_at', filter),
    filter.neverAnswered ? NEVER_ANSWERED : null,
  ];
  if (!status && isImported === null) return [rangeOf('companies', 'ix_companies_created', NEWEST, after, given)];
  // Each state, imported or not, is its own range of an index.
  const states = status ? [status] : Object.values(VerificationStatus);
  const origins = isImported === null ? [false, true] : [isImported];
  return states.flatMap((state) =>
    origins.map((origin) => {
      const range = { sql: `${STATUS_CONDITIONS[state]} AND is_imported = ?`, parameters: [origin] };
      return rangeOf('companies', 'ix_companies_listed', NEWEST, after, [range, ...given]);
    }),
  );
}

/** Ids of the companies that wait for a decision, the one that has waited longest first; the period is when they began to wait. */
export function listWaitingIds(
  { services }: Scope,
  filter: CompaniesFilter,
  args: CursorArgs,
): Promise<CountedPage<string>> {
  return readIdPage(services.dataSource, (after) => [waitingRange(filter, after)], LONGEST_WAITING, args);
}

function waitingRange(filter: CompaniesFilter, after: string | null): SqlPart {
  const { search, isImported = null, waitingBefore } = filter;
  return rangeOf('companies', 'ix_companies_waiting', LONGEST_WAITING, after, [
    { sql: STATUS_CONDITIONS.PENDING, parameters: [] },
    search ? nameContains('company_name', search) : null,
    isImported === null ? null : { sql: 'is_imported = ?', parameters: [isImported] },
    waitingBefore ? { sql: 'waiting_since < ?', parameters: [waitingBefore] } : null,
    within('waiting_since', filter),
    filter.neverAnswered ? NEVER_ANSWERED : null,
  ]);
}
