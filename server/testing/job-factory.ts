import type { TestCompany, TestSeeker } from './actors';

export interface SlotWish {
  date?: string;
  start?: string;
  end?: string;
  maxApplicants?: number;
  locationType?: 'ONSITE' | 'ONLINE' | 'TENTATIVE';
}

export interface TestJob {
  id: string;
  slots: { id: string; date: string; start: string; end: string }[];
}

const CREATE_JOB = `mutation ($input: CreateJobInput!) {
  createJob(input: $input) { job { id interviewAvailability { id date start end } } errors { message } }
}`;

/** A job with one slot on the next day unless said otherwise, posted through the API. */
export async function aJob(company: TestCompany, wishes: { slots?: SlotWish[] } & Record<string, unknown> = {}): Promise<TestJob> {
  const { slots = [{}], ...given } = wishes;
  const { createJob } = await company.client.ask<{
    createJob: { job: { id: string; interviewAvailability: TestJob['slots'] } | null; errors: { message: string }[] };
  }>(CREATE_JOB, {
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

export interface Outcome {
  application: { id: string; status: string } | null;
  errors: { code: string; message: string; field: string[] | null }[];
}

const APPLY = `mutation ($jobId: ID!, $slotId: ID) {
  applyToJob(input: { jobId: $jobId, slotId: $slotId }) { application { id status } errors { code message field } }
}`;

export async function apply(seeker: TestSeeker, job: TestJob, slotIndex = 0): Promise<Outcome> {
  const { applyToJob } = await seeker.client.ask<{ applyToJob: Outcome }>(APPLY, { jobId: job.id, slotId: job.slots[slotIndex]?.id });
  return applyToJob;
}

/** The id of an application that must have been accepted by the rules. */
export async function applied(seeker: TestSeeker, job: TestJob, slotIndex = 0): Promise<string> {
  const { application, errors } = await apply(seeker, job, slotIndex);
  if (!application) throw new Error(`The application was refused: ${errors[0]?.message}`);
  return application.id;
}

const ACCEPT = `mutation ($input: AcceptApplicationInput!) {
  acceptApplication(input: $input) { application { id status } errors { code message field } }
}`;

export async function accept(company: TestCompany, applicationId: string, more: Record<string, unknown> = {}): Promise<Outcome> {
  const { acceptApplication } = await company.client.ask<{ acceptApplication: Outcome }>(ACCEPT, { input: { applicationId, ...more } });
  return acceptApplication;
}

export async function reject(company: TestCompany, applicationId: string): Promise<Outcome> {
  const { rejectApplication } = await company.client.ask<{ rejectApplication: Outcome }>(
    'mutation ($id: ID!) { rejectApplication(applicationId: $id) { application { id status } errors { code message field } } }',
    { id: applicationId },
  );
  return rejectApplication;
}

export async function withdraw(seeker: TestSeeker, applicationId: string): Promise<Outcome> {
  const { withdrawApplication } = await seeker.client.ask<{ withdrawApplication: Outcome }>(
    'mutation ($id: ID!) { withdrawApplication(applicationId: $id) { application { id status } errors { code message field } } }',
    { id: applicationId },
  );
  return withdrawApplication;
}
