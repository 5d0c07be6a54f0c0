export const browse = {
  titles: {
    findJobs: 'Find Jobs',
    job: 'Job',
    company: 'Company',
  },
} as const;
