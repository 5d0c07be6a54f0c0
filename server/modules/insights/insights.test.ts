import { INSIGHT_DAYS, lastDays } from '../../../domain/insights';
import { DAY_MS, wibInstant } from '../../../domain/time';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../../../testkit/people/actors';
import { recordOutcome, reportAttendance } from '../../../testkit/market/follow-ups';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { graphql } from '../../../testkit/graphql';
import { accept, aJob, applied, reject, withdraw, type TestJob } from '../../../testkit/market/job-factory';
import { aPublicCompany, fetchPage, pathOf, WITH_PAGES } from '../../../testkit/server/public-pages';
import { plansOf } from '../../../testkit/checks/query-plans';
import { giveCompanyTo } from '../../../testkit/people/members';
import { useServer } from '../../../testkit/server/test-server';
import { Application } from '../applications';
import { JobViews } from '../jobs/views/job-views.entity';

const server = useServer(WITH_PAGES);

const INSIGHTS = graphql(`query ReadInsights($from: LocalDate!, $to: LocalDate!) {
  companyInsights(from: $from, to: $to) {
    period { from to } before { from to } seenSince seenWeeks { from to } seenWeeksBefore { from to }
    all { ...Funnel } previous { ...Funnel }
    jobs { jobId title figures { ...Funnel } }
    otherJobs { jobs figures { ...Funnel } }
    answers { part applications before }
    tokenWeeks { week tokens before }
  }
}`);
graphql(`fragment Funnel on InsightFigures { seen applied accepted interviewed chosen }`);
const BEHIND = graphql(`query BehindInsight($from: LocalDate!, $to: LocalDate!, $part: InsightPart!, $jobId: ID) {
  insightApplications(from: $from, to: $to, part: $part, jobId: $jobId) { id }
}`);
const SPENT = graphql(`query TokensSpent($since: LocalDate, $until: LocalDate) {
  tokenTransactions(type: USAGE, since: $since, until: $until) { items { amount } }
}`);
const OPEN = graphql(
  `mutation OpenJob($jobId: ID!) { recordJobView(jobId: $jobId, search: "") { errors { ...Refusal } } }`,
);

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
/** Tests begin on Monday, 23 November 2026. */
const WEEK = { from: '2026-11-17', to: '2026-11-23' };
const NO_FIGURES = { seen: null, applied: 0, accepted: 0, interviewed: 0, chosen: 0 };

const insightsOf = async ({ client }: Pick<TestCompany, 'client'>, days = WEEK) =>
  (await client.ask(INSIGHTS, days)).companyInsights;
const behind = async (
  { client }: Pick<TestCompany, 'client'>,
  part: 'ACCEPTED' | 'INTERVIEWED' | 'NOT_ANSWERED',
  jobId?: string,
) => (await client.ask(BEHIND, { ...WEEK, part, jobId: jobId ?? null })).insightApplications.map(({ id }) => id);

const spentIn = async ({ client }: Pick<TestCompany, 'client'>, since: string, until: string) =>
  (await client.ask(SPENT, { since, until })).tokenTransactions.items.map(({ amount }) => amount);

async function appliedAt(job: TestJob, date: string, time: string, seeker?: TestSeeker): Promise<string> {
  const id = await applied(seeker ?? (await aSeeker(server)), job);
  await server.dataSource.query('UPDATE applications SET applied_at = ? WHERE id = ?', [wibInstant(date, time), id]);
  return id;
}
const answeredAt = (id: string, date: string, time: string) =>
  server.dataSource.query('UPDATE applications SET decided_at = ? WHERE id = ?', [wibInstant(date, time), id]);
const isOver = (id: string) =>
  server.dataSource.query(
    'UPDATE applications SET interview_starts_at = interview_starts_at - INTERVAL 3 DAY, interview_ends_at = interview_ends_at - INTERVAL 3 DAY WHERE id = ?',
    [id],
  );

const open = async ({ client }: TestSeeker, job: TestJob, times = 1): Promise<void> => {
  for (let time = 0; time < times; time += 1) await client.ask(OPEN, { jobId: job.id });
};

