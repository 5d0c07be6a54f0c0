export const myData = {
  titles: {
    privacy: 'Privacy',
  },
  context: 'Who has seen your details, what you agreed to, and a copy of your data.',
  consents: {
    title: 'What you agreed to',
    terms: 'Terms and Conditions',
    privacyPolicy: 'Privacy Policy',
    supplement: 'Supplement to both',
    given: 'Version {version}, accepted on <day></day>',
    none: 'No consent is recorded for this account.',
    howToWithdraw:
      'There is no account without your consent, so none of it can be withdrawn alone. Erasing your account withdraws all of it.',
    loadFailed: 'Failed to load what you agreed to. Please try again later.',
  },
  mails: {
    title: 'E-mails',
    always: 'E-mails about security, payments and interviews are always sent.',
    alwaysToSeeker:
      'E-mails about security, payments and interviews are always sent, and so is the answer when an application is accepted.',
    savedSearches: 'How often you hear of new jobs is set for each of your <link>saved searches</link>.',
    APPLICATION_NEWS: 'News about my applications',
    APPLICANT_NEWS: 'News about applicants',
    APPLICATION_NEWS_text:
      'When an application was not accepted or not answered in time, its job was changed or removed, or a company tells the outcome of an interview.',
    APPLICANT_NEWS_text:
      'When someone has applied for a job of yours or withdrawn, or applicants wait for your answer or for the outcome of an interview.',
    on: 'These e-mails are switched on',
    off: 'These e-mails are switched off',
  },
  copy: {
    title: 'A copy of your data',
    what: 'One zip file with everything: a page to read, the same data for programs (JSON), and the files that you uploaded. You can ask for one each day.',
    ask: 'Get a copy of my data',
    asked: 'Your copy is being made. We e-mail you when it is ready.',
    askFailed: 'Failed to ask for your data. Please try again.',
    waiting: 'Your copy is about to be made.',
    running: 'Your copy is being made: {percent}%',
    progress: 'Progress of your copy',
    mayLeave: 'You can leave this page; we e-mail you when it is ready.',
    ready: 'Your copy is ready. You can download it until <day></day>, <time></time>.',
    download: 'Download ({size})',
    failed: 'Your copy could not be made. We are sorry. Please try again tomorrow.',
    loadFailed: 'Failed to load the state of your copy. Please try again later.',
  },
} as const;
