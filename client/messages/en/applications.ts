export const applications = {
  titles: {
    appliedJobs: 'Applied Jobs',
    application: 'Application',
    interviewCalendar: 'Interview Calendar',
    upcomingInterviews: 'Upcoming Interviews',
  },
} as const;
