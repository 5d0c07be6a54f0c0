import { In, LessThan, MoreThan, MoreThanOrEqual, Not, type FindOneOptions } from 'typeorm';
import { read } from '../../db/read';
import type { QueryExecutor } from '../../db/statements';
import { Invoice } from './invoice.entity';

function findInvoice(executor: QueryExecutor, options: FindOneOptions<Invoice>): Promise<Invoice | null> {
  return read(executor, (manager) => manager.getRepository(Invoice).findOne(options));
}

export function readInvoice(executor: QueryExecutor, id: string): Promise<Invoice | null> {
  return findInvoice(executor, { where: { id } });
}

export function readInvoiceByMerchantRef(executor: QueryExecutor, merchantRef: string): Promise<Invoice | null> {
  return findInvoice(executor, { where: { merchantRef } });
}

/** An invoice of this company; another company's is not found, exactly like one that does not exist. */
export function readOwnInvoice(
  executor: QueryExecutor,
  companyId: string,
  merchantRef: string,
): Promise<Invoice | null> {
  return findInvoice(executor, { where: { companyId, merchantRef } });
}

/** Whether another company has this invoice. Both references must match, because the provider's cannot be guessed. */
export async function isForeignInvoice(
  executor: QueryExecutor,
  companyId: string,
  { merchantRef, reference }: { merchantRef: string; reference: string },
): Promise<boolean> {
  return (await findInvoice(executor, { where: { merchantRef, reference, companyId: Not(companyId) } })) !== null;
}

interface OpenInvoice {
  companyId: string;
  packageId: string;
  expiresFrom: Date;
}

/** The newest unpaid invoice of the company for this package that is valid for long enough. */
export function readOpenInvoice(
  executor: QueryExecutor,
  { companyId, packageId, expiresFrom }: OpenInvoice,
): Promise<Invoice | null> {
  return findInvoice(executor, {
    where: { companyId, packageId, status: 'UNPAID', expiresAt: MoreThanOrEqual(expiresFrom) },
    order: { id: 'DESC' },
  });
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

/** Invoices that the provider should be asked about: all unpaid ones, and those that ended after `recent`. By id, from above `after`. */
export function listInvoicesToCheck(
  executor: QueryExecutor,
  { recent, after, limit }: { recent: Date; after: string; limit: number },
): Promise<Invoice[]> {
  const id = MoreThan(after);
  return read(executor, (manager) =>
    manager.getRepository(Invoice).find({
      comment: 'invoices to check',
      where: [
        { id, status: 'UNPAID' },
        { id, status: In(['EXPIRED', 'FAILED']), expiresAt: MoreThan(recent) },
      ],
      order: { id: 'ASC' },
      take: limit,
    }),
  );
}
