import type { Database } from '../../server/db/database';

const PEOPLE = "ELT(1 + seq % 8, 'Budi', 'Siti', 'Agus', 'Dewi', 'Rizky', 'Putri', 'Andi', 'Maya')";
const FAMILIES =
  "ELT(1 + seq % 9, 'Santoso', 'Nurhaliza', 'Wijaya', 'Lestari', 'Hidayat', 'Ayu', 'Pratama', 'Sari', 'Kusuma')";
/** Of a number, so that names differ without a digit. */
const LETTERS =
  'CHAR(65 + seq DIV 17576 % 26, 97 + seq DIV 676 % 26, 97 + seq DIV 26 % 26, 97 + seq % 26 USING utf8mb4)';
const COMPANIES =
  "ELT(1 + seq % 7, 'Maju Bersama', 'Laut Biru', 'Kopi Senja', 'Sinar Terang', 'Karya Nusantara', 'Angin Timur', 'Bumi Hijau')";
const TITLES =
  "ELT(1 + seq % 5, 'Backend Engineer', 'Barista', 'Staf Administrasi', 'Marketing Executive', 'Desainer Grafis')";
const STATUSES =
  "ELT(1 + seq % 10, 'PENDING', 'PENDING', 'PENDING', 'PENDING', 'ACCEPTED', 'ACCEPTED', 'REJECTED', 'REJECTED', 'REJECTED', 'WITHDRAWN')";
const NOW = "'2026-11-23 02:00:00'";

/** The applications spread over a year or a little more. */
const MINUTES_OF_A_YEAR = 525_600;

/** `01` and a letter for the table, so that ids can be written down for a number. */
const id = (letter: string, number: string) => `CONCAT('01${letter}', LPAD(${number}, 23, '0'))`;

/**
 * Fills empty tables with as many seekers, and in proportion companies, jobs, 4 applications, 1 invoice and 3 ledger
 * entries a seeker. Written by the database itself: 100,000 seekers take some twenty seconds. Rules that the API
 * would keep, such as seats, are not kept; this is for measuring lists.
 */
