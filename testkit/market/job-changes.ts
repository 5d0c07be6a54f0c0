import type { Asker } from '../people/actors';
import { graphql } from '../graphql';
import type { InterviewSlotInput } from '../graphql/graphql';

const SET_ACTIVE = graphql(
  `mutation SetActive($input: SetJobActiveInput!) { setJobActive(input: $input) { errors { ...Refusal } } }`,
);

/** Opens or closes a job; returns why it was refused. */
export async function setActive({ client }: Asker, jobId: string, isActive: boolean) {
  return (await client.ask(SET_ACTIVE, { input: { jobId, isActive } })).setJobActive.errors;
}

const DELETE = graphql(
  `mutation DeletePostedJob($id: ID!) { deleteJob(jobId: $id) { deletedJobId errors { ...Refusal } } }`,
);

/** Returns why it was refused. */
export async function deleteJob({ client }: Asker, jobId: string) {
  return (await client.ask(DELETE, { id: jobId })).deleteJob.errors;
}

const SAVE_SLOTS = graphql(`mutation SaveSlots($input: SaveInterviewSlotsInput!) {
  saveInterviewSlots(input: $input) {
    job { interviewAvailability { id start maxApplicants isReserved } }
    droppedSlots { start } untouchedSlots { start } goneSlots { start } keptReservedSlots errors { ...Refusal }
  }
}`);

/** Without `removedSlotIds`, every unreserved slot that is not named goes. */
export async function saveSlots(
  { client }: Asker,
  jobId: string,
  slots: InterviewSlotInput[],
  removedSlotIds?: string[],
  keptSlotIds?: string[],
) {
  return (await client.ask(SAVE_SLOTS, { input: { jobId, slots, removedSlotIds, keptSlotIds } })).saveInterviewSlots;
}
