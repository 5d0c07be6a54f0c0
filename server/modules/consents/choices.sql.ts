import type { ConsentKind } from '../../../domain/consents';
import { flag, oneOf, type Row } from '../../db/row';
import { placeholders, selectRows, type QueryExecutor } from '../../db/statements';

const CHOICE = { kind: oneOf<ConsentKind>(), is_given: flag };

/** What an account has chosen last, of those kinds of which it has chosen anything. */
export async function choicesOf(
  executor: QueryExecutor,
  accountId: string,
  kinds: readonly ConsentKind[],
): Promise<ReadonlyMap<ConsentKind, boolean>> {
  const rows: Row<typeof CHOICE>[] = await selectRows(
    executor,
    CHOICE,
    `SELECT c.kind, c.is_given FROM consents c
     WHERE c.number IN (SELECT MAX(l.number) FROM consents l WHERE l.account_id = ? AND l.kind IN (${placeholders(kinds)}) GROUP BY l.kind)`,
    [accountId, ...kinds],
  );
  return new Map(rows.map((row) => [row.kind, row.is_given]));
}
