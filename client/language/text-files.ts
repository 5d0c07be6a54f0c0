import type { Part } from './messages';

/** Small parts that most pages of a portal show: one request for all of them, instead of one for each. */
const WITH_THE_PORTAL: readonly string[] = [
  'options',
  'shortcuts',
  'trackRecord',
  'savedSearches',
  'reports',
] satisfies Part[];

/** The name of the file that holds the texts of a part. */
export const textFileOf = (part: string): string => (WITH_THE_PORTAL.includes(part) ? 'portal' : part);
