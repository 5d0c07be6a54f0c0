import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ErasureState, ErasureWhen } from '../../../domain/erasures';
import { Role } from '../../../domain/roles';
import { Payload, PayloadType } from '../../graphql/payload';
import { DateTime } from '../../graphql/scalars';
import { OwnerProofInput } from '../auth';

@ObjectType('Erasure', { simpleResolvers: true, description: 'An erasure that was asked for and is not done.' })
export class ErasureType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => Role, { nullable: true, description: 'The role that goes; null: the whole account.' })
  role!: Role | null;

  @Field(() => ErasureState, { description: 'Only a WAITING one can be cancelled.' })
  state!: ErasureState;

  @Field(() => DateTime, { description: 'When it was asked for.' })
  requestedAt!: Date;

  @Field(() => DateTime, { description: 'When the erasure begins.' })
  dueAt!: Date;
}

@InputType({ description: 'What to erase, when, and that it is really the owner who asks.' })
export class RequestErasureInput extends OwnerProofInput {
  @Field(() => ID, { description: 'The account that the page shows; any other than the own is refused.' })
  accountId!: string;

  @Field(() => Role, { nullable: true, description: 'USER or COMPANY; null: the whole account.' })
  role?: Role | null;

  @Field(() => ErasureWhen, { description: 'At once, or after 14 days with a way back.' })
  when!: ErasureWhen;
}

@PayloadType('Answer to asking for an erasure.')
export class RequestErasurePayload extends Payload {
  @Field(() => ErasureType, { nullable: true, description: 'What was asked for.' })
  erasure?: ErasureType;

  @Field(() => Boolean, { nullable: true, description: 'The whole account is going now: this browser is signed out.' })
  isSignedOut?: boolean;
}

@PayloadType('Answer to cancelling an erasure.')
export class CancelErasurePayload extends Payload {
  @Field(() => Boolean, { nullable: true, description: 'Everything is as before.' })
  isCancelled?: boolean;
}
