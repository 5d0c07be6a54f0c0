export { RevealReceiptResolver } from './reveal.resolver';
export { RevealReceipts } from './reveal-receipts';
export { beginLook, lookByName, recordAnswer, recordLooks, type IdentityLook } from './looks';
export { recordedPages } from './recorded-pages';
export { recordFileLook } from './file-looks';
export { watchedSeeker } from './watched-seeker';
export type { Look } from './reveal-receipt.sql';
