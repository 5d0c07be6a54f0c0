import type { Asker } from '../people/actors';
import { graphql } from '../graphql';
import type { ProposedTimeInput, RescheduleAnswer } from '../graphql/graphql';

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
export async function requestReschedule({ client }: Asker, applicationId: string, time: ProposedTimeInput) {
  return (await client.ask(REQUEST, { input: { applicationId, time } })).requestReschedule;
}

const RESPOND = graphql(
  `mutation AnswerProposedTime($input: RespondToRescheduleInput!) { respondToReschedule(input: $input) { ...Rescheduled } }`,
);

/** A counter offer only with COUNTER. */
export async function respondToReschedule(
  { client }: Asker,
  applicationId: string,
  answer: RescheduleAnswer,
  counterOffer?: ProposedTimeInput,
  requestId?: string,
) {
  const input = { applicationId, answer, counterOffer, requestId };
  return (await client.ask(RESPOND, { input })).respondToReschedule;
}

const WITHDRAW = graphql(
  `mutation TakeBackProposedTime($id: ID!) { withdrawReschedule(applicationId: $id) { ...Rescheduled } }`,
);

export async function withdrawReschedule({ client }: Asker, id: string) {
  return (await client.ask(WITHDRAW, { id })).withdrawReschedule;
}

const CANCEL = graphql(
  `mutation Cancel($input: CancelInterviewInput!) { cancelInterview(input: $input) { ...Rescheduled } }`,
);

export async function cancel(
  { client }: Asker,
  applicationId: string,
  reason: string | null = 'The office is closed that day',
) {
  return (await client.ask(CANCEL, { input: { applicationId, reason } })).cancelInterview;
}
