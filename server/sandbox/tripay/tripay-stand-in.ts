import { createHmac, randomInt } from 'node:crypto';
import express, { type Router, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import QRCode from 'qrcode';
import type { Clock } from '../../clock';
import { serveLocally, type LocalServer } from '../local-server';
import { CallbackSender } from './callback-sender';
import { checkoutPage, COUNTDOWN_SCRIPT, noSuchPaymentPage, STATES } from './checkout-page';
import { callbackBody, createRequest, paymentData, type StandInPayment } from './stand-in-payment';
import { siteRouter } from '../../http/site-router';

interface StandInParts {
  apiKey: string;
  privateKey: string;
  merchantCode: string;
  /** The URL of the pages for a browser. */
  publicUrl: string;
  clock: Clock;
  logger: Logger;
  /** Tripay waits two minutes before it sends a callback again. */
  resendMs?: number;
}

const RESEND_MS = 120_000;
const WATCH_MS = 1_000;

/**
 * Tripay on this machine: the calls that the product makes, with the real responses and checks, a checkout page, and signed
 * callbacks.
 */
export class TripayStandIn {
  private readonly payments = new Map<string, StandInPayment>();
  private readonly callbacks: CallbackSender;
  private server: LocalServer | null = null;
  private watch: NodeJS.Timeout | undefined;

  constructor(private readonly parts: StandInParts) {
    const { privateKey, resendMs = RESEND_MS, logger } = parts;
    this.callbacks = new CallbackSender({ privateKey, resendMs, logger });
  }

  /** Returns the base URL of the API. */
  async listen(): Promise<string> {
    this.server = await serveLocally(express().use('/sandbox/tripay', this.routes()));
    this.watch = setInterval(() => this.expireOld(), WATCH_MS).unref();
    return `${this.server.origin}/sandbox/tripay/api`;
  }

  async close(): Promise<void> {
    clearInterval(this.watch);
    await this.callbacks.close();
    await this.server?.close();
  }

  routes(): Router {
    const router = siteRouter();
    router.use('/api', this.api());
    router.get('/countdown.js', (_request, response) => void response.type('js').send(COUNTDOWN_SCRIPT));
    router.get('/qr/:reference.svg', async ({ params: { reference } }, response) => {
      if (!this.known(reference)) return void response.status(404).end();
      response
        .type('svg')
        .send(await QRCode.toString(reference, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }));
    });
    router.get('/checkout/:reference', (request, response) => {
      const payment = this.known(request.params.reference);
      response
        .status(payment ? 200 : 404)
        .type('html')
        .set('cache-control', 'no-store')
        .send(payment ? checkoutPage(payment) : noSuchPaymentPage());
    });
    router.post('/checkout/:reference/:action', (request, response) => {
      const payment = this.known(request.params.reference);
      if (!payment) return void response.status(404).type('html').send(noSuchPaymentPage());
      const button = STATES[payment.status].buttons.find(({ action }) => action === request.params.action);
      if (button) this.move(payment, button.to);
      response.redirect(303, `${request.baseUrl}/checkout/${payment.reference}`);
    });
    return router;
  }

  private api(): Router {
    const api = siteRouter();
    api.use((request, response, next) => {
      if (request.get('authorization') === `Bearer ${this.parts.apiKey}`) next();
      else refuse(response, 401, 'Invalid API Key');
    });
    api.post('/transaction/create', express.json(), (request, response) => this.create(request, response));
    api.get('/transaction/detail', (request, response) => {
      const payment = this.known(request.query['reference']);
      if (payment) this.answer(response, this.dataOf(payment));
      else refuse(response, 404, 'Transaction not found');
    });
    api.get('/merchant/transactions', (request, response) => {
      this.expireOld();
      const found = [...this.payments.values()].filter(
        (payment) => payment.request.merchant_ref === request.query['merchant_ref'],
      );
      this.answer(
        response,
        found.map((payment) => this.dataOf(payment)),
      );
    });
    api.use((_request, response) => refuse(response, 404, 'Not found'));
    return api;
  }

  private create(request: Request, response: Response): void {
    const parsed = createRequest.safeParse(request.body);
    if (!parsed.success)
      return refuse(response, 400, `Invalid ${String(parsed.error.issues[0]?.path[0] ?? 'request')}`);
    const { merchantCode, privateKey } = this.parts;
    const { merchant_ref, amount, signature, order_items, expired_time, method } = parsed.data;
    const expected = createHmac('sha256', privateKey).update(`${merchantCode}${merchant_ref}${amount}`).digest('hex');
    if (signature !== expected) return refuse(response, 400, 'Invalid signature');
    if (method !== 'QRIS') return refuse(response, 400, 'Payment channel is not enabled');
    if (order_items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) !== amount)
      return refuse(response, 400, 'Amount does not match the order items');
    if (expired_time <= this.nowSeconds()) return refuse(response, 400, 'Expired time must be in the future');
    const reference = `DEV-${merchantCode}${String(randomInt(2 ** 47)).padStart(15, '0')}`;
    const payment: StandInPayment = { reference, request: parsed.data, status: 'UNPAID', paidAt: null };
    this.payments.set(reference, payment);
    this.answer(response, this.dataOf(payment));
  }

  private dataOf(payment: StandInPayment) {
    return paymentData(payment, this.parts.publicUrl);
  }

  private answer(response: Response, data: object): void {
    response.json({ success: true, message: '', data });
  }

  private move(payment: StandInPayment, status: StandInPayment['status']): void {
    payment.status = status;
    if (status === 'PAID') payment.paidAt = this.nowSeconds();
    this.callbacks.send(payment.request.callback_url, callbackBody(payment));
  }

  private known(reference: unknown): StandInPayment | null {
    this.expireOld();
    return this.payments.get(String(reference)) ?? null;
  }

  private expireOld(): void {
    for (const payment of this.payments.values()) {
      if (payment.status === 'UNPAID' && payment.request.expired_time <= this.nowSeconds())
        this.move(payment, 'EXPIRED');
    }
  }

  private nowSeconds(): number {
    return Math.floor(this.parts.clock.now().getTime() / 1000);
  }
}

function refuse(response: Response, status: number, message: string): void {
  response.status(status).json({ success: false, message });
}
