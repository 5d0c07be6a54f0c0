import type { TestActor } from './actors';
import { graphql } from './graphql';
import type { ProposedTimeInput, RescheduleAnswer, RescheduledFragment } from './graphql/graphql';

graphql(`fragment Rescheduled on ApplicationPayload {
  application {
    id status viewerCanRequestReschedule viewerCanRespondToReschedule selectedInterview { date start }
    interviewRescheduleRequest { status requestedBy reason expiresAt newInterview { date start locationType } }
    rescheduleHistory { status requestedBy }
    viewerCanWithdrawReschedule viewerCanCallOff viewerProposalsLeft
    interview { state calledOffBy reason at planAgainUntil }
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
  requestId?: string,
): Promise<RescheduledFragment> {
  const { respondToReschedule: outcome } = await client.ask(RESPOND, {
    input: { applicationId, answer, counterOffer, requestId },
  });
  return outcome;
}

const WITHDRAW = graphql(
  `mutation TakeBackProposedTime($id: ID!) { withdrawReschedule(applicationId: $id) { ...Rescheduled } }`,
);

export async function withdrawReschedule(
  { client }: Pick<TestActor, 'client'>,
  id: string,
): Promise<RescheduledFragment> {
  return (await client.ask(WITHDRAW, { id })).withdrawReschedule;
}

const CALL_OFF = graphql(
  `mutation CallOff($input: CallOffInterviewInput!) { callOffInterview(input: $input) { ...Rescheduled } }`,
);

export async function callOff(
  { client }: Pick<TestActor, 'client'>,
  applicationId: string,
  reason: string | null = 'The office is closed that day',
): Promise<RescheduledFragment> {
  return (await client.ask(CALL_OFF, { input: { applicationId, reason } })).callOffInterview;
}
