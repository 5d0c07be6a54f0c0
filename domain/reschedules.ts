import { ApplicationParty } from './applications';
import { HOUR_MS } from './time';

/** Reschedule requests: states, answers, limits, and until when they can be answered. */

export const RescheduleStatus = {
  PENDING: 'PENDING',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'REJECTED',
  COUNTERED: 'COUNTERED',
  WITHDRAWN: 'WITHDRAWN',
  EXPIRED: 'EXPIRED',
  ENDED: 'ENDED',
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

/** How many times each side of an application may propose, counter offers included. */
export const MAX_PROPOSALS = 3;
/** How long a request waits for an answer, at most. */
const PROPOSAL_HOURS = 48;
/** The end of the planned interview leaves a request at least this long. */
const MIN_PROPOSAL_HOURS = 2;

interface Request {
  /** Of two requests, the newer has the higher one; cancellations are numbered with them. */
  number: number;
  status: RescheduleStatus;
  requestedBy: ApplicationParty;
}

interface Asking {
  requestedAt: Date;
  newStartsAt: Date;
  /** The end of the interview to be moved; null for one that was cancelled. */
  plannedEnd: Date | null;
}

/** From when on a request can no longer be answered: silence keeps the old time. */
export function expiryOf({ requestedAt, newStartsAt, plannedEnd }: Asking): Date {
  const after = (hours: number) => requestedAt.getTime() + hours * HOUR_MS;
  const end = plannedEnd === null ? Infinity : Math.max(plannedEnd.getTime(), after(MIN_PROPOSAL_HOURS));
  return new Date(Math.min(after(PROPOSAL_HOURS), newStartsAt.getTime(), end));
}

/** The clock decides, whether or not a task has written it down. */
export function statusAt(
  { status, expiresAt }: { status: RescheduleStatus; expiresAt: Date },
  now: Date,
): RescheduleStatus {
  return status === 'PENDING' && expiresAt <= now ? RescheduleStatus.EXPIRED : status;
}

/** Withdrawn, expired or ended with the interview without an answer. */
const UNANSWERED_ENDS: ReadonlySet<RescheduleStatus> = new Set(['WITHDRAWN', 'EXPIRED', 'ENDED']);

/**
 * Whether earlier requests leave a side free to ask. The applicant may ask when none was made, the company whenever none is
 * pending; unanswered requests, and all before the last cancellation, do not count for that.
 */
export function canRequestReschedule(
  party: ApplicationParty,
  requests: readonly Request[],
  cancelledLast: number | null,
): boolean {
  const hiding = requests.filter(
    ({ status, number }) =>
      !UNANSWERED_ENDS.has(status) && (cancelledLast === null || number > cancelledLast || status === 'PENDING'),
  );
  return party === ApplicationParty.APPLICANT
    ? hiding.length === 0
    : hiding.every(({ status }) => status !== RescheduleStatus.PENDING);
}

/** All that a side has proposed counts, whatever became of it. */
export function proposalsLeft(party: ApplicationParty, requests: readonly Pick<Request, 'requestedBy'>[]): number {
  return Math.max(0, MAX_PROPOSALS - requests.filter(({ requestedBy }) => requestedBy === party).length);
}
