/**
 * How long the messages of the company portal and the admin area stay, in milliseconds. Job seekers' errors
 * stay for a time of their own.
 */
export const MESSAGE_TIMES = {
  error: 3000,
  profile: 3000,
  store: 4000,
  admin: 5000,
  slotError: 5000,
  tokenCount: 5000,
  seekerError: 5000,
  /** What was not done and why, one by one: long enough to read it, also on the page that comes next. */
  report: 10_000,
} as const;
