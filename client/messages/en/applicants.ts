export const applicants = {} as const;
