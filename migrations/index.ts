import { Initial1766300000000 } from './1766300000000-initial';

/** In the order in which they run. From here on migrations are only added; docs/operations.md says how. */
export const MIGRATIONS = [Initial1766300000000];
