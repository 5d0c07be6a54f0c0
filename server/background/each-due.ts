import type { Services } from '../services';
import type { StillHoldsLease } from './task';

/** How a task finds its rows, and what it does with each. */
interface Due<Row> {
  /** The most rows of a batch. */
  batch: number;
  /** The rows after the last one of the batch before, at most `batch`; undefined for the first ones. */
  read(after: Row | undefined): Promise<readonly Row[]>;
  /** For rows that are due no more once they are taken, and are read from the first one each time. */
  endsAfterFailure?: boolean;
  take(row: Row): Promise<unknown>;
  /** Logged with the ids of a row that failed: "a company could not be told; tried again in five minutes". */
  failure: string;
  /** No personal data. */
  idsOf(row: Row): Record<string, string>;
}

/** Batch after batch until the last one. A row that fails does not keep the others back; the next run finds it again. */
export async function eachDue<Row>(
  { logger }: Pick<Services, 'logger'>,
  stillHoldsLease: StillHoldsLease,
  due: Due<Row>,
): Promise<void> {
  let after: Row | undefined;
  while (await stillHoldsLease()) {
    const rows = await due.read(after);
    let failed = 0;
    for (const row of rows) {
      try {
        await due.take(row);
      } catch (error) {
        failed += 1;
        logger.warn({ err: error, ...due.idsOf(row) }, due.failure);
      }
    }
    after = rows.at(-1);
    if (rows.length < due.batch || (due.endsAfterFailure && failed > 0)) return;
  }
}
