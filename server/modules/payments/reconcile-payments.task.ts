import { In, LessThan, MoreThan } from 'typeorm';
import { MINUTE_MS } from '../../../domain/time';
import type { StillHoldsLease, Task } from '../../background/task';
import { read } from '../../db/read';
import { PaymentUnavailableError } from '../../ports';
import type { Services } from '../../services';
import { checkInvoice } from './commands/check-invoice';
import { Invoice } from './invoice.entity';

const BATCH = 50;
/** How long after its end an invoice is still checked, for payments in its last second. */
const RECENT_MS = 10 * MINUTE_MS;
/** After this many calls in a row without a response the rest waits for the next pass. */
const MAX_UNANSWERED = 3;

/** Asks the provider about open invoices. */
export const paymentChecks: Task = {
  name: 'payments',
  everyMs: 30_000,
  // Longer than the pause between runs, so that the process that has the lease keeps it while it lives.
  lease: { forMs: 45_000 },
  failure: 'open invoices could not be checked; tried again in half a minute',
  run: reconcilePayments,
};

/**
 * Asks the provider about every invoice whose callback may be lost: unpaid ones and those that have just ended; the newest
 * first, so that old ones without a usable response do not keep those back that people wait for. Calls
 * `stillHoldsLease` before each batch. Returns how many invoices it checked. Safe to run concurrently.
 */
export async function reconcilePayments(
  services: Services,
  stillHoldsLease: StillHoldsLease = () => Promise.resolve(true),
): Promise<number> {
  let asked = 0;
  let unanswered = 0;
  for (let before: string | undefined; await stillHoldsLease(); ) {
    const now = services.clock.now();
    const earlier = before === undefined ? {} : { id: LessThan(before) };
    const hasJustEnded = MoreThan(new Date(now.getTime() - RECENT_MS));
    const batch = await read(services.dataSource, (manager) =>
      manager.getRepository(Invoice).find({
        where: [
          { ...earlier, status: 'UNPAID' },
          { ...earlier, status: In(['EXPIRED', 'FAILED']), expiresAt: hasJustEnded },
        ],
        order: { id: 'DESC' },
        take: BATCH,
      }),
    );
    for (const invoice of batch.filter((row) => !isBeingAsked(row, now))) {
      asked += 1;
      unanswered = (await isAnswered(services, invoice)) ? 0 : unanswered + 1;
      if (unanswered === MAX_UNANSWERED) return asked;
    }
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return asked;
    before = last.id;
  }
  return asked;
}

/** Another caller is asking for this invoice now and will write the response. */
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
