import type { Translation } from '../../../domain/language';
import type { adminMoney as english } from '../en/admin-money';

export const adminMoney: Translation<typeof english> = {
  titles: {
    tokenTransactions: 'Transaksi Token',
    flaggedPayments: 'Pembayaran Bermasalah',
    auditTrail: 'Jejak Audit',
  },
};
