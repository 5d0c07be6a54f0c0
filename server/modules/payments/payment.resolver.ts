import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { refuse, type ErrorCode } from '../../../domain/errors';
import { hasReceipt, isInvoiceOpen, type PaymentOutcome } from '../../../domain/payments';
import { asCompany } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { decodeCursor, pageById } from '../../graphql/paging';
import { RefusesWith, done } from '../../graphql/payload';
import { companyOf, loadCompanies, memberNameFor, type DoneByMember } from '../companies';
import { TokenPackageType } from '../tokens';
import { confirmPayment } from './commands/confirm-payment';
import { createTokenInvoice } from './commands/create-token-invoice';
import type { Invoice } from './invoice.entity';
import { findReceipt, listInvoices } from './payment.queries';
import {
  ConfirmPaymentPayload,
  CreateTokenInvoicePayload,
  TokenInvoiceConnection,
  TokenReceipt,
  TokenInvoice,
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
  @Authorized('BUY_TOKENS')
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
    const now = context.services.clock.now();
    return pageById(rows, PAGE_SIZE, (row) => invoiceOf(row, now));
  }

  @Authorized('BUY_TOKENS')
  @Query(() => TokenReceipt, {
    nullable: true,
    description: 'The receipt of one of the signed-in company\'s own purchases. Error: "Receipt not found".',
  })
  async tokenReceipt(
    @Ctx() context: RequestContext,
    @Arg('invoiceId', () => ID, { description: 'The invoice; it has been paid.' }) invoiceId: string,
  ): Promise<TokenReceipt> {
    const receipt = await findReceipt(context.services, actorOf(context), invoiceId);
    if (!receipt) throw refuse('RECEIPT_NOT_FOUND');
    return receipt;
  }

  @Authorized('BUY_TOKENS')
  @RefusesWith('INVOICE_FAILED', 'OWN_COMPANY_NOT_VERIFIED', 'PAYMENT_FAILED')
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

  @Authorized('BUY_TOKENS')
  @RefusesWith('PAYMENT_FAILED', 'PAYMENT_NOT_CHECKED', 'PAYMENT_CANCELLED', 'PAYMENT_MISMATCH', 'PAYMENT_NOT_FOUND')
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
      errors: code ? [{ code }] : [],
    };
  }
}

const BOUGHT_BY = 'Who bought.';

@Resolver(() => TokenInvoice)
export class InvoiceMemberResolver {
  @FieldResolver(() => String, { nullable: true, description: BOUGHT_BY })
  byMember(@Root() invoice: TokenInvoice & DoneByMember, @Ctx() context: RequestContext): Promise<string | null> {
    return memberNameFor(context, invoice);
  }
}

@Resolver(() => TokenReceipt)
export class ReceiptMemberResolver {
  @FieldResolver(() => String, { nullable: true, description: BOUGHT_BY })
  byMember(@Root() receipt: TokenReceipt & DoneByMember, @Ctx() context: RequestContext): Promise<string | null> {
    return memberNameFor(context, receipt);
  }
}

/** What the signed-in company may do with a package. */
@Resolver(() => TokenPackageType)
export class TokenPackageActionsResolver {
  @FieldResolver(() => Boolean, {
    description: 'The viewer may start a purchase of it now: a company must be verified for that.',
  })
  async viewerCanBuy(@Ctx() context: RequestContext): Promise<boolean> {
    const company = await context.loaders.load(loadCompanies, asCompany(actorOf(context)).companyId);
    return company?.is_verified ?? false;
  }
}

function invoiceOf(row: Invoice, now: Date): TokenInvoice & DoneByMember {
  const isOpen = isInvoiceOpen(row, now);
  return {
    ...row,
    checkoutUrl: isOpen ? row.checkoutUrl : null,
    viewerCanPay: isOpen,
    viewerCanOpenReceipt: hasReceipt(row),
  };
}
