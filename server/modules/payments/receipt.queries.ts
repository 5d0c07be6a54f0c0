import { hasReceipt, type InvoiceStatus } from '../../../domain/payments';
import type { Actor } from '../../actor';
import { isPossibleId } from '../../db/columns';
import { selectOne, type Runner } from '../../db/statements';
import type { TokenReceipt } from './receipt.types';

interface ReceiptRow {
  id: string;
  merchant_ref: string;
  reference: string | null;
  status: InvoiceStatus;
  paid_at: Date | null;
  /** As the company was called when it bought. */
  company_name: string;
  company_npwp: string | null;
  package_name: string;
  tokens: number;
  bonus: number;
  amount: number | string;
  payment_method: string;
}

/**
 * The receipt of a purchase, for the company that made it; null alike when there is no such invoice, when it is another
 * company's and when nothing was paid.
 */
export async function findReceipt(
  runner: Runner,
  actor: Actor | null,
  invoiceId: string,
): Promise<TokenReceipt | null> {
  if (actor?.activeRole !== 'COMPANY' || !actor.companyId || !isPossibleId(invoiceId)) return null;
  const row = await selectOne<ReceiptRow>(
    runner,
    `SELECT i.id, i.merchant_ref, i.reference, i.status, i.paid_at, i.company_name, c.company_npwp, i.package_name, i.tokens, i.bonus,
            i.amount, i.payment_method
     FROM invoices i JOIN companies c ON c.id = i.company_id WHERE i.id = ? AND i.company_id = ?`,
    [invoiceId, actor.companyId],
  );
  return row && receiptOf(row);
}

function receiptOf(row: ReceiptRow): TokenReceipt | null {
  const { status, paid_at: paidAt } = row;
  if (paidAt === null || !hasReceipt({ status, paidAt })) return null;
  return {
    id: row.id,
    number: row.merchant_ref,
    paidAt,
    companyName: row.company_name,
    companyNpwp: row.company_npwp,
    packageName: row.package_name,
    tokens: row.tokens,
    bonus: row.bonus,
    amount: Number(row.amount),
    paymentMethod: row.payment_method,
    reference: row.reference,
    isRefunded: status === 'REFUND',
  };
}
