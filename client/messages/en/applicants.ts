export const applicants = {
  titles: {
    applicant: 'Applicant',
    allApplicants: 'All Applicants',
  },
} as const;
