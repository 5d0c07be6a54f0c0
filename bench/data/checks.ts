import type { Database } from '../../server/db/database';
import { checkLedger } from '../../scripts/ops/check-ledger';
import type { OnProgress } from '../../scripts/progress';
import { isPossibleId } from '../../server/db/columns';
import { NEVER } from '../../testkit/checks/invariants';
import { RARE_JOBS, SEARCH_TERMS } from './amounts';

/** References that were not checked by keys while filling. */
const ORPHANS = [
  ['seekers', 'account_id', 'accounts', 'id'],
  ['seekers', 'cv_file_id', 'files', 'id'],
  ['seekers', 'picture_file_id', 'files', 'id'],
  ['company_members', 'account_id', 'accounts', 'id'],
  ['company_members', 'company_id', 'companies', 'id'],
  ['companies', 'logo_file_id', 'files', 'id'],
  ['files', 'owner_account_id', 'accounts', 'id'],
  ['jobs', 'company_id', 'companies', 'id'],
  ['interview_slots', 'job_id', 'jobs', 'id'],
  ['applications', 'job_id', 'jobs', 'id'],
  ['applications', 'seeker_id', 'seekers', 'id'],
  ['applications', 'slot_id', 'interview_slots', 'id'],
  ['token_transactions', 'application_id', 'applications', 'id'],
  ['token_transactions', 'invoice_id', 'invoices', 'id'],
] as const;

const EXTRA_NEVER = {
  'an application to a slot of another job, or of another company than the job':
    'SELECT a.id FROM applications a JOIN interview_slots s ON s.id = a.slot_id JOIN jobs j ON j.id = a.job_id WHERE s.job_id <> a.job_id OR j.company_id <> a.company_id',
  'two applications of one seeker to one job':
    'SELECT MIN(id) AS id FROM applications GROUP BY job_id, seeker_id HAVING COUNT(*) > 1',
  'an application before its job was posted or its seeker had registered':
    'SELECT a.id FROM applications a JOIN jobs j ON j.id = a.job_id JOIN seekers s ON s.id = a.seeker_id WHERE a.applied_at < j.created_at OR a.applied_at < s.created_at',
  'a balance_after that is not the running sum': `
    SELECT id FROM (SELECT id, balance_after, SUM(amount) OVER (PARTITION BY company_id ORDER BY id) AS running FROM token_transactions) t
    WHERE t.balance_after <> t.running`,
} as const;

const SKEW = `
  SELECT COUNT(*) AS jobs, SUM(total >= 32) AS popular, MAX(total) AS most FROM (SELECT COUNT(*) AS total FROM applications GROUP BY job_id) t`;

/** Every invariant of the tests, the foreign keys, the ledger, the search words. True when all hold; prints the result. */
export async function checkFilled(dataSource: Database, onProgress: OnProgress): Promise<boolean> {
  const orphans = ORPHANS.map(
    ([table, column, parent, key]) =>
      [
        `a row of ${table} whose ${column} does not exist`,
        `SELECT t.* FROM ${table} t LEFT JOIN ${parent} p ON p.${key} = t.${column} WHERE t.${column} IS NOT NULL AND p.${key} IS NULL`,
      ] as const,
  );
  let isRight = true;
  for (const [what, question] of [...Object.entries({ ...NEVER, ...EXTRA_NEVER }), ...orphans]) {
    const rows = await dataSource.query<Record<string, unknown>[]>(`${question} LIMIT 3`);
    onProgress(
      `${rows.length === 0 ? 'never ' : 'BROKEN'}  ${what}${rows.length === 0 ? '' : `: ${JSON.stringify(rows)}`}`,
    );
    isRight &&= rows.length === 0;
  }
  const ledger = await checkLedger(dataSource);
  ledger.lines.forEach(onProgress);
  return (
    (await wordsFit(dataSource, onProgress)) && (await idsFit(dataSource, onProgress)) && isRight && ledger.isRight
  );
}

async function wordsFit(dataSource: Database, onProgress: OnProgress): Promise<boolean> {
  const share = async (term: string): Promise<number> =>
    Number(
      (
        await dataSource.query<{ total: number }[]>('SELECT COUNT(*) AS total FROM jobs WHERE search_text LIKE ?', [
          `%${term}%`,
        ])
      )[0]?.total ?? 0,
    );
  const [lengths] = await dataSource.query<Record<string, number>[]>(
    'SELECT COUNT(*) AS jobs, MIN(CHAR_LENGTH(description)) AS shortest, MAX(CHAR_LENGTH(description)) AS longest, SUM(is_visible) AS visible FROM jobs',
  );
  const [common, rare, absent] = [
    await share(SEARCH_TERMS.common),
    await share(SEARCH_TERMS.rare),
    await share(SEARCH_TERMS.absent),
  ];
  const [skew] = await dataSource.query<Record<string, number>[]>(SKEW);
  onProgress(
    `jobs: ${JSON.stringify(lengths)}; with the common word ${common}, the rare ${rare}, the absent ${absent}; with applicants: ${JSON.stringify(skew)}`,
  );
  const commonShare = common / Number(lengths?.['jobs'] ?? 1);
  return commonShare > 0.1 && commonShare < 0.2 && rare === RARE_JOBS && absent === 0;
}

async function idsFit(dataSource: Database, onProgress: OnProgress): Promise<boolean> {
  const tables = [
    'accounts',
    'companies',
    'seekers',
    'jobs',
    'interview_slots',
    'applications',
    'token_transactions',
    'invoices',
    'files',
  ];
  const rows = await Promise.all(
    tables.map((table) => dataSource.query<{ id: string }[]>(`SELECT id FROM ${table} LIMIT 1000`)),
  );
  const wrong = rows.flat().filter(({ id }) => !isPossibleId(id));
  onProgress(
    wrong.length === 0 ? 'ids are as the application makes them' : `BROKEN  ids: ${JSON.stringify(wrong.slice(0, 3))}`,
  );
  return wrong.length === 0;
}
