import { aCompany, anAdmin, aSeeker, type TestActor } from '../../../../testkit/people/actors';
import { atOnce } from '../../../../testkit/races/at-once';
import { graphql } from '../../../../testkit/graphql';
import { aJob } from '../../../../testkit/market/job-factory';
import { chooseLanguage } from '../../../../testkit/people/own-language';
import { plansOf } from '../../../../testkit/checks/query-plans';
import { useServer } from '../../../../testkit/server/test-server';
import type { RulesInThread } from '../../../posting-rules/rules-in-thread';

const log: string[] = [];
const server = useServer({}, { log });

const FLAGS = graphql(`query JobFlags($id: ID!) { adminJob(id: $id) { flags { jobId reason evidence } } }`);
const LISTED = graphql(
  `query ListedFlags($companyId: ID!) { adminJobs(companyId: $companyId) { items { id } flags { jobId reason } } }`,
);

let admin: TestActor;
beforeAll(async () => {
  admin = await anAdmin(server);
});

async function flagsOf(id: string) {
  const { adminJob } = await admin.client.ask(FLAGS, { id });
  return adminJob?.flags ?? [];
}
const reasonsOf = async (id: string) => (await flagsOf(id)).map(({ reason }) => reason);

const LONG = `Menerima barang dari pemasok, mencatat stok harian di sistem gudang, menyusun rak menurut tanggal masuk,
  memeriksa kualitas kemasan sebelum dikirim, dan melaporkan selisih kepada kepala shift setiap sore.`;

const BY_FLAG = graphql(`query JobsByFlag($companyId: ID!, $flag: FlagReason!, $search: String, $after: String) {
  adminJobs(companyId: $companyId, flag: $flag, search: $search, after: $after, pageSize: 1) { items { id } endCursor }
}`);

describe('flags of a posting', () => {
  it('narrow the list of jobs, page by page and beside a search', async () => {
    const company = await aCompany(server);
    await aJob(company);
    const post = (title: string, text: string) => aJob(company, { title, description: `${text} untuk ${title}.` });
    const older = await post('Kasir', 'Biaya pendaftaran 50rb per orang');
    server.clock.advance(1_000);
    const newer = await post('Kurir', 'Biaya pendaftaran 60rb per orang');
    const asked = { companyId: company.companyId, flag: 'FEES' as const };
    const ask = async (more: { search?: string; after?: string | null }) =>
      (await admin.client.ask(BY_FLAG, { ...asked, ...more })).adminJobs;

    const first = await ask({});
    const second = await ask({ after: first.endCursor });

    expect([...first.items, ...second.items]).toEqual([{ id: newer.id }, { id: older.id }]);
    expect(second.endCursor).toBeNull();
    expect((await ask({ search: 'kasir' })).items).toEqual([{ id: older.id }]);
    expect((await admin.client.ask(BY_FLAG, { ...asked, flag: 'COPIED_POSTING' })).adminJobs.items).toEqual([]);
  });

  it('say in both languages what the rules have found', async () => {
    const company = await aCompany(server);
    const { id } = await aJob(company, {
      title: 'Kasir',
      description: 'Sebelum training bayar uang jaminan 300rb. Kirim foto KTP dan selfie ke WA 0812-3456-7788.',
      salaryMin: 40_000_000,
    });

    expect(await flagsOf(id)).toEqual([
      { jobId: id, reason: 'MONEY_BEFORE_WORK', evidence: expect.stringContaining('Sebelum training bayar') },
      { jobId: id, reason: 'FEES', evidence: expect.stringContaining('bayar uang jaminan 300rb') },
      { jobId: id, reason: 'IDENTITY_OR_BANK_DATA', evidence: expect.stringContaining('foto KTP dan selfie') },
      { jobId: id, reason: 'CONTACT_IN_TEXT', evidence: 'Contact in the text: 0812-3456-7788' },
      {
        jobId: id,
        reason: 'SALARY_OUT_OF_RANGE',
        evidence: expect.stringMatching(/^Pays Rp\s40\.000\.000 a month; such jobs usually pay from Rp\s.+ to Rp\s.+/),
      },
    ]);
    const other = await anAdmin(server);
    await chooseLanguage(other, 'id');
    const { adminJob } = await other.client.ask(FLAGS, { id });
    expect(adminJob?.flags[3]?.evidence).toBe('Kontak di dalam teks: 0812-3456-7788');
  });

  it('are empty for an honest posting; a flag never hides a posting', async () => {
    const company = await aCompany(server);
    const honest = await aJob(company, { description: 'Seluruh proses rekrutmen tidak dipungut biaya apa pun.' });
    const flagged = await aJob(company, { description: 'Biaya pendaftaran 50rb per orang.' });

    expect(await reasonsOf(honest.id)).toEqual([]);
    expect(await reasonsOf(flagged.id)).toEqual(['FEES']);
    const { adminJobs } = await admin.client.ask(LISTED, { companyId: company.companyId });
    expect(adminJobs?.flags).toEqual([{ jobId: flagged.id, reason: 'FEES' }]);
    const seeker = await aSeeker(server);
    const shown = await seeker.client.ask(
      graphql(`query FlaggedButShown($id: ID!) { job(id: $id) { isVisibleToSeekers } }`),
      { id: flagged.id },
    );
    expect(shown.job?.isVisibleToSeekers).toBe(true);
  });

  it("find a near-copy of another company's posting, by its present name", async () => {
    const first = await aCompany(server, { companyName: 'PT Gudang Asli' });
    const text =
      'Mengemudikan forklift di dermaga, menghitung muatan truk, menandatangani surat jalan bersama sopir, merawat mesin menurut jadwal bengkel, dan menyerahkan kunci kepada petugas jaga setiap sore.';
    const original = await aJob(first, { title: 'Staf Gudang', description: text });
    const copy = await aJob(await aCompany(server), { description: text.replace('setiap sore', 'tiap pagi') });

    expect(await reasonsOf(original.id)).toEqual([]);
    const [flag] = await flagsOf(copy.id);
    expect(flag?.reason).toBe('COPIED_POSTING');
    expect(flag?.evidence).toMatch(/^\d\d% the same as “Staf Gudang” of PT Gudang Asli$/);
  });

  it('find a posting that its company keeps repeating; twice is allowed', async () => {
    const company = await aCompany(server);
    const again = () => aJob(company, { title: 'Operator', description: 'Mengoperasikan mesin.' });
    const first = await again();
    const second = await again();
    expect(await reasonsOf(second.id)).toEqual([]);
    const third = await again();

    for (const id of [first.id, second.id, third.id])
      expect(await flagsOf(id)).toEqual([
        { jobId: id, reason: 'REPEATED_POSTING', evidence: 'Posted 3 times within 30 days' },
      ]);
    await server.dataSource.query('UPDATE jobs SET created_at = created_at - INTERVAL 31 DAY WHERE company_id = ?', [
      company.companyId,
    ]);
    const later = await again();
    expect(await reasonsOf(later.id)).toEqual([]);
  });

  it('are counted right when the same posting is sent many times at once', async () => {
    const company = await aCompany(server);
    const jobs = await atOnce(8, () => aJob(company, { title: 'Kurir', description: LONG.repeat(2) }));
    const flags = await Promise.all(jobs.map(({ id }) => reasonsOf(id)));
    expect(flags.filter((reasons) => reasons.includes('REPEATED_POSTING'))).toHaveLength(8);
  });
});

