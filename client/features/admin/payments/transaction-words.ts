import type { TransactionType } from '../../../../domain/tokens';

/** Each kind of transaction in a word, as its row and the filter show it. */
export const transactionWords: Record<TransactionType, string> = {
  PURCHASE: 'Purchase',
  USAGE: 'Usage',
  GRANT: 'Starting token',
  REFUND: 'Refund',
};
