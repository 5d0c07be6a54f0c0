import { setImmediate } from 'node:timers/promises';
import {
  Arg,
  Authorized,
  Ctx,
  Int,
  Mutation,
  Query,
  Resolver,
  Field,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { asCompany } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { RefusesWith, done, Payload, PayloadType, UserError } from '../../graphql/payload';
import { confirmPostings } from './commands/confirm-postings';
import { previewPostings } from './commands/read-posting-file';
import type { PlannedLine } from './posting-plan';
import { readPostingProgress } from './posting-progress';
import { POSTING_FILE_REFUSALS } from './posting-lines';
import { PostingOutcome } from '../../../domain/posting-file';

registerEnumType(PostingOutcome, {
  name: 'PostingOutcome',
  description: 'What becomes of a line of a file of postings.',
});

@ObjectType({ simpleResolvers: true, description: 'A line of a file of postings, and what would become of it.' })
class PostingFileLine {
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
class PreviewPostingsPayload extends Payload {
  @Field(() => [PostingFileLine], { nullable: true, description: 'Its lines, in their order.' })
  lines?: Promise<PostingFileLine>[];
}

@PayloadType('What a confirmed file of postings has done.')
class ConfirmPostingsPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'How many jobs it has posted.' })
  made?: number;

  @Field(() => Int, { nullable: true, description: 'How many jobs it has changed.' })
  changed?: number;

  @Field(() => Int, { nullable: true, description: 'How many of these our team reads first.' })
  held?: number;
}

/** A line may break a rule with each of its slots. */
const SHOWN_REFUSALS = 3;
const LINES_AT_ONCE = 50;

const CLAIM = 'The claim that the upload of the file has answered.';

@Resolver()
export class PostingFileResolver {
  @Authorized('READ')
  @Query(() => Int, {
    nullable: true,
    description: "How much of the company's file is posted by now, in percent; null when none is being posted.",
  })
  postingFileProgress(@Ctx() context: RequestContext): Promise<number | null> {
    return readPostingProgress(context.services, asCompany(actorOf(context)).companyId);
  }

  @Authorized('POST_JOBS')
  @RefusesWith(...POSTING_FILE_REFUSALS)
  @Mutation(() => PreviewPostingsPayload, {
    description: 'What a CSV file would post and change, line by line. Writes nothing.',
  })
  async previewPostings(
    @Ctx() context: RequestContext,
    @Arg('claim', () => String, { description: CLAIM }) claim: string,
  ): Promise<PreviewPostingsPayload> {
    const planned = await previewPostings(context.services, asCompany(actorOf(context)), claim);
    return done({ lines: inTurns(planned) });
  }

  @Authorized('POST_JOBS')
  @RefusesWith(
    ...POSTING_FILE_REFUSALS,
    'POSTING_FILE_UNDER_WAY',
    'POSTING_FILE_ONCE_A_DAY',
    'POSTING_FILE_NOTHING',
    'ERASURE_WAITING',
  )
  @Mutation(() => ConfirmPostingsPayload, {
    description:
      'Posts and changes what the lines of a file say, all at once; refused lines are left out. One file a day. Safe to repeat.',
  })
  async confirmPostings(
    @Ctx() context: RequestContext,
    @Arg('claim', () => String, { description: CLAIM }) claim: string,
  ): Promise<ConfirmPostingsPayload> {
    return done(await confirmPostings(context.services, asCompany(actorOf(context)), claim));
  }
}

/** As promises, some at a time: the response for 1,000 lines is put together with pauses. */
function inTurns(planned: readonly PlannedLine[]): Promise<PostingFileLine>[] {
  let turn: Promise<unknown> = Promise.resolve();
  return planned.map((line, index) => {
    if (index % LINES_AT_ONCE === 0) turn = turn.then(() => setImmediate());
    return turn.then(() => shownLine(line));
  });
}

function shownLine(planned: PlannedLine): PostingFileLine {
  const { line, title, outcome } = planned;
  return {
    line,
    title,
    outcome,
    changedParts: planned.outcome === 'CHANGED' ? planned.changes.map(({ part }) => part) : [],
    slotsStay: 'slotsStay' in planned && planned.slotsStay,
    staysClosed: 'staysClosed' in planned && planned.staysClosed,
    refusals: planned.outcome === 'REFUSED' ? planned.errors.slice(0, SHOWN_REFUSALS) : [],
  };
}
