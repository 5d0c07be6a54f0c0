import { hasReceipt } from '../../../domain/payments';
import type { Actor } from '../../actor';
import { isPossibleId } from '../../db/columns';
import type { QueryExecutor } from '../../db/statements';
import type { TokenReceipt } from './receipt.types';
import { read } from '../../db/read';
import { readCompany } from '../companies/public';
import { Invoice } from './invoice.entity';

/**
 * The receipt of a purchase, for the company that made it; null when there is no such invoice, when it is another company's
 * and when nothing was paid.
 */
export async function findReceipt(
  executor: QueryExecutor,
  actor: Actor | null,
  invoiceId: string,
): Promise<TokenReceipt | null> {
  const companyId = actor?.companyId;
  if (actor?.activeRole !== 'COMPANY' || !companyId || !isPossibleId(invoiceId)) return null;
  const invoice = await read(executor, (manager) =>
    manager.getRepository(Invoice).findOneBy({ id: invoiceId, companyId }),
  );
  if (!invoice) return null;
  const { id, merchantRef, paidAt, companyName, packageName, tokens, bonus, amount, paymentMethod, reference, status } =
    invoice;
  if (paidAt === null || !hasReceipt({ status, paidAt })) return null;
  return {
    id,
    number: merchantRef,
    paidAt,
    companyName,
    companyNpwp: (await readCompany(executor, companyId))?.company_npwp ?? null,
    packageName,
    tokens,
    bonus,
    amount,
    paymentMethod,
    reference,
    isRefunded: status === 'REFUND',
  };
}
