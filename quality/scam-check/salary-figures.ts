import { placeChain, placeOf } from '../../server/text/places/place-of';
import { kindsOfTitle, monthlyOf, type KindFigures } from '../../server/text/posting-flags/salary-range';
import type { JudgedPosting } from './judged-postings';

/** Fewer postings of a place say nothing. */
const MIN_POSTINGS = 50;
/** Work abroad pays by other countries' rules. */
const LEFT_OUT = 'abroad';
const ROUND = 50_000;

/** The table of server/text/posting-flags/salary-figures.json, from real postings. */
export function salaryFigures(postings: readonly JudgedPosting[]) {
  const byKind = new Map<string, number[]>();
  const byPlace = new Map<string, number[]>();
  const all: number[] = [];
  for (const { title, location, salary } of postings) {
    if (!salary) continue;
    const monthly = monthlyOf(salary);
    const place = location === null ? undefined : placeOf(location);
    all.push(monthly);
    add(byKind, kindsOfTitle(title)[0] ?? 'other', monthly);
    for (const id of place ? placeChain(place.id) : []) add(byPlace, id, monthly);
  }
  const middle = share(all, 0.5);
  const kinds = [...byKind].filter(([kind]) => kind !== LEFT_OUT).map(([kind, pay]) => [kind, figuresOf(pay)]);
  const places = [...byPlace]
    .filter(([, pay]) => pay.length >= MIN_POSTINGS)
    .map(([id, pay]) => [id, Math.round(100 * Math.min(1.3, Math.max(0.8, share(pay, 0.5) / middle))) / 100]);
  return { kinds: Object.fromEntries(kinds), places: Object.fromEntries(places) };
}

function add(groups: Map<string, number[]>, key: string, value: number): void {
  groups.set(key, [...(groups.get(key) ?? []), value]);
}

function share(values: readonly number[], of: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(of * sorted.length))] ?? 0;
}

function figuresOf(pay: readonly number[]): KindFigures {
  const rounded = (of: number): number => Math.round(share(pay, of) / ROUND) * ROUND;
  return { count: pay.length, p1: rounded(0.01), p50: rounded(0.5), p95: rounded(0.95), p99: rounded(0.99) };
}
