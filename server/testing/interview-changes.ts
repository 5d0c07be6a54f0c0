import type { TestActor } from './actors';
import { graphql } from './graphql';
import type { ProposedTimeInput, RespondToRescheduleInput, SaveInterviewDetailsInput } from './graphql/graphql';
import type { Outcome } from './job-factory';

type Party = Pick<TestActor, 'client'>;

const REQUEST = graphql(`mutation AskForAnotherTime($input: RequestRescheduleInput!) { requestReschedule(input: $input) { ...Outcome } }`);

export async function requestReschedule({ client }: Party, applicationId: string, time: ProposedTimeInput): Promise<Outcome> {
  const answer = await client.ask(REQUEST, { input: { applicationId, time } });
  return answer.requestReschedule;
}

const RESPOND = graphql(`mutation AnswerOtherTime($input: RespondToRescheduleInput!) { respondToReschedule(input: $input) { ...Outcome } }`);

export async function respondToReschedule({ client }: Party, input: RespondToRescheduleInput): Promise<Outcome> {
  const answer = await client.ask(RESPOND, { input });
  return answer.respondToReschedule;
}

const SAVE_DETAILS = graphql(`mutation SayWhereItIs($input: SaveInterviewDetailsInput!) { saveInterviewDetails(input: $input) { ...Outcome } }`);

export async function saveInterviewDetails({ client }: Party, input: SaveInterviewDetailsInput): Promise<Outcome> {
  const answer = await client.ask(SAVE_DETAILS, { input });
  return answer.saveInterviewDetails;
}
