import { DAY_MS } from '../../domain/time';
import { undo, undoCode } from '../../testkit/people/access-changes';
import { aCompany, anAdmin, aSeeker, PASSWORD, signIn, type TestActor } from '../../testkit/people/actors';
import { atOnce } from '../../testkit/races/at-once';
import { decide } from '../../testkit/market/company-decisions';
import { graphql } from '../../testkit/graphql';
import { expectInvariants } from '../../testkit/checks/invariants';
import { accept, aJob, applied } from '../../testkit/market/job-factory';
import { machine, useMachineClock } from '../../testkit/server/machine-clock';
import { changePassword } from '../../testkit/people/passwords';
import { changeCompanyProfile, changeSeekerProfile } from '../../testkit/people/profile-changes';
import { pauseJob, queued, resumeJob } from '../../testkit/market/reports';
import { cancel, requestReschedule, respondToReschedule, withdrawReschedule } from '../../testkit/market/reschedules';
import { useSecondServer, useServer, type TestServer } from '../../testkit/server/test-server';
import { isMailWanted } from '../modules/consents';
import { expireProposals } from '../modules/reschedules/expire-proposals.task';

/**
 * Two servers whose machines' clocks differ by five seconds. The later call counts as later on either: here the first
 * call always goes to the one ahead, the second to the one behind.
 */

const AHEAD = 5_000;
const behind = useServer();
const ahead = useSecondServer({}, { clockAhead: AHEAD });
useMachineClock();

/** What is sent to this server from now on is written by its machine. */
const on = (server: TestServer): void => {
  machine.ahead = server === ahead ? AHEAD : 0;
};

const pass = (ms: number): void => [behind, ahead].forEach(({ clock }) => clock.advance(ms));

/** The same person, signed in at the server that is ahead. */
const onAhead = async <Actor extends TestActor>(actor: Actor): Promise<Actor> => ({
  ...actor,
  client: await signIn(ahead, actor.email),
});

const codesOf = ({ errors }: { errors: readonly { code: string }[] }) => errors.map(({ code }) => code);

