import { MINUTE_MS } from '../../../domain/time';
import {
  aCompany,
  anAdmin,
  aSeeker,
  type TestActor,
  type TestCompany,
  type TestSeeker,
} from '../../../testkit/people/actors';
import { revokeCompany, verifyCompany } from '../../../testkit/market/company-decisions';
import { cancelErasure, requestErasure } from '../../../testkit/people/erasures';
import { graphql } from '../../../testkit/graphql';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { deleteJob, setActive } from '../../../testkit/market/job-changes';
import { accept, aJob, applied, apply, hold, type TestJob } from '../../../testkit/market/job-factory';
import { mailsArrived, mailsQueued, mailsTo } from '../../../testkit/outside/mailbox';
import { answerPause, pauseJob, queued, reportJob, resumeJob } from '../../../testkit/market/reports';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';

const SECRET = { SESSION_SECRET: 'a-secret-that-both-processes-share-0123456789' };
const server = useServer(SECRET);
const other = useSecondServer(SECRET);

const LISTED = graphql(`query JobsListed($search: String!) {
  jobs(search: $search) { items { id } totalCount }
  seekerDashboard { recommendedJobs { id } }
}`);
const PAGE = graphql(`query PausedJobPage($id: ID!) { job(id: $id) { title isPaused pause { reason } } }`);
const OWN_PAGE = graphql(`query OwnPausedJob($id: ID!) {
  job(id: $id) { isActive isPaused isVisibleToSeekers pause { reason answer viewerCanAnswer } }
}`);
const STATUS = graphql(
  `query StatusOfApplication($id: ID!) { application(id: $id) { status viewerCanOpenJob whyViewerCannotAccept } }`,
);
const TRAIL = graphql(`query PausesOnTrail($adminId: ID) {
  adminAuditTrail(adminId: $adminId, kind: CHANGE) {
    items { action details comment companyId before after namedSubjects { id kind name } }
  }
}`);

const EDIT = graphql(
  `mutation EditWhilePaused($input: EditJobInput!) { editJob(input: $input) { errors { ...Refusal } } }`,
);

let admin: TestActor;
let company: TestCompany;
let seeker: TestSeeker;
let job: TestJob;
beforeEach(async () => {
  [admin, company, seeker] = [await anAdmin(server), await aCompany(server, { tokens: 3 }), await aSeeker(server)];
  job = await aJob(company, { title: `Perajin ${company.companyId.slice(-6)}` });
});

const at = <Person extends TestActor>(person: Person): Person => ({
  ...person,
  client: person.client.clone(other.url),
});
const titleOf = () => `Perajin ${company.companyId.slice(-6)}`;

async function idsListed(person: TestSeeker): Promise<string[]> {
  const { jobs, seekerDashboard } = await person.client.ask(LISTED, { search: titleOf() });
  return [...jobs.items, ...(seekerDashboard?.recommendedJobs ?? [])].map(({ id }) => id);
}

const codeOf = async (answer: Promise<{ errors: readonly { code: string }[] }>) => (await answer).errors[0]?.code;

