/** A part of a PDF. A name keeps its slash, a text is its bytes. */
export type PdfValue = number | boolean | null | string | Buffer | PdfReference | PdfValue[] | PdfDictionary;
export type PdfDictionary = Map<string, PdfValue>;
export interface PdfReference {
  object: number;
  generation: number;
}

/** Longer than any dictionary that is read here; what is longer counts as broken. */
const MAX_LENGTH = 16 * 1024;
const MAX_DEPTH = 20;

/** A comment ends with its line, so that there is one way to match it. */
const GAP = /[\s\0]*(?:%[^\r\n]*[\r\n][\s\0]*)*/y;
const REFERENCE = /(\d{1,10})[\s\0]+(\d{1,5})[\s\0]+R(?![^\s\0()<>[\]{}/%])/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const WORD = /(?:true|false|null)(?![^\s\0()<>[\]{}/%])/y;
const NAME = /\/[^\s\0()<>[\]{}/%]*/y;
const OCTAL = /[0-7]{1,3}/y;
const HEX = /<([\da-fA-F\s\0]*)>/y;

const WORDS: ReadonlyMap<string, boolean | null> = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
]);

class Broken extends Error {}

/** What begins at this place; undefined when it cannot be read. `text` has a character for each byte. Takes linear time. */
export function readPdfValue(text: string, at: number): PdfValue | undefined {
  try {
    return new Reader(text.slice(at, at + MAX_LENGTH)).value(0);
  } catch (error) {
    if (error instanceof Broken) return undefined;
    throw error;
  }
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  value(depth: number): PdfValue {
    if (depth > MAX_DEPTH) throw new Broken();
    this.take(GAP);
    if (this.isNext('<<')) return this.dictionary(depth);
    if (this.isNext('[')) return this.list(depth);
    if (this.isNext('(')) return this.literal();
    const hex = this.take(HEX)?.[1];
    if (hex !== undefined) return bytesOfHex(hex);
    const name = this.take(NAME)?.[0];
    if (name !== undefined) return spelledOut(name);
    const reference = this.take(REFERENCE);
    if (reference) return { object: Number(reference[1]), generation: Number(reference[2]) };
    const number = this.take(NUMBER)?.[0];
    if (number !== undefined) return Number(number);
    const word = this.take(WORD)?.[0];
    if (word !== undefined) return WORDS.get(word) ?? null;
    throw new Broken();
  }

  private dictionary(depth: number): PdfDictionary {
    const entries: PdfDictionary = new Map();
    for (this.take(GAP); !this.isNext('>>'); this.take(GAP)) {
      const key = this.take(NAME)?.[0];
      if (key === undefined) throw new Broken();
      entries.set(spelledOut(key).slice(1), this.value(depth + 1));
    }
    return entries;
  }

  private list(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (this.take(GAP); !this.isNext(']'); this.take(GAP)) values.push(this.value(depth + 1));
    return values;
  }

  /** Parentheses may be inside, in pairs or after a backslash. */
  private literal(): Buffer {
    let bytes = '';
    for (let open = 1; ; ) {
      const sign = this.next();
      if (sign === '\\') {
        bytes += this.escaped();
        continue;
      }
      if (sign === '(') open += 1;
      if (sign === ')') open -= 1;
      if (open === 0) return Buffer.from(bytes, 'latin1');
      // Every kind of line end is one and the same inside a text.
      if (sign === '\r') this.isNext('\n');
      bytes += sign === '\r' ? '\n' : sign;
    }
  }

  private escaped(): string {
    const octal = this.take(OCTAL)?.[0];
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    const sign = this.next();
    if (sign === '\r') this.isNext('\n');
    if (sign === '\r' || sign === '\n') return '';
    return ESCAPES.get(sign) ?? sign;
  }

  private next(): string {
    const sign = this.text[this.at];
    if (sign === undefined) throw new Broken();
    this.at += 1;
    return sign;
  }

  private isNext(mark: string): boolean {
    const isThere = this.text.startsWith(mark, this.at);
    if (isThere) this.at += mark.length;
    return isThere;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }
}

function bytesOfHex(digits: string): Buffer {
  const all = digits.replace(/[\s\0]+/g, '');
  return Buffer.from(all.length % 2 === 0 ? all : `${all}0`, 'hex');
}

function spelledOut(name: string): string {
  return name.replace(/#([\da-fA-F]{2})/g, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
