import { integer, text, type Row } from '../../db/row';
import { affectedRows, selectRows, type QueryExecutor } from '../../db/statements';

export async function countListEntry(executor: QueryExecutor, list: string): Promise<void> {
  await affectedRows(
    executor,
    'INSERT INTO removal_lists (id, entries) VALUES (?, 1) ON DUPLICATE KEY UPDATE entries = entries + 1',
    [list],
  );
}

const LIST = { id: text, entries: integer };

/** The list of each server that has removed someone, and how long it was. */
export function removalLists(executor: QueryExecutor): Promise<Row<typeof LIST>[]> {
  return selectRows(executor, LIST, 'SELECT id, entries FROM removal_lists ORDER BY id');
}
