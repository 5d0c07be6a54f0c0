import { LessThan } from 'typeorm';
import { PaymentFlag } from '../../../../domain/payments';
import { MINUTE_MS } from '../../../../domain/time';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { flagReport } from '../flagged-payment.sql';
import { reportOfPayment } from '../tripay-messages';
import { unclaimedInvoices, recordPayment } from './complete-invoice';
import { settlePayment } from './settle-payment';
import { Invoice } from '../invoice.entity';

/** A payment that the provider does not know this long after its end will never exist. */
const UNKNOWN_FOR_GOOD_MS = 10 * MINUTE_MS;

/**
 * Asks the provider for the state of an invoice and applies the response. An invoice without the provider's reference, whose
 * process died before it had a response, is looked up by its merchant reference. Throws PaymentUnavailableError.
 */
export async function checkInvoice(services: Services, invoice: Invoice): Promise<void> {
  const payment =
    invoice.reference === null
      ? await services.payments.findByMerchantRef(invoice.merchantRef)
      : await services.payments.find(invoice.reference);
  if (!payment) return endUnknown(services, invoice);
  const report = reportOfPayment(payment);
  if (payment.merchantRef !== invoice.merchantRef)
    return flagReport(services.dataSource, {
      source: 'DETAIL',
      report: { ...report, merchantRef: invoice.merchantRef },
      flag: PaymentFlag.REFERENCE_MISMATCH,
      now: services.clock.now(),
    });
  if (invoice.reference === null) await recordPayment(services, invoice, payment);
  else if (payment.status !== 'UNPAID') await settlePayment(services, report, 'DETAIL');
}

async function endUnknown({ dataSource, clock }: Services, { id }: Invoice): Promise<void> {
  const now = clock.now();
  const isLost = { id, status: 'UNPAID', expiresAt: LessThan(new Date(now.getTime() - UNKNOWN_FOR_GOOD_MS)) } as const;
  await write(dataSource, (manager) =>
    manager.getRepository(Invoice).update(unclaimedInvoices(isLost, now), { status: 'EXPIRED' }),
  );
}
