export const adminDetails = {
  titles: {
    companyDetails: 'Company Details',
    user: 'User',
    job: 'Job',
    application: 'Application',
  },
} as const;
