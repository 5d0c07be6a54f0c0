/** How a company answers, in the words that seekers read. */
export const trackRecord = {
  label: 'How this company answers',
  isNew: 'This company is new here',
  within: '{days, plural, one {Usually answers within a day} other {Usually answers within # days}}',
  inTime: {
    NEARLY_ALWAYS: 'Nearly always answers in time',
    MOSTLY: 'Mostly answers in time',
    SELDOM: 'Seldom answers in time',
  },
  tellsOutcome: 'Tells the outcome of interviews',
} as const;
