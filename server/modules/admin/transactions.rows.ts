import type { InvoiceStatus } from '../../../domain/payments';
import type { TransactionType } from '../../../domain/tokens';
import { placeholders, selectRows, type QueryExecutor } from '../../db/statements';
import type { AdminTokenTransaction } from './transactions.types';

/** Entries of the ledger by kind; a purchase is shown as its invoice, which also tells of those that were never paid. */
export const LEDGER_TYPES = ['USAGE', 'GRANT', 'REFUND'] as const satisfies readonly TransactionType[];
export type LedgerType = (typeof LEDGER_TYPES)[number];

interface EntryRow {
  id: string;
  type: LedgerType;
  amount: number;
  company_id: string;
  company_name: string | null;
  job_title: string | null;
  application_id: string | null;
  merchant_ref: string | null;
  reference: string | null;
  package_name: string | null;
  price: string | null;
  payment_method: string | null;
  payment_name: string | null;
  created_at: Date;
}

/** Ledger entries by id, in no order; one statement. */
export async function readEntries(executor: QueryExecutor, ids: readonly string[]): Promise<AdminTokenTransaction[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows<EntryRow>(
    executor,
    `SELECT t.id, t.type, t.amount, t.company_id, c.company_name, a.job_title, t.application_id, i.merchant_ref, i.reference, i.package_name,
            i.amount AS price, i.payment_method, i.payment_name, t.created_at
     FROM token_transactions t
     LEFT JOIN companies c ON c.id = t.company_id
     LEFT JOIN applications a ON a.id = t.application_id
     LEFT JOIN invoices i ON i.id = t.invoice_id
     WHERE t.id IN (${placeholders(ids)})`,
    ids,
  );
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    status: null,
    companyId: row.company_id,
    companyName: row.company_name,
    tokens: row.amount,
    totalAmount: row.price === null ? null : Number(row.price),
    amountReceived: null,
    packageName: row.package_name,
    jobTitle: row.job_title,
    applicationId: row.application_id,
    reference: row.reference,
    merchantRef: row.merchant_ref,
    paymentMethod: row.payment_name ?? row.payment_method,
    paidAt: null,
    timestamp: row.created_at,
  }));
}

interface InvoiceRow {
  id: string;
  status: InvoiceStatus;
  company_id: string;
  company_name: string;
  tokens: number;
  bonus: number;
  amount: string;
  amount_received: string | null;
  package_name: string;
  reference: string | null;
  merchant_ref: string;
  payment_method: string;
  payment_name: string | null;
  paid_at: Date | null;
  created_at: Date;
}

/** Purchases by the id of their invoice, in no order; one statement. */
export async function readInvoices(executor: QueryExecutor, ids: readonly string[]): Promise<AdminTokenTransaction[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows<InvoiceRow>(
    executor,
    `SELECT i.id, i.status, i.company_id, COALESCE(c.company_name, i.company_name) AS company_name, i.tokens, i.bonus, i.amount,
            i.amount_received, i.package_name, i.reference, i.merchant_ref, i.payment_method, i.payment_name, i.paid_at, i.created_at
     FROM invoices i LEFT JOIN companies c ON c.id = i.company_id WHERE i.id IN (${placeholders(ids)})`,
    ids,
  );
  return rows.map((row) => ({
    id: row.id,
    type: 'PURCHASE',
    status: row.status,
    companyId: row.company_id,
    companyName: row.company_name,
    tokens: row.tokens + row.bonus,
    totalAmount: Number(row.amount),
    amountReceived: row.paid_at && row.amount_received !== null ? Number(row.amount_received) : null,
    packageName: row.package_name,
    jobTitle: null,
    applicationId: null,
    reference: row.reference,
    merchantRef: row.merchant_ref,
    paymentMethod: row.payment_name ?? row.payment_method,
    paidAt: row.paid_at,
    timestamp: row.created_at,
  }));
}

/** What an application has cost: one entry once it is accepted, none before. */
export async function readEntriesOfApplication(
  executor: QueryExecutor,
  applicationId: string,
): Promise<AdminTokenTransaction[]> {
  const found = await selectRows<{ id: string }>(
    executor,
    'SELECT id FROM token_transactions WHERE application_id = ?',
    [applicationId],
  );
  return readEntries(
    executor,
    found.map(({ id }) => id),
  );
}
