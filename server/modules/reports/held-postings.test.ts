import type { JobDraft } from '../../../domain/jobs.schema';
import { HOUR_MS, MINUTE_MS, type LocalDate } from '../../../domain/time';
import { lockRows } from '../../db/lock';
import { inTransaction } from '../../db/transaction';
import { aCompany, anAdmin, aSeeker, type TestActor, type TestCompany } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { revokeCompany, verifyCompany } from '../../../testkit/market/company-decisions';
import { eventually } from '../../../testkit/races/eventually';
import {
  dismissFlags,
  flaggedQueue,
  queuedPosting,
  type QueuedPosting,
} from '../../../testkit/market/flagged-postings';
import type { FlaggedOutcome } from '../../../testkit/graphql/graphql';
import { graphql } from '../../../testkit/graphql';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { deleteJob } from '../../../testkit/market/job-changes';
import { aJob } from '../../../testkit/market/job-factory';
import { mailsArrived, mailsTo } from '../../../testkit/outside/mailbox';
import { chooseLanguage } from '../../../testkit/people/own-language';
import { plansOf, wastefulSteps } from '../../../testkit/checks/query-plans';
import { answerPause, pauseJob, queued, resumeJob } from '../../../testkit/market/reports';
import { useServer } from '../../../testkit/server/test-server';
import { holdPosting } from '../jobs/flags/hold-posting';
import { insertJob, readDraft } from '../jobs';

const server = useServer();
afterEach(() => expectInvariants(server));

const OWN = graphql(`query OwnHeldJob($id: ID!) {
  job(id: $id) { isActive isPaused isVisibleToSeekers pause { reason isHeld viewerCanAnswer } }
}`);
const SEARCH = graphql(`query SearchHeld($search: String!) {
  jobs(search: $search) { items { id } } jobSuggestions(prefix: $search) { text }
}`);
const COPY = graphql(`query CopyOfHeld { myRecords { pauses { reason } } }`);
const EDIT = graphql(`mutation EditHeld($input: EditJobInput!) { editJob(input: $input) { errors { ...Refusal } } }`);
const TRAIL = graphql(`query HeldOnTrail($adminId: ID) {
  adminAuditTrail(adminId: $adminId) { items { kind action comment companyId filter before after namedSubjects { id } } }
}`);

const OUTCOMES = graphql(`query FlaggedOutcomes($outcome: FlaggedOutcome, $since: LocalDate, $pageSize: Int) {
  adminFlaggedOutcomes(outcome: $outcome, since: $since, pageSize: $pageSize) {
    items { id outcome companyId reasons isRemoved } matching outcomes { outcome count }
  }
}`);

const LATEST = graphql(`query LatestOfDashboard {
  adminDashboard { flaggedPostingsSince latestActivities { action namedSubjects { id kind name } } }
}`);

let admin: TestActor;
let company: TestCompany;
beforeEach(async () => {
  await server.dataSource.query('DELETE FROM flagged_postings');
  [admin, company] = [await anAdmin(server), await aCompany(server)];
});

let texts = 0;
/** A text of its own for each test: three times the same words with a number, so that no two tests are alike. */
function aText(extra = ''): string {
  texts += 1;
  const words = ['menata', 'rak', 'gudang', 'mencatat', 'stok', 'barang', 'masuk', 'memeriksa', 'kemasan', 'harian'];
  return `${words.map((word) => `${word} bagian ${texts}`).join(', ')}. ${extra}`;
}
const FEE = 'Biaya pendaftaran 50rb per orang.';
const aFlagged = () => aJob(company, { description: aText(FEE) });

const ownJob = async ({ client }: TestCompany, id: string) => (await client.ask(OWN, { id })).job;
async function editJob({ client }: TestCompany, jobId: string, description: string): Promise<void> {
  expect((await client.ask(EDIT, { input: { jobId, description } })).editJob.errors).toEqual([]);
}
const isHeld = async (owner: TestCompany, id: string) => (await ownJob(owner, id))?.pause?.isHeld ?? false;
const trail = async () => (await admin.client.ask(TRAIL, { adminId: admin.accountId })).adminAuditTrail.items;
async function waiting(id: string): Promise<QueuedPosting> {
  const posting = await queuedPosting(admin, id);
  if (!posting) throw new Error('It is not in the queue');
  return posting;
}