describe('the figures of a week', () => {
  it('add up, for each job and in all, beside those of the week before', async () => {
    const company = await aCompany(server, { tokens: 10 });
    const cook = await aJob(company, { title: 'Cook', slots: [{ maxApplicants: 20 }] });
    const waiter = await aJob(company, { title: 'Waiter', slots: [{ maxApplicants: 20 }] });
    await applied(await aSeeker(server), await aJob(await aCompany(server)));

    // The last minute of the week before in WIB, and the first of this one.
    await reject(company, await appliedAt(cook, '2026-11-16', '23:59'));
    const chosen = await appliedAt(cook, '2026-11-17', '00:00');
    const absent = await appliedAt(cook, '2026-11-19', '10:00');
    const planned = await appliedAt(waiter, '2026-11-20', '23:59');
    const late = await appliedAt(waiter, '2026-11-17', '08:00');
    await reject(company, late);
    await answeredAt(late, '2026-11-25', '00:01');
    const slow = await appliedAt(waiter, '2026-11-17', '08:00');
    await reject(company, slow);
    await answeredAt(slow, '2026-11-24', '23:59');
    const silent = await appliedAt(waiter, '2026-11-18', '08:00');
    const { manager } = server.dataSource;
    await manager.update(Application, silent, { lapsedAt: server.clock.now(), slotId: null });
    const gone = await aSeeker(server);
    await withdraw(gone, await appliedAt(waiter, '2026-11-18', '08:00', gone));
    await appliedAt(waiter, '2026-11-23', '08:00');
    for (const id of [chosen, absent, planned]) await accept(company, id);
    for (const id of [chosen, absent]) await isOver(id);
    expect((await recordOutcome(company, chosen, 'CHOSEN')).errors).toEqual([]);
    expect((await reportAttendance(company, absent, 'OTHER_ABSENT')).errors).toEqual([]);
    await answeredAt(chosen, '2026-11-17', '23:59');
    await answeredAt(absent, '2026-11-21', '09:00');
    await answeredAt(planned, '2026-11-21', '00:00');

    const shown = await insightsOf(company);

    expect(shown).toMatchObject({ period: WEEK, before: { from: '2026-11-10', to: '2026-11-16' }, otherJobs: null });
    expect(shown.all).toEqual({ seen: null, applied: 8, accepted: 3, interviewed: 1, chosen: 1 });
    expect(shown.previous).toEqual({ ...NO_FIGURES, applied: 1 });
    expect(shown.jobs).toEqual([
      { jobId: waiter.id, title: 'Waiter', figures: { ...NO_FIGURES, applied: 6, accepted: 1 } },
      {
        jobId: cook.id,
        title: 'Cook',
        figures: { seen: null, applied: 2, accepted: 2, interviewed: 1, chosen: 1 },
      },
    ]);
    const answers = Object.fromEntries(shown.answers.map(({ part, applications }) => [part, applications]));
    expect(answers).toEqual({
      ...{ SAME_DAY: 1, NEXT_DAY: 1, WITHIN_3_DAYS: 1, WITHIN_7_DAYS: 1, LATER: 1 },
      ...{ NOT_ANSWERED: 1, STILL_OPEN: 1, WITHDRAWN: 1 },
    });
    expect(shown.answers.map(({ before }) => before)).toEqual([0, 0, 0, 0, 0, 0, 0, 0].with(3, 1));
    // Three acceptances, all spent now.
    expect(shown.tokenWeeks.map(({ tokens }) => tokens)).toEqual([...Array<number>(11).fill(0), 3]);
    expect(shown.tokenWeeks.at(-1)).toEqual({ week: '2026-11-23', tokens: 3, before: 0 });
    expect(shown.tokenWeeks[0]?.week).toBe('2026-09-07');
    expect(await spentIn(company, '2026-11-23', '2026-11-29')).toEqual([-1, -1, -1]);
    expect(await spentIn(company, '2026-11-16', '2026-11-22')).toEqual([]);

    expect(await behind(company, 'ACCEPTED')).toEqual([planned, absent, chosen]);
    expect(await behind(company, 'ACCEPTED', waiter.id)).toEqual([planned]);
    expect(await behind(company, 'INTERVIEWED')).toEqual([chosen]);
    expect(await behind(company, 'NOT_ANSWERED')).toEqual([silent]);
    expect(await behind(await aCompany(server), 'ACCEPTED', waiter.id)).toEqual([]);
  });

  it('are not asked for longer than a year, nor from a later day to an earlier one', async () => {
    const company = await aCompany(server);
    for (const days of [
      { from: '2026-11-23', to: '2026-11-22' },
      { from: '2025-01-01', to: '2026-11-22' },
    ])
      for (const answer of [
        await company.client.send(INSIGHTS, days),
        await company.client.send(BEHIND, { ...days, part: 'APPLIED', jobId: null }),
      ])
        expect(answer.errors).toMatchObject([{ extensions: { errorCode: 'PERIOD_INVALID' } }]);
  });

  it('cost four statements, however many jobs there are, and no whole table', async () => {
    const company = await aCompany(server);
    await applied(await aSeeker(server), await aJob(company));
    const days = lastDays(INSIGHT_DAYS['12w'], '2026-11-23');
    const cost = async () =>
      (await server.statementsOf(() => insightsOf(company, days))).filter((sql) =>
        /applications|job_views|token_transactions/.test(sql),
      );
    expect(await cost()).toHaveLength(4);
    await applied(await aSeeker(server), await aJob(company));
    expect(await cost()).toHaveLength(4);
    for (const table of ['applications', 'job_views', 'token_transactions'])
      for (const { steps } of await plansOf(server, table, () => insightsOf(company, days)))
        expect(steps.filter(({ type, table: of }) => !of.startsWith('<') && /ALL|index/.test(type))).toEqual([]);
  });

  it('add up beyond fifty jobs, which have a line each', async () => {
    const company = await aCompany(server);
    const job = await aJob(company);
    await applied(await aSeeker(server), job);
    const seeker = await aSeeker(server);
    for (let number = 0; number < 51; number += 1) await open(seeker, await aJob(company));
    const { jobs, otherJobs, all } = await insightsOf(company, { from: '2026-11-20', to: '2026-11-26' });
    expect(jobs).toHaveLength(50);
    expect(otherJobs).toEqual({ jobs: 2, figures: { ...NO_FIGURES } });
    expect(all).toEqual({ ...NO_FIGURES, applied: 1 });
  });
});

