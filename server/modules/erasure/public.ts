export { ErasureResolver } from './erasure.resolver';
export { eraseDue, startErasures } from './due-erasures';
export { startRetention } from './retention.sql';
