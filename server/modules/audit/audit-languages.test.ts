import type { AdminChange, AdminRead } from '../../../domain/audit';
import type { ReplayOutcome } from '../../../domain/payments';
import { newId } from '../../db/columns';
import { aCompany, anAdmin, type TestActor } from '../../../testkit/people/actors';
import { writeEntry } from '../../../testkit/people/admin-trail';
import { decide } from '../../../testkit/market/company-decisions';
import { newestFlagged } from '../../../testkit/market/flagged-payments';
import { graphql } from '../../../testkit/graphql';
import { sendCallback } from '../../../testkit/market/payment-factory';
import { changeCompanyProfile } from '../../../testkit/people/profile-changes';
import { useServer } from '../../../testkit/server/test-server';
import { aPdf, uploaded } from '../../../testkit/files/uploads';
import type { ActivityParameters } from './audit.entity';

const server = useServer();

const TRAIL = graphql(`query TrailInALanguage($adminId: ID) {
  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { action details adminName namedSubjects { name } } }
}`);
const DECIDERS = graphql(`query DecidersInALanguage($id: ID!) {
  adminCompany(id: $id) { records { verifiedBy { name } } lastDecision { adminName changes { before } } }
}`);

const DISMISS = graphql(`mutation DismissInALanguage($id: ID!) {
  dismissFlaggedPayment(input: { id: $id, note: "A test" }) { errors { code } }
}`);

type Entry = [action: AdminChange | AdminRead, parameters: ActivityParameters | null, subjects: number, said: string[]];

const company = { company: 'PT Jejak' };
const replayed = (outcome: ReplayOutcome, english: string, indonesian: string): Entry => [
  'REPLAY_CALLBACK',
  { reference: 'INV-1', status: 'PAID', outcome },
  2,
  [`Replayed the callback of INV-1 (PAID): ${english}`, `Memproses ulang callback INV-1 (PAID): ${indonesian}`],
];
const ENTRIES: Entry[] = [
  ['VERIFY', company, 1, ['Verified PT Jejak', 'Memverifikasi PT Jejak']],
  ['REJECT', company, 1, ['Rejected PT Jejak', 'Menolak PT Jejak']],
  ['REVOKE', company, 1, ['Revoked the verification of PT Jejak', 'Mencabut verifikasi PT Jejak']],
  replayed('TOOK_EFFECT', 'it took effect', 'berhasil diproses'),
  replayed('NOTHING_TO_DO', 'it had its effect before', 'sudah diproses sebelumnya'),
  replayed('STILL_FLAGGED', 'it still does not fit', 'tetap tidak cocok'),
  ['DISMISS_CALLBACK', { reference: 'INV-1' }, 2, ['Dismissed the report of INV-1', 'Mengabaikan laporan INV-1']],
  [
    'DISMISS_CALLBACK',
    null,
    1,
    ['Dismissed the report of an unknown payment', 'Mengabaikan laporan pembayaran yang tidak dikenal'],
  ],
  ['PAUSE_JOB', null, 1, ['Paused a job', 'Menjeda lowongan']],
  ['RESUME_JOB', null, 1, ['Resumed a job', 'Menayangkan kembali lowongan']],
  [
    'DISMISS_REPORTS',
    null,
    1,
    ['Dismissed reports about a job or company', 'Mengabaikan laporan tentang lowongan atau perusahaan'],
  ],
  [
    'READ_REPORTS',
    null,
    2,
    ['Listed reports about 2 jobs and companies', 'Membuka laporan tentang 2 lowongan atau perusahaan'],
  ],
  ['DISMISS_FLAGS', null, 1, ['Dismissed the flags of a posting', 'Mengabaikan tanda pada lowongan']],
  ['READ_FLAGGED_POSTINGS', null, 2, ['Listed 2 flagged postings', 'Membuka 2 lowongan yang ditandai']],
  ['READ_FILE', { document: 'user_cv' }, 2, ['Opened a CV', 'Membuka CV']],
  ['READ_FILE', { document: 'user_portfolio' }, 2, ['Opened a portfolio', 'Membuka portofolio']],
  ['READ_FILE', { document: 'company_deed' }, 2, ['Opened a deed of establishment', 'Membuka akta pendirian']],
  ['READ_FILE', null, 1, ['Opened a document', 'Membuka dokumen']],
  ['READ_COMPANY', null, 1, ['Opened the records of a company', 'Membuka data perusahaan']],
  ['READ_COMPANIES', null, 0, ['Listed 0 companies', 'Membuka daftar berisi 0 perusahaan']],
  ['READ_COMPANIES', null, 1, ['Listed 1 company', 'Membuka daftar berisi 1 perusahaan']],
  ['READ_USER', null, 1, ['Opened a user', 'Membuka data pengguna']],
  ['READ_USERS', null, 20, ['Listed 20 users', 'Membuka daftar berisi 20 pengguna']],
  ['READ_JOB', null, 1, ['Opened a job', 'Membuka lowongan']],
  ['READ_JOBS', null, 2, ['Listed 2 jobs', 'Membuka daftar berisi 2 lowongan']],
  ['READ_APPLICATION', null, 2, ['Opened an application', 'Membuka lamaran']],
  ['READ_APPLICATIONS', null, 1, ['Listed 1 application', 'Membuka daftar berisi 1 lamaran']],
  ['READ_TOKEN_TRANSACTIONS', null, 3, ['Listed 3 token transactions', 'Membuka daftar berisi 3 transaksi token']],
  ['EXPORT_COMPANIES', null, 0, ['Exported companies', 'Mengunduh data perusahaan']],
  ['EXPORT_USERS', null, 0, ['Exported users', 'Mengunduh data pengguna']],
  ['EXPORT_APPLICATIONS', null, 0, ['Exported applications', 'Mengunduh data lamaran']],
  ['EXPORT_TOKEN_TRANSACTIONS', null, 0, ['Exported token transactions', 'Mengunduh data transaksi token']],
];
const LANGUAGES = ['en', 'id'] as const;

