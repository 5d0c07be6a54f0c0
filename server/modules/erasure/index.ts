export { plannedErasures } from './commands/cancel-erasure';
export { eraseByLetter, replayErasure } from './commands/erase-at-once';
export type { ErasureServices } from './erasure-services';
export { listAffected, listColleagues, listNotified, type AffectedBy } from './affected.sql';
export { REQUESTS_END_MS } from './erase';
