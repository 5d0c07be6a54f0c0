/** The page of a company's own figures. */
export const ownTrackRecord = {
  titles: { trackRecord: 'How You Answer' },
  context:
    'Your applications of the last {days} days. What you could not answer, while a job was paused or your company was not verified, does not count.',
  loadFailed: 'Failed to load your figures. Please try again later.',
  shown: 'What job seekers read of you',
  shownHow:
    'On your page and your jobs. It is computed once a night, in general words without exact figures, and changes only after every ten applications. No list is sorted by it.',
  answers: 'Answers',
  outcomes: 'Outcomes of interviews',
  parts: {
    IN_TIME: 'In time',
    LATE: 'Late',
    NOT_ANSWERED: 'Not answered',
    OUTCOME_TOLD: 'Told',
    OUTCOME_MISSING: 'Not told within 14 days',
  },
  within:
    '{days, plural, one {{applications} of {settled} within a day} other {{applications} of {settled} within # days}}',
  nothing: 'No application counts here.',
  raise: 'What would raise it',
  untilShown:
    '{count, plural, one {After {number} application more, job seekers read how you answer.} other {After {number} applications more, job seekers read how you answer.}}',
  nextInTime:
    '{count, plural, one {If the next answer is in time, job seekers read “{words}”.} other {If the next {number} answers are in time, job seekers read “{words}”.}}',
  outcomesToGo:
    '{count, plural, one {After {number} more outcome, job seekers read “Tells the outcome of interviews”.} other {After {number} more outcomes, job seekers read “Tells the outcome of interviews”.}}',
} as const;
