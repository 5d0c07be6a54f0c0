import type { KeptInterviews } from './kept-interviews';
import { readStored, store } from './local-storage';

/** The interviews that this browser keeps, without their rules: all that every page has to do with them. */
const key = 'keptInterviews';

export const readCopy = (): KeptInterviews | null => JSON.parse(readStored(key) ?? 'null') as KeptInterviews | null;

export const writeCopy = (kept: KeptInterviews): void => store(key, JSON.stringify(kept));

export const forgetInterviews = (): void => store(key, null);

/** Another account has signed in, or nobody is: what was kept is not theirs. */
export function keepOnlyOf(accountId: string | null): void {
  if (readCopy()?.accountId !== accountId) forgetInterviews();
}
