import type { AcceptApplicationInput } from '../graphql/graphql';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../people/actors';
import type { TestServer } from '../server/test-server';
import { accept, aJob, applied, type JobOptions, type TestJob } from './job-factory';

export interface TestApplication {
  company: TestCompany;
  seeker: TestSeeker;
  job: TestJob;
  id: string;
}

interface ApplicationOptions extends JobOptions {
  company?: TestCompany;
  seeker?: TestSeeker;
  job?: TestJob;
}

/** An application of a new seeker for the first slot of a new job of a new company, unless said otherwise. */
export async function anApplication(
  server: TestServer,
  { company, seeker, job, ...options }: ApplicationOptions = {},
): Promise<TestApplication> {
  const owner = company ?? (await aCompany(server));
  const person = seeker ?? (await aSeeker(server));
  const wanted = job ?? (await aJob(owner, options));
  return { company: owner, seeker: person, job: wanted, id: await applied(person, wanted) };
}

interface InterviewOptions extends ApplicationOptions {
  accepting?: Partial<AcceptApplicationInput>;
}

/** The same, which the company has accepted. */
export async function anInterview(
  server: TestServer,
  { accepting, ...options }: InterviewOptions = {},
): Promise<TestApplication> {
  const application = await anApplication(server, options);
  const { errors } = await accept(application.company, application.id, accepting);
  if (errors[0]) throw new Error(`The acceptance was refused: ${errors[0].message}`);
  return application;
}
