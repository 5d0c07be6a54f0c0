import { MINUTE_MS } from '../../../../domain/time';
import { PaymentUnavailableError } from '../../../ports';
import type { Services } from '../../../services';
import { listInvoicesToCheck } from '../payment.queries';
import { checkInvoice } from './check-invoice';
import type { Invoice } from '../invoice.entity';

const BATCH = 50;
/** How long after its end an invoice is still checked, for payments in its last second. */
const RECENT_MS = 10 * MINUTE_MS;
/** After this many calls in a row without an answer the rest waits for the next pass. */
const MAX_SILENCES = 3;

/**
 * Asks the provider about every invoice whose callback may be lost: unpaid ones and those that have just ended. Calls
 * `mayGoOn` before each batch. Returns how many invoices it checked. Safe to run concurrently.
 */
export async function reconcilePayments(
  services: Services,
  mayGoOn: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<number> {
  let asked = 0;
  let silences = 0;
  for (let after = ''; await mayGoOn(); ) {
    const now = services.clock.now();
    const batch = await listInvoicesToCheck(services.dataSource, {
      recent: new Date(now.getTime() - RECENT_MS),
      after,
      limit: BATCH,
    });
    for (const invoice of batch.filter((row) => !isBeingAsked(row, now))) {
      asked += 1;
      silences = (await isAnswered(services, invoice)) ? 0 : silences + 1;
      if (silences === MAX_SILENCES) return asked;
    }
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return asked;
    after = last.id;
  }
  return asked;
}

/** Another caller is asking for this invoice now and will write the answer. */
function isBeingAsked({ reference, askingUntil }: Invoice, now: Date): boolean {
  return reference === null && askingUntil !== null && askingUntil > now;
}

/** False when the invoice could not be checked, which must not stop the others. */
async function isAnswered(services: Services, invoice: Invoice): Promise<boolean> {
  try {
    await checkInvoice(services, invoice);
    return true;
  } catch (error) {
    services.logger.warn(
      { err: error, merchantRef: invoice.merchantRef },
      'an invoice could not be checked; tried again in the next pass',
    );
    return !(error instanceof PaymentUnavailableError);
  }
}
