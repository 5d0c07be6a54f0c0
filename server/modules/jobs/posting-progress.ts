import type { Services } from '../../services';
import { removePostingProgress, writePostingProgress } from './posting-progress.sql';

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
  const reach = (done: number): void => {
    reached = Math.floor((100 * done) / total);
    if (isWriting) return;
    isWriting = true;
    lastWrite = write()
      .catch((error: unknown) => logger.warn({ err: error, companyId }, 'the progress of a file was not written'))
      .finally(() => (isWriting = false));
  };
  try {
    return await work({ reach });
  } finally {
    await lastWrite;
    await removePostingProgress(dataSource, companyId);
  }
}