describe('a posting like a paused one', () => {
  it('is held, no matter who posts it and even after the paused one was deleted, and its company learns why', async () => {
    const description = aText();
    const scam = await aJob(company, { description });
    await pauseJob(admin, scam.id);
    await deleteJob(company, scam.id);
    const other = await aCompany(server);
    await chooseLanguage(other, 'id');

    const { id } = await aJob(other, { title: 'Staf Gudang', description: description.replace('harian', 'mingguan') });

    expect(await ownJob(other, id)).toEqual({
      isActive: true,
      isPaused: true,
      isVisibleToSeekers: false,
      pause: {
        reason: 'Teksnya sangat mirip dengan lowongan yang dijeda tim kami.',
        isHeld: true,
        viewerCanAnswer: true,
      },
    });
    const [mail] = await mailsArrived(server, other.email, 'Lowongan Staf Gudang sedang diperiksa tim kami');
    expect(mail?.text).toContain('Alasan: Teksnya sangat mirip dengan lowongan yang dijeda tim kami.');
    expect(await isHeld(company, (await aJob(company, { description: aText() })).id)).toBe(false);
  });

  it('is held when it is imported, and when its company is verified later', async () => {
    const description = aText();
    const unverified = await aCompany(server, { isVerified: false });
    const before = await aJob(unverified, { title: 'Before', description });
    await pauseJob(admin, (await aJob(company, { description })).id);

    const held = await aJob(unverified, { description });
    const { companyId } = unverified;
    const draft: JobDraft = {
      title: 'Impor',
      location: 'Jakarta',
      description,
      employmentType: 'FULL_TIME',
      skills: ['Teliti'],
      salaryMin: null,
      salaryMax: null,
      salaryPeriod: 'MONTHLY',
      autoCloseDate: null,
      timeZone: 'Asia/Jakarta',
      slots: [],
      isPublic: true,
    };
    const read = await readDraft(server.services.postingRules, companyId, draft);
    const job = { companyId, postedBy: null, draft, read, now: server.clock.now(), importKey: 'x'.repeat(64) };
    const imported = await inTransaction(server.dataSource, async (transaction) => {
      await lockRows(transaction, { company: companyId });
      return insertJob(transaction, job);
    });
    await verifyCompany(admin, unverified.companyId);

    for (const id of [held.id, imported.id]) {
      expect(await isHeld(unverified, id)).toBe(true);
      expect(await waiting(id)).toMatchObject({ viewerCanResume: true, viewerCanDismiss: false });
    }
    expect(await ownJob(unverified, before.id)).toMatchObject({ isVisibleToSeekers: true });
  });

  it('is shown once an administrator has resumed it, and then its text may be posted again', async () => {
    const description = aText();
    await pauseJob(admin, (await aJob(company, { description })).id);
    const job = await aJob(company, { description: `${description} Lembur dibayar.` });
    expect(await isHeld(company, job.id)).toBe(true);

    expect(await resumeJob(admin, job.id)).toEqual([]);

    expect(await ownJob(company, job.id)).toMatchObject({ isPaused: false, isVisibleToSeekers: true });
    expect(await queuedPosting(admin, job.id)).toBeUndefined();
    await mailsArrived(server, company.email, 'Your job Backend Engineer may be shown');
    const again = await aJob(company, { description: `${description}  LEMBUR dibayar.` });
    expect(await ownJob(company, again.id)).toMatchObject({ isPaused: false, isVisibleToSeekers: true });
    expect(await queuedPosting(admin, again.id)).toBeUndefined();
    // What was added nobody has read.
    expect(await isHeld(company, (await aJob(company, { description: `${description} Bawa KTP.` })).id)).toBe(true);
    // A pause of the same text ends that.
    await pauseJob(admin, again.id);
    expect(await isHeld(company, (await aJob(company, { description: `${description} Lembur dibayar.` })).id)).toBe(
      true,
    );
  });

  it('stays paused with the reason that an administrator gives, and leaves the queue for that of paused jobs', async () => {
    const description = aText();
    await pauseJob(admin, (await aJob(company, { description })).id);
    const { id } = await aJob(company, { title: 'Kasir', description });
    await answerPause(company, id, 'We changed the text');
    expect(await waiting(id)).toMatchObject({ job: { pause: { isHeld: true, answer: 'We changed the text' } } });

    for (const _ of [1, 2]) expect(await pauseJob(admin, id, 'It asks for a deposit')).toEqual([]);
    expect((await pauseJob(admin, id, 'Another reason'))[0]?.code).toBe('JOB_ALREADY_PAUSED');
    // Also when it is edited so that it would be flagged.
    await editJob(company, id, aText(FEE));

    expect(await queuedPosting(admin, id)).toBeUndefined();
    expect(await queued(admin, id)).toMatchObject({ viewerCanResume: true });
    expect(await ownJob(company, id)).toMatchObject({
      pause: { reason: 'It asks for a deposit', isHeld: false, viewerCanAnswer: false },
    });
    const [mail] = await mailsArrived(server, company.email, 'Your job Kasir is paused');
    expect(mail?.text).toContain('Reason: It asks for a deposit');
    const subjects = (await mailsTo(server, company.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Your job Kasir is paused')).toHaveLength(1);
    expect(await trail()).toContainEqual(
      expect.objectContaining({ action: 'PAUSE_JOB', before: '{"isPaused":"by rules"}', namedSubjects: [{ id }] }),
    );
  });
});

describe('a posting of the gravest kind', () => {
  it('is held at once', async () => {
    const { id } = await aJob(company, {
      description: 'Customer service di Myawaddy, gaji 15 juta. Berangkat pakai visa turis, jangan bilang ke imigrasi.',
    });
    expect(await ownJob(company, id)).toMatchObject({
      isVisibleToSeekers: false,
      pause: {
        reason: 'Its text may ask people to travel or to work in a way that puts them in danger.',
        isHeld: true,
      },
    });
    expect((await waiting(id)).flags.map(({ reason }) => reason)).toContain('EXPLOITATION');
    expect((await company.client.ask(COPY)).myRecords.pauses).toEqual([
      { reason: 'Its text may ask people to travel or to work in a way that puts them in danger.' },
    ]);
  });

  it('is held, also when its text is read after it was posted, and never twice', async () => {
    const { id } = await aJob(company, { description: aText() });
    const { companyId } = company;
    const posting = { id, companyId, title: 'Backend Engineer', description: 'x', now: server.clock.now() };
    const found = { reasons: ['FEES', 'PAPERS_KEPT'] as const, isLikePaused: true, repeatedIds: [] };
    const read = () =>
      inTransaction(server.dataSource, async (transaction) => {
        await lockRows(transaction, { company: companyId, job: id });
        return holdPosting(transaction, posting, found);
      });

    expect(await read()).toMatchObject({ holdReason: 'PAPERS_KEPT' });
    expect(await read()).toBeNull();

    expect(await ownJob(company, id)).toMatchObject({
      isVisibleToSeekers: false,
      pause: { reason: 'Its text may ask for original identity papers to be handed over.', isHeld: true },
    });
  });
});

describe('the queue of flagged postings', () => {
  it('lists the gravest first, then the longest waiting, page by page, with what the rules and the company say', async () => {
    const description = aText();
    const original = await aJob(await aCompany(server), { title: 'Asli', description });
    const copy = await aJob(company, { description });
    server.clock.advance(MINUTE_MS);
    const fee = await aFlagged();
    server.clock.advance(MINUTE_MS);
    const last = await aFlagged();

    const first = await flaggedQueue(admin, { pageSize: 2 });
    const second = await flaggedQueue(admin, { pageSize: 2, after: first.endCursor });

    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([fee.id, last.id, copy.id]);
    expect(second.endCursor).toBeNull();
    const { endCursor: after } = await flaggedQueue(admin, { pageSize: 1 });
    const between = await flaggedQueue(admin, { pageSize: 1, after });
    expect(between.items.map(({ id }) => id)).toEqual([last.id]);
    expect(second.items[0]).toMatchObject({
      isOpen: true,
      isRemoved: false,
      viewerCanPause: true,
      viewerCanResume: false,
      viewerCanDismiss: true,
      flags: [{ reason: 'COPIED_POSTING', copiedJobId: original.id }],
      company: { id: company.companyId, createdAt: '2026-11-23T02:00:00.000Z' },
      companyFlags: [
        { reason: 'FEES', count: 2 },
        { reason: 'COPIED_POSTING', count: 1 },
      ],
      history: { pauses: 0 },
    });
    expect(first.items[0]?.flags).toEqual([
      { reason: 'FEES', evidence: expect.stringContaining('Biaya pendaftaran 50rb') as string, copiedJobId: null },
    ]);
    expect((await trail())[0]).toMatchObject({ kind: 'READ', action: 'READ_FLAGGED_POSTINGS' });
  });

  it('says of the postings of a period what became of each, in as many statements for many', async () => {
    const [undecided, fine, paused] = [await aFlagged(), await aFlagged(), await aFlagged()];
    expect(await dismissFlags(admin, await waiting(fine.id))).toEqual([]);
    await pauseJob(admin, paused.id, 'It asks for money.');
    const ask = async (given: { outcome?: FlaggedOutcome; since?: string; pageSize?: number }) =>
      (await admin.client.ask(OUTCOMES, given)).adminFlaggedOutcomes;
    const days = { since: '2026-11-23' };

    const { items, matching, outcomes } = await ask(days);
    const became = new Map(items.map(({ id, outcome }) => [id, outcome]));
    expect([undecided, fine, paused].map(({ id }) => became.get(id))).toEqual(['WAITING', 'DISMISSED', 'PAUSED']);
    expect(items[0]).toMatchObject({ companyId: company.companyId, reasons: ['FEES'], isRemoved: false });
    expect(matching).toBe(3);
    expect(outcomes.map(({ outcome, count }) => [outcome, count])).toEqual([
      ['DISMISSED', 1],
      ['PAUSED', 1],
      ['WAITING', 1],
    ]);
    const dismissed = await ask({ outcome: 'DISMISSED' });
    expect([dismissed.matching, dismissed.items.map(({ id }) => id), dismissed.outcomes]).toEqual([
      1,
      [fine.id],
      [{ outcome: 'DISMISSED', count: 1 }],
    ]);
    expect(await ask({ since: '2026-11-24' })).toEqual({ items: [], matching: 0, outcomes: [] });
    const cost = async (pageSize: number) => (await server.statementsOf(() => ask({ pageSize }))).length;
    expect(await cost(3)).toBe(await cost(1));
  });

  it('is narrowed to the days on which postings were flagged, and counts them', async () => {
    const first = await aFlagged();
    // Midnight in WIB; in UTC it is the same day still.
    server.clock.advance(15 * HOUR_MS);
    const second = await aFlagged();
    const found = async (days: { since?: LocalDate; until?: LocalDate }) => {
      const { items, matching } = await flaggedQueue(admin, days);
      return { matching, ids: items.map(({ id }) => id) };
    };

    expect(await found({})).toEqual({ matching: 2, ids: [first.id, second.id] });
    expect(await found({ since: '2026-11-24' })).toEqual({ matching: 1, ids: [second.id] });
    expect(await found({ until: '2026-11-23' })).toEqual({ matching: 1, ids: [first.id] });
    expect((await trail())[0]?.filter).toBe('{"until":"2026-11-23"}');
  });

  it('loses a posting that is paused, keeps one that its company removes or loses its verification with', async () => {
    const [paused, removed, revoked] = [await aFlagged(), await aFlagged(), await aFlagged()];
    await pauseJob(admin, paused.id);
    await deleteJob(company, removed.id);
    await revokeCompany(admin, company.companyId);

    expect(await queuedPosting(admin, paused.id)).toBeUndefined();
    expect(await waiting(removed.id)).toMatchObject({ isRemoved: true, viewerCanPause: false, viewerCanDismiss: true });
    expect(await waiting(revoked.id)).toMatchObject({ company: { isVerified: false } });
    expect((await pauseJob(admin, removed.id))[0]?.code).toBe('JOB_NOT_FOUND');
  });

  it('costs the same statements at every length', async () => {
    await aFlagged();
    await flaggedQueue(admin);
    const few = await server.statementsOf(() => flaggedQueue(admin));
    for (let index = 0; index < 5; index += 1) await aJob(await aCompany(server), { description: aText(FEE) });
    await flaggedQueue(admin);
    const many = await server.statementsOf(() => flaggedQueue(admin));
    expect(many).toHaveLength(few.length);
    const plans = await plansOf(server, 'flagged_postings', () => flaggedQueue(admin));
    const ofQueue = plans.filter(({ sql }) => sql.includes('ix_flagged_postings_queue'));
    // The page, and how many there are.
    expect(ofQueue).toHaveLength(2);
    expect(wastefulSteps(ofQueue, 0)).toEqual([]);
  });
});

describe('a dismissal', () => {
  it('is named on the dashboard by the posting that it was about', async () => {
    const { id } = await aJob(company, { title: 'Kasir Abaikan', description: aText(FEE) });
    const { flaggedPostingsSince } = (await admin.client.ask(LATEST)).adminDashboard;
    expect(flaggedPostingsSince).toBe(server.clock.now().toISOString());
    await dismissFlags(admin, await waiting(id));

    const { adminDashboard } = await admin.client.ask(LATEST);

    expect(adminDashboard.flaggedPostingsSince).toBeNull();
    expect(adminDashboard.latestActivities[0]).toEqual({
      action: 'DISMISS_FLAGS',
      namedSubjects: [{ id, kind: 'JOB', name: expect.stringMatching(/^Kasir Abaikan, ./) as string }],
    });
  });

  it('is refused for a text that came after the look, a held posting, and one that was never flagged', async () => {
    const { id } = await aFlagged();
    const seen = await waiting(id);
    await editJob(company, id, aText());

    expect((await dismissFlags(admin, seen))[0]?.code).toBe('FLAGS_CHANGED');
    expect(await dismissFlags(admin, await waiting(id))).toEqual([]);

    const description = aText(FEE);
    await pauseJob(admin, (await aJob(company, { description })).id);
    const held = await aJob(company, { description });
    expect((await dismissFlags(admin, await waiting(held.id)))[0]?.code).toBe('FLAGS_HELD');
    const fine = await aJob(company, { description: aText() });
    for (const other of [fine.id, 'x'])
      expect((await dismissFlags(admin, { id: other, version: 1 }))[0]?.code).toBe('FLAGS_NOT_FOUND');
  });

  it('takes the posting out of the queue, and the same text is not queued again for the same reasons', async () => {
    const description = aText(FEE);
    const { id } = await aJob(company, { description });
    const posting = await waiting(id);

    expect((await dismissFlags(admin, posting, ' '))[0]?.code).toBe('DISMISSAL_NOTE_REQUIRED');
    expect((await dismissFlags(admin, { id, version: 9 }))[0]?.code).toBe('FLAGS_CHANGED');
    expect(await dismissFlags(admin, posting, 'First')).toEqual([]);
    expect(await dismissFlags(admin, posting, 'Second')).toEqual([]);

    expect(await queuedPosting(admin, id)).toBeUndefined();
    expect(await queuedPosting(admin, (await aJob(company, { description })).id)).toBeUndefined();
    // The third time is a repetition, which says nothing new of the text.
    expect(await queuedPosting(admin, (await aJob(company, { description })).id)).toBeUndefined();
    const more = await aJob(company, { description: `${description} Kirim ke WA 0812-3456-7788.` });
    expect(await queuedPosting(admin, more.id)).toBeDefined();
    const copied = await aJob(await aCompany(server), { description });
    expect((await waiting(copied.id)).flags.map(({ reason }) => reason)).toContain('COPIED_POSTING');
    const dismissals = (await trail()).filter(({ action }) => action === 'DISMISS_FLAGS');
    expect(dismissals).toMatchObject([{ comment: 'First', companyId: company.companyId, namedSubjects: [{ id }] }]);
  });

  it('at the same moment as pauses and resumptions leaves one state, in which every table agrees', async () => {
    const admins = [admin, await anAdmin(server), await anAdmin(server)] as const;
    for (let round = 0; round < 3; round += 1) {
      const description = aText(FEE);
      const { id } = await aJob(company, { description });
      const posting = await waiting(id);

      await atOnce(18, (index) => {
        if (index % 3 === 0) return dismissFlags(admins[0], posting, `Note ${index}`);
        return index % 3 === 1 ? pauseJob(admins[1], id) : resumeJob(admins[2], id);
      });

      const [facts] = await server.dataSource.query<Record<string, unknown>[]>(
        `SELECT j.is_paused, j.is_visible, p.is_open, p.decision, p.known_text IS NOT NULL AS is_known,
                (SELECT COUNT(*) FROM job_pauses x WHERE x.job_id = j.id AND x.open_mark = 1) AS pauses,
                (SELECT COUNT(*) FROM admin_activities a WHERE a.action = 'DISMISS_FLAGS' AND JSON_CONTAINS(a.subjects, JSON_QUOTE(j.id))) AS dismissals
         FROM jobs j JOIN flagged_postings p ON p.job_id = j.id WHERE j.id = ?`,
        [id],
      );
      const isPaused = Number(facts?.['is_paused']);
      expect(facts).toMatchObject({ is_open: 0, is_visible: 1 - isPaused });
      expect(Number(facts?.['pauses'])).toBe(isPaused);
      expect(Number(facts?.['is_known'])).toBe(1 - isPaused);
      expect(facts?.['decision'] === 'PAUSED').toBe(isPaused === 1);
      expect(Number(facts?.['dismissals'])).toBeLessThanOrEqual(1);
      expect(await isHeld(company, (await aJob(company, { description })).id)).toBe(isPaused === 1);
    }
  });
});

it('the title of a paused job is not suggested any more', async () => {
  const seeker = await aSeeker(server);
  const suggested = async () =>
    (await seeker.client.ask(SEARCH, { search: 'Peniup Kaca' })).jobSuggestions.map(({ text }) => text);
  const { id } = await aJob(company, { title: 'Peniup Kaca Antik' });
  await server.services.jobVocabulary.refresh();
  expect(await suggested()).toEqual(['Peniup Kaca Antik']);

  await pauseJob(admin, id);

  expect(await eventually(suggested, (titles) => titles.length === 0)).toEqual([]);
});
