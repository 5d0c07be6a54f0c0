import { setImmediate } from 'node:timers/promises';
import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { asCompany } from '../../actor';
import { actorOf, type RequestContext } from '../../graphql/context';
import { RefusesWith, done } from '../../graphql/payload';
import { confirmPostings } from './commands/confirm-postings';
import { previewPostings } from './commands/read-posting-file';
import { ConfirmPostingsPayload, PreviewPostingsPayload, type PostingFileLine } from './posting-file.types';
import type { PlannedLine } from './posting-plan';
import { readPostingProgress } from './posting-progress';
import { POSTING_FILE_REFUSALS } from './posting-lines';

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
