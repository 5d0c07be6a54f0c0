import { expectInvariants } from '../../../testkit/checks/invariants';
import { graphql } from '../../../testkit/graphql';
import { accept, aJob, applied, reject } from '../../../testkit/market/job-factory';
import { buy } from '../../../testkit/market/payment-factory';
import { cancel, requestReschedule, respondToReschedule } from '../../../testkit/market/reschedules';
import { aCompany, anAdmin, aRecruiter, aSeeker } from '../../../testkit/people/actors';
import { removeMember } from '../../../testkit/people/members';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { atOnce, tallyOf } from '../../../testkit/races/at-once';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();
afterEach(() => expectInvariants(server));

graphql(`fragment DoneBy on Application {
  id decidedBy cancelledInterviews { byMember }
  rescheduleHistory { byMember answeredByMember }
  job { postedBy edits { byMember } }
}`);
const DONE_BY = graphql(`query DoneByWhom($id: ID!) { application(id: $id) { ...DoneBy } }`);
const LIST = graphql(`query DecidedByWhom { companyApplications { items { id applicationDate decidedBy } } }`);
const LEDGER = graphql(`query SpentByWhom { tokenTransactions { items { type byMember } } }`);
const PURCHASES = graphql(`query BoughtByWhom { tokenInvoices { items { byMember } } }`);
const ADMIN_LISTS = graphql(`query AdminsReadWho {
  adminTokenTransactions { items { type byMember } }
  adminRevealReceipts { items { byMember } }
  adminCancelledInterviews { items { byMember } }
}`);
const EDIT = graphql(
  `mutation EditAsMember($input: EditJobInput!) { editJob(input: $input) { errors { ...Refusal } } }`,
);
const SEE = graphql(`query SeeAsMember($id: ID!) { application(id: $id) { applicant { fullName email } } }`);
const RECEIPTS = graphql(`query ReceiptsOfWhom { myRevealReceipts { items { companyName day kind } } }`);

const TIME = { date: '2026-11-25', start: '14:00', end: '14:30' };

/** A company whose recruiter has done what can be done for an applicant. */
async function aTeam() {
  const owner = await aCompany(server, { tokens: 100 });
  const sari = await aRecruiter(server, owner, { personName: 'Sari Nuraini' });
  const seeker = await aSeeker(server);
  const job = await aJob(sari, { slots: [{ maxApplicants: 5 }, { start: '11:00', end: '11:30' }] });
  return { owner, sari, seeker, job };
}

async function aHistory() {
  const team = await aTeam();
  const { sari, seeker, job } = team;
  const id = await applied(seeker, job);
  await sari.client.ask(EDIT, { input: { jobId: job.id, title: 'Frontend Engineer' } });
  await accept(sari, id);
  await requestReschedule(sari, id, TIME);
  await respondToReschedule(seeker, id, 'COUNTER', { ...TIME, start: '15:00', end: '15:30' });
  await respondToReschedule(sari, id, 'REJECT');
  await cancel(sari, id);
  await sari.client.ask(SEE, { id });
  return { ...team, id };
}

const sari = 'Sari Nuraini';
const HISTORY = {
  decidedBy: sari,
  cancelledInterviews: [{ byMember: sari }],
  rescheduleHistory: [
    { byMember: null, answeredByMember: sari },
    { byMember: sari, answeredByMember: null },
  ],
  job: { postedBy: sari, edits: [{ byMember: sari }] },
};

