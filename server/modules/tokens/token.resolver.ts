import { Arg, Args, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { SPECIAL_PACKAGE, TOKEN_PACKAGES, TransactionType, type TokenPackage } from '../../../domain/tokens';
import { asCompany, type CompanyActor } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { decodeCursor, pageById } from '../../graphql/paging';
import { Days, periodOf } from '../../graphql/period';
import type { Services } from '../../services';
import { packageNameIn } from './package-name';
import { companyAddress, readLedger } from './token.sql';
import { PackagedTokens, TokenPackageType, TokenTransactionConnection, TokenTransactionType } from './token.types';

const LEDGER_PAGE_SIZE = 20;

@Resolver()
export class TokenResolver {
  @Authorized('BUY_TOKENS')
  @Query(() => [TokenPackageType], { description: 'The packages that the signed-in company may buy.' })
  tokenPackages(@Ctx() context: RequestContext): Promise<TokenPackageType[]> {
    return packagesFor(context.services, asCompany(actorOf(context)));
  }

  @Authorized('READ')
  @Query(() => TokenTransactionConnection, { description: "The signed-in company's token ledger, newest first." })
  async tokenTransactions(
    @Ctx() context: RequestContext,
    @Args(() => Days) days: Days,
    @Arg('type', () => TransactionType, { nullable: true, description: 'Only of this type.' })
    type?: TransactionType | null,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
    after?: string | null,
  ): Promise<TokenTransactionConnection> {
    const { companyId } = asCompany(actorOf(context));
    const [before = null] = decodeCursor(after, 'id') ?? [];
    const limit = LEDGER_PAGE_SIZE + 1;
    const rows = await readLedger(context.services.dataSource, {
      companyId,
      before,
      limit,
      type,
      period: periodOf(days),
    });
    return pageById(rows, LEDGER_PAGE_SIZE, (row) => row);
  }
}

@Resolver(() => PackagedTokens)
export class PackagedTokensResolver {
  @FieldResolver()
  packageName(@Root() { packageName }: PackagedTokens, @Ctx() { session }: RequestContext): string {
    return packageNameIn(packageName, session.language);
  }
}

@Resolver(() => TokenTransactionType)
export class TokenTransactionResolver {
  @FieldResolver()
  packageName(@Root() { packageName }: TokenTransactionType, @Ctx() { session }: RequestContext): string | null {
    return packageName && packageNameIn(packageName, session.language);
  }
}

/** What a company may buy; the special package needs the entitled address, verified (docs/readings.md, "Tokens"). */
export async function packagesFor(
  { dataSource, env }: Pick<Services, 'dataSource' | 'env'>,
  { companyId, emailVerified }: CompanyActor,
): Promise<TokenPackage[]> {
  const entitled = env.SPECIAL_PACKAGE_EMAIL?.toLowerCase();
  const isEntitled = entitled && emailVerified && (await companyAddress(dataSource, companyId)) === entitled;
  return isEntitled ? [...TOKEN_PACKAGES, SPECIAL_PACKAGE] : [...TOKEN_PACKAGES];
}
