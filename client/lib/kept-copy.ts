import type { ZonedSpan } from '../../domain/interview-times';
import type { LocationType } from '../../domain/slots';
import { readStored, store } from './local-storage';

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

/** The interviews that this browser keeps, without their rules: all that every page has to do with them. */
const key = 'keptInterviews';

export const readCopy = (): KeptInterviews | null => JSON.parse(readStored(key) ?? 'null') as KeptInterviews | null;

export const writeCopy = (kept: KeptInterviews): void => store(key, JSON.stringify(kept));

export const forgetInterviews = (): void => store(key, null);

/** Another account has signed in, or nobody is: what was kept is not theirs. */
export function keepOnlyOf(accountId: string | null): void {
  if (readCopy()?.accountId !== accountId) forgetInterviews();
}
