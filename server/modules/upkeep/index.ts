export { readUpkeep, recordUpkeep } from './upkeep-results';
export { UPKEEP } from './upkeep-result.entity';
export { appendRemoval, readRemovals, type ErasedEntry, type LeftEntry, type RemovalList } from './removal-list';
export { removalLists } from './removal-list.sql';
