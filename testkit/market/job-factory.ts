import type { Asker } from '../people/actors';
import { graphql } from '../graphql';
import type { AcceptApplicationInput, CreateJobInput, InterviewSlotInput, OutcomeFragment } from '../graphql/graphql';

export interface TestJob {
  id: string;
  slots: { id: string; date: string; start: string; end: string }[];
}

/** Slots of half an hour each. */
export const halfHours = (starts: readonly string[], maxApplicants = 1): InterviewSlotInput[] =>
  starts.map((start) => ({ start, end: `${start.slice(0, 2)}:30`, maxApplicants }));

const POST_JOB = graphql(`mutation PostJob($input: CreateJobInput!) {
  createJob(input: $input) { job { id interviewAvailability { id date start end } } errors { ...Refusal } }
}`);

/** Sends the form of a job just as it is given. */
export async function postJob({ client }: Asker, input: CreateJobInput) {
  return (await client.ask(POST_JOB, { input })).createJob;
}

export type JobOptions = Omit<CreateJobInput, 'slots'> & { slots?: InterviewSlotInput[] };

/** A job with one slot on the next day unless said otherwise, posted through the API. */
export async function aJob(company: Asker, options: JobOptions = {}): Promise<TestJob> {
  const { slots = [{}], ...given } = options;
  const { job, errors } = await postJob(company, {
    title: 'Backend Engineer',
    location: 'Jakarta',
    description: 'Builds services',
    skills: ['TypeScript'],
    slots: slots.map((slot) => ({ date: '2026-11-24', start: '09:00', end: '09:30', ...slot })),
    ...given,
  });
  if (!job) throw new Error(`The job was refused: ${errors[0]?.message}`);
  return { id: job.id, slots: job.interviewAvailability };
}

// What a command says about input that it did not take.
graphql(`fragment Refusal on UserError { code message field }`);

// What every action on an application returns.
graphql(`fragment Outcome on ApplicationPayload { application { id status } errors { ...Refusal } }`);

export type Outcome = OutcomeFragment;

/** A slot that the job must have. */
export function slotOf(job: TestJob, slotIndex: number): TestJob['slots'][number] {
  const slot = job.slots[slotIndex];
  if (!slot) throw new Error(`The job has no slot ${slotIndex}`);
  return slot;
}

const HOLD = graphql(
  `mutation HoldSeat($id: ID!) { holdSlot(slotId: $id) { heldUntil job { interviewAvailability { id seatsLeft isHeldByViewer } } errors { ...Refusal } } }`,
);

export async function hold({ client }: Asker, job: TestJob, slotIndex = 0) {
  return (await client.ask(HOLD, { id: slotOf(job, slotIndex).id })).holdSlot;
}

const APPLY = graphql(
  `mutation Apply($jobId: ID!, $slotId: ID) { applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }`,
);

export async function apply({ client }: Asker, job: TestJob, slotIndex = 0) {
  return (await client.ask(APPLY, { jobId: job.id, slotId: job.slots[slotIndex]?.id })).applyToJob;
}

/** The id of an application that must have been accepted by the rules. */
export async function applied(seeker: Asker, job: TestJob, slotIndex = 0): Promise<string> {
  const { application, errors } = await apply(seeker, job, slotIndex);
  if (!application) throw new Error(`The application was refused: ${errors[0]?.message}`);
  return application.id;
}

const ACCEPT = graphql(
  `mutation Accept($input: AcceptApplicationInput!) { acceptApplication(input: $input) { ...Outcome } }`,
);

export async function accept({ client }: Asker, applicationId: string, more: Partial<AcceptApplicationInput> = {}) {
  return (await client.ask(ACCEPT, { input: { applicationId, ...more } })).acceptApplication;
}

const REJECT = graphql(`mutation Reject($id: ID!) { rejectApplication(applicationId: $id) { ...Outcome } }`);

export async function reject({ client }: Asker, applicationId: string) {
  return (await client.ask(REJECT, { id: applicationId })).rejectApplication;
}

const WITHDRAW = graphql(`mutation Withdraw($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }`);

export async function withdraw({ client }: Asker, applicationId: string) {
  return (await client.ask(WITHDRAW, { id: applicationId })).withdrawApplication;
}
