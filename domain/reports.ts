/** What seekers report about jobs and companies, and jobs that administrators pause. */

export const ReportReason = {
  ASKS_FOR_MONEY: 'ASKS_FOR_MONEY',
  ASKS_FOR_IDENTITY: 'ASKS_FOR_IDENTITY',
  NOT_AS_DESCRIBED: 'NOT_AS_DESCRIBED',
  FAKE_COMPANY: 'FAKE_COMPANY',
  DISCRIMINATION: 'DISCRIMINATION',
  OTHER: 'OTHER',
} as const;
export type ReportReason = (typeof ReportReason)[keyof typeof ReportReason];
export const REPORT_REASONS = Object.values(ReportReason);

export const REPORT_TEXT_MAX = 1000;
export const PAUSE_REASON_MAX = 1000;
export const PAUSE_ANSWER_MAX = 2000;

/** The order of the administrators' queue. */
export const ReportOrder = { NEWEST: 'NEWEST', OLDEST: 'OLDEST', MOST_REPORTED: 'MOST_REPORTED' } as const;
export type ReportOrder = (typeof ReportOrder)[keyof typeof ReportOrder];
