import { DAY_MS } from './time';

/** Erasing one's data: when, and how far it is. */

export const ErasureWhen = { NOW: 'NOW', IN_14_DAYS: 'IN_14_DAYS' } as const;
export type ErasureWhen = (typeof ErasureWhen)[keyof typeof ErasureWhen];

export const ErasureState = { WAITING: 'WAITING', ERASING: 'ERASING' } as const;
export type ErasureState = (typeof ErasureState)[keyof typeof ErasureState];

/** How long a person who chose to wait can come back. */
export const ERASURE_WAIT_MS = 14 * DAY_MS;
/**
 * After so many days nothing of ours holds what was erased. A backup of the last day before the journals are renewed (7 days
 * at most) is kept for 30; the rest is reserve. docs/operations.md says how it is kept.
 */
export const GONE_EVERYWHERE_DAYS = 45;
