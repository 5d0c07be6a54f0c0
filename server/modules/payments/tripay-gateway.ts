import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import { isSignature } from '../../derived-key';
import {
  PaymentRefusedError,
  PaymentUnavailableError,
  type PaymentGateway,
  type PaymentRequest,
  type ProviderPayment,
} from '../../ports';
import { paymentResponse, paymentListResponse, refusalResponse } from './tripay-messages';

export interface TripaySettings {
  /** `https://tripay.co.id/api/`, its sandbox, or the local stand-in; with or without the slash at the end. */
  baseUrl: string;
  apiKey: string;
  privateKey: string;
  merchantCode: string;
  /** How long one call may take. */
  timeoutMs?: number;
}

/** The payment does not exist or was refused; 401, 403, 408 and 429 are about our settings or temporary. */
const REFUSED_STATUSES = new Set([400, 404, 409, 422]);

/** Tripay over HTTP, for production, Tripay's sandbox and the local stand-in. */
export class TripayGateway implements PaymentGateway {
  constructor(private readonly settings: TripaySettings) {}

  async create(request: PaymentRequest): Promise<ProviderPayment> {
    const { merchantRef, amount, customer, item } = request;
    const payment = await this.ask('transaction/create', paymentResponse, {
      method: request.method,
      merchant_ref: merchantRef,
      amount,
      customer_name: customer.name,
      customer_email: customer.email,
      ...(customer.phone ? { customer_phone: customer.phone } : {}),
      order_items: [{ ...item, price: amount, quantity: 1 }],
      callback_url: request.callbackUrl,
      return_url: request.returnUrl,
      expired_time: Math.floor(request.expiresAt.getTime() / 1000),
      signature: signRequest(this.settings, request),
    });
    if (
      payment.merchantRef === merchantRef &&
      payment.amount - payment.feeCustomer <= amount &&
      payment.amount >= amount
    )
      return payment;
    throw new PaymentUnavailableError(`transaction/create answered another payment than ${merchantRef} over ${amount}`);
  }

  find(reference: string): Promise<ProviderPayment | null> {
    return this.ask(`transaction/detail?${new URLSearchParams({ reference })}`, paymentResponse).catch(nullIfRefused);
  }

  async findByMerchantRef(merchantRef: string): Promise<ProviderPayment | null> {
    const query = new URLSearchParams({ merchant_ref: merchantRef });
    const listed = await this.ask(`merchant/transactions?${query}`, paymentListResponse).catch(nullIfRefused);
    const payment = listed?.find(({ merchant_ref }) => merchant_ref === merchantRef);
    return payment ? this.find(payment.reference) : null;
  }

  isSignedByProvider(body: Buffer, signature: string | undefined): boolean {
    return isCallbackSignature(this.settings.privateKey, body, signature);
  }

  /** Throws PaymentRefusedError when Tripay says no, and PaymentUnavailableError when it says neither yes nor no. */
  private async ask<Data>(path: string, answer: z.ZodType<{ data: Data }>, content?: object): Promise<Data> {
    const [name] = path.split('?');
    const { status, body } = await this.send(path, content).catch((error: unknown) => {
      // No connection, no response in time, or no JSON. The message of a failed fetch contains no key.
      throw new PaymentUnavailableError(`The payment provider gave no answer to ${name}`, { cause: error });
    });
    const parsed = answer.safeParse(body);
    if (parsed.success) return parsed.data.data;
    const refusal = refusalResponse.safeParse(body);
    const isRefused = refusal.success && (REFUSED_STATUSES.has(status) || (status >= 200 && status < 300));
    // Tripay's own words go to the log, never to a page.
    const reason = refusal.success ? (refusal.data.message ?? 'no reason') : 'not understood';
    throw new (isRefused ? PaymentRefusedError : PaymentUnavailableError)(`${name} answered ${status}: ${reason}`);
  }

  private async send(path: string, content?: object): Promise<{ status: number; body: unknown }> {
    const { baseUrl, apiKey, timeoutMs = 10_000 } = this.settings;
    const response = await fetch(`${baseUrl.replace(/\/$/, '')}/${path}`, {
      method: content ? 'POST' : 'GET',
      body: content && JSON.stringify(content),
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        ...(content ? { 'content-type': 'application/json' } : {}),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.json() };
  }
}

function nullIfRefused(error: unknown): null {
  if (error instanceof PaymentRefusedError) return null;
  throw error;
}

export function signRequest(
  { privateKey, merchantCode }: Pick<TripaySettings, 'privateKey' | 'merchantCode'>,
  { merchantRef, amount }: Pick<PaymentRequest, 'merchantRef' | 'amount'>,
): string {
  return hmac(privateKey, `${merchantCode}${merchantRef}${amount}`);
}

/** In constant time, over the raw body: Tripay escapes slashes and letters, so serialising it again would differ. */
export function isCallbackSignature(privateKey: string, body: Buffer, signature: string | undefined): boolean {
  return signature !== undefined && isSignature(signature, hmac(privateKey, body));
}

function hmac(key: string, content: string | Buffer): string {
  return createHmac('sha256', key).update(content).digest('hex');
}
