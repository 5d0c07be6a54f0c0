import { z } from 'zod';
import { requiredText } from './schema-parts';

/** Dismissing a flagged report; the note goes to the audit trail. */
export const dismissReportSchema = z.object({
  id: z.string(),
  note: requiredText({ max: 1000, multiline: true, required: 'DISMISSAL_NOTE_REQUIRED' }),
});
