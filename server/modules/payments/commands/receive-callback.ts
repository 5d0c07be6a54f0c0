import { PaymentFlag } from '../../../../domain/payments';
import { newId } from '../../../db/columns';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { PaymentCallback } from '../invoice.entity';
import { reportOfCallback } from '../tripay-messages';
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
 * bytes. A verified one is stored before it takes effect; a duplicate succeeds. When it throws, the provider sends the
 * callback again.
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