export async function fillMarketplace(dataSource: Database, seekers: number): Promise<void> {
  const companies = Math.ceil(seekers / 20);
  const jobs = Math.ceil(seekers / 5);
  const minutesBetween = Math.ceil(MINUTES_OF_A_YEAR / (seekers * 4));
  const statements = [
    `INSERT INTO accounts (id, email, email_verified_at, active_role, created_at)
     SELECT ${id('A', 'seq')}, LOWER(CONCAT(${PEOPLE}, seq, '@mail', seq % 40, '.test')), ${NOW}, 'USER', ${NOW} FROM seq_1_to_${seekers}`,
    `INSERT INTO accounts (id, email, email_verified_at, active_role, created_at)
     SELECT ${id('B', 'seq')}, CONCAT('hr', seq, '@corp', seq % 40, '.test'), ${NOW}, 'COMPANY', ${NOW} FROM seq_1_to_${companies}`,
    `INSERT INTO seekers (id, account_id, full_name, phone_number, education, technical_skills, soft_skills, is_profile_complete, created_at, updated_at)
     SELECT ${id('S', 'seq')}, ${id('A', 'seq')}, CONCAT_WS(' ', ${PEOPLE}, ${FAMILIES}, ${LETTERS}), CONCAT('0812', LPAD(seq, 8, '0')), 'Diploma',
            '["Excel", "SQL", "Word"]', '["Teamwork"]', 1, ${NOW} - INTERVAL seq * 7 MINUTE, ${NOW} FROM seq_1_to_${seekers}`,
    `INSERT INTO companies (id, email, company_name, is_verified, created_at, updated_at)
     SELECT ${id('C', 'seq')}, CONCAT('hr', seq, '@corp', seq % 40, '.test'), CONCAT('PT ', ${COMPANIES}, ' ', seq), seq % 4 <> 0, ${NOW} - INTERVAL seq HOUR, ${NOW} FROM seq_1_to_${companies}`,
    `INSERT INTO company_members (account_id, company_id, role, since)
     SELECT ${id('B', 'seq')}, ${id('C', 'seq')}, 'OWNER', ${NOW} FROM seq_1_to_${companies}`,
    `INSERT INTO jobs (id, company_id, company_name, title, description, location, time_zone, employment_type, skills, is_active, search_text, created_at, updated_at)
     SELECT ${id('J', 'seq')}, c.id, c.company_name, CONCAT(${TITLES}, ' ', seq % 900), 'x', 'Jakarta', 'Asia/Jakarta', 'FULL_TIME', '["SQL"]', 1, 'x', ${NOW}, ${NOW}
     FROM seq_1_to_${jobs} STRAIGHT_JOIN companies c ON c.id = ${id('C', `1 + seq % ${companies}`)}`,
    `INSERT INTO applications (id, job_id, company_id, seeker_id, slot_id, status, company_name, job_title, interview_date, interview_start,
            interview_end, interview_starts_at, interview_ends_at, interview_location_type, applied_at, decided_at, updated_at, waiting_since, reply_by)
     SELECT ${id('P', 'seq')}, j.id, j.company_id, ${id('S', `1 + (seq * 7919 + FLOOR(seq / ${seekers}) * 13) % ${seekers}`)}, ${id('T', 'seq')}, ${STATUSES},
            j.company_name, j.title, '2026-12-01', '09:00', '09:30', '2026-12-01 02:00:00', '2026-12-01 02:30:00', 'ONLINE', ${NOW} - INTERVAL seq * ${minutesBetween} MINUTE,
            IF(${STATUSES} IN ('ACCEPTED', 'REJECTED'), ${NOW}, NULL), ${NOW}, ${NOW}, ${NOW} + INTERVAL 7 DAY
     FROM seq_1_to_${seekers * 4} STRAIGHT_JOIN jobs j ON j.id = ${id('J', `1 + seq % ${jobs}`)}`,
    'UPDATE jobs j JOIN (SELECT job_id, COUNT(*) AS total FROM applications GROUP BY job_id) counted ON counted.job_id = j.id SET j.application_count = counted.total',
    `INSERT INTO invoices (id, company_id, company_name, merchant_ref, reference, package_id, package_name, tokens, bonus, amount, status,
            payment_method, payment_name, created_at, expires_at, paid_at, credited_at)
     SELECT CONCAT('01', LPAD(seq * 3, 24, '0')), c.id, c.company_name, CONCAT('INV-', 1790000000000 + seq, '-', seq % 1000), CONCAT('DEV-T', seq), 'tokens-6',
            '6 Tokens', 6, 1, 100000, ELT(1 + seq % 5, 'PAID', 'PAID', 'UNPAID', 'EXPIRED', 'FAILED'), 'QRIS', 'QRIS', ${NOW} - INTERVAL (${seekers} - seq) * 10 MINUTE,
            ${NOW}, IF(seq % 5 < 2, ${NOW} - INTERVAL (${seekers} - seq) * 10 MINUTE, NULL), IF(seq % 5 < 2, ${NOW}, NULL)
     FROM seq_1_to_${seekers} STRAIGHT_JOIN companies c ON c.id = ${id('C', `1 + seq % ${companies}`)}`,
    `INSERT INTO token_transactions (id, company_id, type, amount, balance_after, application_id, invoice_id, created_at)
     SELECT CONCAT('01', LPAD(seq + 1, 24, '0')), ${id('C', `1 + seq % ${companies}`)}, ELT(1 + seq % 3, 'PURCHASE', 'USAGE', IF(seq % 2, 'GRANT', 'REFUND')),
            ELT(1 + seq % 3, 7, -1, IF(seq % 2, 1, -1)), 5, IF(seq % 3 = 1, ${id('P', 'seq')}, NULL), IF(seq % 3 = 1, NULL, CONCAT('01', LPAD(seq - seq % 3, 24, '0'))),
            ${NOW} - INTERVAL (${seekers * 3} - seq) * 3 MINUTE FROM seq_3_to_${seekers * 3}`,
    'ANALYZE TABLE accounts, seekers, companies, jobs, applications, invoices, token_transactions',
  ];
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET FOREIGN_KEY_CHECKS = 0');
    for (const statement of statements) await runner.query(statement);
    await runner.query('SET FOREIGN_KEY_CHECKS = 1');
  } finally {
    await runner.release();
  }
}
