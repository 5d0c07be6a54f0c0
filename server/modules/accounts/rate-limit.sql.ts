import { integer } from '../../db/row';
import { selectOne, type QueryExecutor } from '../../db/statements';

/** Adds one to the key's count, or starts it again where its time is over; answers the count. */
export async function countTry(executor: QueryExecutor, key: string, seconds: number): Promise<number> {
  const now = Date.now();
  const row = await selectOne(
    executor,
    { points: integer },
    `INSERT INTO rate_limits (\`key\`, points, expire) VALUES (?, 1, ?)
     ON DUPLICATE KEY UPDATE points = IF(expire <= ?, 1, points + 1), expire = IF(expire <= ?, VALUES(expire), expire)
     RETURNING points`,
    [key, now + seconds * 1_000, now, now],
  );
  if (!row) throw new Error('MariaDB answered no count');
  return row.points;
}
