import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { CLUSTER_DATABASE } from '../database/galera/galera-cluster';
import type { GaleraNode } from '../database/galera/galera-node';
import type { Acknowledged } from './history';
import { brokenIn, type Rows } from './history-check';

/** What is wrong with what people were told until now, and with what each of these nodes holds of it. */
export async function brokenOn(nodes: readonly GaleraNode[], acknowledged: readonly Acknowledged[]): Promise<string[]> {
  // Before the rows: what is acknowledged while they are read need not be in them.
  const history = [...acknowledged];
  expect(new Set(history.map(({ kind }) => kind)).size).toBe(7);
  const broken = nodes.map(async (node) =>
    brokenIn(history, await readRows(node)).map((what) => `${node.name}: ${what}`),
  );
  return (await Promise.all(broken)).flat();
}

/** The rows of one moment, when the node has applied what the cluster committed. */
async function readRows(node: GaleraNode): Promise<Rows> {
  const connection = await createConnection({ socketPath: node.socketPath, user: 'root', database: CLUSTER_DATABASE });
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
