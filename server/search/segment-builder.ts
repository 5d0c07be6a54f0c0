import { ID_LENGTH, type IndexedJob, type JobFacts } from './job-facts';
import { holdersOfPieces, pairsOf, triplesOf } from './neighbours';
import { piecesOf } from './pieces';
import { Segment } from './segment';
import { flat, Vocabulary } from './vocabulary';

/** What two bytes can number. */
const MAX_JOBS = 65_536;
const MAX_PIECES = 65_536;
/** In letters. Longer pieces in the middle of a term are in few texts, or are few. */
const MAX_MIDDLE_LENGTH = 8;

/** Takes jobs in list order and makes a segment of them. */
export class SegmentBuilder {
  private readonly jobs: JobFacts[] = [];
  private readonly numbers = new Map<string, number>();
  private texts = new Uint16Array(1 << 16);
  private end = 0;
  private readonly textStarts = [0];

  get size(): number {
    return this.jobs.length;
  }

  /** False when the segment is full. A single job always fits, because a description has at most 20,000 characters. */
  add({ text, ...facts }: IndexedJob): boolean {
    const pieces = piecesOf(text);
    if (this.jobs.length > 0 && (this.jobs.length === MAX_JOBS || this.numbers.size + pieces.length > MAX_PIECES))
      return false;
    while (this.end + pieces.length > this.texts.length) {
      const full = this.texts;
      this.texts = new Uint16Array(full.length * 2);
      this.texts.set(full);
    }
    for (const piece of pieces) {
      let number = this.numbers.get(piece);
      if (number === undefined) {
        number = this.numbers.size;
        this.numbers.set(flat(piece), number);
      }
      this.texts[this.end] = number;
      this.end += 1;
    }
    this.jobs.push(facts);
    this.textStarts.push(this.end);
    return true;
  }

  /** Builds the segment in steps: the caller lets other work run at each `yield`. */
  *build(): Generator<void, Segment> {
    const pieces = [...this.numbers.keys()].sort();
    const vocabulary = new Vocabulary(pieces);
    yield;
    const numbers = new Uint16Array(pieces.length);
    pieces.forEach((piece, number) => (numbers[this.numbers.get(piece) ?? 0] = number));
    const texts = this.texts.slice(0, this.end).map((number) => numbers[number] ?? 0);
    const textStarts = Uint32Array.from(this.textStarts);
    const typeNames = [...new Set(this.jobs.map(({ employmentType }) => employmentType))];
    const size = this.jobs.length;
    yield;
    const written = { texts, textStarts, vocabulary: vocabulary.size };
    const { holders } = yield* holdersOfPieces(written);
    const multiOccurrence = yield* holdersOfPieces(written, 2);
    const pairs = yield* pairsOf(written);
    const isCommonMiddle = (piece: number): boolean =>
      holders.isLong(piece) && vocabulary.pieceOf(piece).length <= MAX_MIDDLE_LENGTH;
    const triples = yield* triplesOf(written, isCommonMiddle);
    return new Segment({
      size,
      ids: Buffer.from(this.jobs.map(({ id }) => id.padEnd(ID_LENGTH)).join(''), 'latin1'),
      createdAt: Float64Array.from(this.jobs, ({ createdAt }) => createdAt),
      typeNames,
      types: Uint8Array.from(this.jobs, ({ employmentType }) => typeNames.indexOf(employmentType)),
      closesAfter: Int32Array.from(this.jobs, ({ closesAfter }) => closesAfter),
      vocabulary,
      texts,
      textStarts,
      holders,
      multiOccurrence,
      pairs,
      triples,
    });
  }
}
