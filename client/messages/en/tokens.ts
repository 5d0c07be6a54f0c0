export const tokens = {
  titles: {
    tokenStore: 'Token Store',
    payment: 'Payment',
    receipt: 'Receipt',
  },
} as const;
