export {
  InvoiceMemberResolver,
  PaymentResolver,
  ReceiptMemberResolver,
  TokenPackageActionsResolver,
} from './payment.resolver';
export { findReceipt } from './payment.queries';
export { receiptFile } from './receipt-file';
export {
  FlaggedPaymentResolver,
  FlaggedPaymentSumsResolver,
} from './flagged-payment.resolver';
export { countFlagged } from './flagged-payment.sql';
export { receiveCallback } from './commands/receive-callback';
export { TripayGateway } from './tripay-gateway';
