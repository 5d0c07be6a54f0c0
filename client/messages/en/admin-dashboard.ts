/** The administrators' dashboard, and the small page of their own security. */
export const adminDashboard = {
  titles: {
    dashboard: 'Dashboard',
  },
  context: 'What is waiting for you, and the latest decisions. Times are in WIB (UTC+7).',
  failed: 'Failed to fetch admin dashboard data. Please try again.',
  companiesWaiting:
    '{count, plural, one {company is waiting for a decision} other {companies are waiting for a decision}}',
  flaggedPayments: '{count, plural, one {flagged payment} other {flagged payments}}',
  flaggedPostings: '{count, plural, one {flagged posting} other {flagged postings}}',
  openReports: '{count, plural, one {job or company reported or paused} other {jobs and companies reported or paused}}',
  tokensSold: '{count, plural, one {{tokens} token} other {{tokens} tokens}} sold since <day></day>',
  applications: {
    title: 'Applications of the last {days} days',
    all: 'All applications',
    chart: 'Applications by the day they were made and their current status',
  },
  activities: {
    title: 'Latest activities',
    none: 'No decisions have been made yet.',
    review: 'Review companies',
  },
} as const;
