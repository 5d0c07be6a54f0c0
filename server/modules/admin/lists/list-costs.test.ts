import { sendRegistered } from '../../../../testkit/server/registered-operation';
import { inTransaction } from '../../../db/transaction';
import type { LoadScope } from '../../../graphql/loaders';
import type { CursorArgs } from '../../../graphql/paging';
import { anAdmin, type TestActor } from '../../../../testkit/people/actors';
import { fillMarketplace } from '../../../../testkit/market/full-marketplace';
import { ROOT_ACCESS } from '../../../../testkit/checks/root-access-table';
import { callRoot, fullSelection, leastArguments, ROOTS } from '../../../../testkit/checks/schema-roots';
import { useServer, type SentStatement } from '../../../../testkit/server/test-server';
import { listCompanyIds, listWaitingIds } from './companies.sql';
import { countApplications, listApplicationIds } from './applications.sql';
import { keepDailyFigures, readDailyFigures } from '../figures/daily-figures.sql';
import { applicationsByDay, countTasks, tokenSales, verificationTimes } from '../figures/dashboard.sql';
import { listJobIds } from './jobs.sql';
import { listCancelledInterviews } from '../oversight/cancelled-interviews.sql';
import { countFlaggedOutcomes, listFlaggedOutcomes } from '../oversight/flagged-outcomes.sql';
import { listPauses } from '../oversight/pauses.sql';
import { listReceipts } from '../oversight/receipts.sql';
import { listSilentCompanies } from '../oversight/silent-companies.sql';
import { listTransactions, sumPackages, sumTransactions } from './transactions.sql';
import { listUserIds } from './users.sql';

const SEEKERS = 2_000;
/** A company of `fillMarketplace` whose applications wait. */
const SOME_COMPANY = '01C00000000000000000000002';
/** What the marketplace has not. */
const ROWS = [
  `INSERT INTO payment_callbacks (id, body, flag, received_at)
   SELECT CONCAT('01', LPAD(seq, 24, '0')), '{}', IF(seq % 50 = 0, 'AMOUNT_MISMATCH', NULL), NOW(3) FROM seq_1_to_1000`,
  `INSERT INTO reveal_receipts (id, subject_id, seeker_id, company_id, account_id, kind, details, day, first_at, last_at, times)
   SELECT CONCAT('01R', LPAD(seq, 23, '0')), CONCAT('01P', LPAD(seq, 23, '0')), CONCAT('01S', LPAD(seq, 23, '0')), '${SOME_COMPANY}',
          CONCAT('01B', LPAD(2, 23, '0')), 'IDENTITY', 7, DATE('2026-11-23') - INTERVAL seq DIV 40 DAY, NOW(3), NOW(3), 1 FROM seq_1_to_1000`,
  `INSERT INTO job_pauses (id, job_id, company_id, admin_id, reason, paused_at, resumed_at)
   SELECT CONCAT('01Q', SUBSTRING(id, 4)), id, company_id, '${SOME_COMPANY}', 'x', NOW(3), NOW(3) FROM jobs LIMIT 400`,
  `INSERT INTO cancelled_interviews (id, application_id, number, cancelled_by, reason, cancelled_at, interview_date, interview_start, interview_end, time_zone)
   SELECT CONCAT('01X', SUBSTRING(id, 4)), id, 1, IF(CRC32(id) % 2, 'COMPANY', 'APPLICANT'), 'x', applied_at, '2026-12-01', '09:00', '09:30', 'Asia/Jakarta'
   FROM applications WHERE status = 'ACCEPTED'`,
  `INSERT INTO flagged_postings (job_id, company_id, flagged_at, is_open, gravity, decision)
   SELECT id, company_id, '2026-11-23' - INTERVAL CRC32(id) % 90 DAY, CRC32(id) % 4 = 0, 1 + CRC32(id) % 4, 'DISMISSED' FROM jobs`,
  `INSERT INTO job_flags (job_id, reason, evidence, flagged_at)
   SELECT id, 'FEES', '{"reason": "FEES", "words": "deposit"}', NOW(3) FROM jobs`,
  `INSERT INTO report_groups (id, company_id, job_id, open_reports, total_reports, is_open, newest_at)
   SELECT id, company_id, id, 1, 1, CRC32(id) % 4 = 0, NOW(3) FROM jobs`,
  `INSERT INTO admin_activities (id, admin_id, company_id, action, created_at)
   SELECT CONCAT('01V', SUBSTRING(id, 4)), '${SOME_COMPANY}', id, ELT(1 + CRC32(id) % 3, 'VERIFY', 'REJECT', 'REVOKE'), created_at + INTERVAL CRC32(id) % 5 DAY
   FROM companies`,
];
/** What the figures of a day have not counted. */
const LATER = [
  'ANALYZE TABLE reveal_receipts, job_pauses, cancelled_interviews, flagged_postings, job_flags, report_groups, admin_activities, daily_figures',
  'UPDATE jobs SET is_active = 0 WHERE CRC32(id) % 4 = 0',
  "UPDATE applications SET slot_id = NULL, cancelled_at = applied_at WHERE status = 'ACCEPTED' AND CRC32(id) % 4 = 0",
  'ANALYZE TABLE payment_callbacks, jobs, applications',
];
const server = useServer();
let admin: TestActor;

