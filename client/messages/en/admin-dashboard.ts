export const adminDashboard = {} as const;