describe('who did something for a company', () => {
  test('is named for colleagues and administrators', async () => {
    const { owner, id } = await aHistory();
    const admin = await anAdmin(server);
    server.clock.advance(60_000);
    await buy(owner);

    expect((await owner.client.ask(DONE_BY, { id })).application).toEqual({ id, ...HISTORY });
    expect((await admin.client.ask(DONE_BY, { id })).application).toEqual({ id, ...HISTORY });
    expect((await owner.client.ask(LEDGER)).tokenTransactions.items).toEqual([
      { type: 'USAGE', byMember: sari },
      { type: 'GRANT', byMember: null },
      { type: 'GRANT', byMember: null },
    ]);
    // Without a name, colleagues read the address.
    expect((await owner.client.ask(PURCHASES)).tokenInvoices.items).toEqual([{ byMember: owner.email }]);
    const { adminTokenTransactions, adminRevealReceipts, adminCancelledInterviews } =
      await admin.client.ask(ADMIN_LISTS);
    expect(adminTokenTransactions.items).toEqual(
      expect.arrayContaining([
        { type: 'PURCHASE', byMember: owner.email },
        { type: 'USAGE', byMember: sari },
        { type: 'GRANT', byMember: null },
      ]),
    );
    expect(adminCancelledInterviews.items[0]).toEqual({ byMember: sari });
    expect(adminRevealReceipts.items).toContainEqual({ byMember: sari });
  });

  test('is never said to the applicant, in no field and no text', async () => {
    const { seeker, id, sari: recruiter } = await aHistory();

    const { raw, data } = await seeker.client.send(DONE_BY, { id });
    const receipts = await seeker.client.send(RECEIPTS);
    const nobody = { byMember: null, answeredByMember: null };

    expect(data?.application).toEqual({
      id,
      decidedBy: null,
      cancelledInterviews: [{ byMember: null }],
      rescheduleHistory: [nobody, nobody],
      job: { postedBy: null, edits: null },
    });
    for (const text of [raw, receipts.raw])
      for (const secret of ['Sari', recruiter.email, recruiter.accountId.slice(-6)]) expect(text).not.toContain(secret);
  });

  test('costs one statement more, however many are in the list', async () => {
    const costs: number[] = [];
    for (const applicants of [1, 5]) {
      const { owner } = await aTeam();
      const members = [owner, await aRecruiter(server, owner)];
      for (let index = 0; index < applicants; index += 1) {
        const id = await applied(await aSeeker(server), await aJob(owner));
        await accept(members[index % 2]!, id);
      }
      for (const list of [LEDGER, LIST]) {
        const statements = await server.statementsOf(() => owner.client.ask<unknown, Record<string, never>>(list));
        expect(statements.filter((sql) => sql.includes('former_members'))).toHaveLength(1);
        costs.push(statements.length);
      }
    }
    expect(costs.slice(2)).toEqual(costs.slice(0, 2));
  });
});

test('a member who has left stays under their name until the account is erased, then has a number in the order of leaving', async () => {
  const { owner, sari: recruiter, job } = await aTeam();
  const nameless = await aRecruiter(server, owner, { personName: null });
  const [first, second] = [await applied(await aSeeker(server), job), await applied(await aSeeker(server), job)];
  await reject(nameless, first);
  await reject(recruiter, second);
  const whoOf = async () => {
    const { companyApplications } = await owner.client.ask(LIST);
    return companyApplications?.items.toReversed().map(({ decidedBy }) => decidedBy);
  };

  for (const member of [nameless, recruiter]) expect(await removeMember(owner, member)).toBe('done');
  expect(await whoOf()).toEqual(['former member 1', 'Sari Nuraini']);

  expect((await requestErasure(recruiter)).errors).toEqual([]);
  await eraseNow(server);
  expect(await whoOf()).toEqual(['former member 1', 'former member 2']);
});

describe('two members who decide at once', () => {
  test('one decides, and the other reads who did', async () => {
    const { owner, sari: recruiter } = await aTeam();
    const dewi = await aRecruiter(server, owner, { personName: 'Dewi Anggraini' });

    for (let round = 0; round < 3; round += 1) {
      const id = await applied(await aSeeker(server), await aJob(owner));
      const outcomes = await atOnce(2, (index) => (index === 0 ? accept(recruiter, id) : reject(dewi, id)));
      const [won, lost] = outcomes[0]!.application ? outcomes : outcomes.toReversed();
      const winner = won!.application?.status === 'ACCEPTED' ? 'Sari Nuraini' : 'Dewi Anggraini';
      expect(lost).toEqual({
        application: null,
        errors: [{ code: 'DECIDED_BY_COLLEAGUE', message: `Decided by ${winner} a moment ago.`, field: null }],
      });
    }
  });

  test('a second acceptance is charged once, and says who came first; the own one still succeeds', async () => {
    const { owner, sari: recruiter, job } = await aTeam();
    const id = await applied(await aSeeker(server), job);

    const outcomes = await atOnce(10, (index) => accept(index % 2 === 0 ? owner : recruiter, id));

    const tally = tallyOf(outcomes.map(({ application, errors }) => application?.status ?? errors[0]?.code ?? ''));
    expect(tally).toEqual({ ACCEPTED: 5, DECIDED_BY_COLLEAGUE: 5 });
  });

  test('long afterwards it is simply decided', async () => {
    const { sari: recruiter, owner, job } = await aTeam();
    const id = await applied(await aSeeker(server), job);
    await reject(recruiter, id);
    server.clock.advance(60 * 60_000);

    expect((await reject(owner, id)).errors.map(({ code }) => code)).toEqual(['APPLICATION_NOT_PENDING']);
    expect((await reject(recruiter, id)).errors).toEqual([]);
  });
});
