import { aCompany, type TestCompany } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { graphql } from '../../../../testkit/graphql';
import type { CreateJobInput } from '../../../../testkit/graphql/graphql';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { deleteJob } from '../../../../testkit/market/job-changes';
import { postJob } from '../../../../testkit/market/job-factory';
import { mailsQueued } from '../../../../testkit/outside/mailbox';
import { useSecondServer, useServer } from '../../../../testkit/server/test-server';

const SESSION_SECRET = 'a-secret-that-both-processes-share-0123456789';
const server = useServer({ SESSION_SECRET });
const other = useSecondServer({ SESSION_SECRET });

const OWN_TITLES = graphql(`query OwnTitles { companyJobs { items { id title } } }`);

/** Held for what it keeps of people, which is mailed. */
const POSTING: CreateJobInput = {
  title: 'Penata rak',
  location: 'Bandung',
  description: 'Menata rak gudang. Ijazah asli ditahan selama kontrak.',
  skills: ['Teliti'],
  slots: [{ date: '2026-11-24', start: '09:00', end: '09:30' }],
};
const KEY = '0123456789abcdef0123456789abcdef';

const titlesOf = async ({ client }: TestCompany) =>
  (await client.ask(OWN_TITLES)).companyJobs.items.map(({ title }) => title);

describe('a form whose response was lost', () => {
  it('posts one job, however often it is sent and to any server', async () => {
    const company = await aCompany(server);
    const elsewhere = { client: company.client.clone(other.url) };

    const answers = await atOnce(20, (index) => postJob(index % 2 ? company : elsewhere, { ...POSTING, key: KEY }));
    const later = await postJob(company, { ...POSTING, key: KEY });

    expect(new Set([...answers, later].map(({ job, errors }) => errors[0]?.code ?? job?.id)).size).toBe(1);
    expect(later.job?.interviewAvailability).toHaveLength(1);
    expect(await titlesOf(company)).toEqual(['Penata rak']);
    expect(await mailsQueued(server, 'job-held:%')).toBe(1);
    const waiting: unknown[] = await server.dataSource.query(
      'SELECT job_id FROM flagged_postings WHERE company_id = ?',
      [company.companyId],
    );
    expect(waiting).toHaveLength(1);
    await expectInvariants(server);
  });

  it('is refused when its content has changed', async () => {
    const company = await aCompany(server);
    const { job } = await postJob(company, { ...POSTING, key: KEY });

    const changed = await postJob(company, { ...POSTING, title: 'Penata gudang', key: KEY });

    expect(changed).toEqual({
      job: null,
      errors: [{ code: 'JOB_POSTED_ALREADY', message: expect.stringContaining('My Jobs'), field: null }],
    });
    expect(await titlesOf(company)).toEqual(['Penata rak']);
    // What counts is what was sent: the job is returned as it is now.
    await server.dataSource.query(`UPDATE jobs SET title = 'Edited' WHERE id = ?`, [job?.id]);
    expect((await postJob(company, { ...POSTING, key: KEY })).job?.id).toBe(job?.id);
  });

  it('posts again once its job was deleted', async () => {
    const company = await aCompany(server);
    const { job } = await postJob(company, { ...POSTING, key: KEY });
    await deleteJob(company, job?.id ?? '');
    const { job: again } = await postJob(company, { ...POSTING, key: KEY });
    expect(again?.id).not.toBe(job?.id);
    expect(await titlesOf(company)).toEqual(['Penata rak']);
  });
});

describe('the key of a form', () => {
  it('is of its company alone', async () => {
    const [one, another] = [await aCompany(server), await aCompany(server)];
    const first = await postJob(one, { ...POSTING, key: KEY });
    const second = await postJob(another, { ...POSTING, key: KEY });
    expect(second.errors).toEqual([]);
    expect(second.job?.id).not.toBe(first.job?.id);
  });

  it('may be missing: then each request posts', async () => {
    const company = await aCompany(server);
    await postJob(company, POSTING);
    await postJob(company, { ...POSTING, key: null });
    expect(await titlesOf(company)).toEqual(['Penata rak', 'Penata rak']);
  });

  it.each(['', 'short', 'x'.repeat(65), `${KEY} `, `${KEY.slice(1)}é`])(
    'is refused when it is invalid: %j',
    async (key) => {
      const { errors } = await postJob(await aCompany(server), { ...POSTING, key });
      expect(errors).toMatchObject([{ code: 'INPUT_INVALID', field: ['key'] }]);
    },
  );
});
