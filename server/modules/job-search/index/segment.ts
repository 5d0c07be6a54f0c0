/* oxlint-disable typescript/no-non-null-assertion -- typed arrays, whose indexes are in bounds by construction */
import {
  countChoices,
  meeting,
  openAtHour,
  type ChoiceCounts,
  type JobConditions,
  type JobFacts,
} from '../job-conditions';
import type { RelatedWords } from '../search-query';
import {
  addAll,
  addBit,
  commonOf,
  emptyBits,
  forEachBit,
  hasBit,
  keepCommon,
  removeBit,
  removeAll,
  type Bits,
} from './bits';
import { ID_LENGTH, inListOrder, type Found, type IndexedJob, type JobPlace, type Matches } from './job-facts';
import { findRelated } from './related';
import type { SegmentFacts } from './segment-facts';
import type { SegmentText } from './segment-text';
import { firstWhere } from './vocabulary';

interface SegmentParts {
  isFull: boolean;
  ids: Buffer;
  facts: SegmentFacts;
  closesAt: Float64Array;
  text: SegmentText;
  titles: SegmentText;
}

/** What a text has to hold: a term in tokens, none for every text and null for none; or related words. */
export interface IndexMatch {
  tokens: readonly string[] | null;
  related: RelatedWords | null;
}

interface Wanted {
  conditions: JobConditions;
  freeAfter: number;
  /** How many of each rank. */
  wanted: number;
}

/**
 * At most 65,536 jobs in list order, with at most 65,536 different tokens in their texts. Its texts never change: a changed
 * job is removed here and added elsewhere.
 */
export class Segment {
  private readonly alive: Bits;
  readonly size: number;
  /** There was no room for one more job. */
  readonly isFull: boolean;
  /** Those that were not removed. */
  jobs: number;
  private readonly shown = new Map<string, Bits>();
  /** Kept for the minute. */
  private free: { after: number; jobs: Bits } | null = null;

  constructor(private readonly parts: SegmentParts) {
    this.size = parts.text.size;
    this.isFull = parts.isFull;
    this.jobs = this.size;
    this.alive = emptyBits(this.size);
    for (let job = 0; job < this.size; job += 1) addBit(this.alive, job);
  }

  /** The jobs that meet the conditions and whose text matches; of each rank the first so many. */
  search(match: IndexMatch, { conditions, freeAfter, wanted }: Wanted): Found {
    const shown = this.shownUnder(conditions);
    if (match.related === null) return this.find(match).map((found) => this.matchesOf(found, shown, wanted));
    const free = this.freeJobs(freeAfter);
    const closer = emptyBits(this.size);
    return this.find(match).flatMap((found) => {
      removeAll(found, closer);
      addAll(closer, found);
      const full = found.slice();
      removeAll(full, free);
      keepCommon(found, free);
      return [found, full].map((some) => this.matchesOf(some, shown, wanted));
    });
  }

  /** The jobs with a free time after this minute. */
  private freeJobs(freeAfter: number): Bits {
    if (this.free?.after === freeAfter) return this.free.jobs;
    const jobs = emptyBits(this.size);
    forEachBit(this.alive, (job) => {
      if (this.parts.facts.isFreeAfter(job, freeAfter)) addBit(jobs, job);
    });
    this.free = { after: freeAfter, jobs };
    return jobs;
  }

  /** By closeness; a job may be in several. */
  private find({ tokens, related }: IndexMatch): Bits[] {
    const meant = related ? findRelated(related, this.parts) : [];
    return [...meant, this.findTokens(tokens)];
  }

  /** What each choice of a filter would leave. */
  countChoices(match: IndexMatch, conditions: JobConditions, now: number): ChoiceCounts {
    const open = this.shownUnder(openAtHour(conditions.openAt));
    const found = emptyBits(this.size);
    for (const some of this.find(match)) addAll(found, some);
    keepCommon(found, open);
    return countChoices(this.factsOf(found), conditions, now);
  }

  private findTokens(tokens: readonly string[] | null): Bits {
    if (tokens === null) return emptyBits(this.size);
    return tokens.length === 0 ? this.alive.slice() : this.parts.text.find(tokens);
  }

  private *factsOf(found: Bits): Generator<JobFacts> {
    for (let job = 0; job < this.size; job += 1) if (hasBit(found, job)) yield this.parts.facts.viewAt(job);
  }

  private matchesOf(found: Bits, shown: Bits, wanted: number): Matches {
    const { total, first } = commonOf(found, shown, wanted);
    return { total, first: first.map((job) => this.placeOf(job)) };
  }

  /** The jobs that meet the conditions, as bits that what is found is compared with. */
  private shownUnder(conditions: JobConditions): Bits {
    const key = JSON.stringify(conditions);
    const known = this.shown.get(key);
    if (known) return known;
    const { facts, closesAt } = this.parts;
    const isMet = meeting(conditions);
    const shown = emptyBits(this.size);
    forEachBit(this.alive, (job) => {
      if (closesAt[job]! > conditions.openAt && isMet(facts.viewAt(job))) addBit(shown, job);
    });
    // A few for each hour, and what people have chosen lately.
    if (this.shown.size > MAX_SHOWN) this.shown.clear();
    this.shown.set(key, shown);
    return shown;
  }

  /** Removes a job if it is here. */
  remove(place: JobPlace): void {
    const job = firstWhere(this.size, (candidate) => inListOrder(this.placeOf(candidate), place) >= 0);
    if (job === this.size || this.placeOf(job).id !== place.id || !hasBit(this.alive, job)) return;
    removeBit(this.alive, job);
    for (const shown of this.shown.values()) removeBit(shown, job);
    this.jobs -= 1;
  }

  private placeOf(job: number): JobPlace {
    const id = this.parts.ids.toString('latin1', job * ID_LENGTH, (job + 1) * ID_LENGTH);
    return { id, createdAt: this.parts.facts.createdAtOf(job) };
  }

  /** The jobs that were not removed, for another segment; each text is made when it is read. */
  *remaining(): Generator<IndexedJob> {
    const { facts, closesAt, text } = this.parts;
    for (let job = 0; job < this.size; job += 1) {
      if (!hasBit(this.alive, job)) continue;
      yield {
        ...this.placeOf(job),
        ...facts.of(job),
        closesAt: closesAt[job]!,
        get text() {
          return text.textOf(job);
        },
      };
    }
  }
}

const MAX_SHOWN = 50;