beforeAll(async () => {
  await fillMarketplace(server.dataSource, SEEKERS);
  for (const sql of ROWS) await server.dataSource.query(sql);
  await keepDailyFigures(server.dataSource, '2026-01-01', '2026-11-22');
  for (const sql of LATER) await server.dataSource.query(sql);
  admin = await anAdmin(server);
});

type Scope = Pick<LoadScope, 'services'>;
type Read = (scope: Scope, page: CursorArgs) => Promise<{ endCursor: string | null }>;

const DAYS = { since: '2026-11-20', until: '2026-11-21' };
const EARLIER = { since: '2026-06-01', until: '2026-06-30' };
const TODAY = { since: '2026-11-23', until: '2026-11-23' };

const ALL_JOBS = { search: '' } as const;

/** The rows that a page may read, where they are more than its 20 and one. */
const MOST_ROWS: Readonly<Record<string, number>> = {
  // Two or three ranges of an index, merged.
  'companies, pending': 140,
  'companies, verified': 140,
  'companies, signed up': 210,
  jobs: 140,
  'jobs, most applicants': 140,
  'jobs of a day': 140,
  'jobs of a day, most applicants': 140,
  // A page joins what its rows name, or counts who waits.
  'receipts of days': 150,
  'receipts of a company': 150,
  pauses: 100,
  'pauses, ended': 100,
  // Three look-ups for each of a hundred companies, however many applications they have.
  'companies that never answered': 400,
  'silent companies': 6_500,
  'cancelled interviews': 150,
  'cancelled interviews of a side': 150,
  'flagged outcomes': 150,
  'flagged outcomes of days': 150,
};

