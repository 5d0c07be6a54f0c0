import { integer } from '../db/row';
import { selectOne, type QueryExecutor, type SqlPart } from '../db/statements';

/** Counting stops here: a list that is longer is narrowed before anyone needs its number. */
const MAX_COUNTED = 10_000;

/** How many rows the ranges hold together, counted up to 10,000; one statement. */
export async function countRows(
  executor: QueryExecutor,
  ranges: readonly SqlPart[],
  { union = 'UNION ALL' } = {},
): Promise<number> {
  if (ranges.length === 0) return 0;
  const row = await selectOne(
    executor,
    { total: integer },
    `SELECT COUNT(*) AS total FROM (${ranges.map(({ sql }) => `(${sql} LIMIT ?)`).join(` ${union} `)} LIMIT ?) counted`,
    [...ranges.flatMap(({ parameters }) => [...parameters, MAX_COUNTED]), MAX_COUNTED],
  );
  return row?.total ?? 0;
}
