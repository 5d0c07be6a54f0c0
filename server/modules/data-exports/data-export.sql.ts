import { instant, integer, notNullHere, nullable, oneOf, text, type Row } from '../../db/row';
import { selectRows, type QueryExecutor } from '../../db/statements';
import type { DataExport } from './data-export.entity';

const DUE = {
  id: text,
  account_id: text,
  company_id: nullable(text),
  requested_as: oneOf<DataExport['requestedAs']>(),
  tries: integer,
  storage_key: nullable(text),
};
export type DueExport = Row<typeof DUE>;

export function dueExports(executor: QueryExecutor, now: Date, limit: number): Promise<DueExport[]> {
  return selectRows(
    executor,
    DUE,
    `SELECT id, account_id, company_id, requested_as, tries, storage_key FROM data_exports
     WHERE ended_at IS NULL AND due_at <= ? ORDER BY due_at, id LIMIT ?`,
    [now, limit],
  );
}

/** Files that were completed until then. */
export function endedExports(
  executor: QueryExecutor,
  endedBefore: Date,
  { after, limit }: { after: string; limit: number },
) {
  return selectRows(
    executor,
    { id: text, storage_key: notNullHere(text), ended_at: notNullHere(instant) },
    `SELECT id, storage_key, ended_at FROM data_exports
     WHERE storage_key IS NOT NULL AND ended_at <= ? AND id > ? ORDER BY id LIMIT ?`,
    [endedBefore, after, limit],
  );
}
