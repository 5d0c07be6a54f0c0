import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { JobSearch, SearchProposal, SearchQuery } from '../ports';
import { dayNumber } from './job-facts';
import type { Built, ThreadAnswer, ThreadMessage, ThreadQuery, ThreadSettings } from './search-thread';
import { watchSize, type WatchedJobs } from './watch-size';

/** A search that takes longer is answered by LIKE. */
const MAX_WAIT_MS = 2_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
const MAX_KEPT = 500;
/** A mark misses what a long transaction has changed; only the thread's wide read finds that. */
const MAX_KEPT_MS = 10_000;

interface Waiting {
  answered(proposal: SearchProposal | null): void;
  timer: NodeJS.Timeout;
}

export interface SearchParts extends WatchedJobs {
  databaseUrl: string;
  /** Called with the number of indexed jobs once the index is in use, and with 0 when it no longer is. */
  onUse(jobs: number): void;
}

/** Runs the index in its thread, queries it, and caches its answers for as long as they are proved right. */
export class SearchByIndex implements JobSearch {
  private stopWatching: () => Promise<void> = () => Promise.resolve();
  private thread: Worker | null = null;
  private isBuilt = false;
  private isStopped = false;
  private pause = FIRST_PAUSE_MS;
  private restart: NodeJS.Timeout | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();
  /** By query; an answer that a statement finds out of date is queried again. */
  private readonly kept = new Map<string, { proposal: SearchProposal; since: number }>();

  constructor(private readonly parts: SearchParts) {}

  /** Waits until there are many jobs; the index takes over once it is built. */
  start(): void {
    this.stopWatching = watchSize(this.parts, () => this.startThread());
  }

  private startThread(): void {
    if (this.thread || this.isStopped) return;
    const extension = path.extname(__filename);
    const thread = new Worker(path.join(__dirname, `search-thread${extension}`), {
      workerData: { databaseUrl: this.parts.databaseUrl } satisfies ThreadSettings,
      // Not the process's own arguments, some of which are not for threads.
      execArgv: extension === '.ts' ? ['-r', '@swc-node/register'] : [],
    });
    this.thread = thread;
    let cause: unknown;
    thread.on('message', (message: ThreadMessage) =>
      message.kind === 'built' ? this.useIndex(message) : this.take(message),
    );
    thread.on('error', (error) => (cause = error));
    thread.on('exit', (code) => this.recover(cause ?? new Error(`The search thread has ended with code ${code}`)));
  }

  async propose(query: SearchQuery, outdated?: SearchProposal): Promise<SearchProposal | null> {
    const key = JSON.stringify(query);
    const known = this.kept.get(key);
    if (known && known.proposal.mark !== outdated?.mark && performance.now() - known.since < MAX_KEPT_MS)
      return known.proposal;
    const proposal = await this.ask(query, outdated !== undefined);
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    if (proposal) this.kept.set(key, { proposal, since: performance.now() });
    else this.kept.delete(key);
    return proposal;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.stopWatching();
    if (this.restart) clearTimeout(this.restart);
    await this.endThread();
  }

  /** As after a failure: unless `stop` was called, the thread is started again. */
  async endThread(): Promise<void> {
    await this.thread?.terminate();
  }

  private ask(query: SearchQuery, catchUp: boolean): Promise<SearchProposal | null> {
    const { thread } = this;
    if (!thread || !this.isBuilt) return Promise.resolve(null);
    this.asked += 1;
    const number = this.asked;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.answer(number, null), MAX_WAIT_MS);
      this.waiting.set(number, { answered: resolve, timer });
      thread.postMessage({ ...query, today: dayNumber(query.today), number, catchUp } satisfies ThreadQuery);
    });
  }

  private take({ number, ids, firstCreatedAt, total, mark }: ThreadAnswer): void {
    this.answer(number, {
      ids,
      firstCreatedAt: firstCreatedAt === null ? null : new Date(firstCreatedAt),
      total,
      mark,
    });
  }

  private answer(number: number, proposal: SearchProposal | null): void {
    const waiting = this.waiting.get(number);
    if (!waiting) return;
    this.waiting.delete(number);
    clearTimeout(waiting.timer);
    waiting.answered(proposal);
  }

  private useIndex({ jobs, bytes, milliseconds }: Built): void {
    this.isBuilt = true;
    this.pause = FIRST_PAUSE_MS;
    this.parts.onUse(jobs);
    this.parts.logger.info({ jobs, bytes, milliseconds }, 'the search index is built and in use');
  }

  private recover(cause: unknown): void {
    this.thread = null;
    this.isBuilt = false;
    this.kept.clear();
    this.parts.onUse(0);
    for (const number of [...this.waiting.keys()]) this.answer(number, null);
    if (this.isStopped) return;
    this.parts.logger.error({ err: cause }, 'the search index has failed; LIKE answers until it is built again');
    this.restart = setTimeout(() => this.startThread(), this.pause).unref();
    this.pause = Math.min(this.pause * 2, MAX_PAUSE_MS);
  }
}