const UNSEARCHED: Record<string, Read> = {
  users: (scope, page) => listUserIds(scope, { search: '' }, page),
  companies: (scope, page) => listCompanyIds(scope, { search: '' }, page),
  'companies, pending': (scope, page) => listCompanyIds(scope, { status: 'PENDING', search: '' }, page),
  'companies, verified': (scope, page) => listCompanyIds(scope, { status: 'VERIFIED', search: '' }, page),
  applications: (scope, page) => listApplicationIds(scope, { search: '' }, page),
  'applications, pending': (scope, page) => listApplicationIds(scope, { status: 'PENDING', search: '' }, page),
  'applications, rejected': (scope, page) => listApplicationIds(scope, { status: 'REJECTED', search: '' }, page),
  'applications, cancelled': (scope, page) => listApplicationIds(scope, { search: '', interview: 'CANCELLED' }, page),
  'companies, signed up': (scope, page) => listCompanyIds(scope, { search: '', isImported: false }, page),
  'companies that never answered': (scope, page) => listCompanyIds(scope, { search: '', neverAnswered: true }, page),
  'companies that wait': (scope, page) => listWaitingIds(scope, { search: '' }, page),
  jobs: (scope, page) => listJobIds(scope, { ...ALL_JOBS, order: 'NEWEST' }, page),
  'jobs, open': (scope, page) => listJobIds(scope, { ...ALL_JOBS, status: 'OPEN', order: 'NEWEST' }, page),
  'jobs, most applicants': (scope, page) => listJobIds(scope, { ...ALL_JOBS, order: 'MOST_APPLICANTS' }, page),
  'jobs, closed, most applicants': (scope, page) =>
    listJobIds(scope, { ...ALL_JOBS, status: 'CLOSED', order: 'MOST_APPLICANTS' }, page),
  'applications of a company': (scope, page) =>
    listApplicationIds(scope, { search: '', companyId: SOME_COMPANY }, page),
  'applications of a company, pending': (scope, page) =>
    listApplicationIds(scope, { status: 'PENDING', search: '', companyId: SOME_COMPANY }, page),
  'transactions of a company': (scope, page) => listTransactions(scope, { search: '', companyId: SOME_COMPANY }, page),
  transactions: (scope, page) => listTransactions(scope, { search: '' }, page),
  'transactions, purchases': (scope, page) => listTransactions(scope, { type: 'PURCHASE', search: '' }, page),
  'transactions, paid': (scope, page) => listTransactions(scope, { status: 'PAID', search: '' }, page),
  'transactions, usage': (scope, page) => listTransactions(scope, { type: 'USAGE', search: '' }, page),
  'users of days': (scope, page) => listUserIds(scope, { search: '', ...DAYS }, page),
  'companies of days': (scope, page) => listCompanyIds(scope, { search: '', ...DAYS }, page),
  'applications of a month': (scope, page) => listApplicationIds(scope, { search: '', ...EARLIER }, page),
  'applications of a month, pending': (scope, page) =>
    listApplicationIds(scope, { status: 'PENDING', search: '', ...EARLIER }, page),
  'jobs of a day': (scope, page) => listJobIds(scope, { ...ALL_JOBS, order: 'NEWEST', ...TODAY }, page),
  'jobs of a day, most applicants': (scope, page) =>
    listJobIds(scope, { ...ALL_JOBS, order: 'MOST_APPLICANTS', ...TODAY }, page),
  'transactions of days': (scope, page) => listTransactions(scope, { search: '', ...DAYS }, page),
  'transactions of days, paid': (scope, page) => listTransactions(scope, { search: '', status: 'PAID', ...DAYS }, page),
  'receipts of days': (scope, page) => listReceipts(scope, DAYS, page),
  'receipts of a company': (scope, page) => listReceipts(scope, { companyId: SOME_COMPANY }, page),
  pauses: (scope, page) => listPauses(scope, { since: '2020-01-01' }, page),
  'pauses, ended': (scope, page) => listPauses(scope, { isEnded: true }, page),
  'silent companies': (scope, page) =>
    listSilentCompanies(scope, { waitingBefore: new Date('2026-11-16T02:00:00.000Z') }, page),
  'cancelled interviews': (scope, page) => listCancelledInterviews(scope, { search: '' }, page),
  'cancelled interviews of a side': (scope, page) =>
    listCancelledInterviews(scope, { search: '', cancelledBy: 'COMPANY', ...EARLIER }, page),
  'flagged outcomes': (scope, page) => listFlaggedOutcomes(scope, {}, page),
  'flagged outcomes of days': (scope, page) =>
    listFlaggedOutcomes(scope, { since: '2026-10-01', until: '2026-10-31' }, page),
  'transactions, grants': (scope, page) => listTransactions(scope, { type: 'GRANT', search: '' }, page),
};

/** The statements of a read (there is one at least), with their parameters, and how many rows the engine handed out for them. */
async function costOf<Answer>(
  read: (scope: Scope) => Promise<Answer>,
): Promise<{ answer: Answer; statements: SentStatement[]; rowsRead: number }> {
  return inTransaction(server.dataSource, async ({ manager }) => {
    await manager.query('FLUSH STATUS');
    // The counters are a connection's own, so the read takes that of the transaction.
    const services = { ...server.services, dataSource: manager } as unknown as Scope['services'];
    const [answer, statements] = await server.answerAndStatements(() => read({ services }));
    expect(statements).not.toEqual([]);
    const counters = await manager.query<{ Variable_name: string; Value: string }[]>(
      "SHOW SESSION STATUS LIKE 'Handler_read%'",
    );
    return { answer, statements, rowsRead: counters.reduce((sum, { Value }) => sum + Number(Value), 0) };
  });
}

interface PlanRow {
  table: string | null;
  type: string;
  key: string | null;
  Extra: string | null;
}

/** The steps that read tables. */
async function stepsOf({ sql, parameters }: SentStatement): Promise<PlanRow[]> {
  const plan = await server.dataSource.query<PlanRow[]>(`EXPLAIN ${sql}`, [...parameters]);
  return plan.filter(({ table }) => table && !table.startsWith('<'));
}

/** What a plan must not have: a scan of a table, or a sort of anything but the merged branches of a page. */
const complaintsAbout = async (statement: SentStatement) =>
  (await stepsOf(statement)).filter(
    ({ type, key, Extra }) => type === 'ALL' || key === null || /filesort|temporary/.test(Extra ?? ''),
  );

