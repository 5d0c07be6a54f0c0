import { z } from 'zod';
import { PAUSE_ANSWER_MAX, PAUSE_REASON_MAX, REPORT_REASONS, REPORT_TEXT_MAX } from './reports';
import { optionalText, requiredOption, requiredText } from './schema-parts';

const reported = {
  reason: requiredOption(REPORT_REASONS, 'REPORT_REASON_REQUIRED'),
  text: optionalText({ max: REPORT_TEXT_MAX, multiline: true }),
};

/** The form of a report; only "something else" needs words. */
export const reportSchema = z.object(reported).refine(({ reason, text }) => reason !== 'OTHER' || text !== null, {
  path: ['text'],
  message: 'REPORT_TEXT_REQUIRED',
});

export type NewReport = z.output<typeof reportSchema>;

/** The company reads the reason. */
export const pauseJobSchema = z.object({
  jobId: z.string(),
  reason: requiredText({ max: PAUSE_REASON_MAX, multiline: true, required: 'PAUSE_REASON_REQUIRED' }),
});

export const answerPauseSchema = z.object({
  jobId: z.string(),
  text: requiredText({ max: PAUSE_ANSWER_MAX, multiline: true, required: 'PAUSE_ANSWER_REQUIRED' }),
});

/** The note goes to the audit trail. */
export const dismissReportsSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  note: requiredText({ max: 1000, multiline: true, required: 'DISMISSAL_NOTE_REQUIRED' }),
});

/** The note goes to the audit trail. */
export const dismissFlagsSchema = z.object({
  jobId: z.string(),
  version: z.number().int(),
  note: requiredText({ max: 1000, multiline: true, required: 'DISMISSAL_NOTE_REQUIRED' }),
});
