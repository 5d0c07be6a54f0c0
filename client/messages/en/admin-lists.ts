export const adminLists = {
  titles: {
    companyVerification: 'Company Verification',
    companies: 'Companies',
    usersManagement: 'Users Management',
    applicationsManagement: 'Applications Management',
  },
} as const;
