import type { Pool, RowDataPacket } from 'mysql2/promise';
import { wibDateOf } from '../../domain/time';
import { listOf } from './handler';

/** Pages for people without an account, each from one statement, as the plainest markup that holds the same facts. */
export type PageHandler = (pool: Pool, asked: URLSearchParams) => Promise<string>;

/** Takes today. */
const PUBLIC =
  'j.is_public = 1 AND j.is_visible = 1 AND (j.auto_close_date IS NULL OR j.auto_close_date >= ?) AND c.is_public = 1';
/** Takes now. */
const TIMES = `(SELECT JSON_ARRAYAGG(JSON_OBJECT('date', s.date, 'start', s.start) ORDER BY s.starts_at)
  FROM interview_slots s WHERE s.job_id = j.id AND s.starts_at > ? AND s.is_selected = 0 AND s.max_applicants > s.seats_taken) AS times`;
const CARD = `j.id, j.title, j.company_name, j.location, j.employment_type, j.salary_min, j.salary_max, ${TIMES}`;

const cardHtml = (row: RowDataPacket): string =>
  `<article><h2>${row['title']}</h2><p>${row['company_name']}, ${row['location']}, ${row['employment_type']}</p>
  <p>${row['salary_min']} ${row['salary_max']}</p><ul>${listOf<{ date: string; start: string }>(row['times'])
    .map(({ date, start }) => `<li>${date} ${start}</li>`)
    .join('')}</ul></article>`;

const pageHtml = (body: string): string =>
  `<!doctype html><html lang="en"><title>Jobs</title><body>${body}</body></html>`;

const list: PageHandler = async (pool, asked) => {
  const search = asked.get('search') ?? '';
  const offset = (Number(asked.get('page') ?? 1) - 1) * 20;
  const [rows] = await pool.execute<RowDataPacket[]>(
    `SELECT ${CARD} FROM (SELECT STRAIGHT_JOIN j.id FROM jobs j FORCE INDEX (ix_jobs_public) JOIN companies c ON c.id = j.company_id
       WHERE ${PUBLIC} AND j.search_text LIKE ? ORDER BY j.created_at DESC, j.id DESC LIMIT 20 OFFSET ${offset}) page
     JOIN jobs j ON j.id = page.id ORDER BY j.created_at DESC, j.id DESC`,
    [new Date(), wibDateOf(new Date()), `%${search}%`],
  );
  return pageHtml(rows.map(cardHtml).join(''));
};

const job: PageHandler = async (pool, asked) => {
  const today = wibDateOf(new Date());
  const [rows] = await pool.execute<RowDataPacket[]>(
    `SELECT ${CARD}, j.description, j.skills FROM jobs j JOIN companies c ON c.id = j.company_id WHERE j.id = ? AND ${PUBLIC}`,
    [new Date(), asked.get('id') ?? '', today],
  );
  return pageHtml(rows.map((row) => `${cardHtml(row)}<p>${row['description']}</p><p>${row['skills']}</p>`).join(''));
};

const company: PageHandler = async (pool, asked) => {
  const [rows] = await pool.execute<RowDataPacket[]>(
    `SELECT ${CARD}, c.company_name AS name, c.description AS about FROM jobs j JOIN companies c ON c.id = j.company_id
     WHERE j.company_id = ? AND ${PUBLIC} ORDER BY j.created_at DESC, j.id DESC LIMIT 20`,
    [new Date(), asked.get('id') ?? '', wibDateOf(new Date())],
  );
  return pageHtml(`<h1>${rows[0]?.['name']}</h1><p>${rows[0]?.['about']}</p>${rows.map(cardHtml).join('')}`);
};

export const PAGE_HANDLERS: Readonly<Record<string, PageHandler>> = { list, job, company };
