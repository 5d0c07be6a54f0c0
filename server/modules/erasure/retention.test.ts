import { DAY_MS } from '../../../domain/time';
import { aCompany, aSeeker, signIn } from '../../../testkit/people/actors';
import { eraseNow } from '../../../testkit/people/erasures';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { accept, aJob, applied, reject, withdraw } from '../../../testkit/market/job-factory';
import { mailsArrived } from '../../../testkit/outside/mailbox';
import { codesOf, logIn, registerSeeker } from '../../../testkit/people/registration';
import { useServer } from '../../../testkit/server/test-server';
import { whileRefusingRows } from '../../../testkit/races/while-refusing-rows';
import { removePastRetention } from './retention.task';

const server = useServer({ METRICS_PORT: '0' });
const sweep = () => removePastRetention(server.services, () => Promise.resolve(true));

async function idsOf(table: 'applications' | 'outbox'): Promise<string[]> {
  return (await server.dataSource.query<{ id: string }[]>(`SELECT id FROM ${table}`)).map(({ id }) => id);
}

test('removes rejected and withdrawn applications after a year, and keeps the others', async () => {
  const company = await aCompany(server, { tokens: 3 });
  const job = await aJob(company, { slots: [{ maxApplicants: 5 }] });
  const leaver = await aSeeker(server);
  const withdrawn = await applied(leaver, job);
  const [rejected, accepted, pending] = [
    await applied(await aSeeker(server), job),
    await applied(await aSeeker(server), job),
    await applied(await aSeeker(server), job),
  ];
  await reject(company, rejected);
  await withdraw(leaver, withdrawn);
  await accept(company, accepted);
  const own = [rejected, withdrawn, accepted, pending];
  const left = async () => (await idsOf('applications')).filter((id) => own.includes(id)).toSorted();
  server.clock.advance(364 * DAY_MS);
  await sweep();
  expect(await left()).toEqual(own.toSorted());
  server.clock.advance(2 * DAY_MS);
  await sweep();
  expect(await left()).toEqual([accepted, pending].toSorted());
  expect(await server.figures()).toContain('temukerja_removed_total{what="application"} 2');
  await expectInvariants(server);
});

test('erases accounts whose address was never verified after thirty days', async () => {
  const email = 'never.verified@people.test';
  expect(codesOf(await registerSeeker(server.visitor(), { email }))).toEqual([]);
  const verified = await aSeeker(server);
  server.clock.advance(29 * DAY_MS);
  await sweep();
  await eraseNow(server);
  expect(codesOf(await logIn(server.visitor(), email))).toEqual([]);
  server.clock.advance(2 * DAY_MS);
  await sweep();
  await eraseNow(server);
  expect(codesOf(await logIn(server.visitor(), email))).toEqual(['INVALID_CREDENTIALS']);
  await signIn(server, verified.email);
});

test('lets an account be whose address was verified after it had become due', async () => {
  const email = 'verified.late@people.test';
  expect(codesOf(await registerSeeker(server.visitor(), { email }))).toEqual([]);
  server.clock.advance(31 * DAY_MS);
  await sweep();
  await server.dataSource.query('UPDATE accounts SET email_verified_at = NOW() WHERE email = ?', [email]);
  await eraseNow(server);
  await signIn(server, email);
  const open = 'SELECT e.id FROM erasures e JOIN accounts a ON a.id = e.open_account_id WHERE a.email = ?';
  expect(await server.dataSource.query(open, [email])).toEqual([]);
});

test('removes the rows of sent mails after thirty days, although something else cannot be removed', async () => {
  expect(codesOf(await registerSeeker(server.visitor(), { email: 'stays@people.test' }))).toEqual([]);
  const company = await aCompany(server);
  await applied(await aSeeker(server), await aJob(company));
  // One that is on its way now would be done on the day of the sweep.
  await mailsArrived(server, company.email, 'New applicant for Backend Engineer');
  const done = server.clock.now();
  await server.dataSource.query('UPDATE outbox SET done_at = ?', [done]);
  const before = await idsOf('outbox');
  expect(before).not.toEqual([]);
  server.clock.advance(31 * DAY_MS);
  await expect(whileRefusingRows(server, 'erasures', sweep)).rejects.toThrow('refused by a test');
  const left = new Set(await idsOf('outbox'));
  expect(before.filter((id) => left.has(id))).toEqual([]);
});
