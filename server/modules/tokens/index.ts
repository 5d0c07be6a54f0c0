export { creditPurchase, openBalance, spendOnAcceptance, deductRefund } from './token.ledger';
export {
  countLedgerRows,
  findLedgerDifferences,
  loadBalances,
  lockBalance,
  readLedger,
  type LedgerRow,
} from './token.sql';
export { packageNameIn } from './package-name';
export { packagesFor } from './token.resolver';
export { PackagedTokens, TokenPackageType, TokenTransactionType, type TokenTransactionParent } from './token.types';
export { TokenTransaction } from './token.entity';
