export const adminDetails = {} as const;
