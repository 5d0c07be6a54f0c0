export const adminMoney = {
  titles: {
    tokenTransactions: 'Token Transactions',
    flaggedPayments: 'Flagged Payments',
    auditTrail: 'Audit Trail',
  },
} as const;
