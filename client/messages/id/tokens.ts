import type { Translation } from '../../../domain/language';
import type { tokens as english } from '../en/tokens';

export const tokens: Translation<typeof english> = {
  titles: {
    tokenStore: 'Beli Token',
    payment: 'Pembayaran',
    receipt: 'Kuitansi',
  },
};
