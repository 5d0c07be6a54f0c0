import { accept, aJob, applied } from '../../../testkit/market/job-factory';
import { aCompany, anAdmin, aSeeker } from '../../../testkit/people/actors';
import { chooseLanguage } from '../../../testkit/people/own-language';
import { anInvoice, callbackOf, sendCallback } from '../../../testkit/market/payment-factory';
import type { TestClient } from '../../../testkit/server/test-client';
import { useServer } from '../../../testkit/server/test-server';
import { whileRefusingRows } from '../../../testkit/races/while-refusing-rows';

const server = useServer({ LOG_LEVEL: 'silent' });
const EXPORTS = ['companies', 'users', 'applications', 'token-transactions'];

async function linesOf(client: TestClient, path: string): Promise<string[]> {
  const response = await client.fetch(`/exports/${path}`);
  expect(response.status).toBe(200);
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).split('\r\n').slice(0, -1);
}

describe("the administrators' lists", () => {
  it('come as they are filtered on the screen, formulas disarmed', async () => {
    const { client } = await anAdmin(server);
    const company = await aCompany(server, { companyName: '=PT Unduh', tokens: 3 });
    const seeker = await aSeeker(server, { fullName: '+Unduh, Orang', technicalSkills: ['Excel', 'SQL'] });
    const other = await aSeeker(server, { fullName: 'Other Unduh' });
    const job = await aJob(company, { title: 'Penulis', slots: [{ maxApplicants: 5 }] });
    const id = await applied(seeker, job);
    await applied(other, job);
    await accept(company, id);
    const invoice = await anInvoice(company, 'tokens-3');
    await sendCallback(server, callbackOf(invoice, 'PAID'));

    expect(await linesOf(client, 'users.csv?search=%2Bunduh')).toEqual([
      'Name,Email,Phone,Education,Technical skills,Soft skills,CV,Portfolio,Registered on',
      `"'+Unduh, Orang",${seeker.email},"=""${seeker.phoneNumber}""",Diploma,Excel; SQL,Teamwork,no,no,2026-11-23`,
    ]);
    expect(await linesOf(client, 'applications.csv?search=pt%20unduh&status=ACCEPTED')).toEqual([
      'Applicant,Email,Phone,Job,Job ID,Company,Status,Answer expected by,No reply since,Applied on,Interview date,Interview time (WIB),Interview place,Interview state,Interview link',
      `"'+Unduh, Orang",${seeker.email},"=""${seeker.phoneNumber}""",Penulis,${job.id},'=PT Unduh,ACCEPTED,,,2026-11-23,2026-11-24,09:00-09:30,Online,PLANNED,`,
    ]);
    expect(await linesOf(client, 'applications.csv?search=pt%20unduh')).toHaveLength(3);
    expect((await linesOf(client, 'companies.csv?search=pt%20unduh&status=VERIFIED')).slice(1)).toEqual([
      `'=PT Unduh,${company.email},"=""081234567890""",,Technology,11-50 employees,"Jl. Sudirman 1, Jakarta",VERIFIED,2026-11-23`,
    ]);
    expect(await linesOf(client, 'companies.csv?search=pt%20unduh&status=REJECTED')).toHaveLength(1);
    const purchases = await linesOf(client, 'token-transactions.csv?search=pt%20unduh&type=PURCHASE&status=PAID');
    expect(purchases.slice(2)).toEqual(['', 'SUM,,,PURCHASE,,3,57000,56250,,,,,,,']);
    expect(purchases[1]).toContain(
      `2026-11-23,09:00,'=PT Unduh,PURCHASE,PAID,3,57000,56250,3 Tokens,,${invoice.reference},${invoice.merchantRef},QRIS,2026-`,
    );
    const all = await linesOf(client, 'token-transactions.csv?search=pt%20unduh');
    expect(all.indexOf('')).toBe(5);
    expect(all.slice(6).map((line) => line.split(',').slice(3, 8))).toEqual([
      ['PURCHASE', '', '3', '57000', '56250'],
      ['USAGE', '', '-1', '0', '0'],
      ['GRANT', '', '3', '0', '0'],
    ]);
    for (const list of ['users', 'applications', 'companies', 'token-transactions']) {
      expect(await linesOf(client, `${list}.csv?search=unduh&until=2026-11-22`)).toHaveLength(1);
      expect((await linesOf(client, `${list}.csv?search=unduh&since=2026-11-23`)).length).toBeGreaterThan(1);
    }
  });

  it('come in Bahasa Indonesia, but for what people wrote', async () => {
    const admin = await anAdmin(server);
    await chooseLanguage(admin, 'id');
    const company = await aCompany(server, { companyName: 'PT Bahasa', tokens: 3 });
    const seeker = await aSeeker(server, {
      fullName: 'Bahasa Orang',
      education: "Bachelor's Degree",
      softSkills: ['Teamwork'],
    });
    const job = await aJob(company, { title: 'Waiter' });
    await accept(company, await applied(seeker, job));
    const invoice = await anInvoice(company, 'tokens-3');
    await sendCallback(server, callbackOf(invoice, 'PAID'));

    expect(await linesOf(admin.client, 'users.csv?search=bahasa')).toEqual([
      'Nama;Email;Nomor telepon;Pendidikan;Keahlian teknis;Keahlian nonteknis;CV;Portofolio;Tanggal daftar',
      `Bahasa Orang;${seeker.email};"=""${seeker.phoneNumber}""";Sarjana (D4/S1);Excel;Teamwork;tidak;tidak;2026-11-23`,
    ]);
    expect(await linesOf(admin.client, 'applications.csv?search=bahasa')).toEqual([
      'Pelamar;Email;Nomor telepon;Lowongan;ID lowongan;Perusahaan;Status;Jawaban ditunggu sampai;Tanpa jawaban sejak;Tanggal melamar;Tanggal wawancara;Waktu wawancara (WIB);Tempat wawancara;Keadaan wawancara;Tautan wawancara',
      `Bahasa Orang;${seeker.email};"=""${seeker.phoneNumber}""";Waiter;${job.id};PT Bahasa;Diterima;;;2026-11-23;2026-11-24;09:00-09:30;Online;Dijadwalkan;`,
    ]);
    expect(await linesOf(admin.client, 'companies.csv?search=bahasa')).toEqual([
      'Perusahaan;Email;Nomor telepon;NPWP;Industri;Ukuran perusahaan;Alamat;Status;Tanggal daftar',
      `PT Bahasa;${company.email};"=""081234567890""";;Teknologi;11-50 karyawan;Jl. Sudirman 1, Jakarta;Terverifikasi;2026-11-23`,
    ]);
    const [columns, ...transactions] = await linesOf(admin.client, 'token-transactions.csv?search=bahasa');
    expect(columns).toBe(
      'Tanggal;Jam (WIB);Perusahaan;Jenis;Status;Token;Jumlah (IDR);Diterima (IDR);Paket;Lowongan;Referensi;Nomor tagihan;Metode pembayaran;Tanggal bayar;Jam bayar (WIB)',
    );
    expect(transactions.join('\n')).toContain(
      `2026-11-23;09:00;PT Bahasa;Pembelian;Lunas;3;57000;56250;3 Token;;${invoice.reference};`,
    );
    const rows = transactions.slice(0, transactions.indexOf(''));
    expect(rows.map((line) => line.split(';')[3]).toSorted()).toEqual([
      'Pemakaian',
      'Pembelian',
      'Token awal',
      'Token awal',
    ]);
    const { headers } = await admin.client.fetch('/exports/token-transactions.csv', { method: 'HEAD' });
    expect(headers.get('content-disposition')).toContain('filename="transaksi-token-2026-11-23.csv"');
  });

  it('come whole when they are more than are read at once', async () => {
    const { client } = await anAdmin(server);
    await server.dataSource.query(
      "INSERT INTO accounts (id, email, active_role, created_at) SELECT CONCAT('03', LPAD(seq, 24, '0')), CONCAT('many', seq, '@people.test'), 'USER', NOW(3) FROM seq_1_to_1100",
    );
    await server.dataSource.query(
      `INSERT INTO seekers (id, account_id, full_name, technical_skills, soft_skills, created_at, updated_at)
       SELECT CONCAT('03', LPAD(seq, 24, '0')), CONCAT('03', LPAD(seq, 24, '0')), 'Many People', '[]', '[]', ? - INTERVAL (seq DIV 2) MINUTE, NOW(3) FROM seq_1_to_1100`,
      [server.clock.now()],
    );
    const lines = await linesOf(client, 'users.csv?search=many%20people');
    expect(lines).toHaveLength(1 + 1100);
    expect(new Set(lines).size).toBe(1 + 1100);
  });

  it('take a wait of more than a year for a year, as the list on the screen does', async () => {
    const { client } = await anAdmin(server);
    const id = await applied(await aSeeker(server, { fullName: 'Waits Long' }), await aJob(await aCompany(server)));
    await server.dataSource.query('UPDATE applications SET applied_at = ? - INTERVAL 370 DAY WHERE id = ?', [
      server.clock.now(),
      id,
    ]);
    expect(await linesOf(client, 'applications.csv?waiting=400&search=waits%20long')).toHaveLength(2);
  });

  it('are downloads that nothing keeps', async () => {
    const { client } = await anAdmin(server);
    for (const name of EXPORTS) {
      const { headers } = await client.fetch(`/exports/${name}.csv`, { method: 'HEAD' });
      expect(headers.get('content-disposition')).toContain(`filename="${name}-2026-11-23.csv"`);
      expect(headers.get('cache-control')).toContain('private, no-store');
    }
  });

  it('are on the audit trail with their filters, and are not sent when they cannot', async () => {
    const { client, accountId } = await anAdmin(server);
    await aSeeker(server, { fullName: 'Hidden Download' });
    await client.fetch('/exports/users.csv?search=download', { method: 'HEAD' });
    await client.fetch('/exports/users.csv?search=download');
    await client.fetch('/exports/applications.csv?status=ACCEPTED');
    await client.fetch('/exports/applications.csv?interview=CANCELLED');
    await client.fetch('/exports/applications.csv?waiting=14');
    // What the list does not read is no filter of it.
    await client.fetch('/exports/users.csv?status=ACCEPTED&search=%20');
    await client.fetch('/exports/companies.csv?status=ACCEPTED&origin=moon&waiting=14&since=yesterday');
    await client.fetch('/exports/companies.csv?status=VERIFIED&origin=imported&answered=never');
    const rows = await server.dataSource.query<{ action: string; filter: string }[]>(
      `SELECT y.action, IF(words.search IS NULL, y.filter, JSON_SET(y.filter, '$.search', words.search)) AS filter
       FROM admin_activities y LEFT JOIN activity_texts words ON words.activity_id = y.id WHERE y.admin_id = ? ORDER BY y.id`,
      [accountId],
    );
    expect(rows.map(({ action, filter }) => ({ action, filter: JSON.parse(filter) as unknown }))).toEqual([
      { action: 'EXPORT_USERS', filter: { search: 'download' } },
      { action: 'EXPORT_APPLICATIONS', filter: { status: 'ACCEPTED' } },
      { action: 'EXPORT_APPLICATIONS', filter: { interview: 'CANCELLED' } },
      { action: 'EXPORT_APPLICATIONS', filter: { waiting: '14' } },
      { action: 'EXPORT_USERS', filter: null },
      { action: 'EXPORT_COMPANIES', filter: null },
      { action: 'EXPORT_COMPANIES', filter: { status: 'VERIFIED', origin: 'imported', answered: 'never' } },
    ]);

    await whileRefusingRows(server, 'admin_activities', async () => {
      const answer = await client.fetch('/exports/users.csv?search=download');
      expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('Hidden') as string]);
    });
  });
});
