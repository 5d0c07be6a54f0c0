export const landing = {
  titles: {
    findYourDreamJob: 'Find your dream job',
  },
} as const;
