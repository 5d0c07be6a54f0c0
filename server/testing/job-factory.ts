import type { TestCompany, TestSeeker } from './actors';
import { graphql } from './graphql';
import type { AcceptApplicationInput, CreateJobInput, InterviewSlotInput, OutcomeFragment } from './graphql/graphql';

export interface TestJob {
  id: string;
  slots: { id: string; date: string; start: string; end: string }[];
}

const POST_JOB = graphql(`mutation PostJob($input: CreateJobInput!) {
  createJob(input: $input) { job { id interviewAvailability { id date start end } } errors { message } }
}`);

/** A job with one slot on the next day unless said otherwise, posted through the API. */
export async function aJob(company: TestCompany, wishes: Omit<CreateJobInput, 'slots'> & { slots?: InterviewSlotInput[] } = {}): Promise<TestJob> {
  const { slots = [{}], ...given } = wishes;
  const { createJob } = await company.client.ask(POST_JOB, {
    input: {
      title: 'Backend Engineer',
      location: 'Jakarta',
      description: 'Builds services',
      skills: ['TypeScript'],
      slots: slots.map((slot) => ({ date: '2026-11-24', start: '09:00', end: '09:30', ...slot })),
      ...given,
    },
  });
  if (!createJob.job) throw new Error(`The job was refused: ${createJob.errors[0]?.message}`);
  return { id: createJob.job.id, slots: createJob.job.interviewAvailability };
}

// What a command says about input that it did not take.
graphql(`fragment Refusal on UserError { code message field }`);

// What every action on an application answers.
graphql(`fragment Outcome on ApplicationPayload { application { id status } errors { ...Refusal } }`);

export type Outcome = OutcomeFragment;

const APPLY = graphql(`mutation Apply($jobId: ID!, $slotId: ID) { applyToJob(input: { jobId: $jobId, slotId: $slotId }) { ...Outcome } }`);

export async function apply(seeker: TestSeeker, job: TestJob, slotIndex = 0): Promise<Outcome> {
  const { applyToJob } = await seeker.client.ask(APPLY, { jobId: job.id, slotId: job.slots[slotIndex]?.id });
  return applyToJob;
}

/** The id of an application that must have been accepted by the rules. */
export async function applied(seeker: TestSeeker, job: TestJob, slotIndex = 0): Promise<string> {
  const { application, errors } = await apply(seeker, job, slotIndex);
  if (!application) throw new Error(`The application was refused: ${errors[0]?.message}`);
  return application.id;
}

const ACCEPT = graphql(`mutation Accept($input: AcceptApplicationInput!) { acceptApplication(input: $input) { ...Outcome } }`);

export async function accept(company: TestCompany, applicationId: string, more: Partial<AcceptApplicationInput> = {}): Promise<Outcome> {
  const { acceptApplication } = await company.client.ask(ACCEPT, { input: { applicationId, ...more } });
  return acceptApplication;
}

const REJECT = graphql(`mutation Reject($id: ID!) { rejectApplication(applicationId: $id) { ...Outcome } }`);

export async function reject(company: TestCompany, applicationId: string): Promise<Outcome> {
  const { rejectApplication } = await company.client.ask(REJECT, { id: applicationId });
  return rejectApplication;
}

const WITHDRAW = graphql(`mutation Withdraw($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }`);

export async function withdraw(seeker: TestSeeker, applicationId: string): Promise<Outcome> {
  const { withdrawApplication } = await seeker.client.ask(WITHDRAW, { id: applicationId });
  return withdrawApplication;
}
