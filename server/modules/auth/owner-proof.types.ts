import { Field, InputType, registerEnumType } from 'type-graphql';
import { AccessPart } from '../../../domain/accounts';
import { Payload, PayloadType } from '../../graphql/payload';

registerEnumType(AccessPart, { name: 'AccessPart', description: 'A part of how an account is entered.' });

@InputType({ description: 'That it is really the owner who asks, and not a stolen session.' })
export class OwnerProofInput {
  @Field(() => String, { nullable: true, description: 'The password; required of accounts that have one.' })
  password?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'For accounts without a password: the code of mailOwnerCode; not needed within ten minutes of a sign-in with Google.',
  })
  mailedCode?: string | null;
}

@PayloadType('Answer to asking for a mailed code.')
export class MailOwnerCodePayload extends Payload {
  @Field(() => String, { nullable: true, description: "The address that the code goes to: the account's own." })
  sentTo?: string;
}

@PayloadType('Answer to "This was not me".')
export class UndoAccessChangePayload extends Payload {
  @Field(() => AccessPart, { nullable: true, description: 'What is again as it was before.' })
  undone?: AccessPart;
}
