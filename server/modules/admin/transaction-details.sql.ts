import type { InvoiceStatus } from '../../../domain/payments';
import type { TransactionType } from '../../../domain/tokens';
import { instant, integer, nullable, oneOf, text } from '../../db/row';
import { placeholders, selectRows, type QueryExecutor } from '../../db/statements';
import type { AdminTokenTransaction } from './transactions.types';

/** A purchase is shown as its invoice instead, because invoices include the unpaid ones. */
export const LEDGER_TYPES = ['USAGE', 'GRANT', 'REFUND'] as const satisfies readonly TransactionType[];
export type LedgerType = (typeof LEDGER_TYPES)[number];

const ENTRY = {
  id: text,
  type: oneOf<LedgerType>(),
  amount: integer,
  company_id: text,
  company_name: nullable(text),
  job_title: nullable(text),
  application_id: nullable(text),
  merchant_ref: nullable(text),
  reference: nullable(text),
  package_name: nullable(text),
  price: nullable(integer),
  payment_method: nullable(text),
  payment_name: nullable(text),
  created_at: instant,
};

/** Ledger entries by id, in no order; one statement. */
export async function readEntries(executor: QueryExecutor, ids: readonly string[]): Promise<AdminTokenTransaction[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(
    executor,
    ENTRY,
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
    totalAmount: row.price,
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

const INVOICE = {
  id: text,
  status: oneOf<InvoiceStatus>(),
  company_id: text,
  company_name: text,
  tokens: integer,
  bonus: integer,
  amount: integer,
  amount_received: nullable(integer),
  package_name: text,
  reference: nullable(text),
  merchant_ref: text,
  payment_method: text,
  payment_name: nullable(text),
  paid_at: nullable(instant),
  created_at: instant,
};

/** Purchases by the id of their invoice, in no order; one statement. */
export async function readInvoices(executor: QueryExecutor, ids: readonly string[]): Promise<AdminTokenTransaction[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(
    executor,
    INVOICE,
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
    totalAmount: row.amount,
    amountReceived: row.paid_at && row.amount_received,
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

/** What an application has cost: one entry once it is accepted. */
export async function readEntriesOfApplication(
  executor: QueryExecutor,
  applicationId: string,
): Promise<AdminTokenTransaction[]> {
  const found = await selectRows(executor, { id: text }, 'SELECT id FROM token_transactions WHERE application_id = ?', [
    applicationId,
  ]);
  return readEntries(
    executor,
    found.map(({ id }) => id),
  );
}
