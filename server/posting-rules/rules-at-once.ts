import { flagsAmong } from '../text/posting-flags/alike-postings';
import { readingOf } from '../text/posting-flags/posting-flags';
import type { PostingRules } from '../ports';

/** Without a thread: for scripts, where nobody waits for the event loop. */
export const rulesAtOnce: PostingRules = {
  read: (posting) => Promise.resolve(readingOf(posting)),
  compare: (posting, earlier, now) => Promise.resolve(flagsAmong(posting, earlier, now)),
};
