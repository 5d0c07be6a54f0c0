import { z } from 'zod';
import { optionalMeetingLink, optionalText, requiredText } from './schema-parts';

/** The forms of a decision. */

/** Venue required, link must be a URL, the rest optional. */
export const interviewDetailsSchema = z.object({
  venue: requiredText({ max: 300, required: 'VENUE_REQUIRED' }),
  // Missing and empty differ: an empty link also removes the one given at the acceptance.
  link: optionalMeetingLink.optional(),
  additionalInfo: optionalText({ max: 2000, multiline: true }),
});

export const saveInterviewDetailsSchema = interviewDetailsSchema.extend({ applicationId: z.string() });

/** An acceptance may carry a meeting link and another slot of the job. */
export const acceptApplicationSchema = z.object({
  applicationId: z.string(),
  slotId: z.string().nullish(),
  interviewLink: optionalMeetingLink,
});