describe('a paused job', () => {
  it('stays hidden when it is resumed while its company waits to be erased, until that is cancelled', async () => {
    await pauseJob(admin, job.id);
    expect(await requestErasure(company, { when: 'IN_14_DAYS' })).toMatchObject({ errors: [] });
    expect(await resumeJob(admin, job.id)).toEqual([]);
    expect(await idsListed(at(seeker))).not.toContain(job.id);
    expect(await cancelErasure(company)).toMatchObject({ errors: [] });
    expect(await idsListed(at(seeker))).toContain(job.id);
  });

  it('is hidden at once on every server, from lists and its page, and nobody can apply or hold a seat', async () => {
    expect(await idsListed(at(seeker))).toContain(job.id);
    expect((await at(seeker).client.ask(PAGE, { id: job.id })).job?.title).toBe(titleOf());

    expect(await pauseJob(admin, job.id)).toEqual([]);

    for (const person of [seeker, at(seeker)]) {
      expect(await idsListed(person)).not.toContain(job.id);
      const { errors } = await person.client.send(PAGE, { id: job.id });
      expect(errors?.[0]?.extensions.errorCode).toBe('JOB_NOT_FOUND');
      expect(await codeOf(apply(person, job))).toBe('JOB_NOT_FOUND');
      expect(await codeOf(hold(person, job))).toBe('SLOT_NOT_FOUND');
      expect(await reportJob(person, job.id)).toMatchObject([{ code: 'JOB_NOT_FOUND' }]);
    }
    await expectInvariants(server);
  });

  it('keeps its applications, accepts nobody meanwhile, and stays in sight of those accepted before', async () => {
    const [before, waiting] = [await aSeeker(server), await aSeeker(server)];
    const both = await aJob(company, { slots: [{ maxApplicants: 2 }, { start: '14:00', end: '14:30' }] });
    await accept(company, await applied(before, both));
    const id = await applied(waiting, both, 1);

    await pauseJob(admin, both.id);

    expect((await waiting.client.ask(STATUS, { id })).application).toEqual({
      status: 'PENDING',
      viewerCanOpenJob: false,
      whyViewerCannotAccept: 'UPDATE_APPLICATION_FORBIDDEN',
    });
    expect((await company.client.ask(STATUS, { id })).application?.whyViewerCannotAccept).toBe('JOB_PAUSED');
    expect((await before.client.ask(PAGE, { id: both.id })).job).toMatchObject({ isPaused: true, pause: null });
    expect(await codeOf(accept(company, id))).toBe('JOB_PAUSED');
    await resumeJob(admin, both.id);
    expect((await accept(company, id)).application?.status).toBe('ACCEPTED');
    await expectInvariants(server);
  });

  it('cannot be reopened by its company, but closed and deleted', async () => {
    await pauseJob(admin, job.id);

    expect(await setActive(company, job.id, false)).toEqual([]);
    expect(await setActive(company, job.id, true)).toMatchObject([{ code: 'JOB_PAUSED' }]);
    expect(await idsListed(seeker)).not.toContain(job.id);
    expect(await deleteJob(company, job.id)).toEqual([]);
    expect(await resumeJob(admin, job.id)).toEqual([]);
    expect(await idsListed(seeker)).not.toContain(job.id);
    expect(await queued(admin, job.id)).toBeUndefined();
  });

  it('appears after the pause only if nothing else hides it, and stays hidden until then', async () => {
    const closed = await aJob(company);
    await setActive(company, closed.id, false);
    for (const { id } of [job, closed]) await pauseJob(admin, id);
    await revokeCompany(admin, company.companyId);
    await verifyCompany(admin, company.companyId);
    expect(await idsListed(seeker)).not.toContain(job.id);
    await revokeCompany(admin, company.companyId);
    for (const { id } of [job, closed]) await resumeJob(admin, id);
    expect(await idsListed(seeker)).not.toContain(job.id);
    await verifyCompany(admin, company.companyId);

    expect(await idsListed(seeker)).toContain(job.id);
    expect((await company.client.ask(OWN_PAGE, { id: closed.id })).job).toMatchObject({
      isActive: false,
      isVisibleToSeekers: false,
    });
  });
});

describe('its company', () => {
  it('is told why by mail and on the page of the job, answers each pause once, and is told about the end', async () => {
    const subject = `Your job ${titleOf()} is paused`;
    await pauseJob(admin, job.id, 'It asks for a deposit of <b>Rp 1</b>');

    const [mail] = await mailsArrived(server, company.email, subject);
    expect(mail?.text).toContain('Reason: It asks for a deposit of <b>Rp 1</b>');
    expect(mail?.text).toContain(`/company/job/${job.id}`);
    const page = async () => (await company.client.ask(OWN_PAGE, { id: job.id })).job;
    expect(await page()).toMatchObject({
      isPaused: true,
      pause: { reason: 'It asks for a deposit of <b>Rp 1</b>', answer: null, viewerCanAnswer: true },
    });

    expect(await answerPause(company, job.id, ' ')).toMatchObject([{ code: 'PAUSE_ANSWER_REQUIRED' }]);
    server.clock.advance(MINUTE_MS);
    expect(await answerPause(company, job.id, 'The deposit is gone')).toEqual([]);
    expect(await answerPause(company, job.id, 'The deposit is gone')).toEqual([]);
    expect(await answerPause(company, job.id, 'And another thing')).toMatchObject([{ code: 'PAUSE_ANSWERED' }]);
    expect((await page())?.pause).toMatchObject({ answer: 'The deposit is gone', viewerCanAnswer: false });
    expect(await queued(admin, job.id)).toMatchObject({
      newestAt: '2026-11-23T02:01:00.000Z',
      job: { pause: { answer: 'The deposit is gone', viewerCanAnswer: false } },
    });

    await resumeJob(admin, job.id);
    await mailsArrived(server, company.email, `Your job ${titleOf()} may be shown`);
    expect((await page())?.pause).toBeNull();
    expect(await answerPause(company, job.id)).toMatchObject([{ code: 'JOB_NOT_PAUSED' }]);

    await pauseJob(admin, job.id, 'Still the same');
    expect(await answerPause(company, job.id, 'Second')).toEqual([]);
    expect(await queued(admin, job.id)).toMatchObject({ history: { pauses: 2 }, job: { pause: { answer: 'Second' } } });
  });

  it('is told about it by mail, and nobody is where the company was imported: its address is made up', async () => {
    const posting = await aJob(company, { title: 'Penenun' });
    expect(await pauseJob(admin, posting.id)).toEqual([]);
    const mails = async (): Promise<number> => mailsQueued(server, 'job-paused:%');
    const before = await mails();
    await server.dataSource.query('UPDATE companies SET is_imported = 1 WHERE id = ?', [company.companyId]);
    expect(await pauseJob(admin, job.id)).toEqual([]);
    expect([before > 0, (await mails()) - before]).toEqual([true, 0]);
  });
});

