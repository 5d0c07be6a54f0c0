export const adminMoney = {} as const;
