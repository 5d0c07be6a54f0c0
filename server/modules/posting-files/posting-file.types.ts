import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PostingOutcome } from '../../../domain/posting-file';
import { Payload, PayloadType, UserError } from '../../graphql/payload';

registerEnumType(PostingOutcome, {
  name: 'PostingOutcome',
  description: 'What becomes of a line of a file of postings.',
});

@ObjectType({ simpleResolvers: true, description: 'A line of a file of postings, and what would become of it.' })
export class PostingFileLine {
  @Field(() => Int, { description: 'Where it begins in the file; the names of the columns are on line 1.' })
  line!: number;

  @Field(() => String, { description: 'The title, as far as it can be read.' })
  title!: string;

  @Field(() => PostingOutcome, { description: 'What would become of it.' })
  outcome!: PostingOutcome;

  @Field(() => [String], { description: 'The parts of the posting that it changes, by the names of the edit form.' })
  changedParts!: string[];

  @Field(() => Boolean, {
    description: 'It names interview slots, and its posting is there already: that one keeps the slots that it has.',
  })
  slotsStay!: boolean;

  @Field(() => Boolean, { description: 'Its posting was closed before, and stays closed.' })
  staysClosed!: boolean;

  @Field(() => [UserError], { description: 'Why it is refused, at most three reasons; the field names the column.' })
  refusals!: UserError[];
}

@PayloadType('What a file of postings would do.')
export class PreviewPostingsPayload extends Payload {
  @Field(() => [PostingFileLine], { nullable: true, description: 'Its lines, in their order.' })
  lines?: Promise<PostingFileLine>[];
}

@PayloadType('What a confirmed file of postings has done.')
export class ConfirmPostingsPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'How many jobs it has posted.' })
  made?: number;

  @Field(() => Int, { nullable: true, description: 'How many jobs it has changed.' })
  changed?: number;

  @Field(() => Int, { nullable: true, description: 'How many of these our team reads first.' })
  held?: number;
}
