import { wibInstant } from '../../../../domain/time';
import { aCompany, aSeeker, type TestCompany } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import type { CompanyApplicationsListedQueryVariables } from '../../../../testkit/graphql/graphql';
import { accept, aJob, applied, halfHours } from '../../../../testkit/market/job-factory';
import { plansOf } from '../../../../testkit/checks/query-plans';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const LIST =
  graphql(`query CompanyApplicationsListed($jobId: ID, $status: ApplicationStatus, $page: Int, $order: ApplicationOrder, $search: String) {
  companyApplications(jobId: $jobId, status: $status, page: $page, order: $order, search: $search) { totalCount page pageSize pageCount items { id status } }
}`);
type Filter = CompanyApplicationsListedQueryVariables;
const COUNTED = graphql(`query CompanyApplicationsCounted($jobId: ID, $status: ApplicationStatus, $search: String) {
  companyApplications(jobId: $jobId, status: $status, search: $search) { items { id } counts { total pending accepted rejected } }
}`);
const isOfApplications = (sql: string): boolean => /^\s*SELECT/i.test(sql) && /\bapplications\b/.test(sql);

async function listOf({ client }: TestCompany, filter: Filter = {}) {
  const { companyApplications } = await client.ask(LIST, filter);
  if (!companyApplications) throw new Error('The applications were not shown');
  return companyApplications;
}

/** Several jobs may have been applied to at the same test moment, so each application gets a moment of its own. */
async function appliedAt(id: string, minute: number): Promise<void> {
  await server.dataSource.query('UPDATE applications SET applied_at = ? WHERE id = ?', [
    wibInstant('2026-11-20', `08:${String(minute).padStart(2, '0')}`),
    id,
  ]);
}

describe('the applications of a company', () => {
  it('come newest first, 50 a page, each on exactly one', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: halfHours(['09:00', '10:00', '11:00'], 20) });
    const seekers = await Promise.all(Array.from({ length: 52 }, () => aSeeker(server)));
    const ids = await Promise.all(seekers.map((seeker, index) => applied(seeker, job, index % 3)));
    await Promise.all(ids.map((id, index) => appliedAt(id, index)));

    const [first, second] = [await listOf(company), await listOf(company, { page: 2 })];

    expect([first, second]).toMatchObject([
      { totalCount: 52, page: 1, pageSize: 50, pageCount: 2 },
      { totalCount: 52, page: 2, pageSize: 50, pageCount: 2 },
    ]);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(first.items).toHaveLength(50);
  });

  it('come by match or by interview time, as they do after an acceptance, and never by what the mask hides', async () => {
    const company = await aCompany(server, { tokens: 1 });
    const job = await aJob(company, {
      skills: ['MS Excel', 'Kasir', 'Rahmawati Kusumadewi'],
      slots: halfHours(['09:00', '10:00'], 2),
    });
    const person = (...technicalSkills: string[]) =>
      aSeeker(server, { fullName: 'Rahmawati Kusumadewi', technicalSkills });
    const ids = async (order: 'BEST_MATCH' | 'INTERVIEW_TIME') =>
      (await listOf(company, { jobId: job.id, order })).items.map(({ id }) => id);
    const guessed = await applied(await person('Kasir', 'Rahmawati Kusumadewi'), job, 1);
    const forOne = await server.statementsOf(() => ids('BEST_MATCH'));
    const early = await applied(await person('kasir'), job);
    const none = await applied(await person('Menyulam'), job);
    const both = await applied(await person('Kasir', 'Excel'), job, 1);

    let forFour: string[] = [];
    const statements = await server.statementsOf(async () => {
      forFour = await ids('BEST_MATCH');
    });
    expect(forFour).toEqual([both, early, guessed, none]);
    expect(statements).toHaveLength(forOne.length);
    expect(await ids('INTERVIEW_TIME')).toEqual([early, none, ...[guessed, both].toSorted()]);
    await accept(company, guessed);
    expect(await ids('BEST_MATCH')).toEqual([both, early, guessed, none]);
  });

  // Each status by itself: status-counts.test.ts.
  it('are narrowed and counted, for one more statement that reads only an index of the company or the job', async () => {
    const company = await aCompany(server, { tokens: 1 });
    const job = await aJob(company, { slots: [{ maxApplicants: 20 }] });
    const seekers = await Promise.all(Array.from({ length: 12 }, () => aSeeker(server)));
    const ids = await Promise.all(seekers.map((seeker) => applied(seeker, job)));
    await applied(await aSeeker(server), await aJob(company));
    await applied(await aSeeker(server), await aJob(await aCompany(server)));
    await accept(company, ids[0] ?? '');
    const none = { accepted: 0, pending: 0, rejected: 0, total: 0 };

    const cases: [Filter, number, typeof none, string | null][] = [
      [{}, 13, { ...none, accepted: 1, pending: 12, total: 13 }, 'ix_applications_company_shown'],
      [{ status: 'REJECTED' }, 0, { ...none, accepted: 1, pending: 12, total: 13 }, 'ix_applications_company_shown'],
      [{ jobId: job.id }, 12, { ...none, accepted: 1, pending: 11, total: 12 }, 'ix_applications_job_shown'],
      [
        { jobId: job.id, status: 'PENDING' },
        11,
        { ...none, accepted: 1, pending: 11, total: 12 },
        'ix_applications_job_shown',
      ],
      [{ search: seekers[0]?.fullName ?? '' }, 1, { ...none, accepted: 1, total: 1 }, null],
    ];
    for (const [filter, found, counts, key] of cases) {
      const listed = await server.statementsOf(() => listOf(company, filter));
      const answer = await company.client.ask(COUNTED, filter);
      expect([filter, answer.companyApplications?.counts]).toEqual([filter, counts]);
      expect([filter, answer.companyApplications?.items.length]).toEqual([filter, found]);
      const plans = await plansOf(server, 'applications', () => company.client.ask(COUNTED, filter));
      expect([filter, plans.length]).toEqual([filter, listed.filter(isOfApplications).length + 1]);
      const [step] = plans.at(-1)?.steps ?? [];
      if (key) expect([filter, step]).toMatchObject([filter, { table: 'a', type: 'ref', key }]);
      if (key) expect(step?.extra).toContain('Using index');
    }
  });
});
