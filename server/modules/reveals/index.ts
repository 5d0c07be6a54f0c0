export { ReceiptOfADay } from './receipt-of-a-day.types';
export { CompanyReceiptType, type CompanyReceiptParent } from './company-receipts.types';
export { RevealReceipts } from './reveal-receipts';
export { beginReveal, revealByName, recordAnswer, recordReveals, type IdentityReveal } from './reveals';
export { pagesWithReceipts } from './recorded-pages';
export { recordFileReveal } from './file-reveals';
export { detailOf } from './revealed-detail';
export { withRevealTracking } from './reveal-tracking';
export type { Reveal } from './reveal-receipt.sql';
