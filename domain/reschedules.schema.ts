import { z } from 'zod';
import type { ErrorCode } from './errors';
import { CANCEL_REASON } from './interviews';
import { RescheduleAnswer } from './reschedules';
import { optionalText } from './schema-parts';
import { brokenTimeRule, type LocalSpan, type TimesRead } from './interview-times';
import { LOCATION_TYPES, type LocationType } from './slots';
import { isLocalDate, isLocalTime } from './time';

/** The form of a proposed time. */

/**
 * The proposed time; `required` is the text for a missing part, which differs for a counter offer. Without `read`, the command
 * checks that it is in the future.
 */
export function proposedTimeSchema(read: TimesRead | null, required: ErrorCode = 'REQUIRED_FIELDS') {
  return z
    .object({
      date: z.string().nullish(),
      start: z.string().nullish(),
      end: z.string().nullish(),
      locationType: z.enum(LOCATION_TYPES as [LocationType, ...LocationType[]]).nullish(),
      slotId: z.string().nullish(),
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
      const broken = brokenTimeRule({ date: time.date, start: time.start, end: time.end }, read);
      if (broken) context.addIssue({ code: 'custom', message: broken.code, path: [broken.part] });
    })
    .transform(
      (time) =>
        time as LocalSpan & {
          locationType?: LocationType | null;
          slotId?: string | null;
          reason: string | null;
        },
    );
}

export const requestRescheduleSchema = z.object({ applicationId: z.string(), time: proposedTimeSchema(null) });

export const respondToRescheduleSchema = z.object({
  applicationId: z.string(),
  requestId: z.string().nullish(),
  answer: z.enum(RescheduleAnswer),
  counterOffer: proposedTimeSchema(null, 'COUNTER_FIELDS_REQUIRED').nullish(),
});

/** That a company gives a reason of some length is for the command, which knows who asks. */
export const cancelInterviewSchema = z.object({
  applicationId: z.string(),
  reason: optionalText({ max: CANCEL_REASON.max, multiline: true }),
});
