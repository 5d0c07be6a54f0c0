import { writeFileSync } from 'node:fs';
import { aCompany, anAdmin, aRecruiter, aSeeker } from '../../testkit/people/actors';
import { graphql } from '../../testkit/graphql';
import { accept, aJob, applied } from '../../testkit/market/job-factory';
import { invited, withdraw } from '../../testkit/people/invitations';
import { pushesSettled, pushesTo, subscribe } from '../../testkit/outside/push-browsers';
import { removeMember } from '../../testkit/people/members';
import { codesOf, logIn } from '../../testkit/people/registration';
import { useServer } from '../../testkit/server/test-server';
import { DAY_MS } from '../../domain/time';
import { affectedLines, readQuestion } from './affected';
import { eraseAddress, replayList } from './erase';

const server = useServer();
const quiet = () => undefined;
const LOOK = graphql(`query LookBeforeBreach($id: ID!) { application(id: $id) { applicant { email } } }`);

test('erases the account of a letter, in any case of its address', async () => {
  const seeker = await aSeeker(server);
  await eraseAddress(server.services, ` ${seeker.email.toUpperCase()}`, quiet, 0);
  expect(codesOf(await logIn(server.visitor(), seeker.email))).toEqual(['INVALID_CREDENTIALS']);
  await expect(eraseAddress(server.services, seeker.email, quiet, 0)).rejects.toThrow('There is no account');
});

test('erases no administrator', async () => {
  const admin = await anAdmin(server);
  await expect(eraseAddress(server.services, admin.email, quiet, 0)).rejects.toThrow('administrator');
});

test('leaves out the line that a crash has cut short', async () => {
  const seeker = await aSeeker(server);
  const list = `${server.erasedList}.cut`;
  const entry = {
    accountId: seeker.accountId,
    role: null,
    seekerId: seeker.seekerId,
    companyId: null,
    erasedAt: '2026-11-23T01:00:00.000Z',
  };
  writeFileSync(list, `\n{"accountId":"01J\n${JSON.stringify(entry)}\n${JSON.stringify(entry)}`);
  const lines: string[] = [];
  expect(await replayList(server.services, list, (line) => lines.push(line))).toBe(1);
  expect(lines).toEqual(['1 lines were cut short by a crash and left out']);
  await expect(replayList(server.services, '/nowhere/erased.jsonl', quiet)).rejects.toThrow('could not be read');
});

test('lists the members, the former ones and the invited addresses whom a company could read of', async () => {
  const company = await aCompany(server);
  const [sari, joko] = [await aRecruiter(server, company), await aRecruiter(server, company)];
  await removeMember(company, joko);
  const [seeker, withdrawn] = [await aSeeker(server), await invited(server, company, 'early@people.test')];
  await withdraw(company, withdrawn.id);
  server.clock.advance(DAY_MS);
  const from = server.clock.now();
  for (const email of ['nobody@people.test', seeker.email]) await invited(server, company, email);
  const question = { companyId: company.companyId, accountId: null, from, to: server.clock.now() };
  const listed = async (of: Parameters<typeof affectedLines>[1]) =>
    (await affectedLines(server.dataSource, of)).slice(1).map((line) => line.split('\t').slice(0, 3).join(' '));
  const colleagues = [
    ...[company, sari].map(({ accountId, email }) => `member ${accountId} ${email}`),
    'invited (no account) nobody@people.test',
    `invited ${seeker.accountId} ${seeker.email}`,
    `former member ${joko.accountId} ${joko.email}`,
  ];
  expect((await listed(question)).toSorted()).toEqual(colleagues.toSorted());
  const early = 'invited (no account) early@people.test';
  expect((await listed({ ...question, from: new Date(0) })).toSorted()).toEqual([...colleagues, early].toSorted());
  // Who had the account of one of them read the same; a stranger's reads nothing of it.
  expect(await listed({ ...question, companyId: null, accountId: joko.accountId })).toHaveLength(colleagues.length);
  expect(await listed({ ...question, companyId: null, accountId: seeker.accountId })).toEqual([]);
});

test('lists who was affected by a company, an account or a span of time', async () => {
  const company = await aCompany(server, { tokens: 2 });
  const [seeker, other] = [await aSeeker(server), await aSeeker(server)];
  const job = await aJob(company, { slots: [{ maxApplicants: 5 }] });
  const id = await applied(seeker, job);
  await applied(other, job);
  await accept(company, id);
  await company.client.ask(LOOK, { id });
  const now = server.clock.now();
  const lines = async (...words: string[]) =>
    affectedLines(server.dataSource, { ...(await readQuestion(server.dataSource, words)), to: now });
  for (const words of [
    ['--company', company.companyId],
    ['--account', company.email],
    ['--account', company.accountId],
  ]) {
    const [, ...people] = await lines(...words);
    expect(people.map((line) => line.split('\t').slice(0, 3))).toEqual([
      ['applicant', seeker.seekerId, seeker.email],
      ['member', company.accountId, company.email],
    ]);
  }
  await expect(readQuestion(server.dataSource, [])).rejects.toThrow('npm run ops -- affected');
  await expect(readQuestion(server.dataSource, ['--from', 'soon', '--to', 'later'])).rejects.toThrow('neither a day');
});

test('lists who gets notifications, whose browsers a leaked key would reach', async () => {
  const [seeker, company] = [await aSeeker(server), await aCompany(server)];
  const question = await readQuestion(server.dataSource, ['--push']);
  const listed = async (to = server.clock.now()) =>
    (await affectedLines(server.dataSource, { ...question, to })).slice(1).map((line) => line.split('\t'));
  expect(await listed()).toEqual([]);

  const begunAt = server.clock.now();
  await subscribe(server, seeker);
  server.clock.advance(DAY_MS);
  await subscribe(server, company);
  const seekers = ['notified', seeker.accountId, seeker.email, expect.any(String), begunAt.toISOString()];
  expect((await listed()).map((line) => line.slice(0, 5))).toEqual([
    seekers,
    ['notified', company.accountId, company.email, expect.any(String), server.clock.now().toISOString()],
  ]);
  expect(await listed(begunAt)).toEqual([[...seekers, begunAt.toISOString(), '']]);
});

test('forgets what the local push service was sent about someone who is erased', async () => {
  const [company, seeker] = [await aCompany(server, { tokens: 1 }), await aSeeker(server)];
  const browser = await subscribe(server, seeker);
  await accept(company, await applied(seeker, await aJob(company)));
  await pushesSettled(server);
  const numbers = async () => (await pushesTo(server, browser)).map(({ number }) => number);
  const [accepted] = await numbers();
  expect(accepted).toEqual(expect.any(Number));
  await eraseAddress(server.services, company.email, quiet, 0);
  // That the interview is off comes after it, and has no details.
  expect(await numbers()).not.toContain(accepted);
});
