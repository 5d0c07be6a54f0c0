/** Words for what is stored as a code, as a number, or not at all. */
export const stored = {
  jobClosed: 'The company has removed this job, so the application was closed.',
  noReply: 'There was no reply, so the application was closed.',
  companyLeft: 'The company has left TemuKerja, so the application was closed.',
  formerMember: '{number, plural, =0 {a former member} other {former member #}}',
  noReason: 'No reason provided',
  /** Inside a list. */
  jobParts: {
    title: 'title',
    location: 'location',
    timeZone: 'time zone',
    employmentType: 'employment type',
    salary: 'salary',
    description: 'description',
    skills: 'required skills',
    autoCloseDate: 'auto-close date',
  },
  holdReason: {
    LIKE_PAUSED: 'Its text is much like that of a job that our team has paused.',
    EXPLOITATION: 'Its text may ask people to travel or to work in a way that puts them in danger.',
    PAPERS_KEPT: 'Its text may ask for original identity papers to be handed over.',
    MONEY_BEFORE_WORK: 'Its text may ask applicants for money before they work.',
  },
  packageName: '{count, plural, one {{number} Token} other {{number} Tokens}}',
  device: '{browser} on {system}',
  unknownDevice: 'Unknown device',
  mailEntry: {
    time: '{date}, {times}',
    place: '{locationType}',
    replyBy: 'Answer expected by {date}, {time}',
  },
  switchMailsOff: 'Switch off e-mails like this',
  interviewSince: {
    PLANNED:
      'Since this e-mail was written, the time or the details of the interview have changed. It takes place on {date}, {times}; the page of the application has the rest.',
    CANCELLED: 'Since this e-mail was written, the interview was cancelled.',
  },
} as const;