describe('an unsearched list', () => {
  it.each(Object.entries(UNSEARCHED))(
    'of %s reads a page from an index, without a sort, at the top and in its depth',
    async (name, read) => {
      let after: string | null = null;
      for (const page of ['first', 'second']) {
        const { answer, statements, rowsRead } = await costOf((scope) => read(scope, { after, limit: 20 }));
        expect((await Promise.all(statements.map(complaintsAbout))).flat()).toEqual([]);
        // Transactions merge four kinds and look up three tables for each row.
        expect(rowsRead).toBeLessThan(MOST_ROWS[name] ?? (name.startsWith('transactions') ? 400 : 30));
        after = answer.endCursor;
        if (page === 'first') expect(after).not.toBeNull();
      }
    },
  );
});

const A_WEEK_AGO = new Date('2026-11-16T02:00:00.000Z');
const FIRST = { after: null, limit: 20 };

const figure = (count: (scope: Scope) => Promise<unknown>) => (scope: Scope) =>
  Promise.resolve({ count: () => count(scope) });

/** What a list is counted or added up by, when it is asked for. */
const FIGURES: Record<string, (scope: Scope) => Promise<{ count: () => Promise<unknown> }>> = {
  users: (scope) => listUserIds(scope, { search: '', ...DAYS }, FIRST),
  companies: (scope) => listCompanyIds(scope, { search: '', ...DAYS }, FIRST),
  'companies that never answered': (scope) => listCompanyIds(scope, { search: '', neverAnswered: true }, FIRST),
  'companies that wait': (scope) => listWaitingIds(scope, { search: '' }, FIRST),
  applications: figure((scope) => countApplications(scope, { search: '', status: 'PENDING', ...EARLIER })),
  jobs: (scope) => listJobIds(scope, { ...ALL_JOBS, order: 'MOST_APPLICANTS', ...TODAY }, FIRST),
  transactions: (scope) => listTransactions(scope, { search: '', ...DAYS }, FIRST),
  'transactions, added up': figure((scope) => sumTransactions(scope, { search: '', ...DAYS })),
  'companies that wait longer': (scope) => listWaitingIds(scope, { search: '', waitingBefore: A_WEEK_AGO }, FIRST),
  'applications that wait longer': figure((scope) =>
    countApplications(scope, { search: '', waitingBefore: A_WEEK_AGO }),
  ),
  'silent companies': (scope) => listSilentCompanies(scope, { waitingBefore: A_WEEK_AGO }, FIRST),
  'silent companies that never answered': (scope) =>
    listSilentCompanies(scope, { waitingBefore: A_WEEK_AGO, neverAnswered: true }, FIRST),
  'cancelled interviews': (scope) => listCancelledInterviews(scope, { search: '', ...DAYS }, FIRST),
  'flagged outcomes': (scope) => listFlaggedOutcomes(scope, DAYS, FIRST),
  'packages, added up': figure((scope) => sumPackages(scope, { search: '', ...DAYS })),
  'days, added up': figure(({ services }) =>
    readDailyFigures(services.dataSource, { since: '2026-10-25', until: '2026-11-23', liveFrom: '2026-11-22' }),
  ),
  'transactions of a company, added up': figure((scope) =>
    sumTransactions(scope, { search: '', companyId: SOME_COMPANY }),
  ),
};

describe('the figure of a list', () => {
  it.each(Object.entries(FIGURES))('of %s is one statement along an index', async (_name, list) => {
    const { count } = await list({ services: server.services });
    const [, statements] = await server.answerAndStatements(count);
    expect(statements).toHaveLength(1);
    expect((await Promise.all(statements.map(complaintsAbout))).flat()).toEqual([]);
  });

  it('counts what the list shows', async () => {
    const scope = { services: server.services };
    const filter = { search: '', ...DAYS };
    const all = { after: null, limit: 5_000 };
    const users = await listUserIds(scope, filter, all);
    expect(await users.count()).toBe(users.items.length);
    const { items, count } = await listTransactions(scope, filter, all);
    expect(await count()).toBe(items.length);
    const { purchases, refunds } = await sumTransactions(scope, filter);
    const paid = items.filter(({ paidAt }) => paidAt);
    expect(purchases).toEqual({
      count: paid.length,
      companies: new Set(paid.map(({ companyId }) => companyId)).size,
      tokens: paid.length * 7,
      amount: paid.length * 100_000,
      amountReceived: 0,
    });
    expect(refunds.count).toBe(items.filter(({ type }) => type === 'REFUND').length);
  });
});

