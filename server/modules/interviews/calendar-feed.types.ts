import { Field, ObjectType } from 'type-graphql';
import { Payload, PayloadType } from '../../graphql/payload';
import { DateTime } from '../../graphql/scalars';

@ObjectType('CalendarFeed', {
  simpleResolvers: true,
  description: 'That calendars can read the interviews of the active role under a secret address.',
})
export class CalendarFeedType {
  @Field(() => DateTime, { description: 'When the address was made.' })
  createdAt!: Date;
}

@PayloadType('The feed after the change.')
export class CalendarFeedPayload extends Payload {
  @Field(() => CalendarFeedType, { nullable: true, description: 'Null once it is revoked.' })
  feed?: CalendarFeedType | null;

  @Field(() => String, {
    nullable: true,
    description: 'The new address, with 256 random bits. It is answered this once; only its hash is stored.',
  })
  address?: string | null;
}
