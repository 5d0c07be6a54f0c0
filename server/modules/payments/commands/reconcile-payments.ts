import { MINUTE_MS } from '../../../../domain/time';
import { PaymentUnavailableError } from '../../../ports';
import type { Services } from '../../../services';
import { listInvoicesToCheck } from '../payment.queries';
import { checkInvoice } from './check-invoice';
import type { Invoice } from '../invoice.entity';

const BATCH = 50;
/** How long an invoice is asked about after its end: a payment in its last second is known by then. */
const RECENT_MS = 10 * MINUTE_MS;
/** After this many calls in a row without an answer the provider is down, and the rest waits for the next pass. */
const MOST_SILENCES = 3;

/**
 * Asks the provider about every invoice whose callback may never have come: the unpaid ones and those that ended just
 * now. `mayGoOn` is asked before each batch. Answers how many invoices it asked about. Safe beside itself.
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
      if (silences === MOST_SILENCES) return asked;
    }
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return asked;
    after = last.id;
  }
  return asked;
}

/** Someone is asking for this invoice at this moment and will write the answer. */
function isBeingAsked({ reference, askingUntil }: Invoice, now: Date): boolean {
  return reference === null && askingUntil !== null && askingUntil > now;
}

/** One invoice that cannot be checked must not keep the others waiting. */
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
