import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ERROR_MESSAGES, type ErrorCode } from '../../../domain/errors';
import { hasReceipt, isInvoiceOpen, type PaymentOutcome } from '../../../domain/payments';
import { Role } from '../../../domain/roles';
import { asCompany } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { decodeCursor, encodeCursor } from '../../graphql/paging';
import { AnswersUserErrors, done } from '../../graphql/payload';
import { companyOf, loadCompanies } from '../companies/public';
import { confirmPayment } from './commands/confirm-payment';
import { createTokenInvoice } from './commands/create-token-invoice';
import type { Invoice } from './invoice.entity';
import { listInvoices } from './payment.queries';
import {
  ConfirmPaymentPayload,
  CreateTokenInvoicePayload,
  TokenInvoiceConnection,
  type TokenInvoice,
} from './payment.types';

const PAGE_SIZE = 20;

/** The texts of the return page. */
const OUTCOME_ERRORS = {
  SUCCESS: null,
  CANCELLED: 'PAYMENT_CANCELLED',
  MISMATCH: 'PAYMENT_MISMATCH',
  UNKNOWN: 'PAYMENT_NOT_FOUND',
} as const satisfies Record<PaymentOutcome, ErrorCode | null>;

@Resolver()
export class PaymentResolver {
  @Authorized(Role.COMPANY)
  @Query(() => TokenInvoiceConnection, { description: "The signed-in company's purchases, newest first." })
  async tokenInvoices(
    @Ctx() context: RequestContext,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the previous page.' }) after?:
      | string
      | null,
  ): Promise<TokenInvoiceConnection> {
    const { companyId } = asCompany(actorOf(context));
    const [before = null] = decodeCursor(after, 'id') ?? [];
    const rows = await listInvoices(context.services.dataSource, companyId, before, PAGE_SIZE + 1);
    const shown = rows.slice(0, PAGE_SIZE);
    const last = shown.at(-1);
    const now = context.services.clock.now();
    return {
      items: shown.map((row) => invoiceOf(row, now)),
      endCursor: rows.length > PAGE_SIZE && last ? encodeCursor([last.id]) : null,
    };
  }

  @Authorized(Role.COMPANY)
  @AnswersUserErrors()
  @Mutation(() => CreateTokenInvoicePayload, {
    description: 'Starts the purchase of a package; while an invoice of the same package is open, answers that one.',
  })
  async createTokenInvoice(
    @Ctx() context: RequestContext,
    @Arg('packageId', () => ID, { description: "A package of `tokenPackages`; tokens and price are the server's." })
    packageId: string,
  ): Promise<CreateTokenInvoicePayload> {
    const invoice = await createTokenInvoice(context.services, asCompany(actorOf(context)), packageId);
    return done({ invoice: invoiceOf(invoice, context.services.clock.now()) });
  }

  @Authorized(Role.COMPANY)
  @AnswersUserErrors()
  @Mutation(() => ConfirmPaymentPayload, {
    description: 'Asks the provider about a payment on return from its page, and credits one that is paid.',
  })
  async confirmPayment(
    @Ctx() context: RequestContext,
    @Arg('reference', () => String, { description: "The page's parameter tripay_reference." }) reference: string,
    @Arg('merchantRef', () => String, { description: "The page's parameter tripay_merchant_ref." }) merchantRef: string,
  ): Promise<ConfirmPaymentPayload> {
    const actor = asCompany(actorOf(context));
    const { outcome, invoice } = await confirmPayment(context.services, actor, { reference, merchantRef });
    const code = OUTCOME_ERRORS[outcome];
    const company = invoice?.status === 'PAID' ? await context.loaders.load(loadCompanies, actor.companyId) : null;
    return {
      outcome,
      invoice: invoice && invoiceOf(invoice, context.services.clock.now()),
      company: company && companyOf(company),
      errors: code ? [{ code, message: ERROR_MESSAGES[code] }] : [],
    };
  }
}

function invoiceOf(row: Invoice, now: Date): TokenInvoice {
  const isOpen = isInvoiceOpen(row, now);
  return {
    id: row.id,
    merchantRef: row.merchantRef,
    reference: row.reference,
    status: row.status,
    amount: row.amount,
    tokens: row.tokens,
    bonus: row.bonus,
    packageId: row.packageId,
    packageName: row.packageName,
    checkoutUrl: isOpen ? row.checkoutUrl : null,
    viewerCanPay: isOpen,
    viewerCanOpenReceipt: hasReceipt(row),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    paidAt: row.paidAt,
  };
}
