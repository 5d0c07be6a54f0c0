import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Role } from '../../../../domain/roles';
import { saveInterviewSlotsSchema } from '../../../../domain/slots.schema';
import { asCompany, asSeeker } from '../../../actor';
import { actorOf, type RequestContext } from '../../../graphql/context';
import { parse } from '../../../graphql/parse-input';
import { RefusesWith, done } from '../../../graphql/payload';
import { jobById } from '../job-for-viewer';
import { JobType, SaveInterviewSlotsInput, SaveInterviewSlotsPayload, SlotPayload } from '../job.types';
import { holdSlot, releaseSlot } from './commands/hold-slot';
import { saveInterviewSlots } from './commands/save-interview-slots';
import { slotOf } from './shown-slot';
import { loadSlotsOfJobs } from './slot.sql';
import { InterviewSlotType } from './slot.types';
import { SLOT_REFUSALS } from '../../../../domain/slots';

@Resolver(() => JobType)
export class SlotResolver {
  @Authorized('POST_JOBS')
  @RefusesWith('JOB_NOT_FOUND', 'JOB_FORBIDDEN', 'SLOT_IN_PAST', 'TOO_MANY_ENTRIES', 'SLOT_DUPLICATE')
  @Mutation(() => SaveInterviewSlotsPayload, {
    description: 'Saves the slots of a job; reserved ones are kept, overlapping new ones dropped, and both are named.',
  })
  async saveInterviewSlots(
    @Ctx() context: RequestContext,
    @Arg('input', () => SaveInterviewSlotsInput, { description: 'The job and its slots.' })
    given: SaveInterviewSlotsInput,
  ): Promise<SaveInterviewSlotsPayload> {
    const { clock } = context.services;
    const input = parse(saveInterviewSlotsSchema, given);
    const saved = await saveInterviewSlots(context.services, asCompany(actorOf(context)), input.jobId, {
      drafts: input.slots,
      removedIds: input.removedSlotIds,
      keptIds: input.keptSlotIds,
    });
    return done({
      job: await jobById(context, input.jobId),
      droppedSlots: saved.dropped,
      goneSlots: saved.gone,
      untouchedSlots: saved.untouched.map((slot) => slotOf(slot, clock.now())),
      keptReservedSlots: saved.keptReserved,
    });
  }

  @Authorized(Role.USER)
  @RefusesWith(
    'SLOT_NOT_FOUND',
    'JOB_NOT_FOUND',
    'JOB_CLOSED',
    'OWN_COMPANY_JOB',
    'ALREADY_APPLIED',
    ...Object.values(SLOT_REFUSALS),
    'ERASURE_WAITING',
    'INTERVIEW_CONFLICT',
  )
  @Mutation(() => SlotPayload, { description: 'Keeps a seat for ten minutes; a new hold replaces the old one.' })
  async holdSlot(
    @Ctx() context: RequestContext,
    @Arg('slotId', () => ID, { description: 'The slot.' }) slotId: string,
  ): Promise<SlotPayload> {
    const { jobId, heldUntil } = await holdSlot(context.services, asSeeker(actorOf(context)), slotId);
    return done({ heldUntil, job: await jobById(context, jobId) });
  }

  @Authorized(Role.USER)
  @RefusesWith()
  @Mutation(() => SlotPayload, { description: 'Lets go of the held seat, if there is one.' })
  async releaseSlot(@Ctx() context: RequestContext): Promise<SlotPayload> {
    await releaseSlot(context.services, asSeeker(actorOf(context)));
    return done({});
  }

  @FieldResolver(() => [InterviewSlotType], { description: 'Its interview slots, in order of time.' })
  interviewAvailability(@Root() job: JobType, @Ctx() context: RequestContext): Promise<InterviewSlotType[]> {
    return context.loaders.load(loadSlotsOfJobs, job.id);
  }
}