describe('a pause', () => {
  it('needs a reason, may be repeated, and is not overwritten by another administrator', async () => {
    expect(await pauseJob(admin, job.id, '  ')).toMatchObject([{ code: 'PAUSE_REASON_REQUIRED', field: ['reason'] }]);
    expect(await pauseJob(admin, 'x')).toMatchObject([{ code: 'JOB_NOT_FOUND' }]);
    await pauseJob(admin, job.id, 'First');

    expect(await pauseJob(admin, job.id, 'First')).toEqual([]);
    expect(await pauseJob(await anAdmin(server), job.id, 'First')).toMatchObject([{ code: 'JOB_ALREADY_PAUSED' }]);
    expect(await pauseJob(admin, job.id, 'Second')).toMatchObject([{ code: 'JOB_ALREADY_PAUSED' }]);
    await resumeJob(admin, job.id);
    expect(await resumeJob(admin, job.id)).toEqual([]);

    await mailsArrived(server, company.email, `Your job ${titleOf()} may be shown`);
    expect(await mailsTo(server, company.email)).toHaveLength(2);
    const { adminAuditTrail } = await admin.client.ask(TRAIL, { adminId: admin.accountId });
    const subjects = [{ id: job.id, kind: 'JOB', name: expect.stringContaining(titleOf()) as string }];
    const { companyId } = company;
    expect(adminAuditTrail.items).toEqual([
      expect.objectContaining({ action: 'RESUME_JOB', details: 'Resumed a job', companyId, namedSubjects: subjects }),
      expect.objectContaining({
        action: 'PAUSE_JOB',
        details: 'Paused a job',
        comment: 'First',
        companyId,
        before: '{"isPaused":"no"}',
        after: '{"isPaused":"yes"}',
        namedSubjects: subjects,
      }),
    ]);
  });

  it('is not ended for a text that came after the look, and ends once that was looked at', async () => {
    await pauseJob(admin, job.id);
    for (const description of ['Pay a deposit first', 'Pay a deposit of Rp 1 first']) {
      const seen = (await queued(admin, job.id))?.newestEditId;
      const { editJob } = await company.client.ask(EDIT, { input: { jobId: job.id, description } });
      expect(editJob.errors).toEqual([]);

      expect(await resumeJob(admin, job.id, seen)).toMatchObject([{ code: 'FLAGS_CHANGED' }]);
      expect(await idsListed(seeker)).not.toContain(job.id);
    }

    expect(await resumeJob(admin, job.id, (await queued(admin, job.id))?.newestEditId)).toEqual([]);
    expect(await idsListed(seeker)).toContain(job.id);
    expect(await resumeJob(admin, job.id)).toEqual([]);
  });

  it('puts a job that nobody has reported into the queue until it ends', async () => {
    await pauseJob(admin, job.id);
    expect(await queued(admin, job.id)).toMatchObject({ openReports: 0, viewerCanPause: false, viewerCanResume: true });

    await resumeJob(admin, job.id);
    expect(await queued(admin, job.id)).toBeUndefined();
    // Reports stay open.
    await reportJob(seeker, job.id);
    await pauseJob(admin, job.id);
    await resumeJob(admin, job.id);
    expect(await queued(admin, job.id)).toMatchObject({ openReports: 1, viewerCanPause: true, viewerCanDismiss: true });
  });
});
