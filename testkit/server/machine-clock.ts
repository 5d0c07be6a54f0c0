import type * as Ulid from 'ulid';

/** How far the clock of the machine is ahead on which the server runs that acts now. Ids carry its time. */
export const machine = { ahead: 0 };

/** For a file with servers on two machines: both run in this process, whose clock is one. */
export function useMachineClock(): void {
  const module = jest.requireActual<typeof Ulid>('ulid');
  const { ulid } = module;
  beforeEach(() => {
    machine.ahead = 0;
    jest.spyOn(module, 'ulid').mockImplementation((_time, random) => ulid(Date.now() + machine.ahead, random));
  });
}
