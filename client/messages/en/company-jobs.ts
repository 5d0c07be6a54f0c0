export const companyJobs = {
  titles: {
    myJobs: 'My Jobs',
    createJob: 'Create Job',
    job: 'Job',
    interviewSlots: 'Interview Slots',
  },
} as const;
