import { PaymentFlag } from '../../../../domain/payments';
import { newId } from '../../../db/columns';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { PaymentCallback } from '../invoice.entity';
import { reportOfCallback } from '../tripay-messages';
import { settlePayment } from './settle-payment';

export interface IncomingCallback {
  /** The bytes as they came; the signature covers these and no others. */
  body: Buffer;
  signature: string | undefined;
  event: string | undefined;
}

const PAYMENT_EVENT = 'payment_status';

/**
 * Takes a callback of the payment provider. Answers false, and has changed nothing, unless the provider signed these
 * very bytes. A verified one is stored as it came before it takes effect; a duplicate is a success. When it throws,
 * the provider sends the callback again.
 */
export async function receiveCallback(
  services: Services,
  { body, signature, event }: IncomingCallback,
): Promise<boolean> {
  if (!services.payments.isSignedByProvider(body, signature)) return false;
  if (event !== undefined && event !== PAYMENT_EVENT) return false;
  const text = body.toString('utf8');
  const report = reportOfCallback(text);
  const callbackId = newId();
  await write(services.dataSource, (manager) =>
    manager.insert(PaymentCallback, {
      id: callbackId,
      merchantRef: report?.merchantRef ?? null,
      body: text,
      signature: signature ?? null,
      event: event ?? null,
      flag: report ? null : PaymentFlag.UNREADABLE,
      receivedAt: services.clock.now(),
    }),
  );
  if (report) await settlePayment(services, report, { callbackId });
  return true;
}
