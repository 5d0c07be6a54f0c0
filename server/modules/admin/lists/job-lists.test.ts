import { aCompany, anAdmin, aSeeker, type TestActor } from '../../../../testkit/people/actors';
import { newId } from '../../../db/columns';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { graphql } from '../../../../testkit/graphql';
import type { JobsFoundQueryVariables, TransactionsOfCompanyQueryVariables } from '../../../../testkit/graphql/graphql';
import { deleteJob, setActive } from '../../../../testkit/market/job-changes';
import { accept, aJob, applied, withdraw } from '../../../../testkit/market/job-factory';
import { trailOf } from '../../../../testkit/people/admin-trail';
import { anInvoice } from '../../../../testkit/market/payment-factory';
import { idsByPage } from '../../../../testkit/server/list-pages';
import { callRoot, leastArguments, ROOTS } from '../../../../testkit/checks/schema-roots';
import { ROOT_ACCESS } from '../../../../testkit/checks/root-access-table';
import { registerCompany } from '../../../../testkit/people/registration';
import type { Operation, ResultOf } from '../../../../testkit/server/test-client';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const JOBS =
  graphql(`query JobsFound($status: AdminJobStatus, $search: String, $companyId: ID, $order: AdminJobOrder, $after: String, $pageSize: Int) {
  adminJobs(status: $status, search: $search, companyId: $companyId, order: $order, after: $after, pageSize: $pageSize) {
    items { id title applicationCounts { total pending accepted withdrawn } } endCursor
  }
}`);

type Jobs = ResultOf<typeof JOBS>['adminJobs'];

const jobs = async ({ client }: TestActor, given: JobsFoundQueryVariables) => (await client.ask(JOBS, given)).adminJobs;
const titlesOf = ({ items }: Jobs) => items.map(({ title }) => title);

