/** The administrators' dashboard, and the small page of their own security. */
export const adminDashboard = {
  titles: {
    dashboard: 'Dashboard',
  },
  context: 'The gravest first. Times are in WIB (UTC+7).',
  failed: 'Failed to fetch admin dashboard data. Please try again.',
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
    shown: 'Shown',
    paused: 'Paused',
    applicants: '{count, plural, one {1 applicant} other {{number} applicants}}',
    show: 'Show what waits',
    noReference: 'No reference',
  },
  plots: {
    applications: {
      title: 'Applications of the last 30 days',
      all: 'All applications',
      chart: 'Applications by the day they were made and their current status',
    },
    signUps: {
      title: 'Sign-ups of the last 30 days',
      all: 'All users',
      seekers: 'Job seekers',
      companies: 'Companies',
    },
    tokens: { title: 'Tokens sold by week', all: 'All purchases', sold: 'Tokens', paid: 'Paid' },
    verification: {
      title: 'Days to a decision, by week',
      all: 'Waiting companies',
      sameDay: 'Same day',
      oneDay: '1 day',
      threeDays: '2–3 days',
      longer: 'Over 3 days',
    },
  },
  activities: {
    title: 'Latest activities',
    all: 'Audit trail',
    none: 'No decisions have been made yet.',
    review: 'Review companies',
  },
} as const;
