import { ActivityParameters1765710000000 } from '../../../migrations/1765710000000-activity-parameters';
import { NamesApart1765921000000 } from '../../../migrations/1765921000000-names-apart';
import { newId } from '../../db/columns';
import { aCompany, anAdmin } from '../../testing/actors';
import { graphql } from '../../testing/graphql';
import { useServer } from '../../testing/test-server';

const server = useServer();

const TRAIL = graphql(`query OldTrail($adminId: ID) {
  adminAuditTrail(adminId: $adminId, pageSize: 100) { items { id details } }
}`);

/** Action, sentence as older versions stored it, number of subjects, and what it becomes in the other language. */
const OLD: [action: string, details: string, subjects: number, translated: string][] = [
  ['VERIFY', 'Verified PT "Maju" \\ Jaya', 1, 'Memverifikasi PT "Maju" \\ Jaya'],
  ['REJECT', 'Rejected PT Maju', 1, 'Menolak PT Maju'],
  ['REVOKE', 'Revoked the verification of PT Éclair 🍰', 1, 'Mencabut verifikasi PT Éclair 🍰'],
  [
    'REPLAY_CALLBACK',
    'Replayed the callback of INV-1790000000000-7 (PAID): it took effect',
    2,
    'Memproses ulang callback INV-1790000000000-7 (PAID): berhasil diproses',
  ],
  [
    'REPLAY_CALLBACK',
    'Replayed the callback of A (B) (REFUND): it had its effect before',
    1,
    'Memproses ulang callback A (B) (REFUND): sudah diproses sebelumnya',
  ],
  [
    'REPLAY_CALLBACK',
    'Replayed the callback of INV-1 (PAID): it still does not fit',
    1,
    'Memproses ulang callback INV-1 (PAID): tetap tidak cocok',
  ],
  ['DISMISS_CALLBACK', 'Dismissed the report of INV-1', 1, 'Mengabaikan laporan INV-1'],
  [
    'DISMISS_CALLBACK',
    'Dismissed the report of an unknown payment',
    1,
    'Mengabaikan laporan pembayaran yang tidak dikenal',
  ],
  ['READ_FILE', 'Opened a CV', 2, 'Membuka CV'],
  ['READ_FILE', 'Opened a portfolio', 2, 'Membuka portofolio'],
  ['READ_FILE', 'Opened a deed of establishment', 2, 'Membuka akta pendirian'],
  ['READ_FILE', 'Opened a document', 1, 'Membuka dokumen'],
  ['READ_COMPANY', 'Opened the records of a company', 1, 'Membuka data perusahaan'],
  ['READ_COMPANIES', 'Listed 1 company', 1, 'Membuka daftar berisi 1 perusahaan'],
  ['READ_USERS', 'Listed 20 users', 20, 'Membuka daftar berisi 20 pengguna'],
  ['READ_APPLICATIONS', 'Listed 0 applications', 0, 'Membuka daftar berisi 0 lamaran'],
  ['EXPORT_USERS', 'Exported users', 0, 'Mengunduh data pengguna'],
  // What is not recognised stays in the words that it has.
  ['VERIFY', 'Approved PT Lama', 1, 'Approved PT Lama'],
  ['VERIFY', 'verified PT Lama', 1, 'verified PT Lama'],
  ['READ_USERS', 'Listed 3 users', 2, 'Listed 3 users'],
];

/** Runs with the table as the version before had it. */
async function withOldTable(work: () => Promise<void>): Promise<void> {
  const later = new NamesApart1765921000000();
  const migration = new ActivityParameters1765710000000();
  const queryRunner = server.dataSource.createQueryRunner();
  try {
    await later.down(queryRunner);
    await migration.down(queryRunner);
    await work();
  } finally {
    await migration.up(queryRunner);
    await later.up(queryRunner);
    await queryRunner.release();
  }
}

it('says what older versions stored in words in both languages, and loses none of it', async () => {
  const admin = await anAdmin(server);
  const rows: { id: string; companyId: string | null; row: (typeof OLD)[number] }[] = [];
  for (const row of OLD) {
    const named = /(?:Verified|Rejected|the verification of) (PT .*)$/.exec(row[1])?.[1];
    const company = named ? await aCompany(server, { companyName: named }) : null;
    rows.push({ id: newId(), companyId: company && company.companyId, row });
  }
  const stored = () =>
    server.dataSource.query<object[]>(
      'SELECT id, action, details FROM admin_activities WHERE admin_id = ? ORDER BY id',
      [admin.accountId],
    );
  let before: object[] = [];

  await withOldTable(async () => {
    for (const { id, companyId, row } of rows) {
      const [action, details, count] = row;
      await server.dataSource.query(
        `INSERT INTO admin_activities (id, admin_id, company_id, kind, action, details, subjects, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, '2026-01-05')`,
        [
          id,
          admin.accountId,
          companyId,
          /^(READ|EXPORT)/.test(action) ? 'READ' : 'CHANGE',
          action,
          details,
          JSON.stringify(Array.from({ length: count }, () => newId())),
        ],
      );
    }
    before = await stored();
  });

  const saidIn = async (language: string) => {
    admin.client.setCookie(`language=${language}`);
    const { items } = (await admin.client.ask(TRAIL, { adminId: admin.accountId })).adminAuditTrail;
    const byId = new Map(items.map(({ id, details }) => [id, details]));
    return rows.map(({ id }) => byId.get(id));
  };
  expect(await saidIn('en')).toEqual(OLD.map(([, details]) => details));
  expect(await saidIn('id')).toEqual(OLD.map(([, , , translated]) => translated));
  const [{ kept } = { kept: null }] = await server.dataSource.query<{ kept: string | null }[]>(
    'SELECT COUNT(words.details) AS kept FROM admin_activities y JOIN activity_texts words ON words.activity_id = y.id WHERE y.admin_id = ?',
    [admin.accountId],
  );
  expect(Number(kept)).toBe(3);
  await withOldTable(async () => expect(await stored()).toEqual(before));
});

it('leaves the trail append-only', async () => {
  await withOldTable(() => Promise.resolve());
  await anAdmin(server);
  const triggers = await server.dataSource.query<{ Trigger: string }[]>("SHOW TRIGGERS LIKE 'admin_activities'");
  expect(triggers.map(({ Trigger }) => Trigger).toSorted()).toEqual([
    'admin_activities_names_apart',
    'admin_activities_no_delete',
    'admin_activities_no_update',
  ]);
});
