import { PaymentFlag } from '../../domain/payments';
import { newId } from '../../server/db/columns';
import { onConnection } from '../../server/db/on-connection';
import { selectOne } from '../../server/db/statements';
import { PaymentCallback } from '../../server/modules/payments/invoice.entity';
import { daysBefore, type SeedWorld } from './seed-world';

/**
 * Two reports of the payment provider that administrators should look at: one whose amount is not the invoice's, and one
 * that cannot be read. Neither carries a signature: the keys of the stand-in are drawn again at each start.
 */
export function planFlaggedReports(world: SeedWorld): void {
  world.timeline.add(daysBefore(world.end, 2.3), async () => {
    const invoice = await selectOne<{ merchant_ref: string; reference: string; amount: string }>(
      world.services.dataSource,
      "SELECT merchant_ref, reference, amount FROM invoices WHERE status = 'EXPIRED' ORDER BY id DESC LIMIT 1",
    );
    if (!invoice) throw new Error('The demo needs a purchase that nobody paid');
    const body = {
      reference: invoice.reference,
      merchantRef: invoice.merchant_ref,
      status: 'PAID',
      amount: Number(invoice.amount) - 5_000,
    };
    await store(world, {
      merchantRef: invoice.merchant_ref,
      body: JSON.stringify(body),
      event: null,
      flag: PaymentFlag.AMOUNT_MISMATCH,
    });
  });
  world.timeline.add(daysBefore(world.end, 1.1), () =>
    store(world, {
      merchantRef: null,
      body: '{"reference":"DEV-T00000000000","status":"MAINTENANCE"}',
      event: 'payment_status',
      flag: PaymentFlag.UNREADABLE,
    }),
  );
}

async function store(
  { services, timeline }: SeedWorld,
  report: Pick<PaymentCallback, 'merchantRef' | 'body' | 'event' | 'flag'>,
): Promise<void> {
  await onConnection(services.dataSource, (manager) =>
    manager.insert(PaymentCallback, {
      ...report,
      id: newId(),
      signature: null,
      receivedAt: timeline.now(),
    }),
  );
}
