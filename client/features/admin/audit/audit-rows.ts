import type { AdminAuditTrailQuery } from '../../../graphql/generated';

export type AuditEntry = AdminAuditTrailQuery['adminAuditTrail']['items'][number];

/** One row of the trail: one entry, or several list reads in a row, newest first. */
export interface AuditRow {
  id: string;
  entries: readonly [AuditEntry, ...AuditEntry[]];
}

/** Lists and searches are read many times in a row; what one administrator listed one after another is one row. */
const LIST_READS: ReadonlySet<string> = new Set([
  'READ_COMPANIES',
  'READ_USERS',
  'READ_APPLICATIONS',
  'READ_JOBS',
  'READ_TOKEN_TRANSACTIONS',
]);

export function foldedRows(entries: readonly AuditEntry[]): AuditRow[] {
  const rows: AuditRow[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    const goesOn =
      last &&
      LIST_READS.has(entry.action) &&
      LIST_READS.has(last.entries[0].action) &&
      last.entries[0].adminId === entry.adminId;
    if (goesOn) rows[rows.length - 1] = { ...last, entries: [...last.entries, entry] };
    else rows.push({ id: entry.id, entries: [entry] });
  }
  return rows;
}
