import { selectRows, type Parameter } from '../db/statements';
import type { TestServer } from './test-server';

interface Change {
  sql: string;
  parameters: readonly Parameter[];
}

/**
 * Meets another writer on purpose: makes `change` in a transaction that stays open, starts `call`, waits until it
 * stands at a lock (or has answered, if it took none), commits, and gives the answer. What 50 calls at once hit only
 * by luck, this hits every time.
 */
export async function whileLocked<Answer>({ dataSource }: TestServer, change: Change, call: () => Promise<Answer>): Promise<Answer> {
  const writer = dataSource.createQueryRunner();
  try {
    await writer.startTransaction('READ COMMITTED');
    await writer.query(change.sql, [...change.parameters]);
    let answered = false;
    const answer = call().finally(() => {
      answered = true;
    });
    while (!answered) {
      // The server refreshes that table only when nobody has read it for a tenth of a second.
      await new Promise((resolve) => setTimeout(resolve, 120));
      const waiting = await selectRows(dataSource, "SELECT trx_id FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'");
      if (waiting.length > 0) break;
    }
    await writer.commitTransaction();
    return await answer;
  } finally {
    if (writer.isTransactionActive) await writer.rollbackTransaction();
    await writer.release();
  }
}
