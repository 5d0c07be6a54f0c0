import { atMost } from '../../server/at-most';
import { SEEKER_JOBS_PAGE_SIZE } from '../../domain/jobs';
import { graphql } from '../../testkit/graphql';
import { TestClient } from '../../testkit/server/test-client';
import type { OnProgress } from '../../scripts/progress';
import { StartUpError } from '../../scripts/start-up-error';
import { documentKey, type JobDocument } from './documents';
import { RECALL_AT } from './figures';
import type { Judgment } from './judgments';

export interface Person {
  email: string;
  password: string;
}

const SIGN_IN = graphql(`mutation JudgeSignIn($input: LoginInput!) { login(input: $input) { errors { message } } }`);
const FOUND_TITLES = graphql(`query FoundTitles($search: String!, $page: Int!) {
  jobs(search: $search, page: $page) { items { title companyName } pageCount }
}`);

const PAGES = RECALL_AT / SEEKER_JOBS_PAGE_SIZE;
const AT_ONCE = 4;
const PROGRESS_STEP = 50;

export async function signIn(url: string, { email, password }: Person): Promise<TestClient> {
  const client = new TestClient(url);
  const { login } = await client.ask(SIGN_IN, { input: { email, password } });
  if (login.errors[0]) throw new StartUpError(`${email} cannot sign in: ${login.errors[0].message}`);
  return client;
}

/** What `jobs` returns for each judgment on its first pages, each document once. */
export async function queryJobs(
  client: TestClient,
  judgments: readonly Judgment[],
  documents: ReadonlyMap<string, JobDocument>,
  onProgress: OnProgress,
): Promise<{ judgment: Judgment; answers: JobDocument[] }[]> {
  const limit = atMost(AT_ONCE);
  let asked = 0;
  return Promise.all(
    judgments.map((judgment) =>
      limit(async () => {
        const keys = (await firstJobs(client, judgment.query)).map(documentKey);
        asked += 1;
        if (asked % PROGRESS_STEP === 0) onProgress(`${asked} of ${judgments.length} queries asked`);
        return { judgment, answers: [...new Set(keys)].map((key) => loaded(documents, key)) };
      }),
    ),
  );
}

async function firstJobs(client: TestClient, search: string): Promise<JobDocument[]> {
  const jobs: JobDocument[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const { jobs: found } = await client.ask(FOUND_TITLES, { search, page });
    jobs.push(...found.items);
    if (page >= found.pageCount) break;
  }
  return jobs;
}

function loaded(documents: ReadonlyMap<string, JobDocument>, key: string): JobDocument {
  const document = documents.get(key);
  if (!document) throw new Error(`jobs answers a job that is not in the file: ${key}`);
  return document;
}
