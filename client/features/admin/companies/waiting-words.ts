import type { WaitingAs } from '../../../../domain/verification';

/** Why a company waits for a decision, in one word. */
export const waitingWords: Record<WaitingAs, string> = { NEW: 'New', CORRECTED: 'Corrected', REVOKED: 'Revoked' };
