import { MINUTE_MS } from '../../../domain/time';
import { aCompany, aSeeker, type TestCompany } from '../../testing/actors';
import { accept, aJob, applied, reject, type TestJob } from '../../testing/job-factory';
import { useServer } from '../../testing/test-server';

const server = useServer();

interface Page {
  items: { id: string; status: string; applicant: { fullName: string | null } }[];
  totalCount: number;
  page: number;
  pageSize: number;
  pageCount: number;
}

async function list({ client }: TestCompany, filter: { jobId?: string; status?: string; search?: string; page?: number } = {}): Promise<Page> {
  const { companyApplications } = await client.ask<{ companyApplications: Page }>(
    `query ($jobId: ID, $status: ApplicationStatus, $search: String, $page: Int) {
      companyApplications(jobId: $jobId, status: $status, search: $search, page: $page) {
        items { id status applicant { fullName } } totalCount page pageSize pageCount } }`,
    filter,
  );
  return companyApplications;
}

const idsOf = ({ items }: Page) => items.map(({ id }) => id);

/** Each a minute after the one before. */
async function applyAll(jobs: TestJob[], names: string[] = []): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, job] of jobs.entries()) {
    const fullName = names[index];
    const seeker = await aSeeker(server, fullName ? { fullName } : {});
    server.clock.advance(MINUTE_MS);
    ids.push(await applied(seeker, job));
  }
  return ids;
}

describe('the applicants of a company', () => {
  it('come newest first, 50 on a page', async () => {
    const company = await aCompany(server);
    const jobs = [await aJob(company, { slots: [{ maxApplicants: 20 }] }), await aJob(company, { slots: [{ maxApplicants: 20 }] }), await aJob(company, { slots: [{ maxApplicants: 20 }] })];
    const ids = await applyAll(Array.from({ length: 51 }, (_, index) => jobs[index % 3] as TestJob));

    const [first, second] = [await list(company), await list(company, { page: 2 })];

    expect(first).toMatchObject({ totalCount: 51, page: 1, pageSize: 50, pageCount: 2 });
    expect(idsOf(first)).toEqual(ids.slice(1).reverse());
    expect(second).toMatchObject({ totalCount: 51, page: 2 });
    expect(idsOf(second)).toEqual(ids.slice(0, 1));
    expect(idsOf(await list(company, { jobId: jobs[1]?.id ?? '' }))).toEqual(ids.filter((_, index) => index % 3 === 1).reverse());
  });

  it('are filtered by status and job, and searched by name among the accepted alone', async () => {
    const [company, stranger] = [await aCompany(server, { tokens: 5 }), await aCompany(server)];
    const [one, two] = [await aJob(company, { slots: [{ maxApplicants: 5 }] }), await aJob(company)];
    const [pending = '', hired = '', refused = '', elsewhere = ''] = await applyAll([one, one, one, two], ['Ratna Pending', 'Ratna Hired', 'Ratna Refused', 'Joko Hired']);
    await applyAll([await aJob(stranger)], ['Ratna Foreign']);
    for (const id of [hired, elsewhere]) await accept(company, id);
    await reject(company, refused);

    expect(idsOf(await list(company))).toEqual([elsewhere, refused, hired, pending]);
    expect(idsOf(await list(company, { status: 'PENDING' }))).toEqual([pending]);
    expect(idsOf(await list(company, { status: 'ACCEPTED' }))).toEqual([elsewhere, hired]);
    expect(idsOf(await list(company, { status: 'REJECTED' }))).toEqual([refused]);
    expect(idsOf(await list(company, { status: 'ACCEPTED', jobId: one.id }))).toEqual([hired]);
    expect(await list(company, { search: 'RATNA' })).toMatchObject({ items: [{ id: hired, applicant: { fullName: 'Ratna Hired' } }], totalCount: 1 });
  });
});

describe('interview details', () => {
  interface Saved {
    application: { interviewDetails: Record<string, string | null> | null } | null;
    errors: { message: string; field: string[] | null }[];
  }

  async function save({ client }: TestCompany, applicationId: string, details: Record<string, string | null>): Promise<Saved> {
    const { saveInterviewDetails } = await client.ask<{ saveInterviewDetails: Saved }>(
      `mutation ($input: SaveInterviewDetailsInput!) {
        saveInterviewDetails(input: $input) { application { interviewDetails { venue link additionalInfo } } errors { message field } } }`,
      { input: { applicationId, ...details } },
    );
    return saveInterviewDetails;
  }

  it('are added to an accepted application, and to no other of the company', async () => {
    const company = await aCompany(server, { tokens: 5 });
    const job = await aJob(company);
    const [id = '', refused = ''] = await applyAll([job, job]);
    await reject(company, refused);
    const details = { venue: 'Lantai 3', link: 'https://meet.test/abc', additionalInfo: 'Bring the portfolio' };
    const unauthorized = { application: null, errors: [{ message: 'Unauthorized to add interview details', field: null }] };

    expect(await save(company, id, details)).toEqual(unauthorized);
    expect(await save(company, refused, details)).toEqual(unauthorized);
    await accept(company, id);
    expect(await save(company, id, details)).toEqual({ application: { interviewDetails: details }, errors: [] });
  });

  it.each([
    [{ venue: '  ' }, 'Please fill in all required fields', 'venue'],
    [{ venue: null }, 'Please fill in all required fields', 'venue'],
    [{ venue: 'Lantai 3', link: 'meet.test' }, 'Please enter a link that starts with http:// or https://', 'link'],
  ])('%j is refused: %s', async (details, message, field) => {
    const company = await aCompany(server);
    const [id = ''] = await applyAll([await aJob(company)]);
    await accept(company, id);

    expect(await save(company, id, details)).toEqual({ application: null, errors: [{ message, field: [field] }] });
  });
});
