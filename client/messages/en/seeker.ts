export const seeker = {} as const;
