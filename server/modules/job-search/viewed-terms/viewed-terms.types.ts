import { Field, Int, ObjectType } from 'type-graphql';
import { Payload, PayloadType } from '../../../graphql/payload';

@ObjectType({ simpleResolvers: true, description: 'A search that led seekers to a job.' })
export class ViewedTerm {
  @Field(() => String, { description: 'What they searched for, in lower case and without accents.' })
  term!: string;

  @Field(() => Int, { description: 'How many seekers, at least five.' })
  seekers!: number;
}

@PayloadType('Answer to recording a view.')
export class JobViewPayload extends Payload {}
