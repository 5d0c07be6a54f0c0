import { aCompany, anAdmin, aSeeker, type TestActor } from '../../testkit/people/actors';
import { graphql } from '../../testkit/graphql';
import { deleteJob } from '../../testkit/market/job-changes';
import { accept, aJob, applied } from '../../testkit/market/job-factory';
import { anInvoice, callbackOf, sendCallback } from '../../testkit/market/payment-factory';
import { requestReschedule } from '../../testkit/market/reschedules';
import type { Operation, VariablesOf } from '../../testkit/server/test-client';
import { useServer } from '../../testkit/server/test-server';

const server = useServer();

const TIME = { date: '2026-11-25', start: '14:00', end: '14:30' };
const APPLICATIONS = graphql(`query AnsweredApplications {
  myApplications { rejectionNotice interviewRescheduleRequest { reason } rescheduleHistory { reason } }
}`);
const APPLICATION = graphql(`query AnsweredApplication($id: ID!) {
  application(id: $id) { rejectionNotice interviewRescheduleRequest { reason } }
}`);
const JOBS = graphql(`query AnsweredSalaries($search: String) {
  jobs(search: $search) { items { salary { formatted } } }
}`);
const PACKAGES = graphql(`query AnsweredPackages { tokenPackages { packageName } }`);
const PURCHASES = graphql(`query AnsweredPurchases {
  tokenInvoices { items { id packageName } } tokenTransactions { items { type packageName } }
}`);
const RECEIPT = graphql(`query AnsweredReceipt($id: ID!) { tokenReceipt(invoiceId: $id) { packageName } }`);
const TRANSACTIONS = graphql(`query AnsweredTransactions($companyId: ID) {
  adminTokenTransactions(companyId: $companyId) { items { type packageName } }
}`);

const LANGUAGES = ['en', 'id'] as const;

function reading({ client }: Pick<TestActor, 'client'>, language: string) {
  const browser = client.clone();
  browser.setCookie(`language=${language}`);
  return browser;
}

/** The response to the same request in either language. */
async function inBoth<Data, Variables>(
  actor: Pick<TestActor, 'client'>,
  question: Operation<Data, Variables>,
  ...variables: VariablesOf<Variables>
): Promise<Data[]> {
  return Promise.all(LANGUAGES.map((language) => reading(actor, language).ask(question, ...variables)));
}

const REASONS = ['No reason provided', 'Alasan tidak disebutkan'];
const NOTICES = [
  'The company has removed this job, so the application was closed.',
  'Perusahaan menghapus lowongan ini, jadi lamaran ini ditutup.',
];

async function aRescheduledInterview() {
  const [company, seeker] = [await aCompany(server), await aSeeker(server)];
  const id = await applied(seeker, await aJob(company));
  await accept(company, id);
  return { company, seeker, id };
}

async function aRemovedJob() {
  const [company, seeker] = [await aCompany(server), await aSeeker(server)];
  const job = await aJob(company);
  const id = await applied(seeker, job);
  await deleteJob(company, job.id);
  return { company, seeker, id };
}

const storedReasons = (id: string) =>
  server.dataSource.query<{ reason: string }[]>('SELECT reason FROM reschedule_requests WHERE application_id = ?', [
    id,
  ]);
const storedNotice = (id: string) =>
  server.dataSource.query<object[]>('SELECT rejection_notice FROM applications WHERE id = ?', [id]);

