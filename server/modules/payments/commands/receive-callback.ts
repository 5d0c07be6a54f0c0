import { PaymentFlag } from '../../../../domain/payments';
import { newId } from '../../../db/columns';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { mailToCompany } from '../../accounts';
import { PaymentCallback } from '../invoice.entity';
import { findInvoice } from '../payment.queries';
import { invoiceNamedIn, reportOfCallback, settlementFields } from '../tripay-messages';
import { settlePayment } from './settle-payment';

export interface IncomingCallback {
  /** The raw bytes, which the signature covers. */
  body: Buffer;
  signature: string | undefined;
  event: string | undefined;
}

const PAYMENT_EVENT = 'payment_status';

/**
 * Takes a callback of the payment provider. Returns false, and changes nothing, unless the provider signed exactly these
 * bytes. A verified one is stored before it takes effect, of an erased company without what may name the buyer; a duplicate
 * succeeds. When it throws, the provider sends the callback again.
 */
export async function receiveCallback(
  services: Services,
  { body, signature, event }: IncomingCallback,
): Promise<boolean> {
  if (!services.payments.isSignedByProvider(body, signature)) return false;
  if (event !== undefined && event !== PAYMENT_EVENT) return false;
  const text = body.toString('utf8');
  const report = reportOfCallback(text);
  const merchantRef = invoiceNamedIn(text);
  const isFull = !(await isOfErased(services, merchantRef));
  const callbackId = newId();
  await write(services.dataSource, (manager) =>
    manager.insert(PaymentCallback, {
      id: callbackId,
      merchantRef,
      body: isFull ? text : report ? settlementFields(report) : '{}',
      signature: isFull ? (signature ?? null) : null,
      event: event ?? null,
      flag: report ? null : PaymentFlag.UNREADABLE,
      receivedAt: services.clock.now(),
    }),
  );
  if (report) await settlePayment(services, report, { callbackId });
  return true;
}

/** The provider repeats reports for days, and may name the buyer in them. */
async function isOfErased({ dataSource }: Services, merchantRef: string | null): Promise<boolean> {
  const invoice = merchantRef === null ? null : await findInvoice(dataSource, { merchantRef });
  return invoice !== null && (await mailToCompany(dataSource, invoice.companyId, 'OWNERS')) === null;
}
