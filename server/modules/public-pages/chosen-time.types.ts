import { Field, ObjectType } from 'type-graphql';
import { InterviewTime } from '../jobs';

@ObjectType({
  simpleResolvers: true,
  description: 'A public job, and the time of it that a person without an account has chosen.',
})
export class ChosenTime {
  @Field(() => String, { description: "The job's title." })
  title!: string;

  @Field(() => InterviewTime, {
    nullable: true,
    description: 'The time; null while it is not free, or none is chosen.',
  })
  time!: InterviewTime | null;
}
