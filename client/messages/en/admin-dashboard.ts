/** The administrators' dashboard, and the small page of their own security. */
export const adminDashboard = {
  titles: {
    dashboard: 'Dashboard',
  },
  context: 'The gravest first. Times are in WIB (UTC+7).',
  failed: 'Failed to fetch admin dashboard data. Please try again.',
  tokensSold: '{count, plural, one {{tokens} token} other {{tokens} tokens}} sold since <day></day>',
  queues: {
    postings: 'Flagged postings',
    payments: 'Payments',
    reports: 'Reports',
    verification: 'Verification',
    open: 'Open',
    openOf: 'Open: {name}',
    oldest: 'Oldest: <age></age>',
    none: 'Nothing waits for you.',
    held: 'Held',
    noReference: 'No reference',
  },
  applications: {
    title: 'Applications of the last {days} days',
    all: 'All applications',
    chart: 'Applications by the day they were made and their current status',
  },
  signUps: {
    title: 'Sign-ups of the last 30 days',
    all: 'All users',
    day: 'Day',
    seekers: 'Job seekers',
    companies: 'Companies',
    table: 'See as table',
  },
  activities: {
    title: 'Latest activities',
    all: 'Audit trail',
    none: 'No decisions have been made yet.',
    review: 'Review companies',
  },
} as const;
