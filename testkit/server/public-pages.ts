import { publicPaths } from '../../domain/public-pages';
import { type Asker, aCompany, type TestCompany } from '../people/actors';
import { graphql } from '../graphql';
import { aJob, type JobOptions, type TestJob } from '../market/job-factory';
import type { TestServer } from './test-server';

/** For `useServer`: the pages, from their sources. */
export const WITH_PAGES = { PAGES_DIR: 'client/pages' };

const COMPANY_SWITCH = graphql(`mutation SwitchCompany($isPublic: Boolean!) {
  setCompanyPublic(isPublic: $isPublic) { company { records { isPublic } isVerified } errors { ...Refusal } }
}`);
const JOB_SWITCH = graphql(`mutation SwitchJob($input: SetJobPublicInput!) {
  setJobPublic(input: $input) { job { isPublic } errors { ...Refusal } }
}`);

export const setCompanyPublic = async ({ client }: Asker, isPublic: boolean) =>
  (await client.ask(COMPANY_SWITCH, { isPublic })).setCompanyPublic;
export const setJobPublic = async ({ client }: Asker, jobId: string, isPublic: boolean) =>
  (await client.ask(JOB_SWITCH, { input: { jobId, isPublic } })).setJobPublic;

/** A company that has switched public pages on. */
export async function aPublicCompany(
  server: TestServer,
  options: Parameters<typeof aCompany>[1] = {},
): Promise<TestCompany> {
  const company = await aCompany(server, options);
  await setCompanyPublic(company, true);
  return company;
}

export async function aPublicJob(server: TestServer, options: JobOptions = {}) {
  const company = await aPublicCompany(server);
  return { company, job: await aJob(company, options) };
}

export const pathOf = (job: Pick<TestJob, 'id'>, title = 'Backend Engineer') =>
  publicPaths.job('id', { id: job.id, title });

/** What is at an address, without following where it leads. */
export async function fetchPage(server: TestServer, path: string, client = server.visitor()) {
  const response = await client.fetch(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
}
