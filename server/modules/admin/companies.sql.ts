import { VerificationStatus } from '../../../domain/verification';
import type { LoadScope } from '../../graphql/loaders';
import type { CursorArgs, CursorPage } from '../../graphql/paging';
import { readIdPage, newestBy, rangeOf, type ListOrder } from './keyset.sql';
import { nameContains } from './search.sql';

const STATUS_CONDITIONS = {
  PENDING: 'is_verified = 0 AND is_rejected = 0',
  VERIFIED: 'is_verified = 1 AND is_rejected = 0',
  REJECTED: 'is_verified = 0 AND is_rejected = 1',
} as const satisfies Record<VerificationStatus, string>;

export interface CompaniesFilter {
  status?: VerificationStatus | null;
  /** Substring of the name; empty for all. */
  search: string;
  /** True: only imported ones; false: only the others; null: all. */
  isImported?: boolean | null;
}

const NEWEST = newestBy('created_at');
const LONGEST_WAITING: ListOrder = { column: 'waiting_since', kind: 'instant', direction: 'ASC' };

/** Ids of companies, newest first. */
export function listCompanyIds(
  { services }: Pick<LoadScope, 'services'>,
  { status, search, isImported = null }: CompaniesFilter,
  { after, limit }: CursorArgs,
): Promise<CursorPage<string>> {
  const named = search ? nameContains('company_name', search) : null;
  // Each state, imported or not, is its own range of an index.
  const states = status ? [status] : Object.values(VerificationStatus);
  const origins = isImported === null ? [false, true] : [isImported];
  const ranges =
    !status && isImported === null
      ? [rangeOf('companies', 'ix_companies_created', NEWEST, after, [named])]
      : states.flatMap((state) =>
          origins.map((origin) => {
            const range = { sql: `${STATUS_CONDITIONS[state]} AND is_imported = ?`, parameters: [origin] };
            return rangeOf('companies', 'ix_companies_listed', NEWEST, after, [range, named]);
          }),
        );
  return readIdPage(services.dataSource, ranges, NEWEST, limit);
}

/** Ids of the companies that wait for a decision, the one that has waited longest first. */
export function listWaitingIds(
  { services }: Pick<LoadScope, 'services'>,
  { search, isImported = null }: CompaniesFilter,
  { after, limit }: CursorArgs,
): Promise<CursorPage<string>> {
  const waiting = rangeOf('companies', 'ix_companies_waiting', LONGEST_WAITING, after, [
    { sql: STATUS_CONDITIONS.PENDING, parameters: [] },
    search ? nameContains('company_name', search) : null,
    isImported === null ? null : { sql: 'is_imported = ?', parameters: [isImported] },
  ]);
  return readIdPage(services.dataSource, [waiting], LONGEST_WAITING, limit);
}
