import { parentPort, workerData } from 'node:worker_threads';
import { wibDateOf } from '../../domain/time';
import type { SearchMark } from '../ports';
import { dayNumber } from './job-facts';
import { JobFeed } from './job-feed';
import { JobIndex, type IndexAnswer, type IndexQuestion } from './job-index';

/** A thread of its own for the index of a server process: neither building it nor a term asked for the first time holds up a request. */

export interface ThreadSettings {
  databaseUrl: string;
}

export interface ThreadQuestion extends IndexQuestion {
  number: number;
  /** Look for changes first: the answer to an earlier mark is no longer right. */
  catchUp: boolean;
}

export interface Built {
  kind: 'built';
  jobs: number;
  /** Of the typed arrays, which is nearly all of it. */
  bytes: number;
  milliseconds: number;
}

export interface ThreadAnswer extends IndexAnswer {
  kind: 'answer';
  number: number;
  mark: SearchMark;
}

export type ThreadMessage = Built | ThreadAnswer;

const LOOK_EVERY_MS = 1_000;

async function main({ databaseUrl }: ThreadSettings): Promise<void> {
  const began = performance.now();
  const index = new JobIndex();
  const feed = await JobFeed.start(databaseUrl, index);
  await index.warmUp(dayNumber(wibDateOf(new Date())));
  let mark = await feed.catchUp();
  const catchUp = oneAtATime(async () => {
    mark = await feed.catchUp();
    if (index.wantsCompaction) void index.compact().catch(fail);
  });

  const answer = ({ number, ...question }: ThreadQuestion): void => {
    tell({ kind: 'answer', number, ...index.search(question), mark });
  };
  parentPort?.on('message', (question: ThreadQuestion) => {
    if (question.catchUp)
      catchUp()
        .then(() => answer(question))
        .catch(fail);
    else answer(question);
  });
  setInterval(() => void catchUp().catch(fail), LOOK_EVERY_MS);
  tell({ kind: 'built', jobs: index.jobs, bytes: index.bytes, milliseconds: Math.round(performance.now() - began) });
}

const tell = (message: ThreadMessage): void => parentPort?.postMessage(message);

/** Ends the thread with the error, as when the database is gone: the server then answers with LIKE and starts the thread again. */
function fail(error: unknown): never {
  throw error;
}

/** Calls while the work runs share one further run, which begins after all of them were made. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    running = work().finally(() => (running = null));
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running.then(() => {
      next = null;
      return run();
    });
    return next;
  };
}

if (parentPort) main(workerData as ThreadSettings).catch(fail);
