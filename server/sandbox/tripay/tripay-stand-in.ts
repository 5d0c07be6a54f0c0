import { createHmac } from 'node:crypto';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import QRCode from 'qrcode';
import type { InvoiceStatus } from '../../../domain/payments';
import type { Clock } from '../../clock';
import { CallbackSender } from './callback-sender';
import { checkoutPage, COUNTDOWN_SCRIPT, noSuchPaymentPage } from './checkout-page';
import { callbackBody, createRequest, newPayment, paymentData, type StandInPayment } from './stand-in-payment';

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

/** What the buttons of the checkout page do, and in which states they are offered. */
const ACTIONS = new Map<string, { to: InvoiceStatus; from: readonly InvoiceStatus[] }>([
  ['pay', { to: 'PAID', from: ['UNPAID', 'EXPIRED'] }],
  ['expire', { to: 'EXPIRED', from: ['UNPAID'] }],
  ['fail', { to: 'FAILED', from: ['UNPAID'] }],
  ['refund', { to: 'REFUND', from: ['PAID'] }],
]);

/**
 * Tripay on this machine: the calls that the product makes, with the real answers and checks, a checkout page, and signed
 * callbacks. It listens on its own port, because the server's is not known before it starts.
 */
export class TripayStandIn {
  private readonly payments = new Map<string, StandInPayment>();
  private readonly callbacks: CallbackSender;
  private server: Server | null = null;
  private watch: NodeJS.Timeout | null = null;

  constructor(private readonly parts: StandInParts) {
    this.callbacks = new CallbackSender({
      privateKey: parts.privateKey,
      resendMs: parts.resendMs ?? RESEND_MS,
      logger: parts.logger,
    });
  }

  /** Listens on a free port of this machine only; returns the base URL of the API. */
  async listen(): Promise<string> {
    const app = express().use('/sandbox/tripay', this.routes());
    const server = await new Promise<Server>((resolve, reject) => {
      const starting = app.listen(0, '127.0.0.1', () => resolve(starting));
      starting.once('error', reject);
    });
    this.server = server;
    this.watch = setInterval(() => this.expireOld(), WATCH_MS);
    this.watch.unref();
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox/tripay/api`;
  }

  async close(): Promise<void> {
    if (this.watch) clearInterval(this.watch);
    await this.callbacks.close();
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
  }

  routes(): Router {
    const router = Router();
    const api = Router();
    api.use(this.checkKey());
    api.post('/transaction/create', express.json(), express.urlencoded({ extended: true }), (request, response) =>
      this.create(request, response),
    );
    api.get('/transaction/detail', (request, response) => this.detail(request, response));
    api.get('/merchant/transactions', (request, response) => this.list(request, response));
    api.use((_request, response) => refuse(response, 404, 'Not found'));
    router.use('/api', api);
    router.get('/countdown.js', (_request, response) => void response.type('js').send(COUNTDOWN_SCRIPT));
    router.get('/qr/:reference.svg', async (request, response) => {
      const payment = this.known(request.params.reference);
      if (!payment) return void response.status(404).end();
      response
        .type('svg')
        .send(await QRCode.toString(payment.qrString, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }));
    });
    router.get('/checkout/:reference', (request, response) => {
      const payment = this.known(request.params.reference);
      response
        .status(payment ? 200 : 404)
        .type('html')
        .set('cache-control', 'no-store')
        .send(payment ? checkoutPage(payment) : noSuchPaymentPage());
    });
    router.post('/checkout/:reference/:action', (request, response) => this.press(request, response));
    return router;
  }

  private checkKey(): RequestHandler {
    return (request, response, next) => {
      if (request.get('authorization') === `Bearer ${this.parts.apiKey}`) next();
      else refuse(response, 401, 'Invalid API Key');
    };
  }

  private create(request: Request, response: Response): void {
    const parsed = createRequest.safeParse(request.body);
    if (!parsed.success)
      return refuse(response, 400, `Invalid ${String(parsed.error.issues[0]?.path[0] ?? 'request')}`);
    const { merchant_ref, amount, signature, order_items, expired_time, method } = parsed.data;
    const expected = createHmac('sha256', this.parts.privateKey)
      .update(`${this.parts.merchantCode}${merchant_ref}${amount}`)
      .digest('hex');
    if (signature !== expected) return refuse(response, 400, 'Invalid signature');
    if (method !== 'QRIS') return refuse(response, 400, 'Payment channel is not enabled');
    if (order_items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) !== amount)
      return refuse(response, 400, 'Amount does not match the order items');
    if (expired_time && expired_time <= this.nowSeconds())
      return refuse(response, 400, 'Expired time must be in the future');
    const payment = newPayment(parsed.data, this.parts.merchantCode, this.nowSeconds());
    this.payments.set(payment.reference, payment);
    response.json({ success: true, message: '', data: paymentData(payment, this.parts.publicUrl, false) });
  }

  private detail(request: Request, response: Response): void {
    const payment = this.known(request.query['reference']);
    if (!payment) return refuse(response, 404, 'Transaction not found');
    response.json({ success: true, message: '', data: paymentData(payment, this.parts.publicUrl, true) });
  }

  private list(request: Request, response: Response): void {
    this.expireOld();
    const wanted = request.query['merchant_ref'];
    const found = [...this.payments.values()]
      .filter((payment) => wanted === undefined || payment.request.merchant_ref === wanted)
      .reverse();
    const data = found.slice(0, 50).map((payment) => paymentData(payment, this.parts.publicUrl, true));
    response.json({
      success: true,
      message: '',
      data,
      pagination: { sort: 'desc', total_records: found.length, current_page: 1, per_page: 50 },
    });
  }

  private press(request: Request, response: Response): void {
    const payment = this.known(request.params['reference']);
    const action = ACTIONS.get(String(request.params['action']));
    if (!payment || !action) return void response.status(404).type('html').send(noSuchPaymentPage());
    if (action.from.includes(payment.status)) this.move(payment, action.to);
    response.redirect(303, `${request.baseUrl}/checkout/${payment.reference}`);
  }

  private move(payment: StandInPayment, status: InvoiceStatus): void {
    payment.status = status;
    if (status === 'PAID') payment.paidAt = this.nowSeconds();
    if (payment.request.callback_url) this.callbacks.send(payment.request.callback_url, callbackBody(payment));
  }

  private known(reference: unknown): StandInPayment | null {
    this.expireOld();
    return this.payments.get(String(reference)) ?? null;
  }

  private expireOld(): void {
    for (const payment of this.payments.values()) {
      if (payment.status === 'UNPAID' && payment.expiredTime <= this.nowSeconds()) this.move(payment, 'EXPIRED');
    }
  }

  private nowSeconds(): number {
    return Math.floor(this.parts.clock.now().getTime() / 1000);
  }
}

function refuse(response: Response, status: number, message: string): void {
  response.status(status).json({ success: false, message });
}
