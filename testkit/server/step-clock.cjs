/**
 * Loaded with `node -r` into a server process that a test starts: SIGUSR2 sets its clock five seconds ahead, and the next
 * one back again, as when the clock of its machine is set.
 */
const STEP_MS = 5_000;
const Real = Date;
const { now } = Date;
let ahead = 0;

process.on('SIGUSR2', () => {
  ahead = STEP_MS - ahead;
  Real.now = () => now() + ahead;
  // A proxy, so that dates from before the step are still dates.
  globalThis.Date = new Proxy(Real, {
    construct: (target, values, asked) => Reflect.construct(target, values.length > 0 ? values : [Real.now()], asked),
  });
});
