import { normalForm } from '../masking/normalise';

/**
 * How similar two texts are, and what finds similar ones in an index: min-hashes in bands. Texts of which six tenths are the
 * same share one of ten bands in nine of ten cases, nearly all of those that are closer do.
 */

const BANDS = 10;
const ROWS = 3;
/** Shorter texts say nothing of their own: `Imported posting`. */
const MIN_WORDS = 12;
const MAX_WORDS = 4_000;

/** Each pair of neighbouring words once, as a number. */
export function shinglesOf(text: string): ReadonlySet<number> {
  const words =
    normalForm(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, MAX_WORDS) ?? [];
  const shingles = new Set<number>();
  words.forEach((word, index) => shingles.add(hash(`${words[index - 1] ?? ''} ${word}`)));
  return shingles;
}

/** From 0 to 1: what both have of all that either has. */
export function similarity(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let common = 0;
  for (const shingle of one) if (other.has(shingle)) common += 1;
  const all = one.size + other.size - common;
  return all === 0 ? 1 : common / all;
}

/** A text's keys in the index. A short text has one, which only the same company's same posting has too. */
export function bandsOf({ companyId, title, location, description }: Comparable): number[] {
  const shingles = shinglesOf(description);
  if (shingles.size < MIN_WORDS) return [hash(JSON.stringify([companyId, normalForm(title), location, [...shingles]]))];
  const least = new Array<number>(BANDS * ROWS).fill(0xffffffff);
  for (const shingle of shingles) {
    for (let row = 0; row < least.length; row += 1) {
      const mixed = mix(shingle ^ (SEEDS[row] ?? 0));
      least[row] = Math.min(mixed, least[row] ?? mixed);
    }
  }
  return Array.from({ length: BANDS }, (_, band) =>
    hash(`${band}:${least.slice(band * ROWS, (band + 1) * ROWS).join()}`),
  );
}

export function isShort(shingles: ReadonlySet<number>): boolean {
  return shingles.size < MIN_WORDS;
}

export interface Comparable {
  companyId: string;
  title: string;
  location: string | null;
  description: string;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const SEEDS = Array.from({ length: BANDS * ROWS }, (_, row) => mix((row + 1) * 0x9e3779b1));
