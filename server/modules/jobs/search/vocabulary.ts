/* eslint-disable @typescript-eslint/no-non-null-assertion -- typed arrays, whose indexes are in bounds by construction */
/** The different pieces of a segment's texts, by number; all of them in one string, so that a search for a part of one is one pass. */

/** In no text: cleaning drops it, and `mayMatch` refuses terms that hold it. */
const BETWEEN = '\0';

export const mayMatch = (term: string): boolean => !term.includes(BETWEEN);

/** In one piece of memory, a byte a character where that is enough: a text put together lies about as a tree, and its parts keep it alive. */
export function flat(text: string): string {
  // eslint-disable-next-line no-control-regex -- all that fits into a byte
  const encoding = /^[\u0000-\u00ff]*$/.test(text) ? 'latin1' : 'utf16le';
  return Buffer.from(text, encoding).toString(encoding);
}

export class Vocabulary {
  private readonly joined: string;
  /** Where each piece starts in `joined`. */
  private readonly starts: Uint32Array;

  constructor(pieces: readonly string[]) {
    this.joined = flat(BETWEEN + pieces.map((piece) => piece + BETWEEN).join(''));
    this.starts = new Uint32Array(pieces.length);
    let start = 1;
    pieces.forEach((piece, number) => {
      this.starts[number] = start;
      start += piece.length + 1;
    });
  }

  get size(): number {
    return this.starts.length;
  }

  get bytes(): number {
    return this.joined.length + this.starts.byteLength;
  }

  pieceOf(number: number): string {
    return this.joined.slice(this.starts[number], (this.starts[number + 1] ?? this.joined.length) - 1);
  }

  containing(part: string): number[] {
    return this.numbersOf(part, 0);
  }

  endingWith(part: string): number[] {
    return this.numbersOf(part + BETWEEN, 0);
  }

  startingWith(part: string): number[] {
    return this.numbersOf(BETWEEN + part, 1);
  }

  /** Its number, or -1. */
  indexOf(piece: string): number {
    return this.numbersOf(BETWEEN + piece + BETWEEN, 1)[0] ?? -1;
  }

  private numbersOf(pattern: string, shift: number): number[] {
    const numbers: number[] = [];
    for (let at = this.joined.indexOf(pattern); at >= 0; ) {
      const number = this.numberAt(at + shift);
      numbers.push(number);
      const next = this.starts[number + 1];
      if (next === undefined) break;
      at = this.joined.indexOf(pattern, next - shift);
    }
    return numbers;
  }

  /** Of the piece that the character at this place belongs to. */
  private numberAt(place: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.starts[middle]! <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