describe('in the language of the request', () => {
  it('says that no reason was given for another time, and keeps one that was', async () => {
    const { company, seeker, id } = await aRescheduledInterview();
    await requestReschedule(seeker, id, TIME);

    for (const reader of [company, seeker]) {
      const answers = await inBoth(reader, APPLICATION, { id });
      expect(answers.map(({ application }) => application?.interviewRescheduleRequest?.reason)).toEqual(REASONS);
    }
    const lists = await inBoth(seeker, APPLICATIONS);
    expect(lists.map(({ myApplications }) => myApplications[0]?.rescheduleHistory)).toEqual(
      REASONS.map((reason) => [{ reason }]),
    );
    expect(await storedReasons(id)).toEqual([{ reason: '' }]);

    const other = await aRescheduledInterview();
    await requestReschedule(other.seeker, other.id, { ...TIME, reason: 'Ada ujian' });
    const kept = await inBoth(other.company, APPLICATION, { id: other.id });
    expect(kept.map(({ application }) => application?.interviewRescheduleRequest?.reason)).toEqual([
      'Ada ujian',
      'Ada ujian',
    ]);
  });

  it('says why an application was closed with its job', async () => {
    const { company, seeker, id } = await aRemovedJob();
    for (const reader of [company, seeker, await anAdmin(server)]) {
      const answers = await inBoth(reader, APPLICATION, { id });
      expect(answers.map(({ application }) => application?.rejectionNotice)).toEqual(NOTICES);
    }
    const lists = await inBoth(seeker, APPLICATIONS);
    expect(lists.map(({ myApplications }) => myApplications[0]?.rejectionNotice)).toEqual(NOTICES);
    expect(await storedNotice(id)).toEqual([{ rejection_notice: 'JOB_CLOSED' }]);
  });

  it('says salaries, also of cards that are kept for everyone, to 10 at once', async () => {
    const [company, seeker] = [await aCompany(server, { companyName: 'PT Gaji Dua Bahasa' }), await aSeeker(server)];
    await aJob(company, { salaryMin: 5_000_000, salaryMax: 7_500_000, salaryPeriod: 'MONTHLY' });
    const asked = Array.from({ length: 10 }, (_, index) => LANGUAGES[index % 2] ?? 'en');

    const answered = await Promise.all(
      asked.map((language) => reading(seeker, language).ask(JOBS, { search: 'Gaji Dua Bahasa' })),
    );

    const texts = {
      en: 'Rp\u00a05.000.000 - Rp\u00a07.500.000 per month',
      id: 'Rp\u00a05.000.000 - Rp\u00a07.500.000 per bulan',
    };
    expect(answered.map(({ jobs }) => jobs.items)).toEqual(
      asked.map((language) => [{ salary: { formatted: texts[language] } }]),
    );
  });

  it('names packages, in the store, on purchases, in the ledger and on a receipt', async () => {
    const [company, admin] = [await aCompany(server), await anAdmin(server)];
    await sendCallback(server, callbackOf(await anInvoice(company, 'tokens-1'), 'PAID'));

    const [english, indonesian] = await inBoth(company, PACKAGES);
    expect(english?.tokenPackages.slice(0, 2)).toEqual([{ packageName: '1 Token' }, { packageName: '3 Tokens' }]);
    expect(indonesian?.tokenPackages.slice(0, 2)).toEqual([{ packageName: '1 Token' }, { packageName: '3 Token' }]);

    await sendCallback(server, callbackOf(await anInvoice(company), 'PAID'));
    const purchases = await inBoth(company, PURCHASES);
    const id = purchases[0]?.tokenInvoices.items[0]?.id ?? '';
    const names = ['6 Tokens', '6 Token'];
    expect(purchases.map(({ tokenInvoices }) => tokenInvoices.items[0]?.packageName)).toEqual(names);
    expect(purchases.map(({ tokenTransactions }) => tokenTransactions.items)).toEqual(
      names.map((packageName) => [
        { type: 'PURCHASE', packageName },
        { type: 'PURCHASE', packageName: '1 Token' },
        { type: 'GRANT', packageName: null },
      ]),
    );
    const receipts = await inBoth(company, RECEIPT, { id });
    expect(receipts.map(({ tokenReceipt }) => tokenReceipt?.packageName)).toEqual(names);
    const seen = await inBoth(admin, TRANSACTIONS, { companyId: company.companyId });
    expect(seen.map(({ adminTokenTransactions }) => adminTokenTransactions.items[0]?.packageName)).toEqual(names);
  });
});
