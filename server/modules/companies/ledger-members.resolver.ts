import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../graphql/context';
import { TokenTransactionType, type TokenTransactionParent } from '../tokens';
import { MemberName } from './member-name.types';
import { memberNameFor } from './member-names.sql';

/** What companies add to the token ledger: who of them it was. */
@Resolver(() => TokenTransactionType)
export class LedgerMembersResolver {
  @FieldResolver(() => MemberName, {
    nullable: true,
    description: 'Who accepted, or bought; null of a grant and a refund.',
  })
  byMember(@Root() entry: TokenTransactionParent, @Ctx() context: RequestContext): Promise<MemberName | null> {
    return memberNameFor(context, entry);
  }
}
