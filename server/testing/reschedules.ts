import type { TestActor } from './actors';
import { graphql } from './graphql';
import type { ProposedTimeInput, RescheduleAnswer, RescheduledFragment } from './graphql/graphql';

graphql(`fragment Rescheduled on ApplicationPayload {
  application {
    id status viewerCanRequestReschedule viewerCanRespondToReschedule selectedInterview { date start }
    interviewRescheduleRequest { status requestedBy reason newInterview { date start locationType } }
    rescheduleHistory { status requestedBy }
  }
  errors { ...Refusal }
}`);

const REQUEST = graphql(
  `mutation AskForAnotherTime($input: RequestRescheduleInput!) { requestReschedule(input: $input) { ...Rescheduled } }`,
);

/** Proposes another time for an interview. */
export async function requestReschedule(
  { client }: Pick<TestActor, 'client'>,
  applicationId: string,
  time: ProposedTimeInput,
): Promise<RescheduledFragment> {
  const { requestReschedule: answer } = await client.ask(REQUEST, { input: { applicationId, time } });
  return answer;
}

const RESPOND = graphql(
  `mutation AnswerProposedTime($input: RespondToRescheduleInput!) { respondToReschedule(input: $input) { ...Rescheduled } }`,
);

/** A counter offer only with COUNTER. */
export async function respondToReschedule(
  { client }: Pick<TestActor, 'client'>,
  applicationId: string,
  answer: RescheduleAnswer,
  counterOffer?: ProposedTimeInput,
): Promise<RescheduledFragment> {
  const { respondToReschedule: outcome } = await client.ask(RESPOND, {
    input: { applicationId, answer, counterOffer },
  });
  return outcome;
}
