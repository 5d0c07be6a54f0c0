import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../graphql/context';
import { TokenTransactionType, type TokenTransactionParent } from '../tokens';
import { memberNameFor } from './member-names.sql';

/** What companies add to the token ledger: who of them it was. */
@Resolver(() => TokenTransactionType)
export class LedgerMembersResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who accepted, or bought; null of a grant and a refund.',
  })
  byMember(@Root() entry: TokenTransactionParent, @Ctx() context: RequestContext): Promise<string | null> {
    return memberNameFor(context, entry);
  }
}
