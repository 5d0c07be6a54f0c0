import { PaymentFlag } from '../../domain/payments';
import { newId } from '../../server/db/columns';
import { write } from '../../server/db/write';
import { integer, nullable, text } from '../../server/db/row';
import { selectOne } from '../../server/db/statements';
import { PaymentCallback } from '../../server/modules/payments/invoice.entity';
import { daysBefore, type SeedContext } from './seed-context';

/**
 * Two reports of the payment provider that administrators should look at: one whose amount is not the invoice's, and one
 * that cannot be read. Neither is signed, because the stand-in makes new keys at each start.
 */
export function planFlaggedReports(context: SeedContext): void {
  context.timeline.add(daysBefore(context.end, 2.3), async () => {
    const invoice = await selectOne(
      context.services.dataSource,
      { merchant_ref: text, reference: nullable(text), amount: integer },
      "SELECT merchant_ref, reference, amount FROM invoices WHERE status = 'EXPIRED' ORDER BY id DESC LIMIT 1",
    );
    if (!invoice) throw new Error('The demo needs an unpaid purchase');
    const { reference, merchant_ref: merchantRef } = invoice;
    const body = JSON.stringify({ reference, merchantRef, status: 'PAID', amount: invoice.amount - 5_000 });
    await store(context, { merchantRef, body, event: null, flag: PaymentFlag.AMOUNT_MISMATCH });
  });
  context.timeline.add(daysBefore(context.end, 1.1), () =>
    store(context, {
      merchantRef: null,
      body: '{"reference":"DEV-T00000000000","status":"MAINTENANCE"}',
      event: 'payment_status',
      flag: PaymentFlag.UNREADABLE,
    }),
  );
}

async function store(
  { services, timeline }: SeedContext,
  report: Pick<PaymentCallback, 'merchantRef' | 'body' | 'event' | 'flag'>,
): Promise<void> {
  await write(services.dataSource, (manager) =>
    manager.insert(PaymentCallback, {
      ...report,
      id: newId(),
      signature: null,
      receivedAt: timeline.now(),
    }),
  );
}
