import { holdersOfPieces, pairsOf, triplesOf } from './neighbours';
import { SegmentText } from './segment-text';
import { flat, Vocabulary } from './vocabulary';

/** What two bytes can number. */
const MAX_PIECES = 65_536;
/** In letters. Longer pieces in the middle of a term are in few texts, or are few. */
const MAX_MIDDLE_LENGTH = 8;

/** Takes the texts of a segment in pieces and makes them searchable. */
export class TextBuilder {
  private readonly numbers = new Map<string, number>();
  private texts = new Uint16Array(1 << 16);
  private end = 0;
  private readonly textStarts = [0];

  hasRoomFor(pieces: readonly string[]): boolean {
    return this.numbers.size + pieces.length <= MAX_PIECES;
  }

  add(pieces: readonly string[]): void {
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
    this.textStarts.push(this.end);
  }

  /** In steps: the caller lets other work run at each `yield`. */
  *build(): Generator<void, SegmentText> {
    const pieces = [...this.numbers.keys()].sort();
    const vocabulary = new Vocabulary(pieces);
    yield;
    const numbers = new Uint16Array(pieces.length);
    pieces.forEach((piece, number) => (numbers[this.numbers.get(piece) ?? 0] = number));
    const texts = this.texts.slice(0, this.end).map((number) => numbers[number] ?? 0);
    const textStarts = Uint32Array.from(this.textStarts);
    yield;
    const written = { texts, textStarts, vocabulary: vocabulary.size };
    const { holders } = yield* holdersOfPieces(written);
    const multiOccurrence = yield* holdersOfPieces(written, 2);
    const pairs = yield* pairsOf(written);
    const isCommonMiddle = (piece: number): boolean =>
      holders.isLong(piece) && vocabulary.pieceOf(piece).length <= MAX_MIDDLE_LENGTH;
    const triples = yield* triplesOf(written, isCommonMiddle);
    return new SegmentText({ vocabulary, texts, textStarts, holders, multiOccurrence, pairs, triples });
  }
}
