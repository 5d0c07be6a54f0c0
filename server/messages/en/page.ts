/** What the first HTML says before a script runs: to people, and to search engines. */
export const page = {
  title: 'Find your dream job · TemuKerja',
  description:
    'Apply for a job in Indonesia by choosing an interview time. Companies see what you can do first, and learn who you are when they accept you.',
  needsScript: 'TemuKerja needs JavaScript. Please switch it on and load this page again.',
  shortcuts: { findJobs: 'Find Jobs', applied: 'Applied', calendar: 'Calendar' },
} as const;
