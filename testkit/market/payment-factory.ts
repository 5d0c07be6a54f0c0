import { createHmac } from 'node:crypto';
import { aCompany, type Asker, type TestCompany } from '../people/actors';
import { graphql } from '../graphql';
import type { BoughtInvoiceFragment } from '../graphql/graphql';
import type { TestServer } from '../server/test-server';

graphql(`fragment BoughtInvoice on TokenInvoice {
  id merchantRef reference status amount tokens bonus packageName checkoutUrl viewerCanPay expiresAt
}`);

/** An invoice that the provider knows. */
export type BoughtInvoice = BoughtInvoiceFragment & { reference: string };

const BUY = graphql(
  `mutation Buy($packageId: ID!) { createTokenInvoice(packageId: $packageId) { invoice { ...BoughtInvoice } errors { ...Refusal } } }`,
);

export async function buy({ client }: Asker, packageId = 'tokens-6') {
  return (await client.ask(BUY, { packageId })).createTokenInvoice;
}

/** An open invoice at the provider. */
export async function anInvoice(company: Asker, packageId = 'tokens-6'): Promise<BoughtInvoice> {
  const { invoice, errors } = await buy(company, packageId);
  if (!invoice) throw new Error(`The purchase was refused: ${errors[0]?.message}`);
  const { reference } = invoice;
  if (reference === null) throw new Error('The provider gave the invoice no reference');
  return { ...invoice, reference };
}

/** A new company with an open invoice. */
export async function aPurchase(
  server: TestServer,
  packageId?: string,
): Promise<{ company: TestCompany; invoice: BoughtInvoice }> {
  const company = await aCompany(server);
  return { company, invoice: await anInvoice(company, packageId) };
}

const CONFIRM = graphql(`mutation Confirm($reference: String!, $merchantRef: String!) {
  confirmPayment(reference: $reference, merchantRef: $merchantRef) {
    outcome invoice { ...BoughtInvoice } company { tokenBalance } errors { ...Refusal }
  }
}`);

export async function confirm(
  { client }: Asker,
  { reference, merchantRef }: Pick<BoughtInvoice, 'reference' | 'merchantRef'>,
) {
  return (await client.ask(CONFIRM, { reference, merchantRef })).confirmPayment;
}

const INVOICES = graphql(`query Invoices { tokenInvoices { items { ...BoughtInvoice } } }`);

export async function invoicesOf({ client }: Asker) {
  return (await client.ask(INVOICES)).tokenInvoices.items;
}

/** The status of the newest invoice. */
export async function invoiceStatusOf(company: Pick<TestCompany, 'client'>): Promise<string | undefined> {
  return (await invoicesOf(company))[0]?.status;
}

const TOKENS = graphql(`query Tokens($id: ID!) { company(id: $id) { tokenBalance } }`);

export async function tokensOf({ client, companyId }: Pick<TestCompany, 'client' | 'companyId'>): Promise<number> {
  const { company } = await client.ask(TOKENS, { id: companyId });
  if (company?.tokenBalance == null) throw new Error('The company cannot be seen by this client');
  return company.tokenBalance;
}

/** The body of a callback as the provider writes it, escaped like PHP does. */
export function callbackOf(invoice: BoughtInvoice, status: string, given: Record<string, unknown> = {}): string {
  const body = {
    reference: invoice.reference,
    merchant_ref: invoice.merchantRef,
    payment_method: 'QRIS',
    payment_method_code: 'QRIS',
    total_amount: invoice.amount,
    fee_merchant: 750,
    fee_customer: 0,
    total_fee: 750,
    amount_received: invoice.amount - 750,
    is_closed_payment: 1,
    status,
    paid_at: 1795399200,
    note: 'Terima kasih / é',
    ...given,
  };
  return JSON.stringify(body).replace(/\//g, '\\/').replace(/é/g, '\\u00e9');
}

export interface CallbackResponse {
  status: number;
  body: unknown;
}

interface Sending {
  /** Null sends none; missing signs the body rightly. */
  signature?: string | null;
  privateKey?: string;
  event?: string | null;
}

/** A server that is a process of its own does not show its key: say it. */
type Receiver = Pick<TestServer, 'url'> & Partial<Pick<TestServer, 'services'>>;

export async function sendCallback(
  server: Receiver,
  body: string,
  { signature, privateKey, event = 'payment_status' }: Sending = {},
): Promise<CallbackResponse> {
  const signed =
    signature === undefined
      ? signCallback(privateKey ?? server.services?.env.TRIPAY_PRIVATE_KEY ?? '', body)
      : signature;
  const response = await fetch(`${server.url}/payments/callback`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(event === null ? {} : { 'x-callback-event': event }),
      ...(signed === null ? {} : { 'x-callback-signature': signed }),
    },
    body,
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

export function signCallback(privateKey: string, body: string): string {
  return createHmac('sha256', privateKey).update(body).digest('hex');
}

/** Presses a button of the checkout page, as a buyer does. */
export async function pressCheckout(
  server: Pick<TestServer, 'url'>,
  { reference }: Pick<BoughtInvoice, 'reference'>,
  action: 'pay' | 'expire' | 'fail' | 'refund',
): Promise<string> {
  const response = await fetch(`${server.url}/sandbox/tripay/checkout/${reference}/${action}`, { method: 'POST' });
  if (response.status !== 200) throw new Error(`${action} answered ${response.status}`);
  return response.text();
}

/** Why administrators should look, oldest first. */
export async function flagsOf(
  { dataSource }: Pick<TestServer, 'dataSource'>,
  { merchantRef }: Pick<BoughtInvoice, 'merchantRef'>,
): Promise<string[]> {
  const rows = await dataSource.query<{ flag: string }[]>(
    'SELECT flag FROM payment_callbacks WHERE merchant_ref = ? AND flag IS NOT NULL ORDER BY id',
    [merchantRef],
  );
  return rows.map(({ flag }) => flag);
}