describe('a search', () => {
  it.each<[string, (scope: Scope) => Promise<unknown>]>([
    ['users', (scope) => listUserIds(scope, { search: 'nobody is called so' }, FIRST)],
    ['companies', (scope) => listCompanyIds(scope, { search: 'nobody is called so' }, FIRST)],
    ['applications', (scope) => listApplicationIds(scope, { search: 'nobody is called so' }, FIRST)],
    ['applications, few found', (scope) => listApplicationIds(scope, { status: 'PENDING', search: 'budi8@' }, FIRST)],
    ['applications, many found', (scope) => listApplicationIds(scope, { search: 'i' }, FIRST)],
  ])('of %s scans indexes only, never a table', async (_name, read) => {
    for (const statement of (await costOf(read)).statements) {
      const scans = (await stepsOf(statement)).filter(({ type }) => type === 'ALL' || type === 'index');
      expect(scans.filter(({ type, Extra }) => type === 'ALL' || !Extra?.includes('Using index'))).toEqual([]);
    }
  });
});

describe('figures of the dashboard and of what became of flagged postings', () => {
  it.each<[string, (scope: Scope) => Promise<unknown>]>([
    ['applications by day', applicationsByDay],
    ['tokens by week', tokenSales],
    ['times to verification', verificationTimes],
    ['what waits', countTasks],
    ['flagged outcomes', (scope) => countFlaggedOutcomes(scope, DAYS)],
  ])('%s: reads its days, or counts no further than it shows', async (_name, read) => {
    const { statements } = await costOf(read);
    expect(statements).toHaveLength(1);
    const steps = (await Promise.all(statements.map(stepsOf))).flat();
    expect(steps.filter(({ type }) => !['range', 'ref', 'eq_ref'].includes(type))).toEqual([]);
  });
});

const LISTS = ROOTS.filter(
  ({ name, field }) =>
    ROOT_ACCESS[name]?.join() === 'admin' && field.args.some((argument) => argument.name === 'after'),
);
/** With their jobs these have more than one request may ask for. */
const OF_POSTINGS = ['adminFlaggedPostings', 'adminReports'];
/** Among more rows there may be other kinds of readers, and of what entries are about: a statement for each kind. */
const OTHER_KINDS: Record<string, number> = { adminRevealReceipts: 1, adminAuditTrail: 6 };

describe('statements', () => {
  it.each(LISTS)('of $name with all there is are as many for a full page as for few rows', async (root) => {
    const selection = fullSelection(root.field.type, OF_POSTINGS.includes(root.name) ? ['Job'] : []);
    const cost = async (pageSize: number) => {
      const ask = () => callRoot(admin.client, root, { ...leastArguments(root), pageSize }, selection);
      // Once before: the first reveal of a day at a person writes a receipt.
      await ask();
      const [{ errors }, statements] = await server.answerAndStatements(ask);
      expect(errors).toBeUndefined();
      return statements.length;
    };
    const few = await cost(10);
    expect(few).toBeLessThanOrEqual(13);
    expect((await cost(100)) - few).toBeLessThanOrEqual(OTHER_KINDS[root.name] ?? 0);
  });
});

describe('the statements of the dashboard', () => {
  it('are no more for full queues than for one row of each', async () => {
    const costsOf = async () => {
      const costs: Record<string, number> = {};
      for (const name of ['AdminDashboard', 'AdminQueues'] as const) {
        const statements = await server.statementsOf(async () => {
          expect(await (await sendRegistered(admin.client, name)).json()).not.toHaveProperty('errors');
        });
        costs[name] = statements.length;
      }
      return costs;
    };
    // Once before: what a session's first request writes is no part of a page.
    await costsOf();
    const full = await costsOf();
    const leave = (table: string, waits: string, decided: string) =>
      server.dataSource.query(
        `UPDATE ${table} SET ${decided} WHERE ${waits} AND id <> (SELECT id FROM (SELECT MIN(id) AS id FROM ${table} WHERE ${waits}) first)`,
      );
    await leave('payment_callbacks', 'flag IS NOT NULL', 'flag = NULL');
    await leave('report_groups', 'is_open = 1', 'is_open = 0');
    await leave('companies', 'is_verified = 0', 'is_verified = 1');
    await server.dataSource.query(
      'UPDATE flagged_postings SET is_open = 0 WHERE job_id <> (SELECT MIN(job_id) FROM (SELECT job_id FROM flagged_postings WHERE is_open = 1) waiting)',
    );

    // Which rows are drawn decides what is asked for: a report of a company alone needs no job. The four lists share
    // the statements of what they load only if they arrive together, so at most each loads its companies (3), jobs (2)
    // and trail (4) alone, beside the session, the lists (4), edits, flags and reasons.
    for (const costs of [full, await costsOf()]) {
      expect(costs['AdminDashboard']).toBe(7);
      expect(costs['AdminQueues']).toBeLessThanOrEqual(17);
    }
  });
});
