/** The page of a company's own figures. */
export const ownTrackRecord = {
  titles: { trackRecord: 'How You Answer' },
  context:
    'Your applications of the last {days} days. What you could not answer, while a job was paused or your company was not verified, does not count.',
  loadFailed: 'Failed to load your figures. Please try again later.',
  shown: 'What job seekers read of you',
  shownHow:
    'On your page and your jobs. It is computed once a night, in rounded words, and follows your figures after every ten applications. No list is sorted by it.',
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
    '{count, plural, one {With the next {number} answer in time: “{words}”.} other {With the next {number} answers in time: “{words}”.}}',
  outcomesToGo:
    '{count, plural, one {With {number} outcome more: “Tells the outcome of interviews”.} other {With {number} outcomes more: “Tells the outcome of interviews”.}}',
} as const;
