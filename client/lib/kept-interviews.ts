import { spanOf } from '../../domain/interview-times';
import { DAY_MS } from '../../domain/time';
import { forgetInterviews, readCopy, writeCopy, type KeptInterviews } from './kept-copy';

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
