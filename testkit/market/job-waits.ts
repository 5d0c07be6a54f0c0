import type { Asker } from '../people/actors';
import { graphql } from '../graphql';
import type { TestServer } from '../server/test-server';

const ASK = graphql(
  `mutation AskToBeTold($jobId: ID!) { askToBeTold(jobId: $jobId) { askedAt errors { ...Refusal } } }`,
);
const STOP = graphql(
  `mutation StopBeingTold($jobId: ID!) { stopBeingTold(jobId: $jobId) { askedAt errors { ...Refusal } } }`,
);
const WAITS = graphql(`query JobWaits { jobWaits { id jobId jobTitle companyName isJobVisible askedAt } }`);

export async function askToBeTold({ client }: Asker, jobId: string) {
  return (await client.ask(ASK, { jobId })).askToBeTold;
}

/** By the rules, or the test fails. */
export async function waits(person: Asker, jobId: string): Promise<void> {
  const { askedAt, errors } = await askToBeTold(person, jobId);
  if (!askedAt) throw new Error(`Asking was refused: ${errors[0]?.message}`);
}

export async function stopBeingTold({ client }: Asker, jobId: string) {
  return (await client.ask(STOP, { jobId })).stopBeingTold;
}

export async function jobWaitsOf({ client }: Asker) {
  return (await client.ask(WAITS)).jobWaits;
}

/** As if all that waits and all seats that are free had been so for longer: the database's clock cannot be set. */
export async function waitedLonger({ dataSource }: TestServer, minutes: number): Promise<void> {
  await dataSource.query('UPDATE interview_slots SET freed_at = freed_at - INTERVAL ? MINUTE', [minutes]);
  await dataSource.query('UPDATE job_waits SET asked_at = asked_at - INTERVAL ? MINUTE', [minutes]);
}
