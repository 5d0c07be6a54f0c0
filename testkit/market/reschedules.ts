import type { TestActor } from '../people/actors';
import { graphql } from '../graphql';
import type { ProposedTimeInput, RescheduleAnswer, RescheduledFragment } from '../graphql/graphql';

graphql(`fragment Rescheduled on ApplicationPayload {
  application {
    id status viewerCanRequestReschedule viewerCanRespondToReschedule selectedInterview { date start }
    interviewRescheduleRequest { status requestedBy reason expiresAt newInterview { date start locationType } }
    rescheduleHistory { status requestedBy }
    viewerCanWithdrawReschedule viewerCanCancelInterview viewerProposalsLeft
    interview { state cancelledBy reason at planAgainUntil }
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

const CANCEL = graphql(
  `mutation Cancel($input: CancelInterviewInput!) { cancelInterview(input: $input) { ...Rescheduled } }`,
);

export async function cancel(
  { client }: Pick<TestActor, 'client'>,
  applicationId: string,
  reason: string | null = 'The office is closed that day',
): Promise<RescheduledFragment> {
  return (await client.ask(CANCEL, { input: { applicationId, reason } })).cancelInterview;
}
