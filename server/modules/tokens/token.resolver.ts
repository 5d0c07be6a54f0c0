import { Arg, Args, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Role } from '../../../domain/roles';
import { SPECIAL_PACKAGE, TOKEN_PACKAGES, TransactionType, type TokenPackage } from '../../../domain/tokens';
import { asCompany, type Actor } from '../../actor';
import type { Env } from '../../env';
import { actorOf, type RequestContext } from '../../graphql/context';
import { decodeCursor, pageById } from '../../graphql/paging';
import { Days, periodOf } from '../../graphql/period';
import { packageNameIn } from './package-name';
import { readLedger } from './token.sql';
import { PackagedTokens, TokenPackageType, TokenTransactionConnection, TokenTransactionType } from './token.types';

const LEDGER_PAGE_SIZE = 20;

@Resolver()
export class TokenResolver {
  @Authorized(Role.COMPANY)
  @Query(() => [TokenPackageType], { description: 'The packages that the signed-in company may buy.' })
  tokenPackages(@Ctx() context: RequestContext): TokenPackageType[] {
    return packagesFor(actorOf(context), context.services.env);
  }

  @Authorized(Role.COMPANY)
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

/** What an actor may buy; the special package needs the entitled e-mail, verified (docs/readings.md, "Tokens"). */
export function packagesFor(actor: Actor, env: Env): TokenPackage[] {
  const isEntitled = actor.emailVerified && actor.email === env.SPECIAL_PACKAGE_EMAIL?.toLowerCase();
  return isEntitled ? [...TOKEN_PACKAGES, SPECIAL_PACKAGE] : [...TOKEN_PACKAGES];
}
