import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ConsentKind, MailPreference } from '../../../domain/consents';
import { Payload, PayloadType } from '../../graphql/payload';
import { DateTime } from '../../graphql/scalars';

@ObjectType('ConsentChange', { simpleResolvers: true, description: 'A consent that was given or withdrawn.' })
export class ConsentChangeType {
  @Field(() => ID, { description: 'Names the change to the person.' })
  id!: string;

  @Field(() => ConsentKind, { description: 'What it is about.' })
  kind!: ConsentKind;

  @Field(() => String, { nullable: true, description: 'Version of the text that was agreed to; null for mails.' })
  version!: string | null;

  @Field(() => Boolean, { description: 'False when it was withdrawn.' })
  isGiven!: boolean;

  @Field(() => DateTime, { description: 'When.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Whether mails of a kind go out to the account.' })
export class MailChoice {
  @Field(() => MailPreference, { description: 'Which mails.' })
  kind!: MailPreference;

  @Field(() => Boolean, { description: 'They are sent; true until they are switched off.' })
  isOn!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "The signed-in person's consents." })
export class OwnConsents {
  @Field(() => [ConsentChangeType], { description: 'Every consent given or withdrawn, newest first.' })
  changes!: ConsentChangeType[];

  @Field(() => [MailChoice], {
    description: 'The mails that the roles of the account get and that can be switched off.',
  })
  mails!: MailChoice[];
}

@InputType({ description: 'A kind of mails to switch off or on.' })
export class MailChoiceInput {
  @Field(() => MailPreference, { description: 'Which mails.' })
  kind!: MailPreference;

  @Field(() => Boolean, { description: 'Whether they are to be sent.' })
  isOn!: boolean;
}

@InputType({ description: 'Mails to switch off or on; kinds that are not named stay as they are.' })
export class UpdateMailPreferencesInput {
  @Field(() => [MailChoiceInput], { description: 'Of several choices for one kind the last counts.' })
  mails!: MailChoiceInput[];
}

@PayloadType('The consents after the change.')
export class ConsentsPayload extends Payload {
  @Field(() => OwnConsents, { nullable: true, description: 'Null when it was refused.' })
  consents?: OwnConsents;
}
