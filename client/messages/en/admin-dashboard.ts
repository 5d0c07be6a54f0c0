export const adminDashboard = {
  titles: {
    dashboard: 'Dashboard',
  },
} as const;
