export { PaymentResolver } from './payment.resolver';
export { TokenPackageWaysResolver } from './token-package-ways.resolver';
export { FlaggedPaymentResolver } from './flagged-payment.resolver';
export { countFlagged } from './flagged-payment.queries';
export { receiveCallback } from './commands/receive-callback';
export { startReconciler } from './reconciler';
export { TripayGateway } from './tripay-gateway';
