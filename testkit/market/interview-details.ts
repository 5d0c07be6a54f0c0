import type { TestActor } from '../people/actors';
import { graphql } from '../graphql';
import type { SaveInterviewDetailsInput } from '../graphql/graphql';
import type { Outcome } from './job-factory';

const SAVE_DETAILS = graphql(
  `mutation SayWhereItIs($input: SaveInterviewDetailsInput!) { saveInterviewDetails(input: $input) { ...Outcome } }`,
);

export async function saveInterviewDetails(
  { client }: Pick<TestActor, 'client'>,
  input: SaveInterviewDetailsInput,
): Promise<Outcome> {
  const answer = await client.ask(SAVE_DETAILS, { input });
  return answer.saveInterviewDetails;
}
