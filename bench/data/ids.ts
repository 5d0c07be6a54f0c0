/**
 * Ids as the application makes them (ULIDs: 48 bits of time, 80 random), but repeatable: the random bits come from the
 * row's kind and number. No id has to be remembered, and ids of one table rise with time and number.
 */

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const KINDS = {
  admin: 1,
  companyAccount: 2,
  seekerAccount: 3,
  company: 4,
  seeker: 5,
  job: 6,
  slot: 7,
  application: 8,
  invoice: 9,
  ledger: 10,
  activity: 11,
  logo: 12,
  picture: 13,
  cv: 14,
} as const;
export type Kind = keyof typeof KINDS;

/** Id of the row `number` of its kind, made at `time` (milliseconds since 1970). */
export function idOf(kind: Kind, number: number, time: number): string {
  let text = '';
  for (let left = time, place = 0; place < 10; place += 1) {
    text = LETTERS.charAt(left % 32) + text;
    left = Math.floor(left / 32);
  }
  for (let shift = 30; shift >= 0; shift -= 5) text += LETTERS.charAt((number >>> shift) & 31);
  let noise = Math.imul(number ^ (KINDS[kind] * 0x9e3779b1), 0x85ebca6b) >>> 0;
  for (let place = 0; place < 9; place += 1) {
    noise = (Math.imul(noise ^ (noise >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    text += LETTERS.charAt((noise >>> 11) & 31);
  }
  return text;
}

/** A repeatable fraction from 0 up to, but without, 1 for a row and a purpose. */
export function fractionOf(seed: number, number: number, purpose: number): number {
  let mixed = (Math.imul(number + 0x6d2b79f5, 0x9e3779b1) ^ Math.imul(purpose + seed * 7919 + 1, 0x85ebca6b)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
