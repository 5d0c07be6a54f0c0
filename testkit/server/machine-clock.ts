import type * as Ulid from 'ulid';

/** How far the clock of the machine is ahead on which the server runs that acts now. Ids carry its time. */
export const machine = { ahead: 0 };

/** In place of the module `ulid`, for a test of servers on two machines: both run in this process, whose clock is one. */
export function ulidOfMachine(): typeof Ulid {
  const actual = jest.requireActual<typeof Ulid>('ulid');
  const ulid: typeof actual.ulid = (_time, random) => actual.ulid(Date.now() + machine.ahead, random);
  return { ...actual, ulid };
}
