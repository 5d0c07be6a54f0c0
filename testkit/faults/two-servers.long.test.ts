import { anAdmin, aSeeker, type TestActor, type TestSeeker } from '../people/actors';
import { atOnce, tallyOf } from '../races/at-once';
import { expectInvariants } from '../checks/invariants';
import { ACCOUNT_AND_PAYMENT_RACES } from './account-and-payment-races';
import { APPLICATION_RACES } from './application-races';
import { COMPANY_RACES } from './company-races';
import { CALLS, type Races } from './race';
import { inDays, useServerPair } from './server-pair';

/** Each invariant of the design's section 6 under many calls at once, spread over two server processes. */
const pair = useServerPair();

const RACES: Races = { ...APPLICATION_RACES, ...COMPANY_RACES, ...ACCOUNT_AND_PAYMENT_RACES };
const ROUNDS = 4;

let days = 0;
/** The day after is the race's too: interviews are moved to it. */
const aNewDay = () => inDays((days += 2));

let seekers: TestSeeker[] = [];
let admin: TestActor;
beforeAll(async () => {
  seekers = await Promise.all(Array.from({ length: CALLS }, () => aSeeker(pair.eyes)));
  admin = await anAdmin(pair.eyes);
});

it.each(Object.keys(RACES))('%s', async (name) => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const race = await RACES[name]?.({ pair, seekers, admin, day: aNewDay() });
    if (!race) throw new Error('There is no such race');

    const answers = await atOnce(CALLS, (index) => race.call(index));

    await race.check(tallyOf(answers));
    await expectInvariants(pair.eyes);
  }
});
