import { aCompany, anAdmin, aSeeker, type TestCompany } from '../../../testkit/people/actors';
import { saveInterviewDetails } from '../../../testkit/market/interview-details';
import { accept, aJob, applied, reject, withdraw } from '../../../testkit/market/job-factory';
import { findLeaks } from '../../../testkit/checks/leak-checker';
import { chooseLanguage } from '../../../testkit/people/own-language';
import { anInvoice, callbackOf, sendCallback } from '../../../testkit/market/payment-factory';
import type { TestClient } from '../../../testkit/server/test-client';
import { useServer } from '../../../testkit/server/test-server';
import { asText, csvRows } from './csv-table';

const server = useServer();
const APPLICANTS = '/exports/accepted-applicants.csv';
const LEDGER = '/exports/token-ledger.csv';
const INSIGHTS = '/exports/insights.csv';

/** As bytes: reading a response as text swallows the mark at its beginning. */
async function linesOf({ client }: Pick<TestCompany, 'client'>, path: string): Promise<string[]> {
  const response = await client.fetch(path);
  expect(response.status).toBe(200);
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).split('\r\n').slice(0, -1);
}

describe('a line of CSV', () => {
  it.each([
    [['a', 1, null, 'b c'], 'a,1,,b c'],
    [['say "hi"', 'a,b', 'two\nlines', 'two\r\nlines'], '"say ""hi""","a,b","two\nlines","two\r\nlines"'],
    [['=1+1', '+62', '-2', '@SUM(A1)', '\tx'], "'=1+1,'+62,'-2,'@SUM(A1),'\tx"],
    [['\rx', '="a"', -3], '"\'\rx","\'=""a""",-3'],
    [['＝1+1', '＠x', 'a;=1+1', 'a; +1;b', 'a;b'], "'＝1+1,'＠x,a;'=1+1,a; '+1;b,a;b"],
    // Cut at the semicolon, the quotation marks open and close a text before the formula.
    [['Kasir;"=1+1;x'], `"Kasir;""'=1+1;x"`],
    [['a=b', "O'Neil", 'Ñandú 협'], "a=b,O'Neil,Ñandú 협"],
  ])('%j', (cells, line) => expect(csvRows([cells], 'en')).toBe(`${line}\r\n`));

  it.each([
    [['a', 1, null, 'a;b', 'a,b'], 'a;1;;"a;b";a,b'],
    [['=1+1', '+62', 'a,=1+1', 'a, +1,b', -3], "'=1+1;'+62;a,'=1+1;a, '+1,b;-3"],
  ])('%j in Bahasa Indonesia', (cells, line) => expect(csvRows([cells], 'id')).toBe(`${line}\r\n`));

  it.each([
    ['081234567890', '"=""081234567890"""'],
    ['3174091201900001', '"=""3174091201900001"""'],
    ['01.234.567.8-901.000', '"=""01.234.567.8-901.000"""'],
    ['12E34', '"=""12E34"""'],
    // Nothing but the signs of a number may become a formula; the rest is text already.
    ['INV-1795399200000-7', 'INV-1795399200000-7'],
    ['=1+1', "'=1+1"],
    ['08"&A1&"', '"08""&A1&"""'],
    ['+62812', "'+62812"],
  ])('keeps the number %s as text', (number, cell) => {
    for (const language of ['en', 'id'] as const) expect(csvRows([[asText(number)]], language)).toBe(`${cell}\r\n`);
  });
});

