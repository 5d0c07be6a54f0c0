import type { Logger } from 'pino';
import { cleanSearch } from '../../../../domain/jobs';
import { foldForSearch } from '../../../../domain/text';
import { MINUTE_MS } from '../../../../domain/time';
import { inSlices } from '../../../background/in-slices';
import { runEvery } from '../../../background/run-every';
import type { Clock } from '../../../clock';
import type { DatabaseAccess } from '../../../db/database';
import { parseJsonList } from '../../../db/statements';
import { readNewestChange, visibleJobTexts } from './job-vocabulary.sql';
import { withoutVariants, type Spellings, type Suggestion } from './spellings';
import { SuggestionIndex } from './suggestion-index';
import { TitleWords } from './title-words';

interface Snapshot {
  suggestions: SuggestionIndex | null;
  titles: TitleWords;
}

type Found = Record<'titles' | 'skills' | 'companies', Spellings>;

/**
 * The titles, skills and companies of the jobs that seekers may see, and the words of the titles, each with the number of
 * its jobs: a snapshot in memory, so that neither suggestions nor the correction of typing errors ask the database. It is
 * as old as the last change that a look once a minute has found, and some seconds that reading takes; empty until the
 * first is read. A change that commits after a later one may be seen only with the next.
 */
export class JobVocabulary {
  private snapshot: Snapshot = { suggestions: null, titles: new TitleWords() };
  /** The newest change when the snapshot was begun. */
  private newest: string | null = null;
  private reading: Promise<unknown> = Promise.resolve();
  private isStopped = false;
  private stopLooking: () => Promise<void> = () => Promise.resolve();

  constructor(private readonly parts: { dataSource: DatabaseAccess; clock: Clock; logger: Logger }) {}

  /** Reads at once, without being waited for, and then whenever something has changed. */
  start(): void {
    const { dataSource, logger } = this.parts;
    const failure = 'the vocabulary of the jobs could not be read; tried again in a minute';
    this.stopLooking = runEvery({ everyMs: MINUTE_MS, logger, failure }, async () => {
      if ((await readNewestChange(dataSource)) !== this.newest) await this.refresh();
    }).stop;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.stopLooking();
  }

  /** Titles, skills and companies that start with what is typed, or one of whose later words does; see `SuggestionIndex`. */
  suggest(typed: string): Suggestion[] {
    return this.snapshot.suggestions?.find(foldForSearch(cleanSearch(typed))) ?? [];
  }

  /** The words of the titles of visible jobs. */
  titles(): TitleWords {
    return this.snapshot.titles;
  }

  /** For a title that should not be suggested for another minute. Other processes find the change by their own look. */
  readSoon(): void {
    if (this.newest === null) return;
    this.refresh().catch((error: unknown) => {
      this.parts.logger.warn({ err: error }, 'the vocabulary of the jobs could not be read; tried again in a minute');
    });
  }

  /** Reads the jobs as they are now. Reads never overlap, so that an older one cannot replace a newer one. */
  refresh(): Promise<void> {
    const read = this.reading.then(() => this.read());
    this.reading = read.catch(() => undefined);
    return read;
  }

  private async read(): Promise<void> {
    const { dataSource, clock, logger } = this.parts;
    const startedAt = performance.now();
    const newest = await readNewestChange(dataSource);
    const found: Found = { titles: new Map(), skills: new Map(), companies: new Map() };
    for await (const jobs of visibleJobTexts(dataSource, clock.now())) {
      if (this.isStopped) return;
      for (const job of jobs) {
        count(found.titles, job.title);
        count(found.companies, job.company_name);
        for (const skill of parseJsonList(job.skills)) count(found.skills, skill);
      }
    }
    this.snapshot = await inSlices(snapshotOf(found));
    const ms = Math.round(performance.now() - startedAt);
    if (this.newest === null) logger.info({ ms }, 'the vocabulary of the jobs is read');
    this.newest = newest;
  }
}

const count = (spellings: Spellings, text: string): unknown => spellings.set(text, (spellings.get(text) ?? 0) + 1);

function* snapshotOf(found: Found): Generator<void, Snapshot> {
  const titles = yield* withoutVariants('TITLE', found.titles);
  const skills = yield* withoutVariants('SKILL', found.skills);
  const companies = yield* withoutVariants('COMPANY', found.companies);
  const titleWords = new TitleWords();
  for (const { folded, jobs } of titles) {
    titleWords.add(folded, jobs);
    yield;
  }
  return { suggestions: yield* SuggestionIndex.of([...titles, ...skills, ...companies]), titles: titleWords };
}
