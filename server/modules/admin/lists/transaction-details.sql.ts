import type { InvoiceStatus } from '../../../../domain/payments';
import type { TransactionType } from '../../../../domain/tokens';
import { instant, integer, nullable, oneOf, text } from '../../../db/row';
import { placeholders, selectRows, type QueryExecutor } from '../../../db/statements';
import type { TransactionParent } from './transactions.types';

/** A purchase is shown as its invoice instead, because invoices include the unpaid ones. */
export const LEDGER_TYPES = ['USAGE', 'GRANT', 'REFUND'] as const satisfies readonly TransactionType[];

/** Named as the fields of `AdminTokenTransaction`. */
const ENTRY = {
  id: text,
  type: oneOf<(typeof LEDGER_TYPES)[number]>(),
  tokens: integer,
  companyId: text,
  companyName: nullable(text),
  jobTitle: nullable(text),
  applicationId: nullable(text),
  merchantRef: nullable(text),
  reference: nullable(text),
  packageName: nullable(text),
  totalAmount: nullable(integer),
  paymentMethod: nullable(text),
  timestamp: instant,
  accountId: nullable(text),
};

/** Ledger entries by id, in no order; one statement. */
export async function readEntries(executor: QueryExecutor, ids: readonly string[]): Promise<TransactionParent[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(
    executor,
    ENTRY,
    `SELECT t.id, t.type, t.amount AS tokens, t.company_id AS companyId, COALESCE(i.company_name, c.company_name) AS companyName, a.job_title AS jobTitle,
            t.application_id AS applicationId, i.merchant_ref AS merchantRef, i.reference, i.package_name AS packageName,
            i.amount AS totalAmount, COALESCE(i.payment_name, i.payment_method) AS paymentMethod, t.created_at AS timestamp, t.account_id AS accountId
     FROM token_transactions t
     LEFT JOIN companies c ON c.id = t.company_id
     LEFT JOIN applications a ON a.id = t.application_id
     LEFT JOIN invoices i ON i.id = t.invoice_id
     WHERE t.id IN (${placeholders(ids)})`,
    ids,
  );
  return rows.map((row) => ({ ...row, status: null, amountReceived: null, paidAt: null }));
}

const INVOICE = {
  id: text,
  status: oneOf<InvoiceStatus>(),
  companyId: text,
  companyName: text,
  tokens: integer,
  totalAmount: integer,
  amountReceived: nullable(integer),
  packageName: text,
  reference: nullable(text),
  merchantRef: text,
  paymentMethod: text,
  paidAt: nullable(instant),
  timestamp: instant,
  accountId: nullable(text),
};

/** Purchases by the id of their invoice, in no order; one statement. */
export async function readInvoices(executor: QueryExecutor, ids: readonly string[]): Promise<TransactionParent[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(
    executor,
    INVOICE,
    `SELECT i.id, i.status, i.company_id AS companyId, i.company_name AS companyName,
            i.tokens + i.bonus AS tokens, i.amount AS totalAmount, IF(i.paid_at IS NULL, NULL, i.amount_received) AS amountReceived,
            i.package_name AS packageName, i.reference, i.merchant_ref AS merchantRef,
            COALESCE(i.payment_name, i.payment_method) AS paymentMethod, i.paid_at AS paidAt, i.created_at AS timestamp, i.account_id AS accountId
     FROM invoices i WHERE i.id IN (${placeholders(ids)})`,
    ids,
  );
  return rows.map((row) => ({ ...row, type: 'PURCHASE', jobTitle: null, applicationId: null }));
}

/** The cost of an application: one entry after acceptance. */
export async function readEntriesOfApplication(
  executor: QueryExecutor,
  applicationId: string,
): Promise<TransactionParent[]> {
  const found = await selectRows(executor, { id: text }, 'SELECT id FROM token_transactions WHERE application_id = ?', [
    applicationId,
  ]);
  return readEntries(
    executor,
    found.map(({ id }) => id),
  );
}