describe('the thread of the rules', () => {
  const worst = 'biaya bayar deposit ktp asli ';

  it('reads while everything else goes on', async () => {
    let turns = 0;
    const turn = (): void => void ((turns += 1), (next = setImmediate(turn)));
    let next = setImmediate(turn);
    const posting = { companyId: 'a', title: 'Staf', location: 'Bandung', salary: null };
    const reading = await server.services.postingRules.read({ ...posting, description: worst.repeat(600) });
    clearImmediate(next);
    expect(reading.flags.length).toBeGreaterThan(0);
    expect(turns).toBeGreaterThan(1);
  });

  it('posts nothing that it has not read, and starts again after a failure', async () => {
    const company = await aCompany(server);
    const rules = server.services.postingRules as RulesInThread;
    const reads = jest.spyOn(rules, 'read').mockImplementationOnce(async (posting) => {
      const reading = rules.read(posting);
      await rules.stop();
      return reading;
    });
    await expect(aJob(company, { title: 'Unread', description: worst.repeat(600) })).rejects.toThrow();
    expect(reads).toHaveBeenCalled();
    expect(log.splice(0).join()).toContain("The posting rules' thread has ended");
    const rows = await server.dataSource.query<unknown[]>('SELECT id FROM jobs WHERE title = ?', ['Unread']);
    expect(rows).toEqual([]);
    const { id } = await aJob(company, { description: 'Biaya pendaftaran 50rb per orang.' });
    expect(await reasonsOf(id)).toEqual(['FEES']);
  });
});

it('the cost of flagging is three statements, however many postings there are, and an index finds the alike ones', async () => {
  const company = await aCompany(server);
  const post = (description: string) => server.statementsOf(() => aJob(company, { description }));
  const flagging = (sent: readonly string[]) => sent.filter((sql) => /job_flags|job_text_bands/.test(sql));
  const first = flagging(await post('Biaya pendaftaran 50rb per orang untuk tes tertulis yang pertama.'));
  for (let index = 0; index < 10; index += 1) await post(`${LONG} Gudang nomor ${index}. Biaya pendaftaran 50rb.`);
  expect(first).toHaveLength(3);
  expect(flagging(await post(`${LONG} Gudang terakhir. Biaya pendaftaran 50rb.`))).toHaveLength(3);
  const plans = await plansOf(server, 'job_text_bands', () =>
    aJob(company, { description: `${LONG} Gudang lain. Biaya pendaftaran 50rb.` }),
  );
  const steps = plans.flatMap((plan) => plan.steps).filter(({ table }) => table === 'job_text_bands');
  expect(steps.map(({ type, key }) => [type, key])).toEqual([
    ['range', 'PRIMARY'],
    ['range', 'ix_job_text_bands_paused'],
  ]);
});
