import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { databaseName } from '../database/demo-database';
import type { Acknowledged } from './history';
import { brokenIn, type Rows } from './history-check';

/** A server whose rows are looked at. */
interface Held {
  name: string;
  socketPath: string;
}

/** What is wrong with what people were told until now, and with what each of these servers holds of it. */
export async function brokenOn(servers: readonly Held[], acknowledged: readonly Acknowledged[]): Promise<string[]> {
  // Before the rows: what is acknowledged while they are read need not be in them.
  const history = [...acknowledged];
  expect(new Set(history.map(({ kind }) => kind)).size).toBe(8);
  const broken = servers.map(async (server) =>
    brokenIn(history, await readRows(server)).map((what) => `${server.name}: ${what}`),
  );
  return (await Promise.all(broken)).flat();
}

/** The rows of one moment, when a node has applied what its cluster committed. */
async function readRows({ socketPath }: Held): Promise<Rows> {
  const connection = await createConnection({ socketPath, user: 'root', database: databaseName });
  const read = async <Row>(sql: string): Promise<Row[]> => (await connection.query<RowDataPacket[]>(sql))[0] as Row[];
  try {
    await connection.query('SET SESSION wsrep_sync_wait = 15');
    await connection.query('SELECT 1');
    await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT');
    return {
      slots: await read('SELECT id, max_applicants AS seats, seats_taken AS taken FROM interview_slots'),
      applications: await read('SELECT id, company_id AS companyId, slot_id AS slotId, status FROM applications'),
      requests: await read('SELECT application_id AS applicationId, status FROM reschedule_requests'),
      balances: await read('SELECT company_id AS companyId, tokens FROM token_balances'),
      ledger: await read(
        `SELECT company_id AS companyId, type, amount, balance_after AS balanceAfter, application_id AS applicationId,
           invoice_id AS invoiceId FROM token_transactions`,
      ),
      invoices: (
        await read<Omit<Rows['invoices'][number], 'isCredited'> & { isCredited: number }>(
          `SELECT id, company_id AS companyId, reference, tokens + bonus AS bought, credited_at IS NOT NULL AS isCredited
           FROM invoices`,
        )
      ).map((invoice) => ({ ...invoice, isCredited: invoice.isCredited === 1 })),
    };
  } finally {
    await connection.end();
  }
}
