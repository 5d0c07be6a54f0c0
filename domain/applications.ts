/** Applications: their states and groups, the orders of lists, and how many at once. */

import { DAY_MS } from './time';

/** What people read of an application, and what is counted, listed and filtered by: each one is one of these. */
export const ApplicationStatus = {
  PENDING: 'PENDING',
  NO_REPLY: 'NO_REPLY',
  ACCEPTED: 'ACCEPTED',
  REJECTED: 'REJECTED',
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type ApplicationStatus = (typeof ApplicationStatus)[keyof typeof ApplicationStatus];
/** What is stored and decided on: "no reply" is PENDING or WITHDRAWN with the time at which it lapsed. */
export type StoredStatus = Exclude<ApplicationStatus, 'NO_REPLY'>;

export const ApplicationParty = { COMPANY: 'COMPANY', APPLICANT: 'APPLICANT' } as const;
export type ApplicationParty = (typeof ApplicationParty)[keyof typeof ApplicationParty];

/** The order of a company's list of applications. */
export const ApplicationOrder = {
  NEWEST: 'NEWEST',
  BEST_MATCH: 'BEST_MATCH',
  INTERVIEW_TIME: 'INTERVIEW_TIME',
  REPLY_BY: 'REPLY_BY',
} as const;
export type ApplicationOrder = (typeof ApplicationOrder)[keyof typeof ApplicationOrder];

export const COMPANY_APPLICATIONS_PAGE_SIZE = 50;
/** How many applications one request may reject. */
export const REJECTIONS_AT_ONCE = 100;
/** How many acceptances of a company may end in a conflict within an hour: each reveals when a masked person is busy. */
export const CONFLICTS_PER_HOUR = 10;

/** In days, of an administrator's filter by how long applications have waited. */
const LONGEST_WAIT_DAYS = 365;

/** Applications made before this moment have waited longer than this many days of 24 hours (1 to 365). */
export function waitingBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - Math.min(LONGEST_WAIT_DAYS, Math.max(1, days)) * DAY_MS);
}

/** Why an application was closed when no person decided it. */
export const RejectionNotice = {
  JOB_CLOSED: 'JOB_CLOSED',
  COMPANY_LEFT: 'COMPANY_LEFT',
  NO_REPLY: 'NO_REPLY',
} as const;
export type RejectionNotice = (typeof RejectionNotice)[keyof typeof RejectionNotice];
