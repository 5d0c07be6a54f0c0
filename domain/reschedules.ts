import { ApplicationParty } from './applications';

/** Reschedule requests: states and answers. */

export const RescheduleStatus = {
  PENDING: 'PENDING',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'REJECTED',
  COUNTERED: 'COUNTERED',
} as const;
export type RescheduleStatus = (typeof RescheduleStatus)[keyof typeof RescheduleStatus];

export const RescheduleAnswer = { ACCEPT: 'ACCEPT', REJECT: 'REJECT', COUNTER: 'COUNTER' } as const;
export type RescheduleAnswer = (typeof RescheduleAnswer)[keyof typeof RescheduleAnswer];

/** Only from pending, only by the other side; a counter leaves a new pending request of the responder. */
export const RESCHEDULE_OUTCOMES = {
  ACCEPT: RescheduleStatus.ACCEPTED,
  REJECT: RescheduleStatus.REJECTED,
  COUNTER: RescheduleStatus.COUNTERED,
} as const satisfies Record<RescheduleAnswer, RescheduleStatus>;

/** The applicant may ask when no request was ever made, the company whenever none is pending. */
export function canRequestReschedule(party: ApplicationParty, latest: RescheduleStatus | null): boolean {
  return party === ApplicationParty.APPLICANT ? latest === null : latest !== RescheduleStatus.PENDING;
}
