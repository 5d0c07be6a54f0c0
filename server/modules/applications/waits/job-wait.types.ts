import { Field, ID, ObjectType } from 'type-graphql';
import { Payload, PayloadType } from '../../../graphql/payload';
import { DateTime } from '../../../graphql/scalars';

@ObjectType('JobWait', {
  simpleResolvers: true,
  description: 'A job without a free time, of which a seeker wants to be told when it has one.',
})
export class JobWaitType {
  @Field(() => ID, { description: 'Names it to its owner.' })
  id!: string;

  @Field(() => ID, { description: 'The job.' })
  jobId!: string;

  @Field(() => String, { description: 'What the job is called.' })
  jobTitle!: string;

  @Field(() => String, { description: 'Who offers it.' })
  companyName!: string;

  @Field(() => Boolean, { description: 'Seekers can open the job now. While they cannot, no mail is sent.' })
  isJobVisible!: boolean;

  @Field(() => DateTime, { description: 'When they asked; it ends 30 days later.' })
  askedAt!: Date;
}

@PayloadType('Answer to asking to be told, or no longer.')
export class JobWaitPayload extends Payload {
  @Field(() => DateTime, { nullable: true, description: 'Since when they wait; null when they do not.' })
  askedAt?: Date | null;
}
