import { accept, aJob, applied } from '../../../testkit/market/job-factory';
import { deleteJob } from '../../../testkit/market/job-changes';
import { cancel } from '../../../testkit/market/reschedules';
import { graphql } from '../../../testkit/graphql';
import { aCompany, aRecruiter, aSeeker, type TestCompany } from '../../../testkit/people/actors';
import { requestErasure } from '../../../testkit/people/erasures';
import { handoverOf, leaveCompany, removeMember } from '../../../testkit/people/members';
import { useServer } from '../../../testkit/server/test-server';
import { DAY_MS } from '../../../domain/time';

const server = useServer();

const CONTACTS = graphql(`query ContactsOfTeam { companyJobs { items { id contactId } } }`);

async function aTeam() {
  const owner = await aCompany(server, { tokens: 10 });
  return { owner, sari: await aRecruiter(server, owner, { personName: 'Sari Nuraini' }) };
}

const NOTHING = { jobs: 0, interviews: 0 };

/** A job of a member with applicants, of whom so many are accepted. */
async function aJobWith(member: TestCompany, accepted: number) {
  const hours = Array.from({ length: accepted + 1 }, (_, index) => ({ start: `1${index}:00`, end: `1${index}:30` }));
  const job = await aJob(member, { slots: hours });
  const ids: string[] = [];
  for (let index = 0; index < accepted; index += 1) {
    const id = await applied(await aSeeker(server), job, index);
    expect((await accept(member, id)).errors).toEqual([]);
    ids.push(id);
  }
  await applied(await aSeeker(server), job, accepted);
  return { ...job, ids };
}

test('the question says how many jobs and coming interviews pass on, and to whom, as it then happens', async () => {
  const { owner, sari } = await aTeam();
  expect(await handoverOf(owner, sari)).toEqual({ ...NOTHING, toName: owner.email, isToViewer: true });
  const [first] = [await aJobWith(sari, 2), await aJobWith(sari, 1), await aJobWith(owner, 1)];
  await cancel(sari, first.ids[0]!);
  const gone = await aJob(sari);
  expect(await deleteJob(owner, gone.id)).toEqual([]);

  expect(await handoverOf(owner, sari)).toEqual({ jobs: 2, interviews: 2, toName: owner.email, isToViewer: true });
  expect(await handoverOf(sari, sari)).toEqual({ jobs: 2, interviews: 2, toName: owner.email, isToViewer: false });
  expect(await removeMember(owner, sari)).toBe('done');
  const { companyJobs } = await owner.client.ask(CONTACTS);
  expect(companyJobs.items.map(({ contactId }) => contactId)).toEqual(Array(3).fill(owner.accountId));
});

test('an interview that is over passes on to nobody; it is one statement, however many', async () => {
  const { owner, sari } = await aTeam();
  await aJobWith(sari, 1);
  const statementsOf = async () =>
    (await server.statementsOf(() => handoverOf(owner, sari))).filter((sql) => !sql.includes('FROM sessions'));
  expect(await statementsOf()).toHaveLength(1);
  await aJobWith(sari, 3);
  expect(await statementsOf()).toHaveLength(1);
  server.clock.advance(5 * DAY_MS);
  expect(await handoverOf(owner, sari)).toMatchObject({ jobs: 2, interviews: 0 });
});

test('the first owner who stays has them; with the last owner nobody does', async () => {
  const { owner, sari } = await aTeam();
  await aJobWith(owner, 1);
  expect(await handoverOf(owner, owner)).toEqual({ jobs: 1, interviews: 1, toName: null, isToViewer: false });
  const leaving = await aRecruiter(server, owner, { role: 'OWNER' });
  expect((await requestErasure(leaving, { when: 'IN_14_DAYS' })).errors).toEqual([]);
  server.clock.advance(1000);
  const dewi = await aRecruiter(server, owner, { role: 'OWNER', personName: 'Dewi' });
  expect(await handoverOf(owner, owner)).toEqual({ jobs: 1, interviews: 1, toName: 'Dewi', isToViewer: false });
  expect(await handoverOf(dewi, sari)).toMatchObject({ toName: owner.email, isToViewer: false });
  expect(await leaveCompany(owner)).toBe('done');
  expect(await handoverOf(dewi, dewi)).toMatchObject({ jobs: 1, toName: null });
});

test('nobody asks of another company', async () => {
  const { owner } = await aTeam();
  const stranger = await aCompany(server);
  for (const accountId of [stranger.accountId, 'x'])
    await expect(handoverOf(owner, { accountId })).rejects.toThrow('MEMBER_NOT_FOUND');
});
