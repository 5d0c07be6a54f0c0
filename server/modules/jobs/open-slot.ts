import { refuse } from '../../../domain/errors';
import { SLOT_REFUSALS } from '../../../domain/slots';
import { slotOf } from './slot.sql';
import type { SlotRow } from './slot-columns.sql';

/** Only an open slot can be applied to, held or accepted for. Errors: SLOT_FULL, SLOT_SELECTED, SLOT_PAST. */
export function refuseUnlessOpen(slot: SlotRow, now: Date): void {
  const { state } = slotOf(slot, now);
  if (state !== 'OPEN') throw refuse(SLOT_REFUSALS[state], ['slotId']);
}
