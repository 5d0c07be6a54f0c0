export const reports = {
  job: {
    open: 'Report this job',
    neverPays:
      'A real company never asks you for money: not for an interview, training or a uniform. If this one does, please report it.',
    question: 'What is wrong with this job?',
    already: 'You have reported this job. Our team is looking at it.',
  },
  company: {
    open: 'Report this company',
    question: 'What is wrong with this company?',
    already: 'You have reported this company. Our team is looking at it.',
  },
  neverNamed: 'Our team reads your report. The company never learns who sent it.',
  reasons: {
    ASKS_FOR_MONEY: 'Asks for money',
    ASKS_FOR_IDENTITY: 'Asks for identity or bank data',
    NOT_AS_DESCRIBED: 'The job is not as described',
    FAKE_COMPANY: 'Fake company',
    DISCRIMINATION: 'Discrimination',
    OTHER: 'Something else',
  },
  text: 'Tell us more',
  textHint: 'Needed for “Something else”.',
  submit: 'Send report',
  loading: 'Loading',
  done: 'Thank you. Your report was sent to our team.',
  failed: 'Failed to send the report. Please try again.',
};
