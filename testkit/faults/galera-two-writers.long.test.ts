/** @runs-alone: it sets the database of every server. */
import { anAdmin, aSeeker, type TestActor, type TestSeeker } from '../people/actors';
import { atOnce, tallyOf } from '../races/at-once';
import { ACCOUNT_AND_PAYMENT_RACES } from './account-and-payment-races';
import { APPLICATION_RACES } from './application-races';
import { COMPANY_RACES } from './company-races';
import { expectInvariantsOn, expectSameRows, readTriggersOn, waitUntilSynced, useServerPairOnGalera } from './galera';
import { CALLS, type Races } from './race';
import { inDays } from './server-pair';

/**
 * Each invariant under fifty calls at once, where the two servers write to two nodes of a cluster: as for a moment when
 * one server's HAProxy has moved to another node and the other's has not. Locks that are writes collide when they are certified.
 */
const galera = useServerPairOnGalera({ secondOnNode2: true });
const { pair } = galera;

const RACES: Races = { ...APPLICATION_RACES, ...COMPANY_RACES, ...ACCOUNT_AND_PAYMENT_RACES };
const MAX_MS = 300_000;

let days = 0;
let seekers: TestSeeker[] = [];
let admin: TestActor;
beforeAll(async () => {
  seekers = await Promise.all(Array.from({ length: CALLS }, () => aSeeker(pair.eyes)));
  admin = await anAdmin(pair.eyes);
  for (const node of galera.cluster.nodes) await readTriggersOn(galera.cluster, node);
}, MAX_MS);

it.each(Object.keys(RACES))(
  '%s',
  async (name) => {
    const race = await RACES[name]?.({ pair, seekers, admin, day: inDays((days += 2)) });
    if (!race) throw new Error('There is no such race');
    // What was prepared on one node must be there on the other; what is raced for is not waited for.
    await waitUntilSynced(galera.cluster);

    const answers = await atOnce(CALLS, (index) => race.call(index));

    await expectSameRows(galera.cluster);
    await race.check(tallyOf(answers));
    for (const node of galera.cluster.nodes) await expectInvariantsOn(galera.cluster, node);
  },
  MAX_MS,
);

it('was written to on both nodes, with collisions', async () => {
  const figures = async (name: string): Promise<number[]> =>
    (await Promise.all(galera.cluster.nodes.map((node) => node.status(name)))).map(Number);
  const [sent, refused, ended] = [
    await figures('wsrep_replicated'),
    await figures('wsrep_local_cert_failures'),
    await figures('wsrep_local_bf_aborts'),
  ];
  process.stdout.write(
    `Galera, two nodes written to at once: nodes 1, 2, 3 sent ${sent.join(', ')} write sets; ${refused.join(', ')} were refused at certification, ${ended.join(', ')} ended by one of another node\n`,
  );
  expect(Math.min(sent[0] ?? 0, sent[1] ?? 0)).toBeGreaterThan(100);
  expect([...refused, ...ended].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
});
