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
  /** Of `total` steps, which a transaction that is tried again takes again. */
  reach(done: number): void;
}

/**
 * Runs `work` and writes in between how far it is, for every process that is asked. `work` never waits for such a
 * statement: with every connection busy on a file, each would wait for another's.
 */
export async function withPostingProgress<Result>(
  { dataSource, logger }: Services,
  { companyId, total }: { companyId: string; total: number },
  work: (steps: PostingSteps) => Promise<Result>,
): Promise<Result> {
  await writePostingProgress(dataSource, { companyId, percent: 0 });
  let reached = 0;
  let written = 0;
  let isWriting = false;
  let lastWrite = Promise.resolve();
  const write = async (): Promise<void> => {
    while (written !== reached) {
      written = reached;
      await writePostingProgress(dataSource, { companyId, percent: written });
    }
  };
  // The file's own outcome counts, whether its progress could be told or not.
  const report = (error: unknown): void =>
    logger.warn({ err: error, companyId }, 'the progress of a file was not written');
  const reach = (done: number): void => {
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
  }
}
