import type { Asker } from '../people/actors';
import { graphql } from '../graphql';
import type { SaveInterviewDetailsInput } from '../graphql/graphql';

const SAVE_DETAILS = graphql(
  `mutation SayWhereItIs($input: SaveInterviewDetailsInput!) { saveInterviewDetails(input: $input) { ...Outcome } }`,
);

export async function saveInterviewDetails({ client }: Asker, input: SaveInterviewDetailsInput) {
  return (await client.ask(SAVE_DETAILS, { input })).saveInterviewDetails;
}
