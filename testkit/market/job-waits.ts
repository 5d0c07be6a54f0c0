import type { TestActor } from '../people/actors';
import { graphql } from '../graphql';
import type { ResultOf } from '../server/test-client';
import type { TestServer } from '../server/test-server';

const ASK = graphql(
  `mutation AskToBeTold($jobId: ID!) { askToBeTold(jobId: $jobId) { askedAt errors { ...Refusal } } }`,
);
const STOP = graphql(
  `mutation StopBeingTold($jobId: ID!) { stopBeingTold(jobId: $jobId) { askedAt errors { ...Refusal } } }`,
);
const WAITS = graphql(`query JobWaits { jobWaits { id jobId jobTitle companyName isJobVisible askedAt } }`);

type Person = Pick<TestActor, 'client'>;

export async function askToBeTold({ client }: Person, jobId: string): Promise<ResultOf<typeof ASK>['askToBeTold']> {
  return (await client.ask(ASK, { jobId })).askToBeTold;
}

/** By the rules, or the test fails. */
export async function waits(person: Person, jobId: string): Promise<void> {
  const { askedAt, errors } = await askToBeTold(person, jobId);
  if (!askedAt) throw new Error(`Asking was refused: ${errors[0]?.message}`);
}

export async function stopBeingTold(
  { client }: Person,
  jobId: string,
): Promise<ResultOf<typeof STOP>['stopBeingTold']> {
  return (await client.ask(STOP, { jobId })).stopBeingTold;
}

export async function jobWaitsOf({ client }: Person): Promise<ResultOf<typeof WAITS>['jobWaits']> {
  return (await client.ask(WAITS)).jobWaits;
}

/** As if all that waits and all seats that are free had been so for longer: the database's clock cannot be set. */
export async function waitedLonger({ dataSource }: TestServer, minutes: number): Promise<void> {
  await dataSource.query('UPDATE interview_slots SET freed_at = freed_at - INTERVAL ? MINUTE', [minutes]);
  await dataSource.query('UPDATE job_waits SET asked_at = asked_at - INTERVAL ? MINUTE', [minutes]);
}
