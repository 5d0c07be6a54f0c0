export { creditPurchase, openBalance, spendOnAcceptance, takeBackRefund } from './token.ledger';
export {
  countLedgerRows,
  findLedgerDifferences,
  loadBalances,
  lockBalance,
  readLedger,
  type LedgerRow,
} from './token.sql';
export { isEntitledToSpecial, TokenResolver } from './token.resolver';
export { TokenPackageType } from './token.types';
export { TokenTransaction } from './token.entity';
