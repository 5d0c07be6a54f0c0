import { postingsOfTokens, bigramsOf, trigramsOf } from './ngrams';
import { SegmentText } from './segment-text';
import { flat, Vocabulary } from './vocabulary';

/** What two bytes can number. */
const MAX_TOKENS = 65_536;
/** In letters. Longer tokens in the middle of a term are in few texts, or are few. */
const MAX_MIDDLE_LENGTH = 8;

/** Takes the texts of a segment in tokens and makes them searchable. */
export class TextBuilder {
  private readonly numbers = new Map<string, number>();
  private texts = new Uint16Array(1 << 16);
  private end = 0;
  private readonly textStarts = [0];

  hasRoomFor(tokens: readonly string[]): boolean {
    return this.numbers.size + tokens.length <= MAX_TOKENS;
  }

  add(tokens: readonly string[]): void {
    while (this.end + tokens.length > this.texts.length) {
      const full = this.texts;
      this.texts = new Uint16Array(full.length * 2);
      this.texts.set(full);
    }
    for (const token of tokens) {
      let number = this.numbers.get(token);
      if (number === undefined) {
        number = this.numbers.size;
        this.numbers.set(flat(token), number);
      }
      this.texts[this.end] = number;
      this.end += 1;
    }
    this.textStarts.push(this.end);
  }

  /** In steps: the caller lets other work run at each `yield`. */
  *build(): Generator<void, SegmentText> {
    const tokens = [...this.numbers.keys()].sort();
    const vocabulary = new Vocabulary(tokens);
    yield;
    const numbers = new Uint16Array(tokens.length);
    tokens.forEach((token, number) => (numbers[this.numbers.get(token) ?? 0] = number));
    const texts = this.texts.slice(0, this.end).map((number) => numbers[number] ?? 0);
    const textStarts = Uint32Array.from(this.textStarts);
    yield;
    const written = { texts, textStarts, vocabulary: vocabulary.size };
    const { postings } = yield* postingsOfTokens(written);
    const multiOccurrence = yield* postingsOfTokens(written, 2);
    const bigrams = yield* bigramsOf(written);
    const isCommonMiddle = (token: number): boolean =>
      postings.isLong(token) && vocabulary.tokenAt(token).length <= MAX_MIDDLE_LENGTH;
    const trigrams = yield* trigramsOf(written, isCommonMiddle);
    return new SegmentText({ vocabulary, texts, textStarts, postings, multiOccurrence, bigrams, trigrams });
  }
}
