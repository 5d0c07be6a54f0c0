import type { InvoiceStatus } from '../../../domain/payments';
import { selectOne, selectRows, type Runner } from '../../db/statements';

export interface InvoiceRow {
  id: string;
  company_id: string;
  company_name: string;
  merchant_ref: string;
  reference: string | null;
  package_id: string;
  package_name: string;
  tokens: number;
  bonus: number;
  amount: number;
  status: InvoiceStatus;
  payment_method: string;
  checkout_url: string | null;
  created_at: Date;
  expires_at: Date;
  asking_until: Date | null;
  paid_at: Date | null;
}

const COLUMNS = `i.id, i.company_id, i.company_name, i.merchant_ref, i.reference, i.package_id, i.package_name, i.tokens, i.bonus,
  i.amount, i.status, i.payment_method, i.checkout_url, i.created_at, i.expires_at, i.asking_until, i.paid_at`;

/** 64-bit columns arrive as text; every price is far below 2^53. */
function invoiceOf(row: InvoiceRow): InvoiceRow {
  return { ...row, amount: Number(row.amount) };
}

async function readOne(
  runner: Runner,
  condition: string,
  parameters: readonly (string | Date)[],
): Promise<InvoiceRow | null> {
  const row = await selectOne<InvoiceRow>(runner, `SELECT ${COLUMNS} FROM invoices i WHERE ${condition}`, parameters);
  return row && invoiceOf(row);
}

export function readInvoice(runner: Runner, id: string): Promise<InvoiceRow | null> {
  return readOne(runner, 'i.id = ?', [id]);
}

export function readInvoiceByMerchantRef(runner: Runner, merchantRef: string): Promise<InvoiceRow | null> {
  return readOne(runner, 'i.merchant_ref = ?', [merchantRef]);
}

/** An invoice of this company; another company's is not found, exactly like one that does not exist. */
export function readOwnInvoice(runner: Runner, companyId: string, merchantRef: string): Promise<InvoiceRow | null> {
  return readOne(runner, 'i.merchant_ref = ? AND i.company_id = ?', [merchantRef, companyId]);
}

/** Whether another company has this invoice. Both parts must be right: the provider's reference cannot be guessed. */
export async function isForeignInvoice(
  runner: Runner,
  companyId: string,
  { merchantRef, reference }: { merchantRef: string; reference: string },
): Promise<boolean> {
  return (
    (await readOne(runner, 'i.merchant_ref = ? AND i.reference = ? AND i.company_id <> ?', [
      merchantRef,
      reference,
      companyId,
    ])) !== null
  );
}

interface OpenInvoice {
  companyId: string;
  packageId: string;
  expiresFrom: Date;
}

/** The newest unpaid invoice of the company for this package that lasts until then at least. */
export function readOpenInvoice(
  runner: Runner,
  { companyId, packageId, expiresFrom }: OpenInvoice,
): Promise<InvoiceRow | null> {
  return readOne(
    runner,
    "i.company_id = ? AND i.package_id = ? AND i.status = 'UNPAID' AND i.expires_at >= ? ORDER BY i.id DESC LIMIT 1",
    [companyId, packageId, expiresFrom],
  );
}

/** A company's invoices, newest first, from below `before` (an id; they are ordered by time). */
export async function listInvoices(
  runner: Runner,
  companyId: string,
  before: string | null,
  limit: number,
): Promise<InvoiceRow[]> {
  const rows = await selectRows<InvoiceRow>(
    runner,
    `SELECT ${COLUMNS} FROM invoices i WHERE i.company_id = ? AND i.id < ? ORDER BY i.id DESC LIMIT ?`,
    // The largest character a ULID can hold sorts after every id.
    [companyId, before ?? 'Z'.repeat(26), limit],
  );
  return rows.map(invoiceOf);
}

/** Invoices that the provider should be asked about: all unpaid ones, and those that ended after `recent`. By id, from above `after`. */
export async function listInvoicesToCheck(
  runner: Runner,
  { recent, after, limit }: { recent: Date; after: string; limit: number },
): Promise<InvoiceRow[]> {
  const rows = await selectRows<InvoiceRow>(
    runner,
    `SELECT /* invoices to check */ ${COLUMNS} FROM invoices i
     WHERE i.id > ? AND (i.status = 'UNPAID' OR (i.status IN ('EXPIRED', 'FAILED') AND i.expires_at > ?)) ORDER BY i.id LIMIT ?`,
    [after, recent, limit],
  );
  return rows.map(invoiceOf);
}

export interface Buyer {
  company_name: string;
  email: string;
  phone_number: string | null;
}

export function readBuyer(runner: Runner, companyId: string): Promise<Buyer | null> {
  return selectOne<Buyer>(
    runner,
    'SELECT c.company_name, a.email, c.phone_number FROM companies c JOIN accounts a ON a.id = c.account_id WHERE c.id = ?',
    [companyId],
  );
}
