export { creditPurchase, openBalance, spendOnAcceptance, takeBackRefund } from './token.ledger';
export { countLedgerRows, findLedgerDifferences, loadBalances, readLedger, type LedgerRow } from './token.queries';
export { isEntitledToSpecial, TokenResolver } from './token.resolver';
export { TokenBalance, TokenTransaction } from './token.entity';
