import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { dismissReportSchema } from '../../../domain/payments.schema';
import { FlaggedPaymentOrder, PaymentFlag } from '../../../domain/payments';
import { Role } from '../../../domain/roles';
import { actorOf, type RequestContext } from '../../graphql/context';
import { NeedsFreshProof } from '../../graphql/fresh-proof';
import { cursorArgsOf, decodeCursor, pageById, type Uncounted } from '../../graphql/paging';
import { PeriodArgs, periodOf } from '../../graphql/period';
import { parse } from '../../graphql/parse-input';
import { RefusesWith, done } from '../../graphql/payload';
import type { PaymentGateway } from '../../ports';
import { dismissReport } from './commands/dismiss-report';
import { replayCallback } from './commands/replay-callback';
import {
  countFlaggedOf,
  isVerifiedCallback,
  listFlagged,
  readCallback,
  sumFlagged,
  type CallbackRow,
} from './flagged-payment.sql';
import {
  DismissFlaggedPaymentInput,
  DismissFlaggedPaymentPayload,
  FlaggedPaymentConnection,
  FlaggedPaymentSums,
  ReplayPaymentCallbackPayload,
  type FlaggedPayment,
} from './flagged-payment.types';

type FlaggedParent = Uncounted<FlaggedPaymentConnection> & { sum: () => Promise<FlaggedPaymentSums> };

@Resolver(() => FlaggedPaymentConnection)
export class FlaggedPaymentSumsResolver {
  @FieldResolver(() => FlaggedPaymentSums, { description: 'What all reports that the filters find are about.' })
  sums(@Root() { sum }: FlaggedParent): Promise<FlaggedPaymentSums> {
    return sum();
  }
}

@Resolver()
export class FlaggedPaymentResolver {
  @Authorized(Role.ADMIN)
  @Query(() => FlaggedPaymentConnection, {
    description: 'What the payment provider said that does not fit, by when it was received.',
  })
  async adminFlaggedPayments(
    @Ctx() { services }: RequestContext,
    @Args(() => PeriodArgs) args: PeriodArgs,
    @Arg('flag', () => PaymentFlag, { nullable: true, description: 'Only with this flag.' }) flag?: PaymentFlag | null,
    @Arg('order', () => FlaggedPaymentOrder, { nullable: true, description: 'NEWEST when missing.' })
    order?: FlaggedPaymentOrder | null,
  ): Promise<Uncounted<FlaggedPaymentConnection>> {
    const { limit, ...cursor } = cursorArgsOf(args);
    const [after = null] = decodeCursor(cursor.after, 'id') ?? [];
    const filter = { flag: flag ?? null, ...periodOf(args) };
    const rows = await listFlagged(services.dataSource, {
      ...filter,
      order: order ?? FlaggedPaymentOrder.NEWEST,
      after,
      limit: limit + 1,
    });
    const page = pageById(rows, limit, (row) => paymentOf(services.payments, row));
    const parent: FlaggedParent = {
      ...page,
      count: () => countFlaggedOf(services.dataSource, filter),
      sum: () => sumFlagged(services.dataSource, filter),
    };
    return parent;
  }

  @Authorized(Role.ADMIN)
  @RefusesWith('STEP_UP_REQUIRED', 'CALLBACK_NOT_FOUND', 'CALLBACK_NOT_VERIFIED', 'CALLBACK_UNREADABLE')
  @NeedsFreshProof()
  @Mutation(() => ReplayPaymentCallbackPayload, {
    description:
      'Lets a verified callback take effect as if it arrived now; it credits at most once, however often it is replayed.',
  })
  async replayPaymentCallback(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the stored report.' }) id: string,
  ): Promise<ReplayPaymentCallbackPayload> {
    const { services } = context;
    const outcome = await replayCallback(services, actorOf(context), id);
    const row = await readCallback(services.dataSource, id);
    return done({ outcome, payment: row && paymentOf(services.payments, row) });
  }

  @Authorized(Role.ADMIN)
  @RefusesWith('STEP_UP_REQUIRED', 'CALLBACK_NOT_FOUND', 'CALLBACK_SETTLED')
  @NeedsFreshProof()
  @Mutation(() => DismissFlaggedPaymentPayload, {
    description: 'Takes a flagged report off the list with a note; nothing is credited or taken back. Safe to repeat.',
  })
  async dismissFlaggedPayment(
    @Ctx() context: RequestContext,
    @Arg('input', () => DismissFlaggedPaymentInput, { description: 'The report, and why it needs nothing more.' })
    given: DismissFlaggedPaymentInput,
  ): Promise<DismissFlaggedPaymentPayload> {
    const input = parse(dismissReportSchema, given);
    const { services } = context;
    await dismissReport(services, actorOf(context), input);
    const row = await readCallback(services.dataSource, input.id);
    return done({ payment: row && paymentOf(services.payments, row) });
  }
}

function paymentOf(payments: PaymentGateway, row: CallbackRow): FlaggedPayment {
  const isVerified = isVerifiedCallback(payments, row);
  const isReadable = row.flag !== PaymentFlag.UNREADABLE && row.dismissedFlag !== PaymentFlag.UNREADABLE;
  return {
    ...row,
    isVerified,
    invoice: invoiceOf(row),
    viewerCanReplay: isVerified && isReadable,
    viewerCanDismiss: row.flag !== null,
  };
}

function invoiceOf(row: CallbackRow): FlaggedPayment['invoice'] {
  const { invoiceId: id, companyId, companyName, status, reference, amount, tokens } = row;
  if (!id || !companyId || !status) return null;
  return { id, companyId, companyName: companyName ?? '', status, reference, amount: amount ?? 0, tokens: tokens ?? 0 };
}
