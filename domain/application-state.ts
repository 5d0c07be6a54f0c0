import type { ApplicationStatus, StoredStatus } from './applications';

/**
 * The life of an application: its states as a person names them, and every way from one to the next. SQL conditions,
 * policies, the picture in docs/architecture.md and the tests are made from these two tables.
 */
export const ApplicationState = {
  /** The company's answer is expected. */
  WAITING: 'WAITING',
  /** The time for an answer has passed; the seat is free. */
  NO_REPLY: 'NO_REPLY',
  /** There was no answer for another 30 days. */
  CLOSED: 'CLOSED',
  /** Accepted, with a future or past interview. */
  PLANNED: 'PLANNED',
  /** Accepted, with a cancelled interview. */
  CANCELLED: 'CANCELLED',
  REJECTED: 'REJECTED',
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type ApplicationState = (typeof ApplicationState)[keyof typeof ApplicationState];
export const APPLICATION_STATES = Object.values(ApplicationState);

/** Without a decision. */
export const UNDECIDED = ['WAITING', 'NO_REPLY'] as const;
/** With a paid receipt. */
export const ACCEPTED = ['PLANNED', 'CANCELLED'] as const;

/** What is stored of an application that says its state. */
export interface StoredState {
  status: StoredStatus;
  /** When the time for an answer had passed; kept only while there is no answer. */
  lapsedAt: Date | string | null;
  /** When the interview was cancelled; null while it is planned. */
  cancelledAt: Date | string | null;
}

/** How each state is stored. A column that is not named does not matter to it. */
export const STORED_AS = {
  WAITING: { status: 'PENDING', isLapsed: false },
  NO_REPLY: { status: 'PENDING', isLapsed: true },
  CLOSED: { status: 'WITHDRAWN', isLapsed: true },
  WITHDRAWN: { status: 'WITHDRAWN', isLapsed: false },
  PLANNED: { status: 'ACCEPTED', isCancelled: false },
  CANCELLED: { status: 'ACCEPTED', isCancelled: true },
  REJECTED: { status: 'REJECTED' },
} as const satisfies Record<ApplicationState, { status: StoredStatus; isLapsed?: boolean; isCancelled?: boolean }>;

/** What people read of each state. */
export const SHOWN_AS = {
  WAITING: 'PENDING',
  NO_REPLY: 'NO_REPLY',
  CLOSED: 'NO_REPLY',
  PLANNED: 'ACCEPTED',
  CANCELLED: 'ACCEPTED',
  REJECTED: 'REJECTED',
  WITHDRAWN: 'WITHDRAWN',
} as const satisfies Record<ApplicationState, ApplicationStatus>;

export function applicationStateOf({ status, lapsedAt, cancelledAt }: StoredState): ApplicationState {
  switch (status) {
    case 'PENDING':
      return lapsedAt === null ? 'WAITING' : 'NO_REPLY';
    case 'WITHDRAWN':
      return lapsedAt === null ? 'WITHDRAWN' : 'CLOSED';
    case 'ACCEPTED':
      return cancelledAt === null ? 'PLANNED' : 'CANCELLED';
    case 'REJECTED':
      return 'REJECTED';
  }
}

/** Who moves an application: one of its sides, either of them, or the clock. */
type Mover = 'APPLICANT' | 'COMPANY' | 'EITHER' | 'CLOCK';

interface Transition {
  by: Mover;
  /** `NONE`: there is no application yet. */
  from: readonly (ApplicationState | 'NONE')[];
  to: ApplicationState;
}

/** Every way from a state to the next, by the action that goes it. */
export const TRANSITIONS = {
  apply: { by: 'APPLICANT', from: ['NONE', 'WITHDRAWN', 'CLOSED'], to: 'WAITING' },
  'choose another time': { by: 'APPLICANT', from: ['NO_REPLY'], to: 'WAITING' },
  accept: { by: 'COMPANY', from: ['WAITING'], to: 'PLANNED' },
  reject: { by: 'COMPANY', from: ['WAITING', 'NO_REPLY'], to: 'REJECTED' },
  withdraw: { by: 'APPLICANT', from: ['WAITING', 'NO_REPLY'], to: 'WITHDRAWN' },
  lapse: { by: 'CLOCK', from: ['WAITING'], to: 'NO_REPLY' },
  close: { by: 'CLOCK', from: ['NO_REPLY'], to: 'CLOSED' },
  cancel: { by: 'EITHER', from: ['PLANNED'], to: 'CANCELLED' },
  'plan again': { by: 'EITHER', from: ['CANCELLED'], to: 'PLANNED' },
  'remove the job': { by: 'COMPANY', from: ['WAITING', 'NO_REPLY'], to: 'REJECTED' },
  'erase the applicant': { by: 'APPLICANT', from: ['WAITING', 'NO_REPLY', 'PLANNED', 'CANCELLED'], to: 'WITHDRAWN' },
  'erase the company': { by: 'COMPANY', from: ['WAITING', 'NO_REPLY', 'PLANNED', 'CANCELLED'], to: 'REJECTED' },
} as const satisfies Record<string, Transition>;
export type ApplicationAction = keyof typeof TRANSITIONS;

export function canTransition(action: ApplicationAction, state: ApplicationState | 'NONE'): boolean {
  return (TRANSITIONS[action].from as readonly string[]).includes(state);
}
