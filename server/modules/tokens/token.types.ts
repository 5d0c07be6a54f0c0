import { Field, ID, Int, ObjectType } from 'type-graphql';
import { TransactionType } from '../../../domain/tokens';
import { CursorPageOf } from '../../graphql/paging';
import { DateTime, Rupiah } from '../../graphql/scalars';

/** What packages, invoices and receipts have in common; not a type of the schema itself. */
@ObjectType({ simpleResolvers: true })
export abstract class PackagedTokens {
  @Field(() => String, { description: 'Name of the package, such as "6 Tokens", in the language of the request.' })
  packageName!: string;

  @Field(() => Int, { description: 'Tokens without the bonus.' })
  tokens!: number;

  @Field(() => Int, { description: 'Tokens given on top.' })
  bonus!: number;
}

@ObjectType('TokenPackage', {
  simpleResolvers: true,
  description: "Tokens for sale. The list and its prices are the server's.",
})
export class TokenPackageType extends PackagedTokens {
  @Field(() => ID, { description: 'Names the package when buying.' })
  id!: string;

  @Field(() => Rupiah, { description: 'Price of the package.' })
  price!: number;

  @Field(() => Boolean, { description: 'Marked as popular in the store.' })
  popular!: boolean;

  @Field(() => Boolean, { description: 'Shown only to the one company entitled to it.' })
  special!: boolean;
}

@ObjectType('TokenTransaction', { simpleResolvers: true, description: "One entry of a company's token ledger." })
export class TokenTransactionType {
  @Field(() => ID, { description: 'Id of the entry; entries are ordered by it.' })
  id!: string;

  @Field(() => TransactionType, { description: 'Why the balance changed.' })
  type!: TransactionType;

  @Field(() => Int, { description: 'Tokens added, or taken when negative.' })
  amount!: number;

  @Field(() => Int, { description: 'The balance after this entry.' })
  balanceAfter!: number;

  @Field(() => DateTime, { description: 'When it happened.' })
  timestamp!: Date;

  @Field(() => String, { nullable: true, description: 'The job whose applicant was accepted, for a USAGE entry.' })
  jobTitle!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The package bought, for a PURCHASE entry, in the language of the request.',
  })
  packageName!: string | null;

  @Field(() => Rupiah, { nullable: true, description: 'What the package cost, for a PURCHASE entry.' })
  price!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The invoice's merchant reference, for a PURCHASE or REFUND entry.",
  })
  merchantRef!: string | null;
}

/** With what other modules find by it. */
export type TokenTransactionParent = TokenTransactionType & {
  applicationId: string | null;
  companyId: string;
  accountId: string | null;
};

@ObjectType({ simpleResolvers: true, description: 'A page of the token ledger, newest first.' })
export class TokenTransactionConnection extends CursorPageOf(TokenTransactionType, 'The entries, newest first.') {}