describe('an interview', () => {
  const FIRST = { date: '2026-11-26', start: '10:00', end: '10:30' };
  const COUNTER = { date: '2026-11-27', start: '14:00', end: '14:30' };

  async function anInterview() {
    on(behind);
    const [company, seeker] = [await aCompany(behind), await aSeeker(behind)];
    const slots = [{ date: '2026-11-30', start: '09:00', end: '09:30' }];
    const id = await applied(seeker, await aJob(company, { slots }));
    await accept(company, id);
    return { company, seeker, id };
  }

  /** The company has asked at the server that is ahead, the applicant has countered at the other. */
  async function aCounterOffer() {
    const { company, seeker, id } = await anInterview();
    on(ahead);
    expect(codesOf(await requestReschedule(await onAhead(company), id, FIRST))).toEqual([]);
    on(behind);
    expect(codesOf(await respondToReschedule(seeker, id, 'COUNTER', COUNTER))).toEqual([]);
    return { company, seeker, id };
  }

  const HISTORY = graphql(`query HistoryOnTwoClocks($id: ID!) {
    application(id: $id) {
      interviewRescheduleRequest { status requestedBy } rescheduleHistory { status }
      viewerCanRespondToReschedule viewerCanWithdrawReschedule viewerCanRequestReschedule
      interview { cancelledBy } cancelledInterviews { cancelledBy }
    }
  }`);
  const historyOf = async ({ client }: TestActor, id: string) => (await client.ask(HISTORY, { id })).application;

  it('has its counter offer as the newest request, which the company can accept', async () => {
    const { company, id } = await aCounterOffer();
    expect(await historyOf(company, id)).toMatchObject({
      interviewRescheduleRequest: { status: 'PENDING', requestedBy: 'APPLICANT' },
      rescheduleHistory: [{ status: 'PENDING' }, { status: 'COUNTERED' }],
      viewerCanRespondToReschedule: true,
    });
    const { application, errors } = await respondToReschedule(company, id, 'ACCEPT');
    expect(errors).toEqual([]);
    expect(application?.selectedInterview).toMatchObject({ date: COUNTER.date, start: COUNTER.start });
    await expectInvariants(behind);
  });

  it('withdraws its counter offer once, out of many tries at both servers', async () => {
    const { seeker, id } = await aCounterOffer();
    const both = [seeker, await onAhead(seeker)];
    const answers = await atOnce(10, (index) => withdrawReschedule(both[index % 2] ?? seeker, id));
    expect(answers.flatMap(codesOf)).toEqual([]);
    expect(await historyOf(seeker, id)).toMatchObject({
      rescheduleHistory: [{ status: 'WITHDRAWN' }, { status: 'COUNTERED' }],
    });
    await expectInvariants(behind);
  });

  it('allows another counter offer after one ran out', async () => {
    const { company, id } = await aCounterOffer();
    pass(2 * DAY_MS);
    await expireProposals(behind.services, () => Promise.resolve(true));
    expect((await historyOf(company, id))?.rescheduleHistory).toEqual([{ status: 'EXPIRED' }, { status: 'COUNTERED' }]);
    expect(codesOf(await requestReschedule(company, id, COUNTER))).toEqual([]);
    await expectInvariants(behind);
  });

  it('has one answer to its counter offer, and one request after it was cancelled', async () => {
    const { company, seeker, id } = await aCounterOffer();
    const both = [company, await onAhead(company)];
    const answers = await atOnce(10, (index) => respondToReschedule(both[index % 2] ?? company, id, 'REJECT'));
    expect(answers.flatMap(codesOf)).toEqual(Array.from({ length: 9 }, () => 'RESCHEDULE_NONE_PENDING'));
    expect(codesOf(await cancel(company, id))).toEqual([]);
    const asking = [seeker, await onAhead(seeker)];
    const asked = await atOnce(10, (index) => requestReschedule(asking[index % 2] ?? seeker, id, COUNTER));
    expect(asked.flatMap(codesOf)).toEqual(Array.from({ length: 9 }, () => 'RESCHEDULE_EXISTS'));
    await expectInvariants(behind);
  });

  it('can be cancelled with its counter offer, and be planned again', async () => {
    const { company, seeker, id } = await aCounterOffer();
    expect(codesOf(await cancel(company, id))).toEqual([]);
    expect(codesOf(await requestReschedule(seeker, id, FIRST))).toEqual([]);
    expect(codesOf(await respondToReschedule(company, id, 'ACCEPT'))).toEqual([]);
    await expectInvariants(behind);
  });

  it('counts a request as made after the cancellation', async () => {
    const { company, seeker, id } = await anInterview();
    on(ahead);
    await cancel(await onAhead(company), id);
    on(behind);
    await requestReschedule(seeker, id, FIRST);
    expect(codesOf(await respondToReschedule(company, id, 'REJECT'))).toEqual([]);
    // The applicant may ask once.
    expect(await historyOf(seeker, id)).toMatchObject({ viewerCanRequestReschedule: false });
    expect(codesOf(await requestReschedule(seeker, id, FIRST))).toEqual(['RESCHEDULE_EXISTS']);
  });

  it('says who has cancelled it last', async () => {
    const { company, seeker, id } = await anInterview();
    on(ahead);
    await cancel(await onAhead(company), id);
    on(behind);
    await requestReschedule(seeker, id, FIRST);
    await respondToReschedule(company, id, 'ACCEPT');
    expect(codesOf(await cancel(seeker, id))).toEqual([]);
    expect(codesOf(await cancel(seeker, id))).toEqual([]);
    expect(codesOf(await cancel(company, id))).toEqual(['CANCEL_ALREADY']);
    expect(await historyOf(seeker, id)).toMatchObject({
      interview: { cancelledBy: 'APPLICANT' },
      cancelledInterviews: [{ cancelledBy: 'APPLICANT' }, { cancelledBy: 'COMPANY' }],
    });
    await expectInvariants(behind);
  });
});

