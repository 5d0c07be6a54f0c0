import type { LocalDate } from '../../domain/time';
import type { Tally } from '../races/at-once';
import type { Outcome } from '../market/job-factory';
import type { TestActor, TestSeeker } from '../people/actors';
import type { ServerPair } from './server-pair';

/** An even number of each kind on both servers. More find no other order, only a rarer one: they are `npm run test:long`'s. */
export const CALLS = 50;
/** Each asks both servers. */
export const PAIRS = CALLS / 2;

/** What every race may use: the two servers, and people who are costly to make. */
export interface Field {
  pair: ServerPair;
  seekers: TestSeeker[];
  /** The day of the race's interviews; its own, so that nobody is busy with another race. */
  day: LocalDate;
  admin: TestActor;
}

export interface Race {
  /** One of the calls. Even numbers go to the first server, odd ones to the second. */
  call(index: number): Promise<string>;
  /** The responses (`accept: ACCEPTED`, `reject: APPLICATION_NOT_PENDING`, `close: done`) must add up, and the rows must be what they say. */
  check(tally: Tally): Promise<void> | void;
}

/** Prepares a race, by the name of what must hold in any order. */
export type Races = Record<string, (field: Field) => Promise<Race>>;

/** Calls of several kinds take turns in pairs, so that each kind meets the others on both servers. */
export function kindOf(index: number, kinds: number): number {
  return Math.floor(index / 2) % kinds;
}

/** How many of all calls are of this kind. */
export function callsOfKind(kind: number, kinds: number): number {
  return Array.from({ length: CALLS }, (_unused, index) => kindOf(index, kinds)).filter((other) => other === kind)
    .length;
}

export const callStatus = (call: string, { application, errors }: Pick<Outcome, 'application' | 'errors'>): string =>
  `${call}: ${application?.status ?? errors[0]?.code ?? 'nothing'}`;

/** `done`, or the code of the refusal. */
export const callCode = (call: string, { errors }: Pick<Outcome, 'errors'>): string =>
  `${call}: ${errors[0]?.code ?? 'done'}`;

/** How often a response came. */
export function times(tally: Tally, answer: string): number {
  return tally[answer] ?? 0;
}
