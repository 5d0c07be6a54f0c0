/* oxlint-disable typescript/no-non-null-assertion -- typed arrays, whose indexes are in bounds by construction */
import { addAll, addBit, type Bits } from './bits';

/** Longer lists are stored as bits, which is smaller and faster. */
const MAX_LISTED = 4_096;
const AS_BITS = 0x8000_0000;

/** Lists of documents of one segment, by number, like one block of 65,536 of a Roaring bitmap. */
export class Postings {
  private constructor(
    private readonly words: number,
    /** Where each list starts in `listed`, or with the highest bit which row of `bits` it is. */
    private readonly starts: Uint32Array,
    private readonly listed: Uint16Array,
    private readonly bits: Uint32Array,
  ) {}

  /** From consecutive lists: list n is `documents` from `starts[n]` to `starts[n + 1]`. */
  static from(starts: Uint32Array, documents: Uint16Array, segmentSize: number): Postings {
    const words = (segmentSize + 31) >>> 5;
    const lists = starts.length - 1;
    const isLong = (list: number): boolean => starts[list + 1]! - starts[list]! > MAX_LISTED;
    let long = 0;
    let listedCount = 0;
    for (let list = 0; list < lists; list += 1) {
      if (isLong(list)) long += 1;
      else listedCount += starts[list + 1]! - starts[list]!;
    }
    const kept = new Postings(
      words,
      new Uint32Array(lists + 1),
      new Uint16Array(listedCount),
      new Uint32Array(long * words),
    );
    let row = 0;
    let end = 0;
    for (let list = 0; list < lists; list += 1) {
      const of = documents.subarray(starts[list], starts[list + 1]);
      if (isLong(list)) {
        kept.starts[list] = AS_BITS + row;
        const bits = kept.row(row);
        for (const document of of) addBit(bits, document);
        row += 1;
      } else {
        kept.starts[list] = end;
        kept.listed.set(of, end);
        end += of.length;
      }
    }
    kept.starts[lists] = end;
    return kept;
  }

  get bytes(): number {
    return this.starts.byteLength + this.listed.byteLength + this.bits.byteLength;
  }

  /** Whether a list is long enough to be kept as bits. */
  isLong(list: number): boolean {
    return this.starts[list]! >= AS_BITS;
  }

  /** Adds the documents of a list to `into`. */
  addTo(into: Bits, list: number): void {
    const start = this.starts[list]!;
    if (start >= AS_BITS) {
      addAll(into, this.row(start - AS_BITS));
      return;
    }
    const end = this.endOf(list);
    for (let at = start; at < end; at += 1) addBit(into, this.listed[at]!);
  }

  /** Where the next list that is not kept as bits starts. */
  private endOf(list: number): number {
    let next = list + 1;
    while (this.starts[next]! >= AS_BITS) next += 1;
    return this.starts[next]!;
  }

  private row(row: number): Bits {
    return this.bits.subarray(row * this.words, (row + 1) * this.words);
  }
}
