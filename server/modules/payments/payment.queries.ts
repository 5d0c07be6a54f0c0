import { LessThan, type FindOptionsWhere } from 'typeorm';
import { mayInCompany } from '../../../domain/company-rights';
import { hasReceipt } from '../../../domain/payments';
import type { Actor } from '../../actor';
import { isPossibleId } from '../../db/columns';
import { read } from '../../db/read';
import type { QueryExecutor } from '../../db/statements';
import type { Services } from '../../services';
import { readCompany } from '../companies';
import { Invoice } from './invoice.entity';
import type { TokenReceipt } from './payment.types';

export function findInvoice(executor: QueryExecutor, where: FindOptionsWhere<Invoice>): Promise<Invoice | null> {
  return read(executor, (manager) => manager.getRepository(Invoice).findOneBy(where));
}

/** A company's invoices, newest first, from below `before` (an id; they are ordered by time). */
export function listInvoices(
  executor: QueryExecutor,
  companyId: string,
  before: string | null,
  limit: number,
): Promise<Invoice[]> {
  return read(executor, (manager) =>
    manager.getRepository(Invoice).find({
      where: { companyId, ...(before ? { id: LessThan(before) } : {}) },
      order: { id: 'DESC' },
      take: limit,
    }),
  );
}

/**
 * The receipt of a purchase, for the owners of the company that made it; null when there is no such invoice, when it is
 * another company's and when nothing was paid.
 */
export async function findReceipt(
  { dataSource: executor, env }: Pick<Services, 'dataSource' | 'env'>,
  actor: Actor | null,
  invoiceId: string,
): Promise<TokenReceipt | null> {
  const companyId = actor?.companyId;
  if (actor?.activeRole !== 'COMPANY' || !companyId || !mayInCompany(actor.companyRole, 'BUY_TOKENS')) return null;
  if (!isPossibleId(invoiceId)) return null;
  const invoice = await findInvoice(executor, { id: invoiceId, companyId });
  if (!invoice?.paidAt || !hasReceipt(invoice)) return null;
  return {
    ...invoice,
    number: invoice.merchantRef,
    paidAt: invoice.paidAt,
    companyNpwp: (await readCompany(executor, companyId))?.company_npwp ?? null,
    isRefunded: invoice.status === 'REFUND',
    issuer: env.RECEIPT_ISSUER,
    includedVatPercent: invoice.vatPercent,
  };
}
