import type { ApplicationParty } from '../../../../domain/applications';
import type { RescheduleAnswer } from '../../../../domain/reschedules';
import type { RescheduleFieldsFragment } from '../../../graphql/generated';

export type RescheduleRequest = RescheduleFieldsFragment['rescheduleHistory'][number];
export type RescheduleTime = RescheduleFieldsFragment['selectedInterview'];

export interface RescheduleProps {
  application: RescheduleFieldsFragment;
  /** The side that looks. */
  party: ApplicationParty;
}

const otherNames = { APPLICANT: 'The company', COMPANY: 'The applicant' } as const satisfies Record<
  ApplicationParty,
  string
>;

/** How the side that looks calls the other one: `The company`. */
export function otherName(party: ApplicationParty): string {
  return otherNames[party];
}

/** How the side that looks calls the side that did something. */
export function nameOf(doer: ApplicationParty, party: ApplicationParty): string {
  return doer === party ? 'You' : otherName(party);
}

export const answerDone = {
  ACCEPT: 'New time accepted. The interview has moved.',
  REJECT: 'Request declined. The interview stays as agreed.',
  COUNTER: 'Counter offer sent. The agreed time stays until it is answered.',
} as const satisfies Record<RescheduleAnswer, string>;

export const INTERVIEW_IS_OVER = 'This interview is over.';

export const requestDone = 'Reschedule request sent. The agreed time stays until it is answered.';
