import { spanOf, type ZonedSpan } from '../../domain/interview-times';
import type { LocationType } from '../../domain/slots';
import { DAY_MS } from '../../domain/time';
import { forgetInterviews, readCopy, writeCopy } from './kept-copy';

/** One interview as it can be read without a connection. */
export interface KeptInterview {
  /** Of the application. */
  id: string;
  jobTitle: string;
  time: ZonedSpan & { locationType: LocationType };
  /** Of a seeker only: a company keeps no name, place, link or note. */
  companyName?: string | null;
  venue?: string | null;
  link?: string | null;
  notes?: string | null;
}

/** Of one account, and read at one moment. */
export interface KeptInterviews {
  accountId: string;
  isCompany: boolean;
  /** In milliseconds since 1970. */
  readAt: number;
  interviews: KeptInterview[];
}

/** How long the copy stays, and how far ahead it reaches. */
export const KEPT_DAYS = 7;

/** What is here and still may be read; what may not is taken away. An entry stays until a day after its interview. */
export function keptInterviews(now = Date.now()): KeptInterviews | null {
  const kept = readCopy();
  if (!kept) return null;
  const isOld = kept.readAt + KEPT_DAYS * DAY_MS <= now;
  const interviews = kept.interviews.filter(({ time }) => spanOf(time).endsAt.getTime() + DAY_MS > now);
  if (isOld || interviews.length === 0) {
    forgetInterviews();
    return null;
  }
  const rest = { ...kept, interviews };
  if (interviews.length < kept.interviews.length) writeCopy(rest);
  return rest;
}
