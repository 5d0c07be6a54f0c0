import type { PaymentFlag } from '../../../../domain/payments';
import { newId } from '../../../db/columns';
import { affectedRows, type Runner } from '../../../db/statements';
import type { PaymentReport } from '../tripay-messages';

/** Where a report came from: a stored callback, or the provider's detail call, which leaves no row of its own. */
export type ReportSource = { callbackId: string } | 'DETAIL';

interface Flagging {
  source: ReportSource;
  report: PaymentReport;
  flag: PaymentFlag;
  now: Date;
}

/** Puts a report on the administrators' list; what the detail call says again and again is listed once, and not again once it was dismissed. */
export async function flagReport(runner: Runner, { source, report, flag, now }: Flagging): Promise<void> {
  if (source !== 'DETAIL') {
    await affectedRows(runner, 'UPDATE payment_callbacks SET flag = ? WHERE id = ?', [flag, source.callbackId]);
    return;
  }
  await affectedRows(
    runner,
    `INSERT INTO payment_callbacks (id, merchant_ref, body, signature, flag, received_at)
     SELECT ?, ?, ?, NULL, ?, ? FROM DUAL WHERE NOT EXISTS (SELECT 1 FROM payment_callbacks p WHERE p.merchant_ref = ? AND (p.flag = ? OR p.dismissed_flag = ?))`,
    [newId(), report.merchantRef, JSON.stringify(report), flag, now, report.merchantRef, flag, flag],
  );
}
