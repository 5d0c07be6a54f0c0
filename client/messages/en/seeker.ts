export const seeker = {
  titles: {
    dashboard: 'Dashboard',
    profile: 'Profile',
  },
} as const;
