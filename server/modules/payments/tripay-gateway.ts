import {
  PaymentRefusedError,
  PaymentUnavailableError,
  type PaymentGateway,
  type PaymentRequest,
  type ProviderPayment,
} from '../../ports';
import { paymentAnswer, paymentListAnswer, providerPaymentOf, refusalAnswer } from './tripay-messages';
import { isCallbackSignature, signRequest } from './tripay-signature';

export interface TripaySettings {
  /** `https://tripay.co.id/api/`, its sandbox, or the local stand-in; with or without the slash at the end. */
  baseUrl: string;
  apiKey: string;
  privateKey: string;
  merchantCode: string;
  /** How long one call may take. */
  timeoutMs?: number;
}

interface Answer {
  status: number;
  body: unknown;
}

/** The payment does not exist or was refused; 401, 403, 408 and 429 are about our settings or temporary. */
const CLEAR_NO = new Set([400, 404, 409, 422]);

/** Tripay over HTTP, for production, Tripay's sandbox and the local stand-in. */
export class TripayGateway implements PaymentGateway {
  constructor(private readonly settings: TripaySettings) {}

  async create(request: PaymentRequest): Promise<ProviderPayment> {
    const answer = await this.call('transaction/create', {
      method: 'POST',
      body: JSON.stringify(this.createBody(request)),
    });
    const created = paymentAnswer.safeParse(answer.body);
    if (created.success) return matching(providerPaymentOf(created.data.data), request);
    throw new (isClearNo(answer) ? PaymentRefusedError : PaymentUnavailableError)(
      describe('transaction/create', answer),
    );
  }

  async find(reference: string): Promise<ProviderPayment | null> {
    const answer = await this.call(`transaction/detail?${new URLSearchParams({ reference })}`);
    const found = paymentAnswer.safeParse(answer.body);
    if (found.success) return providerPaymentOf(found.data.data);
    if (isClearNo(answer)) return null;
    throw new PaymentUnavailableError(describe('transaction/detail', answer));
  }

  async findByMerchantRef(merchantRef: string): Promise<ProviderPayment | null> {
    const answer = await this.call(`merchant/transactions?${new URLSearchParams({ merchant_ref: merchantRef })}`);
    const found = paymentListAnswer.safeParse(answer.body);
    if (!found.success) {
      if (isClearNo(answer)) return null;
      throw new PaymentUnavailableError(describe('merchant/transactions', answer));
    }
    const listed = found.data.data.find((payment) => payment.merchant_ref === merchantRef);
    return listed ? this.find(listed.reference) : null;
  }

  isSignedByProvider(body: Buffer, signature: string | undefined): boolean {
    return isCallbackSignature(this.settings.privateKey, body, signature);
  }

  private createBody({
    merchantRef,
    method,
    amount,
    customer,
    item,
    callbackUrl,
    returnUrl,
    expiresAt,
  }: PaymentRequest) {
    return {
      method,
      merchant_ref: merchantRef,
      amount,
      customer_name: customer.name,
      customer_email: customer.email,
      ...(customer.phone ? { customer_phone: customer.phone } : {}),
      order_items: [{ sku: item.sku, name: item.name, price: amount, quantity: 1 }],
      callback_url: callbackUrl,
      return_url: returnUrl,
      expired_time: Math.floor(expiresAt.getTime() / 1000),
      signature: signRequest(this.settings.privateKey, {
        merchantCode: this.settings.merchantCode,
        merchantRef,
        amount,
      }),
    };
  }

  private async call(path: string, init: { method?: string; body?: string } = {}): Promise<Answer> {
    const { baseUrl, apiKey, timeoutMs = 10_000 } = this.settings;
    try {
      const response = await fetch(`${baseUrl.replace(/\/$/, '')}/${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${apiKey}`,
          accept: 'application/json',
          ...(init.body ? { 'content-type': 'application/json' } : {}),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: await response.json() };
    } catch (error) {
      // No connection, no answer in time, or no JSON. The message of a failed fetch contains no key.
      throw new PaymentUnavailableError(`The payment provider gave no answer to ${path.split('?')[0]}`, {
        cause: error,
      });
    }
  }
}

function isClearNo({ status, body }: Answer): boolean {
  return refusalAnswer.safeParse(body).success && (CLEAR_NO.has(status) || (status >= 200 && status < 300));
}

/** Tripay's own words go to the log, never to a page. */
function describe(path: string, { status, body }: Answer): string {
  const refusal = refusalAnswer.safeParse(body);
  return `${path} answered ${status}: ${refusal.success ? (refusal.data.message ?? 'no reason') : 'not understood'}`;
}

function matching(payment: ProviderPayment, { merchantRef, amount }: PaymentRequest): ProviderPayment {
  if (payment.merchantRef === merchantRef && payment.amount - payment.feeCustomer <= amount && payment.amount >= amount)
    return payment;
  throw new PaymentUnavailableError(`transaction/create answered another payment than ${merchantRef} over ${amount}`);
}
