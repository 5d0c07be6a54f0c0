/* oxlint-disable typescript/no-non-null-assertion -- typed arrays, whose indexes are in bounds by construction */
/** Sets of documents of one segment, a bit each. */

export type Bits = Uint32Array;

export const emptyBits = (documents: number): Bits => new Uint32Array((documents + 31) >>> 5);

export function addBit(bits: Bits, document: number): void {
  bits[document >>> 5]! |= 1 << (document & 31);
}

export function removeBit(bits: Bits, document: number): void {
  bits[document >>> 5]! &= ~(1 << (document & 31));
}

export function hasBit(bits: Bits, document: number): boolean {
  return (bits[document >>> 5]! & (1 << (document & 31))) !== 0;
}

export function addAll(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! |= others[word]!;
}

export function keepCommon(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= others[word]!;
}

export function removeAll(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= ~others[word]!;
}

/** The elements in both: how many, and the first `wanted` of them. */
export function commonOf(bits: Bits, others: Bits, wanted: number): { total: number; first: number[] } {
  const first: number[] = [];
  let total = 0;
  for (let word = 0; word < bits.length; word += 1) {
    const common = bits[word]! & others[word]!;
    if (common === 0) continue;
    total += ones(common);
    for (let rest = common; rest !== 0 && first.length < wanted; rest &= rest - 1) first.push(documentOf(word, rest));
  }
  return { total, first };
}

/** The first in `rest` of the word. */
const documentOf = (word: number, rest: number): number => (word << 5) + 31 - Math.clz32(rest & -rest);

function ones(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Calls `visit` for each in ascending order. */
export function forEachBit(bits: Bits, visit: (document: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) visit(documentOf(word, rest));
  }
}
