import { Field, ID, ObjectType } from 'type-graphql';
import { Payload, PayloadType } from '../../graphql/payload';
import { DateTime } from '../../graphql/scalars';

@ObjectType({ simpleResolvers: true, description: 'A browser that is signed in to the own account.' })
export class AccountSession {
  @Field(() => ID, { description: 'Names the session to its owner; opens nothing.' })
  id!: string;

  @Field(() => String, { description: 'The browser and its system in words, such as "Chrome on Windows".' })
  device!: string;

  @Field(() => DateTime, { description: 'When it signed in.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last used, to within five minutes.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'It is the one that asks.' })
  isCurrent!: boolean;
}

@PayloadType('Answer to ending sessions.')
export class SessionsPayload extends Payload {
  @Field(() => [AccountSession], { nullable: true, description: 'The sessions that go on, most recently used first.' })
  sessions?: AccountSession[];
}

@ObjectType({ simpleResolvers: true, description: 'Which ways to sign in this server offers.' })
export class SignInOptions {
  @Field(() => Boolean, { description: 'Sign in with Google, by the popup at /auth/google.' })
  google!: boolean;
}
