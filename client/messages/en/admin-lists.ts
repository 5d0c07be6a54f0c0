export const adminLists = {} as const;