describe('how often a job was seen', () => {
  it('is counted by week, and told from five on; the company itself and crawlers do not count', async () => {
    const company = await aPublicCompany(server);
    const job = await aJob(company);
    const seen = async (days = { from: '2026-11-20', to: '2026-11-26' }) => (await insightsOf(company, days)).all.seen;
    await open(await aSeeker(server), job, 4);
    expect(await seen()).toBeNull();

    const dual = await aSeeker(server);
    await giveCompanyTo(server, company, dual);
    await open(dual, job);
    await giveCompanyTo(server, company, company);
    const reads = (userAgent: string, client = server.visitor()) =>
      fetchPage(server, pathOf(job), client.withHeaders({ 'user-agent': userAgent }));
    await reads(BROWSER, company.client);
    await reads('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
    await reads('WhatsApp/2.23.20.0');
    await reads('curl/8.5.0');
    expect(await seen()).toBeNull();

    await reads(BROWSER);
    expect(await seen()).toBe(5);
    server.clock.advance(7 * DAY_MS);
    await reads(BROWSER);
    expect(await seen()).toBe(5);
    const next = await insightsOf(company, { from: '2026-11-27', to: '2026-12-03' });
    expect([next.all.seen, next.previous.seen]).toEqual([null, 5]);
    expect(next).toMatchObject({
      seenSince: '2026-11-23',
      seenWeeks: { from: '2026-11-30', to: '2026-12-06' },
      seenWeeksBefore: { from: '2026-11-23', to: '2026-11-29' },
    });
    // No week has most of its days here.
    expect((await insightsOf(company, { from: '2026-11-23', to: '2026-11-25' })).seenWeeks).toBeNull();
  });

  it('is not told by the difference of two figures either, of jobs or of weeks', async () => {
    const company = await aCompany(server);
    const [cook, waiter] = [await aJob(company, { title: 'Cook' }), await aJob(company, { title: 'Waiter' })];
    const seeker = await aSeeker(server);
    await open(seeker, cook, 6);
    await open(seeker, waiter, 3);
    server.clock.advance(7 * DAY_MS);
    await open(seeker, cook, 4);
    await open(seeker, waiter, 5);
    const seen = async (from: string, to: string) => {
      const { all, jobs } = await insightsOf(company, { from, to });
      return [all.seen, ...['Cook', 'Waiter'].map((name) => jobs.find(({ title }) => title === name)?.figures.seen)];
    };
    const [first, second] = [await seen('2026-11-23', '2026-11-29'), await seen('2026-11-30', '2026-12-06')];
    expect([first, second]).toEqual([
      [6, 6, null],
      [5, null, 5],
    ]);
    expect(await seen('2026-11-23', '2026-12-06')).toEqual([11, 6, 5]);
  });

  it('is gone with the company', async () => {
    const company = await aCompany(server);
    const job = await aJob(company);
    await open(await aSeeker(server), job);
    const isKept = () => server.dataSource.manager.existsBy(JobViews, { jobId: job.id });
    expect(await isKept()).toBe(true);
    await requestErasure(company);
    await eraseNow(server);
    expect(await isKept()).toBe(false);
  });

  it('costs a visitor one statement more', async () => {
    const job = await aJob(await aPublicCompany(server));
    const costs = (userAgent: string) =>
      server.statementsOf(() =>
        fetchPage(server, pathOf(job), server.visitor().withHeaders({ 'user-agent': userAgent })),
      );
    const [ofCrawler, ofVisitor] = [await costs('Googlebot'), await costs(BROWSER)];
    expect(ofVisitor.length - ofCrawler.length).toBe(1);
  });
});
