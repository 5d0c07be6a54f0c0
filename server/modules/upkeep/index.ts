export { readUpkeep, recordUpkeep } from './upkeep-results';
export { UPKEEP, UpkeepResult } from './upkeep-result.entity';
