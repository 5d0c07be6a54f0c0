import { MINUTE_MS } from '../../../domain/time';
import { runEvery } from '../../background/run-every';
import type { Services } from '../../services';

/** Adds later looks to their receipts once a minute, and once more when the server stops. */
export function startRevealCounts({ revealReceipts, dataSource, logger }: Services): () => Promise<void> {
  const failure = 'how often details were looked at could not be written; these counts are lost';
  const write = () => revealReceipts.writeCounts(dataSource);
  const stop = runEvery({ everyMs: MINUTE_MS, startsLater: true, logger, failure }, write);
  return async () => {
    await stop();
    await write().catch((err: unknown) => logger.error({ err }, failure));
  };
}
