import { refuse } from '../../../domain/errors';
import { MINUTE_MS } from '../../../domain/time';
import { Lease } from '../../db/lease';
import { read } from '../../db/read';
import type { Services } from '../../services';
import { PostingProgress } from './posting-progress.entity';
import { removePostingProgress, writePostingProgress } from './posting-progress.sql';

/** In percent; null while no file of the company is posted. */
export async function readPostingProgress({ dataSource }: Services, companyId: string): Promise<number | null> {
  const progress = await read(dataSource, (manager) => manager.getRepository(PostingProgress).findOneBy({ companyId }));
  return progress?.percent ?? null;
}

/** Counts the steps of a file that is posted. */
export interface PostingSteps {
  /** `done` of `total` steps; a transaction that is tried again takes its own again. */
  reach(done: number, total: number): void;
}

/** Renewed at each percent. After a `kill -9` the company waits so long. */
const LEASE_MS = 2 * MINUTE_MS;

/**
 * Runs `work` for one file of a company at a time, and writes in between how far it is, for every process that is asked.
 * `work` never waits for such a statement: with every connection busy on a file, each would wait for another's.
 * Error: POSTING_FILE_UNDER_WAY, at once. Without it the second does all the work again and waits for the first's lock.
 */
export async function withPostingProgress<Result>(
  services: Services,
  companyId: string,
  work: (steps: PostingSteps) => Promise<Result>,
): Promise<Result> {
  const { dataSource, logger } = services;
  const lease = new Lease(services, `posting-file:${companyId}`, { forMs: LEASE_MS });
  if (!(await lease.hold())) throw refuse('POSTING_FILE_UNDER_WAY', ['claim']);
  let reached = 0;
  let written: number | null = null;
  let isWriting = false;
  let lastWrite = Promise.resolve();
  const write = async (): Promise<void> => {
    while (written !== reached) {
      written = reached;
      await writePostingProgress(dataSource, { companyId, percent: written });
      await lease.hold();
    }
  };
  // The file's own outcome counts, whether its progress could be told or not.
  const report = (error: unknown): void =>
    logger.warn({ err: error, companyId }, 'the progress of a file was not written');
  const reach = (done: number, total: number): void => {
    reached = Math.floor((100 * done) / total);
    if (isWriting) return;
    isWriting = true;
    lastWrite = write()
      .catch(report)
      .finally(() => (isWriting = false));
  };
  try {
    return await work({ reach });
  } finally {
    await lastWrite;
    await removePostingProgress(dataSource, companyId).catch(report);
    await lease.giveUp().catch(report);
  }
}
