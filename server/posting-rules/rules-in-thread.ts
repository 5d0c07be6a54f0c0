import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AlikeFlags, EarlierPosting } from '../text/posting-flags/alike-postings';
import type { PostingReading } from '../text/posting-flags/posting-flags';
import type { Comparable } from '../text/posting-flags/similarity';
import type { PostingRules, ReadablePosting } from '../ports';
import type { PostingVerdict, PostingQuestion } from './posting-question';

interface Asked {
  question: PostingQuestion;
  resolve(answer: PostingVerdict): void;
  reject(cause: Error): void;
}

/** Asks the thread of the rules, one question at a time. A failure refuses that question alone; the next starts a new thread. */
export class RulesInThread implements PostingRules {
  private thread: Worker | null = null;
  private asked: Asked | null = null;
  private readonly waiting: Asked[] = [];

  async read(posting: ReadablePosting): Promise<PostingReading> {
    return (await this.ask({ kind: 'read', posting })) as PostingReading;
  }

  async compare(posting: Comparable, earlier: readonly EarlierPosting[], now: Date): Promise<AlikeFlags> {
    return (await this.ask({ kind: 'compare', posting, earlier, now })) as AlikeFlags;
  }

  /** The current question then fails. */
  async stop(): Promise<void> {
    await this.thread?.terminate();
  }

  private ask(question: PostingQuestion): Promise<PostingVerdict> {
    return new Promise((resolve, reject) => {
      // Who compares holds a transaction.
      this.waiting[question.kind === 'compare' ? 'unshift' : 'push']({ question, resolve, reject });
      this.askNext();
    });
  }

  private askNext(): void {
    if (this.asked) return;
    this.asked = this.waiting.shift() ?? null;
    if (!this.asked) return;
    this.thread ??= this.startThread();
    this.thread.postMessage(this.asked.question);
  }

  private startThread(): Worker {
    const extension = path.extname(__filename);
    const thread = new Worker(path.join(__dirname, `posting-rules-thread${extension}`), {
      // Not the process's own arguments, some of which are not for threads.
      execArgv: extension === '.ts' ? ['-r', '@swc-node/register'] : [],
    });
    thread.unref();
    let cause: unknown;
    thread.on('message', (answer: PostingVerdict) => this.finish((asked) => asked.resolve(answer)));
    thread.on('error', (error) => (cause = error));
    thread.on('exit', (code) => {
      this.thread = null;
      this.finish((asked) =>
        asked.reject(new Error(`The posting rules' thread has ended with code ${code}`, { cause })),
      );
    });
    return thread;
  }

  private finish(answer: (asked: Asked) => void): void {
    const { asked } = this;
    this.asked = null;
    if (asked) answer(asked);
    this.askNext();
  }
}