describe('the accepted applicants', () => {
  it('come with contact and interview, and no one else does', async () => {
    const company = await aCompany(server, { tokens: 5 });
    const job = await aJob(company, {
      title: '=cmd()',
      slots: [{ maxApplicants: 10 }, { start: '10:00', end: '10:30' }],
    });
    const accepted = await aSeeker(server, { fullName: 'Ayu "Yu" Lestari' });
    const pending = await aSeeker(server, { fullName: 'Pendingname Hiddenperson' });
    const rejected = await aSeeker(server, { fullName: 'Rejectedname Otherperson' });
    const withdrawn = await aSeeker(server, { fullName: 'Withdrawnname Goneperson' });
    const foreign = await aSeeker(server, { fullName: 'Foreignname Elsewhere' });
    const acceptedId = await applied(accepted, job, 1);
    await applied(pending, job);
    await reject(company, await applied(rejected, job));
    await withdraw(withdrawn, await applied(withdrawn, job));
    const other = await aCompany(server);
    await accept(other, await applied(foreign, await aJob(other)));
    await accept(company, acceptedId, { interviewLink: 'https://meet.test/csv' });

    const lines = await linesOf(company, APPLICANTS);

    expect(lines).toEqual([
      'Name,Email,Phone,Job,Interview date,Interview time,Time zone,Interview place,Interview state,Interview link,Applied on,By',
      `"Ayu ""Yu"" Lestari",${accepted.email},"=""${accepted.phoneNumber}""",'=cmd(),2026-11-24,10:00-10:30,WIB,Online,PLANNED,https://meet.test/csv,2026-11-23,${company.email}`,
    ]);
    expect(await linesOf(company, `${APPLICANTS}?since=2026-11-23&until=2026-11-23`)).toEqual(lines);
    expect(await linesOf(company, `${APPLICANTS}?until=2026-11-22`)).toHaveLength(1);
    expect(await linesOf(company, `${LEDGER}?since=2026-11-24`)).toHaveLength(1);
    expect((await linesOf(company, `${LEDGER}?since=2026-11-23`)).length).toBeGreaterThan(1);
    const raw = lines.join('\n');
    for (const person of [pending, rejected, withdrawn, foreign]) expect(findLeaks(raw, person)).toEqual([]);
  });

  it('are a download that nothing keeps', async () => {
    const { client } = await aCompany(server);
    const { headers } = await client.fetch(APPLICANTS);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('attachment; filename="accepted-applicants-2026-11-23.csv"');
    expect(headers.get('cache-control')).toContain('private, no-store');
  });

  it('come whole when they are more than are read at once', async () => {
    const company = await aCompany(server, { tokens: 2 });
    const seeker = await aSeeker(server);
    await accept(company, await applied(seeker, await aJob(company)));
    // Copies of that one, of other jobs and other moments; two share each moment.
    await server.dataSource.query(
      `INSERT INTO jobs SELECT CONCAT('01', LPAD(seq, 24, '0')) AS id, ${await columnsBut('jobs', 'id')} FROM jobs j, seq_1_to_1200 WHERE j.company_id = ?`,
      [company.companyId],
    );
    await server.dataSource.query(
      `INSERT INTO applications (id, job_id, applied_at, slot_id, ${await columnsBut('applications', 'id', 'job_id', 'applied_at', 'slot_id')})
       SELECT CONCAT('01', LPAD(seq, 24, '0')), CONCAT('01', LPAD(seq, 24, '0')), applied_at - INTERVAL (seq DIV 2) MINUTE, NULL,
              ${await columnsBut('applications', 'id', 'job_id', 'applied_at', 'slot_id')}
       FROM applications a, seq_1_to_1200 WHERE a.company_id = ?`,
      [company.companyId],
    );

    expect(await linesOf(company, APPLICANTS)).toHaveLength(1 + 1201);
  });
});

async function columnsBut(table: string, ...names: string[]): Promise<string> {
  const columns = await server.dataSource.query<{ name: string }[]>(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? AND generation_expression IS NULL ORDER BY ordinal_position',
    [table],
  );
  return columns
    .map(({ name }) => name)
    .filter((name) => !names.includes(name))
    .join(', ');
}

describe('the token ledger', () => {
  it('has every entry of the own company with the balance after it', async () => {
    const company = await aCompany(server, { tokens: 5 });
    await accept(company, await applied(await aSeeker(server), await aJob(company, { title: 'Kasir, Bandung' })));

    const lines = await linesOf(company, LEDGER);

    expect(lines[0]).toBe('Date,Time (WIB),Entry,Tokens,Balance,Job,Package,Price (IDR),Reference,By');
    expect(lines.slice(1)).toEqual([
      `2026-11-23,09:00,Accepted applicant,-1,4,"Kasir, Bandung",,,,${company.email}`,
      '2026-11-23,09:00,Starting token,4,5,,,,,',
      '2026-11-23,09:00,Starting token,1,1,,,,,',
    ]);
  });
});

