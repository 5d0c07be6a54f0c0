import { parentPort, workerData } from 'node:worker_threads';
import type { ChoiceCounts } from '../job-conditions';
import type { SearchMark } from '../search-query';
import { JobFeed } from './job-feed';
import { JobIndex, type IndexPage, type IndexQuery } from './job-index';

/** The thread of the index, so that neither building it nor a new term delays other requests. */

interface Numbered {
  number: number;
}

export interface PageQuery extends IndexQuery, Numbered {
  kind: 'page';
  /** Read changes first: the result for an earlier mark is out of date. */
  catchUp: boolean;
}

export interface ChoicesQuery extends Pick<IndexQuery, 'match' | 'conditions'>, Numbered {
  kind: 'choices';
  /** In milliseconds since 1970, as `freeAfter` gives it. */
  now: number;
}

export interface Built {
  kind: 'built';
  jobs: number;
  /** The thread's typed arrays: nearly all of the index, and what building it has not yet given back. */
  bytes: number;
  milliseconds: number;
}

export interface ThreadResult extends Numbered {
  kind: 'answer';
  answer: (IndexPage & { mark: SearchMark }) | ChoiceCounts;
}

export type ThreadMessage = Built | ThreadResult;

const LOOK_EVERY_MS = 1_000;

async function main(databaseUrl: string): Promise<void> {
  const began = performance.now();
  const index = new JobIndex();
  const feed = await JobFeed.start(databaseUrl, index);
  let mark = await feed.catchUp();
  const catchUp = oneAtATime(async () => {
    mark = await feed.catchUp();
    if (index.wantsCompaction) void index.compact().catch(fail);
  });

  const answer = (query: PageQuery): void =>
    tell({ kind: 'answer', number: query.number, answer: { ...index.search(query), mark } });
  parentPort?.on('message', (query: PageQuery | ChoicesQuery) => {
    if (query.kind === 'choices')
      tell({ kind: 'answer', number: query.number, answer: index.countChoices(query, query.now) });
    else if (query.catchUp)
      catchUp()
        .then(() => answer(query))
        .catch(fail);
    else answer(query);
  });
  setInterval(() => void catchUp().catch(fail), LOOK_EVERY_MS);
  const { arrayBuffers: bytes } = process.memoryUsage();
  tell({ kind: 'built', jobs: index.jobs, bytes, milliseconds: Math.round(performance.now() - began) });
}

const tell = (message: ThreadMessage): void => parentPort?.postMessage(message);

/** Ends the thread with the error; the server then searches with LIKE and starts the thread again. */
function fail(error: unknown): never {
  throw error;
}

/** Calls while the work runs share one further run. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | null = null;
  return () =>
    (next ??= last =
      last.then(() => {
        next = null;
        return work();
      }));
}

if (parentPort) main(workerData as string).catch(fail);
