import { addDays, wibDateOf } from '../../domain/time';
import { graphql } from '../../testkit/graphql';
import type { ResultOf } from '../../testkit/server/test-client';
import { check, checkAccepted } from './expectations';
import type { Person } from './sign-in';
import { step, vitalStep, type Journey, type SmokeRun } from './smoke-run';

/** Everything that a run makes is found again by this name. */
export const SMOKE_TITLE = 'Smoke test, please ignore';
/** Far enough ahead to conflict with no interview. */
const DAYS_AHEAD = 360;

const POST_JOB = graphql(
  `mutation SmokePostJob($input: CreateJobInput!) { createJob(input: $input) { job { id interviewAvailability { id } } errors { ...Refusal } } }`,
);
const OPEN_JOB = graphql(
  `query SmokeOpenJob($id: ID!) { job(id: $id) { id title viewerCanApply interviewAvailability { id state } } }`,
);
const APPLY = graphql(`mutation SmokeApply($input: ApplyToJobInput!) { applyToJob(input: $input) { ...Outcome } }`);
const PENDING = graphql(`query SmokePending($jobId: ID!) {
  companyApplications(jobId: $jobId) {
    items { id status applicant { fullName isRevealed email phoneNumber pictureUrl cvUrl portfolioUrl education workExperience technicalSkills softSkills } }
  }
}`);
const OWN = graphql(`query SmokeOwn { myApplications { id status jobTitle } }`);
const WITHDRAW = graphql(`mutation SmokeWithdraw($id: ID!) { withdrawApplication(applicationId: $id) { ...Outcome } }`);
const POSTED = graphql(`query SmokePosted($title: String!) { companyJobs(search: $title) { items { id title } } }`);
const DELETE_JOB = graphql(
  `mutation SmokeDeleteJob($id: ID!) { deleteJob(jobId: $id) { deletedJobId errors { ...Refusal } } }`,
);

interface Parties {
  company: Person;
  /** Null where no account acts as a seeker: the job is then posted and removed. */
  seeker: Person | null;
}

/** A company posts a job, a seeker applies, the company sees them masked. No one is accepted, so no token is spent. */
export function hiringJourney(run: SmokeRun, { company, seeker }: Parties, now: Date): Journey {
  const title = `${SMOKE_TITLE} (${now.toISOString()})`;
  let jobId = '';
  let slotId = '';
  const post = vitalStep(`${company.viewer.email} posts "${title}"`, async () => {
    check(
      company.viewer.company?.isVerified === true,
      'The company is not verified, so seekers would not see its job. Give the account of a verified one.',
    );
    run.undoLater({ name: `delete "${title}"`, run: () => deleteJobs(company, title) });
    const { createJob } = await company.client.ask(POST_JOB, { input: jobInput(title, now) });
    checkAccepted(createJob);
    jobId = createJob.job?.id ?? '';
    slotId = createJob.job?.interviewAvailability[0]?.id ?? '';
    check(jobId !== '' && slotId !== '', 'The job was posted without its interview slot.');
  });
  if (!seeker) return { name: 'A job and its removal', steps: [post] };
  const open = vitalStep(`${seeker.viewer.email} opens it`, async () => {
    const { job } = await seeker.client.ask(OPEN_JOB, { id: jobId });
    check(job !== null, 'The seeker cannot see the job.');
    check(job.viewerCanApply && job.interviewAvailability[0]?.state === 'OPEN', 'The seeker cannot apply to the job.');
  });
  const apply = vitalStep('applies by choosing its interview time', async () => {
    run.undoLater({ name: `withdraw the application to "${title}"`, run: () => withdrawAll(seeker, title) });
    const { applyToJob } = await seeker.client.ask(APPLY, { input: { jobId, slotId } });
    checkAccepted(applyToJob);
    check(
      applyToJob.application?.status === 'PENDING',
      `The application is ${applyToJob.application?.status} in place of PENDING.`,
    );
  });
  const seeMasked = step('the company sees what the applicant can do, and not who it is', async () => {
    const { companyApplications } = await company.client.ask(PENDING, { jobId });
    const applicant = companyApplications?.items[0]?.applicant;
    check(
      companyApplications?.items.length === 1 && applicant != null,
      `The company sees ${companyApplications?.items.length ?? 0} applicants in place of 1.`,
    );
    checkMasked(applicant, seeker);
  });
  return { name: 'From a job to an application', steps: [post, open, apply, seeMasked] };
}

function jobInput(title: string, now: Date) {
  return {
    title,
    location: 'Nowhere',
    description: 'A check of the running server posted this job. It is removed within a minute. Please do not apply.',
    skills: ['Patience'],
    slots: [{ date: addDays(wibDateOf(now), DAYS_AHEAD), start: '08:00', end: '08:30', maxApplicants: 1 }],
  };
}

type Applicant = NonNullable<
  NonNullable<ResultOf<typeof PENDING>['companyApplications']>['items'][number]['applicant']
>;

/** Names only the fields: a report must not contain the data that leaked. */
function checkMasked(applicant: Applicant, { viewer }: Person): void {
  const { isRevealed, email, phoneNumber, pictureUrl, cvUrl, portfolioUrl, ...shown } = applicant;
  check(!isRevealed, 'The applicant counts as revealed.');
  const visible = Object.entries({ email, phoneNumber, pictureUrl, cvUrl, portfolioUrl }).filter(
    ([, value]) => value !== null,
  );
  check(visible.length === 0, `The company can see ${visible.map(([field]) => field).join(', ')}.`);
  const { fullName = '', phoneNumber: phone } = viewer.seeker ?? {};
  const words = fullName.split(/\s+/).filter((word) => word.length >= 3);
  const leaking = Object.entries(shown).filter(([, value]) => {
    const text = JSON.stringify(value).toLowerCase();
    const textWords = new Set(text.split(/[^\p{L}]+/u));
    return (
      [viewer.email, phone].some((secret) => secret && text.includes(secret.toLowerCase())) ||
      words.some((word) => textWords.has(word.toLowerCase()))
    );
  });
  check(leaking.length === 0, `The applicant's identity is in ${leaking.map(([field]) => field).join(', ')}.`);
}

/** Found by the title, because the response to the application may have got lost. */
async function withdrawAll({ client }: Person, title: string): Promise<void> {
  for (const id of await openApplications(client, title))
    checkAccepted((await client.ask(WITHDRAW, { id })).withdrawApplication);
  check(
    (await openApplications(client, title)).length === 0,
    'The application still exists. Withdraw it under Applied jobs.',
  );
}

async function openApplications(client: Person['client'], title: string): Promise<string[]> {
  const { myApplications } = await client.ask(OWN);
  return myApplications
    .filter(({ jobTitle, status }) => jobTitle === title && status === 'PENDING')
    .map(({ id }) => id);
}

async function deleteJobs({ client }: Person, title: string): Promise<void> {
  for (const id of await posted(client, title)) checkAccepted((await client.ask(DELETE_JOB, { id })).deleteJob);
  check((await posted(client, title)).length === 0, 'The job is still there. Delete it under My jobs.');
}

async function posted(client: Person['client'], title: string): Promise<string[]> {
  const { companyJobs } = await client.ask(POSTED, { title });
  return companyJobs.items.filter((job) => job.title === title).map(({ id }) => id);
}