describe('an account', () => {
  const CHOOSE = graphql(`mutation ChooseMailsOnTwoClocks($isOn: Boolean!) {
    updateMailPreferences(input: { mails: [{ kind: APPLICATION_NEWS, isOn: $isOn }] }) {
      consents { mails { kind isOn } changes { isGiven } } errors { ...Refusal }
    }
  }`);

  it('gets no mails that it has switched off meanwhile', async () => {
    const seeker = await aSeeker(behind);
    const { client } = await onAhead(seeker);
    on(behind);
    await seeker.client.ask(CHOOSE, { isOn: false });
    on(ahead);
    await client.ask(CHOOSE, { isOn: true });
    on(behind);
    const { updateMailPreferences: chosen } = await seeker.client.ask(CHOOSE, { isOn: false });
    expect(chosen.consents).toEqual({
      mails: [{ kind: 'APPLICATION_NEWS', isOn: false }],
      changes: [{ isGiven: false }, { isGiven: true }, { isGiven: false }],
    });
    expect(await isMailWanted(behind.dataSource, seeker.email, 'APPLICATION_NEWS')).toBe(false);
  });

  it('is not opened by links of changes after an undone one', async () => {
    const seeker = await aSeeker(behind);
    const change = (client: TestActor['client'], currentPassword: string, password: string) =>
      changePassword(client, { currentPassword, password, confirmPassword: password });
    const CHANGED = 'Your password was changed';
    on(ahead);
    expect((await change(await signIn(ahead, seeker.email), PASSWORD, 'Berganti-456')).errors).toEqual([]);
    // The mail is due by the clock that is ahead; either server sends it.
    pass(AHEAD);
    const first = await undoCode(behind, seeker.email, CHANGED);
    on(behind);
    const client = await signIn(behind, seeker.email, 'Berganti-456');
    expect((await change(client, 'Berganti-456', 'Berganti-789')).errors).toEqual([]);
    const second = await undoCode(behind, seeker.email, CHANGED, 2);
    expect(second).not.toBe(first);

    expect(await undo(behind, first)).toEqual(['PASSWORD']);
    expect(await undo(behind, second)).toEqual(['UNDO_CODE_INVALID']);
  });
});

describe('an administrator', () => {
  const EDIT = graphql(`mutation EditOnTwoClocks($input: EditJobInput!) {
    editJob(input: $input) { job { edits { changes { after } } } errors { ...Refusal } }
  }`);

  it('keeps a posting hidden that was edited since they looked', async () => {
    const [admin, company] = [await anAdmin(behind), await aCompany(behind)];
    const { id: jobId } = await aJob(company);
    on(ahead);
    expect(await pauseJob(admin, jobId)).toEqual([]);
    const { client } = await onAhead(company);
    await client.ask(EDIT, { input: { jobId, title: 'Kasir' } });
    const looked = (await queued(admin, jobId))?.newestEditId;
    on(behind);
    const { editJob } = await company.client.ask(EDIT, { input: { jobId, title: 'Kasir malam' } });
    expect(editJob.job?.edits).toEqual([{ changes: [{ after: 'Kasir malam' }] }, { changes: [{ after: 'Kasir' }] }]);
    expect(await resumeJob(admin, jobId, looked)).toMatchObject([{ code: 'FLAGS_CHANGED' }]);
    expect(await resumeJob(admin, jobId, (await queued(admin, jobId))?.newestEditId)).toEqual([]);
  });

  it('sees the last decision about a company', async () => {
    const admin = await anAdmin(behind);
    const { companyId } = await aCompany(behind, { isVerified: false });
    on(ahead);
    expect((await decide(await onAhead(admin), 'verify', companyId)).errors).toEqual([]);
    on(behind);
    const { company } = await decide(admin, 'revoke', companyId);
    expect(company).toMatchObject({ isVerified: false, lastDecision: { decision: 'REVOKE' } });
  });

  const TRAIL = graphql(`query TrailOnTwoClocks($adminId: ID) {
    adminAuditTrail(adminId: $adminId, pageSize: 100) { items { action companyName namedSubjects { kind name } } }
  }`);
  const LOOK = graphql(`query LookOnTwoClocks($id: ID!) { adminUser(id: $id) { user { id } } }`);

  it('reads in the trail what companies and people were called at the time', async () => {
    const [admin, company, seeker] = [
      await anAdmin(behind),
      await aCompany(behind, { companyName: 'PT Dahulu', isVerified: false }),
      await aSeeker(behind, { fullName: 'Sari Dahulu' }),
    ];
    const { client } = await onAhead(admin);
    on(ahead);
    expect((await decide({ client }, 'verify', company.companyId)).errors).toEqual([]);
    await client.ask(LOOK, { id: seeker.seekerId });
    on(behind);
    await changeCompanyProfile(company, { companyName: 'PT Kini' });
    await changeSeekerProfile(seeker, { fullName: 'Sari Kini' });

    const { adminAuditTrail } = await admin.client.ask(TRAIL, { adminId: admin.accountId });
    expect(JSON.stringify(adminAuditTrail.items)).not.toContain('Kini');
    expect(JSON.stringify(adminAuditTrail.items)).toContain('Sari Dahulu');
  });
});
