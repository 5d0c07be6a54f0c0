import type { Asker, TestCompany } from '../people/actors';
import type { TestServer } from '../server/test-server';
import { anInvoice, callbackOf, sendCallback, type BoughtInvoice } from './payment-factory';
import { graphql } from '../graphql';
import type { FlaggedPaymentOrder, FlaggedReportFragment, PaymentFlag } from '../graphql/graphql';

graphql(`fragment FlaggedReport on FlaggedPayment {
  id flag isVerified signature event body merchantRef viewerCanReplay invoice { companyId companyName status amount tokens }
}`);

export type FlaggedReport = FlaggedReportFragment;

const FLAGGED =
  graphql(`query FlaggedReports($flag: PaymentFlag, $order: FlaggedPaymentOrder, $after: String, $pageSize: Int) {
  adminFlaggedPayments(flag: $flag, order: $order, after: $after, pageSize: $pageSize) { items { ...FlaggedReport } endCursor }
}`);

/** A page of the reports that wait for an administrator, newest first unless asked otherwise. */
export async function flaggedPayments(
  { client }: Asker,
  options: { flag?: PaymentFlag | null; order?: FlaggedPaymentOrder; after?: string | null; pageSize?: number } = {},
) {
  return (await client.ask(FLAGGED, options)).adminFlaggedPayments;
}

export async function newestFlagged(admin: Asker): Promise<FlaggedReport> {
  const [first] = (await flaggedPayments(admin)).items;
  if (!first) throw new Error('Nothing is flagged');
  return first;
}

const REPLAY = graphql(`mutation ReplayReport($id: ID!) {
  replayPaymentCallback(id: $id) { outcome payment { ...FlaggedReport } errors { ...Refusal } }
}`);

export async function replayCallback({ client }: Asker, id: string) {
  return (await client.ask(REPLAY, { id })).replayPaymentCallback;
}

/** A verified PAID that came before the invoice was known, as after a restored backup: flagged, and fitting since. */
export async function aLostPayment(
  server: TestServer,
  company: TestCompany,
  status = 'PAID',
): Promise<{ invoice: BoughtInvoice; body: string }> {
  const invoice = await anInvoice(company);
  const body = callbackOf(invoice, status);
  const rename = (from: string, to: string) =>
    server.dataSource.query('UPDATE invoices SET merchant_ref = ? WHERE merchant_ref = ?', [to, from]);
  await rename(invoice.merchantRef, `away-${invoice.merchantRef}`);
  await sendCallback(server, body);
  await rename(`away-${invoice.merchantRef}`, invoice.merchantRef);
  return { invoice, body };
}
