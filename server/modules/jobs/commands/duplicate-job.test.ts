import { DAY_MS } from '../../../../domain/time';
import { aCompany, aSeeker, type TestCompany } from '../../../testing/actors';
import { graphql } from '../../../testing/graphql';
import { expectInvariants } from '../../../testing/invariants';
import { deleteJob, duplicateJob as duplicate, setActive } from '../../../testing/job-changes';
import { aJob, applied, type JobWishes } from '../../../testing/job-factory';
import type { ResultOf } from '../../../testing/test-client';
import { useServer } from '../../../testing/test-server';

const server = useServer();

const CONTENT = graphql(
  `query JobContent($id: ID!) { job(id: $id) { title location description employmentType skills salary { min max period } } }`,
);
const FIRST = graphql(`query DuplicatedJob($id: ID!) { job(id: $id) { isActive interviewAvailability { id } } }`);

async function contentOf({ client }: TestCompany, id: string): Promise<ResultOf<typeof CONTENT>['job']> {
  const { job } = await client.ask(CONTENT, { id });
  return job;
}

describe('duplicating a job', () => {
  it('posts the same content once more: open, without slots, and leaves the first alone', async () => {
    const company = await aCompany(server);
    const wishes: JobWishes = {
      title: 'Barista',
      employmentType: 'PART_TIME',
      skills: ['Espresso', 'Ramah'],
      salaryMin: 50_000,
      salaryMax: 60_000,
      salaryPeriod: 'HOURLY',
      autoCloseDate: '2026-11-30',
    };
    const job = await aJob(company, wishes);
    await applied(await aSeeker(server), job);
    await setActive(company, job.id, false);

    const { job: copy, errors } = await duplicate(company, job.id);

    expect(errors).toEqual([]);
    expect(copy).toMatchObject({
      isActive: true,
      isVisibleToSeekers: true,
      autoCloseDate: '2026-11-30',
      interviewAvailability: [],
    });
    expect(copy?.id).not.toBe(job.id);
    expect(await contentOf(company, copy?.id ?? '')).toEqual(await contentOf(company, job.id));
    const first = await company.client.ask(FIRST, { id: job.id });
    expect(first.job?.isActive).toBe(false);
    expect(first.job?.interviewAvailability).toHaveLength(1);
    await expectInvariants(server);
  });

  it('drops an auto-close day that has passed', async () => {
    const company = await aCompany(server, { isVerified: false });
    const job = await aJob(company, { autoCloseDate: '2026-11-24' });
    server.clock.advance(DAY_MS);
    expect((await duplicate(company, job.id)).job?.autoCloseDate).toBe('2026-11-24');
    server.clock.advance(DAY_MS);

    expect((await duplicate(company, job.id)).job).toMatchObject({
      isActive: true,
      isVisibleToSeekers: false,
      autoCloseDate: null,
    });
    await expectInvariants(server);
  });

  it('is for own jobs that are still there', async () => {
    const company = await aCompany(server);
    const job = await aJob(company);
    const stranger = await aCompany(server);
    expect((await duplicate(stranger, job.id)).errors.map(({ message }) => message)).toEqual([
      'You are not authorized to manage this job',
    ]);
    await deleteJob(company, job.id);
    expect((await duplicate(company, job.id)).errors.map(({ message }) => message)).toEqual(['Job not found']);
    const [count] = await server.dataSource.query<{ total: string }[]>(
      'SELECT COUNT(*) AS total FROM jobs WHERE company_id IN (?)',
      [[company.companyId, stranger.companyId]],
    );
    expect(Number(count?.total)).toBe(1);
  });
});
