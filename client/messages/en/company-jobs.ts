export const companyJobs = {} as const;
