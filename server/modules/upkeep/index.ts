export { readUpkeep, recordUpkeep } from './upkeep-results';
export { UPKEEP } from './upkeep-result.entity';
