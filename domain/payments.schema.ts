import { z } from 'zod';
import { requiredText } from './schema-parts';

/** Taking a flagged report off the administrators' list; the note goes to the audit trail. */
export const dismissReportSchema = z.object({
  id: z.string(),
  note: requiredText({ max: 1000, multiline: true, required: 'DISMISSAL_NOTE_REQUIRED' }),
});
