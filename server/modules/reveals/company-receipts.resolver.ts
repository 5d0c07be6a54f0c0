import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { detailsOf } from '../../../domain/reveals';
import { asCompany } from '../../actor';
import { isPossibleId } from '../../db/columns';
import { actorOf, type RequestContext } from '../../graphql/context';
import type { CursorPage } from '../../graphql/paging';
import { Days, periodOf } from '../../graphql/period';
import { memberNameFor } from '../companies';
import { readCompanyReceipts, readFirstDay, readReaders } from './company-receipts.sql';
import {
  CompanyReceiptConnection,
  CompanyReceiptType,
  ReceiptReader,
  type CompanyReceiptParent,
} from './company-receipts.types';

const PAGE_SIZE = 20;

const ownedBy = (context: RequestContext) => {
  const { companyId, seekerId } = asCompany(actorOf(context));
  return { companyId, exceptSeekerId: seekerId };
};

/** Who of the own company has seen which applicant's details. */
@Resolver(() => CompanyReceiptConnection)
export class CompanyReceiptResolver {
  @Authorized('READ_RECEIPTS')
  @Query(() => CompanyReceiptConnection, {
    description:
      'Who of the own company saw details of which applicant: a receipt for each application, member, kind and day, the newest day first, 20 a page. Not of an own application.',
  })
  async companyReceipts(
    @Ctx() context: RequestContext,
    @Args(() => Days) days: Days,
    @Arg('accountId', () => ID, { nullable: true, description: 'Only what this member saw.' })
    accountId?: string | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the previous page.' }) after?:
      | string
      | null,
  ): Promise<CompanyReceiptConnection> {
    const filter = { ...ownedBy(context), ...periodOf(days), accountId: accountId ?? null };
    if (filter.accountId !== null && !isPossibleId(filter.accountId)) return { items: [], endCursor: null };
    const args = { after: after ?? null, limit: PAGE_SIZE };
    const { items, endCursor } = await readCompanyReceipts(context.services.dataSource, filter, args);
    const page: CursorPage<CompanyReceiptParent> = {
      items: items.map((row) => ({ ...row, details: detailsOf(row.details) })),
      endCursor,
    };
    return page;
  }

  @FieldResolver(() => String, { nullable: true })
  firstDay(@Ctx() context: RequestContext): Promise<string | null> {
    return readFirstDay(context.services.dataSource, ownedBy(context));
  }

  @FieldResolver(() => [ReceiptReader])
  async readers(@Ctx() context: RequestContext): Promise<ReceiptReader[]> {
    const { companyId } = ownedBy(context);
    const accounts = await readReaders(context.services.dataSource, companyId);
    return Promise.all(
      accounts.map(async (accountId) => ({
        accountId,
        name: (await memberNameFor(context, { companyId, accountId })) ?? '',
      })),
    );
  }
}

@Resolver(() => CompanyReceiptType)
export class CompanyReceiptMemberResolver {
  @FieldResolver(() => String, { nullable: true, description: 'The member who looked, or which former member it was.' })
  byMember(@Root() receipt: CompanyReceiptParent, @Ctx() context: RequestContext): Promise<string | null> {
    return memberNameFor(context, receipt);
  }
}
