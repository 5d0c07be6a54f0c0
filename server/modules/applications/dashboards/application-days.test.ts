import { wibInstant } from '../../../../domain/time';
import { aCompany, aSeeker, type TestCompany } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import { accept, aJob, applied, reject, withdraw, type TestJob } from '../../../../testkit/market/job-factory';
import { plansOf } from '../../../../testkit/checks/query-plans';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const DAYS = graphql(
  `query ApplicationDays { companyDashboard { applicationsByDay { date pending noReply accepted rejected withdrawn } } }`,
);

const daysOf = async ({ client }: TestCompany) => (await client.ask(DAYS)).companyDashboard.applicationsByDay;

/** An application that was made at this moment. */
async function appliedAt(job: TestJob, date: string, time: string): Promise<string> {
  const id = await applied(await aSeeker(server), job);
  await server.dataSource.query('UPDATE applications SET applied_at = ? WHERE id = ?', [wibInstant(date, time), id]);
  return id;
}

describe('applications over time', () => {
  it('are counted on their day in Jakarta by their present status, for thirty days up to today', async () => {
    const [company, other] = [await aCompany(server, { tokens: 3 }), await aCompany(server)];
    const job = await aJob(company, { slots: [{ maxApplicants: 20 }] });
    await appliedAt(await aJob(other), '2026-11-23', '08:00');
    await appliedAt(job, '2026-10-24', '23:59');
    await appliedAt(job, '2026-10-25', '00:00');
    const accepted = await appliedAt(job, '2026-11-22', '23:59');
    await reject(company, await appliedAt(job, '2026-11-22', '06:30'));
    const gone = await aSeeker(server);
    await withdraw(gone, await applied(gone, job));
    await appliedAt(job, '2026-11-23', '00:00');
    await accept(company, accepted);

    const days = await daysOf(company);

    expect(days).toHaveLength(30);
    expect([days[0], ...days.slice(-2)]).toEqual([
      { date: '2026-10-25', pending: 1, noReply: 0, accepted: 0, rejected: 0, withdrawn: 0 },
      { date: '2026-11-22', pending: 0, noReply: 0, accepted: 1, rejected: 1, withdrawn: 0 },
      { date: '2026-11-23', pending: 1, noReply: 0, accepted: 0, rejected: 0, withdrawn: 1 },
    ]);
    for (const day of days.slice(1, -2)) expect(day).toMatchObject({ pending: 0, accepted: 0, rejected: 0 });
  });

  it('reads a range of an index, and no row', async () => {
    const company = await aCompany(server);
    await applied(await aSeeker(server), await aJob(company));

    const plans = await plansOf(server, 'applications', () => daysOf(company));

    expect(plans).toHaveLength(1);
    const ofDays =
      plans[0]?.steps.filter(({ key, type }) => key === 'ix_applications_company_shown' && type === 'range') ?? [];
    expect(ofDays).toHaveLength(1);
    expect(ofDays[0]?.extra).toContain('Using index');
  });
});
