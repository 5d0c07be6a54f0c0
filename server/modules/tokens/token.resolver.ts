import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Role } from '../../../domain/roles';
import { SPECIAL_PACKAGE, TOKEN_PACKAGES } from '../../../domain/tokens';
import { asCompany, type Actor } from '../../actor';
import type { Env } from '../../env';
import { actorOf, type RequestContext } from '../../graphql/context';
import { decodeCursor, encodeCursor } from '../../graphql/paging';
import { readLedger, type LedgerRow } from './token.sql';
import { TokenPackageType, TokenTransactionConnection, type TokenTransactionType } from './token.types';

const LEDGER_PAGE_SIZE = 20;

@Resolver()
export class TokenResolver {
  @Authorized(Role.COMPANY)
  @Query(() => [TokenPackageType], { description: 'The packages that the signed-in company may buy.' })
  tokenPackages(@Ctx() context: RequestContext): TokenPackageType[] {
    const entitled = isEntitledToSpecial(actorOf(context), context.services.env);
    return entitled ? [...TOKEN_PACKAGES, SPECIAL_PACKAGE] : [...TOKEN_PACKAGES];
  }

  @Authorized(Role.COMPANY)
  @Query(() => TokenTransactionConnection, { description: "The signed-in company's token ledger, newest first." })
  async tokenTransactions(
    @Ctx() context: RequestContext,
    @Arg('after', () => String, { nullable: true, description: 'The `endCursor` of the previous page.' }) after?:
      | string
      | null,
  ): Promise<TokenTransactionConnection> {
    const { companyId } = asCompany(actorOf(context));
    const [before = null] = decodeCursor(after, 'id') ?? [];
    const rows = await readLedger(context.services.dataSource, companyId, before, LEDGER_PAGE_SIZE + 1);
    const shown = rows.slice(0, LEDGER_PAGE_SIZE);
    const last = shown.at(-1);
    return {
      items: shown.map(transactionOf),
      endCursor: rows.length > LEDGER_PAGE_SIZE && last ? encodeCursor([last.id]) : null,
    };
  }
}

/** The special package needs the entitled e-mail, verified (docs/readings.md, "Tokens"). */
export function isEntitledToSpecial(actor: Actor, env: Env): boolean {
  return actor.emailVerified && actor.email === env.SPECIAL_PACKAGE_EMAIL?.toLowerCase();
}

function transactionOf(row: LedgerRow): TokenTransactionType {
  return {
    id: row.id,
    type: row.type,
    amount: row.amount,
    balanceAfter: row.balance_after,
    timestamp: row.created_at,
    jobTitle: row.job_title,
    packageName: row.package_name,
    price: row.price,
    merchantRef: row.merchant_ref,
  };
}
