export { findReceipt } from './payment.queries';
export { receiptFile } from './receipt-file';
export { countFlagged } from './flagged-payment.sql';
export { receiveCallback } from './commands/receive-callback';
export { TripayGateway } from './tripay-gateway';
