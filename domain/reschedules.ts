import { z } from 'zod';
import type { ErrorCode } from './errors';
import { ApplicationParty } from './applications';
import { brokenTimeRule, LOCATION_TYPES, type LocalSpan, type LocationType } from './slots';
import { optionalText } from './text';
import { isLocalDate, isLocalTime } from './time';

/** Reschedule requests: states, answers and the form (seeker specification, sections 4 and 5). */

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

export const NO_REASON = 'No reason provided';

export function otherParty(party: ApplicationParty): ApplicationParty {
  return party === ApplicationParty.COMPANY ? ApplicationParty.APPLICANT : ApplicationParty.COMPANY;
}

/** The applicant may ask when no request was ever made, the company whenever none is pending. */
export function canRequestReschedule(party: ApplicationParty, latest: RescheduleStatus | null): boolean {
  return party === ApplicationParty.APPLICANT ? latest === null : latest !== RescheduleStatus.PENDING;
}

/** The proposed time; `required` is the text for a missing part, which differs for a counter offer. */
export function proposedTimeSchema(now: () => Date, required: ErrorCode = 'REQUIRED_FIELDS') {
  return z
    .object({
      date: z.string().nullish(),
      start: z.string().nullish(),
      end: z.string().nullish(),
      locationType: z.enum(LOCATION_TYPES as [LocationType, ...LocationType[]]).nullish(),
      reason: optionalText({ max: 1000, multiline: true }),
    })
    .superRefine((time, context) => {
      for (const part of ['date', 'start', 'end'] as const) {
        if (!time[part]) context.addIssue({ code: 'custom', message: required, path: [part] });
      }
      if (!time.date || !time.start || !time.end) return;
      if (!isLocalDate(time.date) || !isLocalTime(time.start) || !isLocalTime(time.end)) {
        context.addIssue({ code: 'custom', message: 'INPUT_INVALID', path: ['date'] });
        return;
      }
      const broken = brokenTimeRule({ date: time.date, start: time.start, end: time.end }, now());
      if (broken) context.addIssue({ code: 'custom', message: broken.code, path: [broken.part] });
    })
    .transform((time) => time as LocalSpan & { locationType?: LocationType | null; reason: string | null });
}
