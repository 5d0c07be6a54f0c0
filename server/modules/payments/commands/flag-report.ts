import type { PaymentFlag } from '../../../../domain/payments';
import type { QueryExecutor } from '../../../db/statements';
import { write } from '../../../db/write';
import type { PaymentReport } from '../tripay-messages';
import { flagDetail } from '../flagged-payment.sql';
import { PaymentCallback } from '../invoice.entity';

/** Where a report came from: a stored callback, or the provider's detail call, which leaves no row of its own. */
export type ReportSource = { callbackId: string } | 'DETAIL';

interface Flagging {
  source: ReportSource;
  report: PaymentReport;
  flag: PaymentFlag;
  now: Date;
}

/** Puts a report on the administrators' list; what the detail call says again and again is listed once, and not again once it was dismissed. */
export async function flagReport(executor: QueryExecutor, { source, report, flag, now }: Flagging): Promise<void> {
  if (source === 'DETAIL')
    await flagDetail(executor, { merchantRef: report.merchantRef, body: JSON.stringify(report), flag, now });
  else await write(executor, (manager) => manager.getRepository(PaymentCallback).update(source.callbackId, { flag }));
}
