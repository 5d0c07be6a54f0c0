import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SeededRandom } from '../../testkit/seeded-random';
import { aCompany, anAdmin, aRecruiter, aSeeker, signIn, type TestActor } from '../../testkit/people/actors';
import { HostileValues } from '../../testkit/checks/hostile-values';
import { expectInvariants } from '../../testkit/checks/invariants';
import { accept, aJob, applied } from '../../testkit/market/job-factory';
import { anInvoice } from '../../testkit/market/payment-factory';
import { aSavedSearch } from '../../testkit/market/saved-searches';
import { CALLERS, ROOT_ACCESS, type Caller } from '../../testkit/checks/root-access-table';
import { argumentPaths, callRoot, givenPaths, ROOTS, type Root } from '../../testkit/checks/schema-roots';
import type { RawResponse, TestClient } from '../../testkit/server/test-client';
import { useServer } from '../../testkit/server/test-server';

/** Any input to any root from any caller: a clean response, few statements, and nothing broken by it. */

const CALLS = 4_000;
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_125);
/** A call that costs more asks for each of many things alone. */
const MAX_STATEMENTS = 60;
const BODY_LIMIT = 256 * 1024;

const server = useServer();
const clients = new Map<Caller, TestClient>();
const emails = new Map<Caller, string>();
let ids: string[] = [];

beforeAll(async () => {
  const [company, seeker, other, admin, unverified] = [
    await aCompany(server, { tokens: 5 }),
    await aSeeker(server),
    await aSeeker(server),
    await anAdmin(server),
    await aSeeker(server),
  ];
  await server.dataSource.query('UPDATE accounts SET email_verified_at = NULL WHERE id = ?', [unverified.accountId]);
  const recruiter = await aRecruiter(server, company);
  const job = await aJob(company, { slots: [{ maxApplicants: 3 }, { start: '13:00', end: '13:30' }] });
  const [accepted, pending] = [await applied(seeker, job), await applied(other, job)];
  await accept(company, accepted);
  const invoice = await anInvoice(company);
  ids = [
    job.id,
    ...job.slots.map(({ id }) => id),
    accepted,
    pending,
    company.companyId,
    seeker.seekerId,
    invoice.merchantRef,
    invoice.reference,
    await aSavedSearch(seeker),
  ];
  for (const [name, actor] of Object.entries({ seeker, owner: company, recruiter, admin, unverified }) as [
    Caller,
    TestActor,
  ][]) {
    clients.set(name, actor.client);
    emails.set(name, actor.email);
  }
});

const isLastLetIn = ({ name }: Root, caller: Caller) => ROOT_ACCESS[name]?.at(-1) === caller;

const FIRST_ROUND = ROOTS.flatMap((root) => CALLERS.map((caller) => [root, caller] as const));

/** The first round, and then every root repeatedly, as people that it lets in. */
function* calls(random: SeededRandom): Generator<readonly [Root, Caller]> {
  yield* FIRST_ROUND;
  for (;;) {
    for (const root of ROOTS) {
      const allowed = CALLERS.filter((caller) => ROOT_ACCESS[root.name]?.includes(caller));
      yield [root, allowed[random.below(allowed.length)] ?? 'visitor'];
    }
  }
}

async function clientOf(caller: Caller): Promise<TestClient> {
  const email = emails.get(caller);
  if (email === undefined) return server.visitor();
  const client = clients.get(caller) ?? (await signIn(server, email));
  clients.set(caller, client);
  return client;
}

/** Some roots end the session they are called in, or start another person's: then the caller signs in again. */
function forgetLostSession(caller: Caller, root: Root, { status, errors }: RawResponse<unknown>): void {
  if (status === 413 || !ROOT_ACCESS[root.name]?.includes(caller)) return;
  if (errors?.some(({ extensions }) => ['NOT_SIGNED_IN', 'NOT_ALLOWED'].includes(extensions.errorCode ?? '')))
    clients.delete(caller);
}

/** Bytes that are still held once the rubbish has been taken out. */
function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

const isTooLarge = (sent: object) => Buffer.byteLength(JSON.stringify(sent)) > BODY_LIMIT;

function faultOf({ status, raw, errors }: RawResponse<unknown>, sent: object): string | null {
  if (isTooLarge(sent)) return status === 413 ? null : `a body above the limit was answered with ${status}`;
  if (status >= 500 || status === 413) return `status ${status}`;
  if (errors?.some(({ extensions }) => extensions.code === 'INTERNAL_SERVER_ERROR')) return raw.slice(0, 300);
  return /node_modules|QueryFailedError|SELECT \w+\./.test(raw) ? `internals in ${raw.slice(0, 300)}` : null;
}

it(`handles ${CALLS} calls with hostile values cleanly and with few statements (FUZZ_SEED=${SEED})`, async () => {
  const random = new SeededRandom(SEED);
  const values = new HostileValues(random, ids);
  const source = calls(random);
  const faults: unknown[] = [];
  const tally = { refused: 0, answered: 0, tooLarge: 0 };
  const [askedBy, given] = [new Set<string>(), new Set<string>()];
  let heapOnceWarm = 0;

  for (let number = 0; number < CALLS; number += 1) {
    const [root, caller] = source.next().value as (typeof FIRST_ROUND)[number];
    // Each root gets all arguments once, from a caller that it lets in, so that none is left to chance.
    const isComplete = number < FIRST_ROUND.length && isLastLetIn(root, caller);
    const sent = values.argumentsFor(root, { isComplete });
    const headers = values.headers();
    const client = (await clientOf(caller)).withHeaders(headers);
    let answer: RawResponse<unknown> | undefined;
    const statements = await server.statementsOf(async () => void (answer = await callRoot(client, root, sent)));
    if (!answer) throw new Error('unreachable');
    forgetLostSession(caller, root, answer);
    const fault =
      faultOf(answer, sent) ?? (statements.length > MAX_STATEMENTS ? `${statements.length} statements` : null);
    if (fault)
      faults.push({
        number,
        root: root.name,
        caller,
        fault,
        given: JSON.stringify({ headers, sent }).slice(0, 1_000),
      });
    askedBy.add(`${root.name} by ${caller}`);
    for (const path of givenPaths(root, sent)) given.add(path);
    if (number === CALLS / 2) heapOnceWarm = heapAfterCollection();
    tally[answer.status === 413 ? 'tooLarge' : answer.errors ? 'refused' : 'answered'] += 1;
  }

  expect(faults).toEqual([]);
  expect(FIRST_ROUND.filter(([{ name }, caller]) => !askedBy.has(`${name} by ${caller}`))).toEqual([]);
  expect(ROOTS.flatMap(argumentPaths).filter((path) => !given.has(path))).toEqual([]);
  // Bytes; what half of the calls leave behind.
  expect(heapAfterCollection() - heapOnceWarm).toBeLessThan(64 * 1024 * 1024);
  // The values neither all fail at the door nor all pass.
  expect(tally.answered).toBeGreaterThan(CALLS / 5);
  expect(tally.refused).toBeGreaterThan(CALLS / 20);
  expect(tally.tooLarge).toBeGreaterThan(0);
  await expectInvariants(server);
  expect((await server.visitor().fetch('/readyz')).status).toBe(200);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
}, 14_400_000);
