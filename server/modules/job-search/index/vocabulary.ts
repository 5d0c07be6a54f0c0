/* oxlint-disable typescript/no-non-null-assertion -- typed arrays, whose indexes are in bounds by construction */

/** Occurs in no text: cleaning drops it, and `mayMatch` refuses terms with it. */
const BETWEEN = '\0';

export const mayMatch = (term: string): boolean => !term.includes(BETWEEN);

/** A copy in one block of memory: V8 keeps concatenated strings as trees, and slices keep the whole text alive. */
export function flat(text: string): string {
  // oxlint-disable-next-line no-control-regex -- all that fits into a byte
  const encoding = /^[\u0000-\u00ff]*$/.test(text) ? 'latin1' : 'utf16le';
  return Buffer.from(text, encoding).toString(encoding);
}

/** Binary search: the first number below `size` for which `isSo` holds, as it must for all after it; else `size`. */
export function firstWhere(size: number, isSo: (number: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const reversed = (text: string): string => text.split('').reverse().join('');

/**
 * The different tokens of a segment's texts: numbered in alphabetical order, so that those with the same beginning are
 * together; also sorted by their endings; and joined in one string, so that finding a part of any token is one pass.
 */
export class Vocabulary {
  private readonly joined: string;
  /** Where each token starts in `joined`. */
  private readonly starts: Uint32Array;
  private readonly byEnding: Uint16Array;

  /** `tokens` in alphabetical order (UTF-16), none twice, at most 65,536. */
  constructor(tokens: readonly string[]) {
    this.joined = flat(tokens.map((token) => BETWEEN + token).join('') + BETWEEN);
    this.starts = new Uint32Array(tokens.length + 1);
    let start = 1;
    tokens.forEach((token, number) => {
      this.starts[number] = start;
      start += token.length + 1;
    });
    this.starts[tokens.length] = start;
    const endings = tokens.map(reversed);
    this.byEnding = Uint16Array.from(tokens.keys()).sort((one, other) => (endings[one]! < endings[other]! ? -1 : 1));
  }

  get size(): number {
    return this.starts.length - 1;
  }

  tokenAt(number: number): string {
    return this.joined.slice(this.starts[number], this.starts[number + 1]! - 1);
  }

  containing(part: string): number[] {
    const numbers: number[] = [];
    for (
      let at = this.joined.indexOf(part);
      at >= 0;
      at = this.joined.indexOf(part, this.starts[numbers.at(-1)! + 1])
    ) {
      numbers.push(firstWhere(this.size, (number) => this.starts[number + 1]! > at));
    }
    return numbers;
  }

  startingWith(part: string): number[] {
    const from = firstWhere(this.size, (number) => this.tokenAt(number) >= part);
    const end = firstWhere(this.size, (number) => number >= from && !this.tokenAt(number).startsWith(part));
    return Array.from({ length: end - from }, (_, at) => from + at);
  }

  endingWith(part: string): number[] {
    const ending = reversed(part);
    const from = firstWhere(this.size, (place) => reversed(this.tokenAt(this.byEnding[place]!)) >= ending);
    const end = firstWhere(this.size, (place) => place >= from && !this.tokenAt(this.byEnding[place]!).endsWith(part));
    return [...this.byEnding.subarray(from, end)];
  }

  /** Its number, or -1. */
  indexOf(token: string): number {
    const number = firstWhere(this.size, (candidate) => this.tokenAt(candidate) >= token);
    return number < this.size && this.tokenAt(number) === token ? number : -1;
  }
}
