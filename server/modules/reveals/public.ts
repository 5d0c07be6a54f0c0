export { RevealReceiptResolver } from './reveal.resolver';
export { RevealReceipts } from './reveal-receipts';
export { beginReveal, revealByName, recordAnswer, recordReveals, type IdentityReveal } from './reveals';
export { recordedPages } from './recorded-pages';
export { recordFileReveal } from './file-reveals';
export { detailOf } from './revealed-detail';
export { watchedSeeker } from './watched-seeker';
export type { Reveal } from './reveal-receipt.sql';
