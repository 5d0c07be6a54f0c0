import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { ChoiceCounts } from '../job-conditions';
import { MINUTE_MS } from '../../../../domain/time';
import { runEvery } from '../../../background/run-every';
import type { DatabaseAccess } from '../../../db/database';
import { isSameMark, type SearchProposal, type SearchQuery } from '../search-query';
import type { Built, ChoicesQuery, PageQuery, ThreadResult, ThreadMessage } from './search-thread';
import { countVisibleJobs } from './visible-job-count.sql';

/** A search that takes longer falls back to LIKE. */
const MAX_WAIT_MS = 2_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
const MAX_KEPT = 500;
/** A mark misses what a long transaction has changed; only the thread's wide read finds that. */
const MAX_KEPT_MS = 10_000;

interface SearchParts {
  databaseUrl: string;
  dataSource: DatabaseAccess;
  logger: Logger;
  /** The index is built from this many visible jobs on. */
  from: number;
  /** Called with the number of indexed jobs once the index is in use, and with 0 when it no longer is. */
  onUse(jobs: number): void;
}

type PageResult = Exclude<ThreadResult['answer'], ChoiceCounts>;

function proposalOf({ first, ...answer }: PageResult): SearchProposal {
  return { ...answer, first: first && { ...first, createdAt: new Date(first.createdAt) } };
}

/**
 * Runs the index in its thread, queries it, and caches its results for as long as they are proved right. Proposes the visible
 * jobs whose text matches; the caller checks the mark, and who may see what.
 */
export class SearchByIndex {
  private stopCounting: () => Promise<void> = () => Promise.resolve();
  private thread: Worker | null = null;
  private isBuilt = false;
  private isStopped = false;
  private pause = FIRST_PAUSE_MS;
  private restart: NodeJS.Timeout | undefined;
  private lastNumber = 0;
  /** Called with the result of the query of this number, or with null when there will be none. */
  private readonly waiting = new Map<number, (answer: ThreadResult['answer'] | null) => void>();
  private readonly asking = new Map<string, Promise<SearchProposal | null>>();
  /** By query; a result that a statement finds out of date is queried again. */
  private readonly kept = new Map<string, { proposal: SearchProposal; since: number }>();

  constructor(private readonly parts: SearchParts) {}

  /** Counts the visible jobs until there are many; the index takes over when it is built. */
  start(): void {
    const { dataSource, logger, from } = this.parts;
    const failure = 'the visible jobs could not be counted; tried again in a minute';
    this.stopCounting = runEvery({ everyMs: MINUTE_MS, logger, failure }, async () => {
      if ((await countVisibleJobs(dataSource, from)) < from) return;
      void this.stopCounting();
      this.startThread();
    }).stop;
  }

  private startThread(): void {
    if (this.thread || this.isStopped) return;
    const extension = path.extname(__filename);
    const thread = new Worker(path.join(__dirname, `search-thread${extension}`), {
      workerData: this.parts.databaseUrl,
      // Not the process's own arguments, some of which are not for threads.
      execArgv: extension === '.ts' ? ['-r', '@swc-node/register'] : [],
    });
    this.thread = thread;
    let cause: unknown;
    thread.on('message', (message: ThreadMessage) =>
      message.kind === 'built' ? this.useIndex(message) : this.waiting.get(message.number)?.(message.answer),
    );
    thread.on('error', (error) => (cause = error));
    thread.on('exit', (code) => this.recover(cause ?? new Error(`The search thread has ended with code ${code}`)));
  }

  /** Null when the database has to search itself. `outdated` is an earlier result whose mark no longer holds. */
  propose(query: SearchQuery, outdated?: SearchProposal): Promise<SearchProposal | null> {
    const key = JSON.stringify(query);
    const known = this.kept.get(key);
    const isOutdated = known && outdated && isSameMark(known.proposal.mark, outdated.mark);
    if (known && !isOutdated && performance.now() - known.since < MAX_KEPT_MS) return Promise.resolve(known.proposal);
    // The same question at the same time is asked once: under load the thread then has fewer to run.
    const asking = `${outdated ? outdated.mark.sum : ''} ${key}`;
    const asked = this.asking.get(asking);
    if (asked) return asked;
    const proposal = this.askForPage(key, query, outdated !== undefined).finally(() => this.asking.delete(asking));
    this.asking.set(asking, proposal);
    return proposal;
  }

  private async askForPage(key: string, query: SearchQuery, catchUp: boolean): Promise<SearchProposal | null> {
    const answer = await this.ask({ kind: 'page', ...query, catchUp });
    const proposal = answer && proposalOf(answer as PageResult);
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    if (proposal) this.kept.set(key, { proposal, since: performance.now() });
    else this.kept.delete(key);
    return proposal;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.stopCounting();
    clearTimeout(this.restart);
    await this.endThread();
  }

  /** As after a failure: unless `stop` was called, the thread is started again. */
  async endThread(): Promise<void> {
    await this.thread?.terminate();
  }

  /** What each choice of a filter would leave; at most a few seconds old. Null when the database has to count itself. */
  async countChoices(query: Pick<SearchQuery, 'match' | 'conditions'>, now: number): Promise<ChoiceCounts | null> {
    return (await this.ask({ kind: 'choices', ...query, now })) as ChoiceCounts | null;
  }

  /** Null when there will be no result. */
  private ask(query: Omit<PageQuery, 'number'> | Omit<ChoicesQuery, 'number'>): Promise<ThreadResult['answer'] | null> {
    const { thread } = this;
    if (!thread || !this.isBuilt) return Promise.resolve(null);
    const number = (this.lastNumber += 1);
    return new Promise((resolve) => {
      const take = (answer: ThreadResult['answer'] | null): void => {
        this.waiting.delete(number);
        clearTimeout(timer);
        resolve(answer);
      };
      const timer = setTimeout(take, MAX_WAIT_MS, null);
      this.waiting.set(number, take);
      thread.postMessage({ ...query, number });
    });
  }

  private useIndex({ kind: _kind, ...built }: Built): void {
    this.isBuilt = true;
    this.pause = FIRST_PAUSE_MS;
    this.parts.onUse(built.jobs);
    this.parts.logger.info(built, 'the search index is built and in use');
  }

  private recover(cause: unknown): void {
    this.thread = null;
    this.isBuilt = false;
    this.kept.clear();
    this.parts.onUse(0);
    for (const answer of this.waiting.values()) answer(null);
    if (this.isStopped) return;
    this.parts.logger.error({ err: cause }, 'the search index has failed; LIKE answers until it is built again');
    this.restart = setTimeout(() => this.startThread(), this.pause).unref();
    this.pause = Math.min(this.pause * 2, MAX_PAUSE_MS);
  }
}
