import { RateLimiterMySQL } from 'rate-limiter-flexible';
import type { DatabaseAccess } from '../../db/database';
import { isHostGone } from '../../db/failures';
import { withRetries } from '../../db/retries';
import { affectedRows, selectRows } from '../../db/statements';

interface CounterRow {
  points: number;
  /** Milliseconds since 1970. */
  expire: number;
}

interface CounterOptions {
  keyPrefix: string;
  points: number;
  /** In seconds. */
  duration: number;
}

const TABLE = 'rate_limits';

/**
 * The library's counter in the database, counting in one statement: its own way is a transaction of four, and a login
 * counts three keys. A count is tried anew where the host went, too: a try that is counted twice does less harm than a
 * login refused.
 */
export class AttemptCounter extends RateLimiterMySQL {
  constructor(
    private readonly dataSource: DatabaseAccess,
    options: CounterOptions,
  ) {
    super({
      ...options,
      storeClient: dataSource.database.pool,
      storeType: 'pool',
      dbName: String(dataSource.database.options.database),
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
  }

  /**
   * What the library asks of a store: adds to the key's count, or begins it anew where its time is over, and answers
   * the row. Blocking a key or setting its count by hand would ask for more than that; neither is done here.
   */
  _upsert(key: string, points: number, msDuration: number): Promise<CounterRow[]> {
    const now = Date.now();
    return this.surviving(() =>
      selectRows<CounterRow>(
        this.dataSource,
        `INSERT INTO ${TABLE} (\`key\`, points, expire) VALUES (?, ?, ?)
         ON DUPLICATE KEY UPDATE points = IF(expire <= ?, VALUES(points), points + VALUES(points)), expire = IF(expire <= ?, VALUES(expire), expire)
         RETURNING points, expire`,
        [key, points, now + msDuration, now, now],
      ),
    );
  }

  /** The other thing it asks: true when the key had a count. */
  async _delete(key: string): Promise<boolean> {
    const deleted = await this.surviving(() =>
      affectedRows(this.dataSource, `DELETE FROM ${TABLE} WHERE \`key\` = ?`, [key]),
    );
    return deleted > 0;
  }

  private surviving<Result>(work: () => Promise<Result>): Promise<Result> {
    return withRetries(work, isHostGone);
  }
}