async function write(admin: TestActor, [action, parameters, count]: Entry): Promise<void> {
  const named = parameters && 'company' in parameters ? parameters.company : null;
  const companyId = named && (await aCompany(server, { companyName: named })).companyId;
  const subjects = Array.from({ length: count }, () => newId());
  await writeEntry(server, admin, { action, companyId, parameters, subjects });
}

async function trailIn({ client, accountId }: TestActor, language: 'en' | 'id') {
  client.setCookie(`language=${language}`);
  return (await client.ask(TRAIL, { adminId: accountId })).adminAuditTrail.items;
}

describe('the audit trail in both languages', () => {
  it.each(ENTRIES)('%s with %j and %i subjects', async (...entry) => {
    const admin = await anAdmin(server);
    await write(admin, entry);
    const [, , , said] = entry;
    for (const [index, language] of LANGUAGES.entries()) {
      expect((await trailIn(admin, language)).map(({ details }) => details)).toEqual([said[index]]);
    }
  });

  it('names a former administrator, a file that was replaced and a report without a reference', async () => {
    const [admin, former] = [await anAdmin(server), await anAdmin(server)];
    const one = await aCompany(server, { isVerified: false });
    const other = await aCompany(server, { isVerified: false });
    const deed = () => uploaded(one.client, { preset: 'company_deed', content: aPdf() });
    await changeCompanyProfile(one, { companyName: 'PT Dulu', deedClaim: (await deed()).claim });
    await decide(former, 'verify', one.companyId, { profileVersion: 2 });
    await decide(former, 'verify', other.companyId);
    await changeCompanyProfile(one, { companyName: 'PT Dulu', deedClaim: (await deed()).claim });
    await sendCallback(server, 'no JSON');
    await admin.client.ask(DISMISS, { id: (await newestFlagged(admin)).id });
    await server.dataSource.query('DELETE FROM admins WHERE account_id = ?', [former.accountId]);

    const seen = async (language: 'en' | 'id') => {
      const dismissed = (await trailIn(admin, language)).find(({ action }) => action === 'DISMISS_CALLBACK');
      const [decision] = (await admin.client.ask(TRAIL, { adminId: former.accountId })).adminAuditTrail.items;
      const { adminCompany } = await admin.client.ask(DECIDERS, { id: one.companyId });
      const { adminCompany: verified } = await admin.client.ask(DECIDERS, { id: other.companyId });
      return [
        decision?.adminName,
        verified?.records?.verifiedBy?.name,
        adminCompany?.lastDecision?.adminName,
        adminCompany?.lastDecision?.changes?.map(({ before }) => before),
        dismissed?.namedSubjects,
      ];
    };

    const said = (who: string, file: string, name: string) => [who, who, who, [file], [{ name }]];
    expect(await seen('en')).toEqual(said('Former administrator', 'A file', 'Report without a reference'));
    expect(await seen('id')).toEqual(said('Mantan administrator', 'Sebuah file', 'Laporan tanpa referensi'));
  });
});