describe('the insights', () => {
  it('have a line for each figure, of all jobs and of each, in words where no number is told', async () => {
    const company = await aCompany(server, { tokens: 5 });
    const job = await aJob(company, { title: 'Kasir' });
    await accept(company, await applied(await aSeeker(server), job));

    const lines = await linesOf(company, `${INSIGHTS}?since=2026-11-17&until=2026-11-23`);

    expect(lines.slice(0, 11)).toEqual([
      'Figure,Job,First day,Last day,Count,Period before',
      'Seen (by week),All jobs,2026-11-16,2026-11-22,not counted,not counted',
      'Applied,All jobs,2026-11-17,2026-11-23,1,0',
      'Accepted,All jobs,2026-11-17,2026-11-23,1,0',
      'Interviewed,All jobs,2026-11-17,2026-11-23,0,0',
      'Chosen,All jobs,2026-11-17,2026-11-23,0,0',
      'Seen (by week),Kasir,2026-11-16,2026-11-22,not counted,',
      'Applied,Kasir,2026-11-17,2026-11-23,1,',
      'Accepted,Kasir,2026-11-17,2026-11-23,1,',
      'Interviewed,Kasir,2026-11-17,2026-11-23,0,',
      'Chosen,Kasir,2026-11-17,2026-11-23,0,',
    ]);
    expect(lines[11]).toBe('Answered the same day,,2026-11-17,2026-11-23,1,0');
    expect(lines).toHaveLength(11 + 8 + 12);
    expect(lines.at(-1)).toBe('Tokens spent,,2026-11-23,2026-11-29,1,0');

    // Most of this week's days are in the period now.
    const [, seen] = await linesOf(company, `${INSIGHTS}?since=2026-11-20&until=2026-11-26`);
    expect(seen).toBe('Seen (by week),All jobs,2026-11-23,2026-11-29,fewer than five a week,not counted');
    // Days that are none are the page's own first choice.
    const [, , first] = await linesOf(company, `${INSIGHTS}?since=2026-11-23&until=2026-11-01`);
    expect(first).toBe('Applied,All jobs,2026-09-01,2026-11-23,1,0');
  });
});

describe('in Bahasa Indonesia', () => {
  it('both lists have their columns, their own words and their names', async () => {
    const company = await aCompany(server, { tokens: 5 });
    const seeker = await aSeeker(server, { fullName: 'Ayu Lestari' });
    const applicationId = await applied(seeker, await aJob(company, { title: 'Waiter' }));
    await accept(company, applicationId);
    await saveInterviewDetails(company, { applicationId, venue: 'Lantai 2, Jl. Braga' });
    await sendCallback(server, callbackOf(await anInvoice(company, 'tokens-3'), 'PAID'));
    await chooseLanguage(company, 'id');

    expect(await linesOf(company, APPLICANTS)).toEqual([
      'Nama;Email;Nomor telepon;Lowongan;Tanggal wawancara;Waktu wawancara;Zona waktu;Tempat wawancara;Keadaan wawancara;Tautan wawancara;Tanggal melamar;Oleh',
      `Ayu Lestari;${seeker.email};"=""${seeker.phoneNumber}""";Waiter;2026-11-24;09:00-09:30;WIB;Lantai 2, Jl. Braga;Dijadwalkan;;2026-11-23;${company.email}`,
    ]);
    const ledger = await linesOf(company, LEDGER);
    expect(ledger[0]).toBe('Tanggal;Jam (WIB);Transaksi;Token;Saldo;Lowongan;Paket;Harga (IDR);Referensi;Oleh');
    expect(ledger[1]).toMatch(/^2026-11-23;09:00;Pembelian;3;7;;3 Token;57000;/);
    expect(ledger.slice(2)).toEqual([
      `2026-11-23;09:00;Pelamar diterima;-1;4;Waiter;;;;${company.email}`,
      '2026-11-23;09:00;Token awal;4;5;;;;;',
      '2026-11-23;09:00;Token awal;1;1;;;;;',
    ]);
    const { headers } = await company.client.fetch(APPLICANTS, { method: 'HEAD' });
    expect(headers.get('content-disposition')).toContain('filename="pelamar-diterima-2026-11-23.csv"');
  });
});

describe('for everyone else', () => {
  const told = async (client: TestClient, path: string) => {
    const response = await client.fetch(path);
    const headers = [...response.headers].filter(([name]) => !['date', 'set-cookie', 'x-request-id'].includes(name));
    return { status: response.status, headers, body: await response.text() };
  };

  it('there is no such path, of a company or of the administrators', async () => {
    const own = [APPLICANTS, LEDGER, INSIGHTS];
    const ofAdmins = ['companies', 'users', 'applications', 'token-transactions'].map((name) => `/exports/${name}.csv`);
    const unverified = [await aCompany(server), await anAdmin(server)] as const;
    for (const { accountId } of unverified)
      await server.dataSource.query('UPDATE accounts SET email_verified_at = NULL WHERE id = ?', [accountId]);
    for (const [client, paths] of [
      [server.visitor(), [...own, ...ofAdmins]],
      [(await aSeeker(server)).client, [...own, ...ofAdmins]],
      [(await anAdmin(server)).client, own],
      [(await aCompany(server)).client, ofAdmins],
      [unverified[0].client, own],
      [unverified[1].client, ofAdmins],
    ] as const) {
      const missing = await told(client, '/exports/nothing.csv');
      expect(missing.status).toBe(404);
      for (const path of paths) expect([path, await told(client, path)]).toEqual([path, missing]);
    }
  });
});
