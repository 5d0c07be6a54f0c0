/* oxlint-disable typescript/no-non-null-assertion -- typed arrays, whose indexes are in bounds by construction */
import { addAll, addBit, emptyBits, type Bits } from './bits';

/** Longer lists are stored as bits, which is smaller and faster. */
const MAX_LISTED = 4_096;
const AS_BITS = 0x8000_0000;

/** Lists of documents of one segment, by number, like one block of 65,536 of a Roaring bitmap. */
export class Postings {
  /** Where each list starts in `listed`, or with the highest bit which of `long` it is. */
  private readonly starts: Uint32Array;
  private readonly listed: Uint16Array;
  private readonly long: Bits[] = [];

  /** From consecutive lists: list n is `documents` from `starts[n]` to `starts[n + 1]`. */
  constructor(starts: Uint32Array, documents: Uint16Array, segmentSize: number) {
    const lists = starts.length - 1;
    this.starts = new Uint32Array(lists + 1);
    const listed = new Uint16Array(documents.length);
    let end = 0;
    for (let list = 0; list < lists; list += 1) {
      const of = documents.subarray(starts[list], starts[list + 1]);
      if (of.length > MAX_LISTED) {
        this.starts[list] = AS_BITS + this.long.length;
        const bits = emptyBits(segmentSize);
        for (const document of of) addBit(bits, document);
        this.long.push(bits);
      } else {
        this.starts[list] = end;
        listed.set(of, end);
        end += of.length;
      }
    }
    this.starts[lists] = end;
    this.listed = listed.slice(0, end);
  }

  /** Whether a list is long enough to be kept as bits. */
  isLong(list: number): boolean {
    return this.starts[list]! >= AS_BITS;
  }

  /** Adds the documents of a list to `into`. */
  addTo(into: Bits, list: number): void {
    const start = this.starts[list]!;
    if (start >= AS_BITS) return addAll(into, this.long[start - AS_BITS]!);
    const end = this.endOf(list);
    for (let at = start; at < end; at += 1) addBit(into, this.listed[at]!);
  }

  /** Where the next list that is not kept as bits starts. */
  private endOf(list: number): number {
    let next = list + 1;
    while (this.isLong(next)) next += 1;
    return this.starts[next]!;
  }
}
