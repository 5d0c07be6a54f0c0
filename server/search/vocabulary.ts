/* oxlint-disable typescript/no-non-null-assertion -- typed arrays, whose indexes are in bounds by construction */

/** In no text: cleaning drops it, and `mayMatch` refuses terms that hold it. */
const BETWEEN = '\0';

export const mayMatch = (term: string): boolean => !term.includes(BETWEEN);

/** In one piece of memory, a byte a character where that is enough: a text put together lies about as a tree, and its parts keep it alive. */
export function flat(text: string): string {
  // oxlint-disable-next-line no-control-regex -- all that fits into a byte
  const encoding = /^[\u0000-\u00ff]*$/.test(text) ? 'latin1' : 'utf16le';
  return Buffer.from(text, encoding).toString(encoding);
}

const reversed = (text: string): string => text.split('').reverse().join('');

/**
 * The different pieces of a segment's texts: numbered in the order of the alphabet, so that those with one beginning stand
 * together; put in order once more by their endings; and all in one string, so that a look for a part of any is one pass.
 */
export class Vocabulary {
  private readonly joined: string;
  /** Where each piece starts in `joined`. */
  private readonly starts: Uint32Array;
  private readonly byEnding: Uint16Array;

  /** `pieces` in the order of the alphabet (of UTF-16), none twice, 65,536 at most. */
  constructor(pieces: readonly string[]) {
    this.joined = flat(pieces.map((piece) => BETWEEN + piece).join('') + BETWEEN);
    this.starts = new Uint32Array(pieces.length + 1);
    let start = 1;
    pieces.forEach((piece, number) => {
      this.starts[number] = start;
      start += piece.length + 1;
    });
    this.starts[pieces.length] = start;
    const endings = pieces.map(reversed);
    this.byEnding = Uint16Array.from(pieces.keys()).sort((one, other) => (endings[one]! < endings[other]! ? -1 : 1));
  }

  get size(): number {
    return this.starts.length - 1;
  }

  get bytes(): number {
    return this.joined.length + this.starts.byteLength + this.byEnding.byteLength;
  }

  pieceOf(number: number): string {
    return this.joined.slice(this.starts[number], this.starts[number + 1]! - 1);
  }

  containing(part: string): number[] {
    const numbers: number[] = [];
    for (
      let at = this.joined.indexOf(part);
      at >= 0;
      at = this.joined.indexOf(part, this.starts[numbers.at(-1)! + 1])
    ) {
      numbers.push(this.firstWhere((number) => this.starts[number + 1]! > at));
    }
    return numbers;
  }

  startingWith(part: string): number[] {
    const from = this.firstWhere((number) => this.pieceOf(number) >= part);
    const end = this.firstWhere((number) => number >= from && !this.pieceOf(number).startsWith(part));
    return Array.from({ length: end - from }, (_, at) => from + at);
  }

  endingWith(part: string): number[] {
    const ending = reversed(part);
    const from = this.firstWhere((place) => reversed(this.pieceOf(this.byEnding[place]!)) >= ending);
    const end = this.firstWhere((place) => place >= from && !this.pieceOf(this.byEnding[place]!).endsWith(part));
    return [...this.byEnding.subarray(from, end)];
  }

  /** Its number, or -1. */
  indexOf(piece: string): number {
    const number = this.firstWhere((candidate) => this.pieceOf(candidate) >= piece);
    return number < this.size && this.pieceOf(number) === piece ? number : -1;
  }

  /** The first of all numbers (or places) for which it is so, as it then is for all after it; the size when there is none. */
  private firstWhere(isSo: (number: number) => boolean): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isSo(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
