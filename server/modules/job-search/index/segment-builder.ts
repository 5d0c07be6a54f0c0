import { ID_LENGTH, type IndexedFacts, type IndexedJob } from './job-facts';
import { tokenize } from './tokenize';
import { Segment } from './segment';
import { SegmentFacts } from './segment-facts';
import { TextBuilder } from './text-builder';

/** What two bytes can number. */
const MAX_JOBS = 65_536;

/** Takes jobs in list order and makes a segment of them. */
export class SegmentBuilder {
  private readonly jobs: IndexedFacts[] = [];
  private readonly texts = new TextBuilder();
  private readonly titles = new TextBuilder();

  get size(): number {
    return this.jobs.length;
  }

  /** False when the segment is full. A single job always fits, because a description has at most 20,000 characters. */
  add({ text, ...facts }: IndexedJob): boolean {
    const tokens = tokenize(text);
    if (this.jobs.length > 0 && (this.jobs.length === MAX_JOBS || !this.texts.hasRoomFor(tokens))) return false;
    this.texts.add(tokens);
    this.titles.add(tokenize(titleOf(text)));
    this.jobs.push(facts);
    return true;
  }

  /** Builds the segment in steps: the caller lets other work run at each `yield`. */
  *build({ isFull }: Pick<Segment, 'isFull'>): Generator<void, Segment> {
    const text = yield* this.texts.build();
    const titles = yield* this.titles.build();
    return new Segment({
      isFull,
      ids: Buffer.from(this.jobs.map(({ id }) => id.padEnd(ID_LENGTH)).join(''), 'latin1'),
      facts: new SegmentFacts(this.jobs),
      closesAt: Float64Array.from(this.jobs, ({ closesAt }) => closesAt),
      text,
      titles,
    });
  }
}

/** The first line. */
const titleOf = (text: string): string => text.split('\n', 1)[0] ?? '';
