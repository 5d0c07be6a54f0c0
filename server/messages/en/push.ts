/** What notifications of a browser say. A title is the same for all news about an application, whichever they are. */
export const push = {
  titles: {
    APPLICATION: 'News about an application',
    APPLICANT: 'News about an applicant',
    APPLICANTS: 'New applicants',
    REPLIES: 'Applicants are waiting for an answer',
    FREE_TIME: 'An interview time is free again',
    NEW_JOBS: 'New jobs for you',
  },
  /** Where no details are shown. */
  open: 'Open TemuKerja to read more.',
  when: '{date}, {time}',
  counts: {
    APPLICANTS: '{count, plural, one {{number} applicant} other {{number} applicants}}',
    REPLIES: '{count, plural, one {{number} applicant} other {{number} applicants}}',
    NEW_JOBS: '{count, plural, one {{number} job} other {{number} jobs}}',
  },
} as const;
