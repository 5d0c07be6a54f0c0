export { creditPurchase, lockBalance, openBalance, spendOnAcceptance, takeBackRefund } from './token.ledger';
export { countLedgerRows, findLedgerDifferences, loadBalances, readLedger, type LedgerRow } from './token.queries';
export { isEntitledToSpecial, TokenResolver } from './token.resolver';
export { TokenPackageType } from './token.types';
export { TokenTransaction } from './token.entity';
