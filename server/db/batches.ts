/** Enough to be quick, few enough to hold, and for one statement. */
export const ROWS_AT_ONCE = 500;

/** Batch after batch: `read` returns the rows after the last one of the batch before, up to the limit. */
export async function* batchesOf<Row>(
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Row | undefined;
  do {
    const rows = await read(after, ROWS_AT_ONCE);
    if (rows.length > 0) yield rows;
    after = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
  } while (after !== undefined);
}
