/** What has become of a flagged posting. */
export const FlaggedOutcome = {
  WAITING: 'WAITING',
  DISMISSED: 'DISMISSED',
  PAUSED: 'PAUSED',
  RESUMED: 'RESUMED',
  NOT_QUEUED: 'NOT_QUEUED',
} as const;
export type FlaggedOutcome = (typeof FlaggedOutcome)[keyof typeof FlaggedOutcome];
