import { parentPort, workerData } from 'node:worker_threads';
import { wibDateOf } from '../../domain/time';
import type { SearchMark } from '../ports';
import { dayNumber } from './job-facts';
import { JobFeed } from './job-feed';
import { JobIndex, type IndexAnswer, type IndexQuery } from './job-index';

/** The thread of the index, so that neither building it nor a new term delays other requests. */

export interface ThreadSettings {
  databaseUrl: string;
}

export interface ThreadQuery extends IndexQuery {
  number: number;
  /** Read changes first: the answer to an earlier mark is out of date. */
  catchUp: boolean;
}

export interface Built {
  kind: 'built';
  jobs: number;
  /** The size of the typed arrays, which is nearly all of the index. */
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

  const answer = ({ number, ...query }: ThreadQuery): void => {
    tell({ kind: 'answer', number, ...index.search(query), mark });
  };
  parentPort?.on('message', (query: ThreadQuery) => {
    if (query.catchUp)
      catchUp()
        .then(() => answer(query))
        .catch(fail);
    else answer(query);
  });
  setInterval(() => void catchUp().catch(fail), LOOK_EVERY_MS);
  tell({ kind: 'built', jobs: index.jobs, bytes: index.bytes, milliseconds: Math.round(performance.now() - began) });
}

const tell = (message: ThreadMessage): void => parentPort?.postMessage(message);

/** Ends the thread with the error; the server then answers with LIKE and starts the thread again. */
function fail(error: unknown): never {
  throw error;
}

/** Calls while the work runs share one further run. */
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
