export const company = {
  titles: {
    dashboard: 'Dashboard',
    companyProfile: 'Company Profile',
  },
} as const;