describe('the jobs that administrators see', () => {
  it('come by the number of people who applied, with their figures, in each status', async () => {
    const admin = await anAdmin(server);
    const company = await aCompany(server, { companyName: 'PT Urutan Pelamar', tokens: 3 });
    const people = await Promise.all([aSeeker(server), aSeeker(server), aSeeker(server)]);
    const posted = [];
    for (const [title, applicants] of [
      ['Satu Pelamar', 1],
      ['Tiga Pelamar', 3],
      ['Tanpa Pelamar', 0],
      ['Dua Pelamar', 2],
    ] as const) {
      server.clock.advance(1000);
      const job = await aJob(company, {
        title,
        slots: [{ date: `2026-12-0${posted.length + 1}`, maxApplicants: 5 }, { date: `2026-12-1${posted.length + 1}` }],
      });
      const ids = [];
      for (const person of people.slice(0, applicants)) ids.push(await applied(person, job));
      posted.push({ job, ids });
    }
    await accept(company, posted[1]?.ids[0] ?? '');
    if (people[1]) await withdraw(people[1], posted[1]?.ids[1] ?? '');
    expect(await setActive(company, posted[0]?.job.id ?? '', false)).toEqual([]);
    expect(await deleteJob(company, posted[3]?.job.id ?? '')).toEqual([]);
    const { companyId } = company;

    const most = await jobs(admin, { companyId, order: 'MOST_APPLICANTS' });
    expect(titlesOf(most)).toEqual(['Tiga Pelamar', 'Satu Pelamar', 'Tanpa Pelamar']);
    expect(most.items[0]?.applicationCounts).toEqual({ total: 3, pending: 1, accepted: 1, withdrawn: 1 });
    expect(titlesOf(await jobs(admin, { companyId }))).toEqual(['Tanpa Pelamar', 'Tiga Pelamar', 'Satu Pelamar']);
    expect(titlesOf(await jobs(admin, { companyId, status: 'OPEN' }))).toEqual(['Tanpa Pelamar', 'Tiga Pelamar']);
    expect(titlesOf(await jobs(admin, { companyId, status: 'CLOSED' }))).toEqual(['Satu Pelamar']);
    expect(titlesOf(await jobs(admin, { companyId, status: 'REMOVED' }))).toEqual(['Dua Pelamar']);
    expect(titlesOf(await jobs(admin, { search: 'urutan pelamar', order: 'MOST_APPLICANTS' }))).toEqual(titlesOf(most));
    expect(titlesOf(await jobs(admin, { search: 'TIGA pel' }))).toEqual(['Tiga Pelamar']);
    expect(titlesOf(await jobs(admin, { search: 'no such job' }))).toEqual([]);
    // A person who took an application back and made it again is still one person.
    if (people[1] && posted[1]) await applied(people[1], posted[1].job, 1);
    await expectInvariants(server);
  });

  it.each(['NEWEST', 'MOST_APPLICANTS'] as const)('have pages of any size up to 100, in order %s', async (order) => {
    const [admin, company] = [await anAdmin(server), await aCompany(server, { companyName: `PT Banyak ${order}` })];
    for (let number = 1; number <= 7; number += 1) await aJob(company, { title: `Lowongan ${number}` });
    await server.dataSource.query(
      'UPDATE jobs SET application_count = CRC32(id) % 3, created_at = ? WHERE company_id = ?',
      [server.clock.now(), company.companyId],
    );
    const { companyId } = company;

    const whole = await jobs(admin, { companyId, order, pageSize: 100 });
    const found = await idsByPage((after) => jobs(admin, { companyId, order, pageSize: 3, after }));

    expect(whole.endCursor).toBeNull();
    expect(found.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(found.flat()).toEqual(whole.items.map(({ id }) => id));
    expect(new Set(found.flat()).size).toBe(7);
    await server.dataSource.query('UPDATE jobs SET application_count = 0 WHERE company_id = ?', [companyId]);
  });
});

const USER = graphql(`query UserWithApplications($id: ID!) {
  adminUser(id: $id) { user { fullName email } company { companyName } applications { items { id jobTitle } endCursor } }
}`);
const COMPANY_OF_USER = graphql(
  `query CompanyOfUser($id: ID!) { adminUser(id: $id) { company { id records { email } } } }`,
);
const AFTER_REMOVAL = graphql(`query AfterRemovalOfJob($id: ID!, $job: ID!) {
  adminApplication(id: $id) {
    application { status job { id } jobTitle companyName } user { id fullName } tokenTransactions { type tokens applicationId }
    job { isRemoved job { title companyName } company { id companyName } }
  }
  adminJob(id: $job) { isRemoved job { title applicationCounts { total } interviewAvailability { start } } company { companyName } applications { items { id } } }
  adminApplications(jobId: $job) { items { id jobTitle companyName job { id } } }
}`);
const PAGES: Record<'adminUser' | 'adminJob' | 'adminApplication', Operation<unknown, { id: string }>> = {
  adminUser: graphql(`query CostOfUser($id: ID!) {
    adminUser(id: $id) { user { id fullName } company { id } applications { items { id job { title } applicant { email } } } }
  }`),
  adminJob: graphql(`query CostOfJob($id: ID!) {
    adminJob(id: $id) { job { id title applicationCounts { total } interviewAvailability { id } } company { id } applications { items { id applicant { email } } } }
  }`),
  adminApplication: graphql(`query CostOfApplication($id: ID!) {
    adminApplication(id: $id) { application { id job { id } } user { id } job { company { id } } tokenTransactions { id } }
  }`),
};

describe('one row with what belongs to it', () => {
  it('is a user with company and applications', async () => {
    const [admin, company] = [await anAdmin(server), await aCompany(server)];
    const seeker = await aSeeker(server, { fullName: 'Wulan Satu Halaman' });
    const id = await applied(seeker, await aJob(company, { title: 'Perawat' }));
    const ask = () => admin.client.ask(USER, { id: seeker.seekerId });

    expect(await ask()).toEqual({
      adminUser: {
        user: { fullName: 'Wulan Satu Halaman', email: seeker.email },
        company: null,
        applications: { items: [{ id, jobTitle: 'Perawat' }], endCursor: null },
      },
    });
    expect(await trailOf(server, admin)).toMatchObject([
      { action: 'READ_USER', subjects: [seeker.seekerId], filter: null },
      { action: 'READ_APPLICATIONS', subjects: [id], filter: { userId: seeker.seekerId } },
    ]);
  });

  it('is on the trail also under the company whose records it opens', async () => {
    const [admin, seeker] = [await anAdmin(server), await aSeeker(server)];
    expect((await registerCompany(server.visitor(), { email: seeker.email })).errors).toEqual([]);

    const { adminUser } = await admin.client.ask(COMPANY_OF_USER, { id: seeker.seekerId });

    expect(adminUser?.company?.records?.email).toBe(seeker.email);
    expect(await trailOf(server, admin)).toMatchObject([
      { action: 'READ_USER', subjects: [seeker.seekerId], filter: null },
      { action: 'READ_COMPANY', subjects: [adminUser?.company?.id], filter: null },
    ]);
  });

  it('is a job and an application, also after the job was removed, under the names that are stored', async () => {
    const [admin, seeker] = [await anAdmin(server), await aSeeker(server)];
    const company = await aCompany(server, { companyName: 'PT Sudah Hapus' });
    const job = await aJob(company, { title: 'Penjaga Toko' });
    const id = await applied(seeker, job);
    await accept(company, id);
    expect(await deleteJob(company, job.id)).toEqual([]);

    const answer = await admin.client.ask(AFTER_REMOVAL, { id, job: job.id });

    expect(answer).toEqual({
      adminApplication: {
        application: { status: 'ACCEPTED', job: null, jobTitle: 'Penjaga Toko', companyName: 'PT Sudah Hapus' },
        user: { id: seeker.seekerId, fullName: seeker.fullName },
        tokenTransactions: [{ type: 'USAGE', tokens: -1, applicationId: id }],
        job: {
          isRemoved: true,
          job: { title: 'Penjaga Toko', companyName: 'PT Sudah Hapus' },
          company: { id: company.companyId, companyName: 'PT Sudah Hapus' },
        },
      },
      adminJob: {
        isRemoved: true,
        job: { title: 'Penjaga Toko', applicationCounts: { total: 1 }, interviewAvailability: [{ start: '09:00' }] },
        company: { companyName: 'PT Sudah Hapus' },
        applications: { items: [{ id }] },
      },
      adminApplications: { items: [{ id, jobTitle: 'Penjaga Toko', companyName: 'PT Sudah Hapus', job: null }] },
    });
    expect((await trailOf(server, admin)).map(({ action, subjects }) => [action, subjects]).toSorted()).toEqual([
      ['READ_APPLICATION', [id, seeker.seekerId]],
      ['READ_APPLICATIONS', [id]],
      ['READ_APPLICATIONS', [id]],
      ['READ_JOB', [job.id]],
    ]);
  });

  it('says what is missing, and leaves no trace of a row that is not there', async () => {
    const admin = await anAdmin(server);
    const messages = {
      adminUser: 'User profile not found',
      adminJob: 'Job not found',
      adminApplication: 'Application not found',
    };
    for (const [root, message] of Object.entries(messages)) {
      const { errors, data } = await admin.client.send(PAGES[root as keyof typeof PAGES], { id: newId() });
      expect(errors?.map((error) => error.message)).toEqual([message]);
      expect(data).toEqual({ [root]: null });
    }
    expect(await trailOf(server, admin)).toEqual([]);
  });

  it.each(['adminUser', 'adminJob', 'adminApplication'] as const)(
    'costs %s the same statements for little and for much',
    async (root) => {
      const [admin, company] = [await anAdmin(server), await aCompany(server, { tokens: 9 })];
      const job = await aJob(company, { slots: [{ maxApplicants: 9 }] });
      const seeker = await aSeeker(server);
      const application = await applied(seeker, job);
      const id = { adminUser: seeker.seekerId, adminJob: job.id, adminApplication: application }[root];
      const cost = () => server.statementsOf(() => admin.client.ask(PAGES[root], { id })).then(({ length }) => length);
      const little = await cost();

      for (let index = 0; index < 4; index += 1) await applied(await aSeeker(server), job);
      for (let index = 0; index < 4; index += 1)
        await applied(
          seeker,
          await aJob(company, { slots: [{ date: `2026-12-1${index}` }, { date: `2026-12-2${index}` }] }),
        );

      expect(await cost()).toBe(little);
      expect(little).toBeLessThanOrEqual(9);
    },
  );
});

const TRANSACTIONS =
  graphql(`query TransactionsOfCompany($companyId: ID, $status: InvoiceStatus, $type: TransactionType, $pageSize: Int) {
  adminTokenTransactions(companyId: $companyId, status: $status, type: $type, pageSize: $pageSize) { items { type merchantRef applicationId } endCursor }
}`);

it('token transactions of one company are its ledger and its purchases, in every kind and status', async () => {
  const [admin, company, other] = [await anAdmin(server), await aCompany(server), await aCompany(server)];
  const invoice = await anInvoice(company);
  await anInvoice(other);
  const id = await applied(await aSeeker(server), await aJob(company));
  await accept(company, id);
  const ask = async (more: TransactionsOfCompanyQueryVariables = {}) =>
    (await admin.client.ask(TRANSACTIONS, { companyId: company.companyId, ...more })).adminTokenTransactions.items;

  expect((await ask()).map(({ type }) => type)).toEqual(['USAGE', 'PURCHASE', 'GRANT']);
  expect((await ask())[0]).toEqual({ type: 'USAGE', merchantRef: null, applicationId: id });
  expect(await ask({ status: 'UNPAID' })).toEqual([
    { type: 'PURCHASE', merchantRef: invoice.merchantRef, applicationId: null },
  ]);
  expect((await ask({ type: 'GRANT' })).map(({ type }) => type)).toEqual(['GRANT']);
  expect(await ask({ pageSize: 1 })).toHaveLength(1);
  expect((await trailOf(server, admin))[0]?.filter).toEqual({ companyId: company.companyId });
});

const LISTS = ROOTS.filter(
  ({ name, field }) =>
    ROOT_ACCESS[name]?.join() === 'admin' && field.args.some((argument) => argument.name === 'after'),
);

describe.each(LISTS)('$name', (root) => {
  const ask = async (given: { after?: string | null; pageSize?: number | null }) => {
    const { client } = await anAdmin(server);
    const { errors } = await callRoot(client, root, { ...leastArguments(root), ...given }, '{ __typename }');
    return errors?.map(({ message, extensions }) => [extensions.code, message]);
  };

  it('refuses an invalid cursor instead of returning its first page', async () => {
    const encoded = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    for (const after of [
      '',
      'x',
      'W10',
      '😀',
      encoded(['2026-13-40', 'x']),
      encoded(['x']),
      encoded(['a', 'b', 'c']),
      encoded([1]),
    ]) {
      expect([after, await ask({ after })]).toEqual([
        after,
        [['BAD_USER_INPUT', 'This page of the list cannot be read. Please start from the first page.']],
      ]);
    }
    expect(await ask({ after: null })).toBeUndefined();
  });

  it('gives 1 to 100 rows at once', async () => {
    for (const pageSize of [0, -1, 101])
      expect(await ask({ pageSize })).toEqual([['BAD_USER_INPUT', 'Page size must be between 1 and 100']]);
    for (const pageSize of [1, 100, null]) expect(await ask({ pageSize })).toBeUndefined();
  });
});
