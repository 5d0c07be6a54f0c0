import type { SlotFormValue } from './slot-drafts';
import { isChanged } from './slot-painting';

export interface SlotsToSend {
  /** New and changed ones. What the form leaves as it is may have been changed in another tab, and is not sent. */
  slots: SlotFormValue[];
  /** The row of the form for each of `slots`. */
  rows: number[];
  keptIds: string[];
  /** What was shown as changeable or as past, and is not in the form any more. */
  removedIds: string[];
}

export function slotsToSend(
  slots: readonly SlotFormValue[],
  { stored, past }: { stored: readonly SlotFormValue[]; past: readonly { id: string }[] },
): SlotsToSend {
  const rows = slots.flatMap((slot, row) => (isChanged(slot, stored) ? [row] : []));
  const inForm = new Set(slots.map(({ id }) => id));
  return {
    slots: slots.filter((slot) => isChanged(slot, stored)),
    rows,
    keptIds: slots.flatMap((slot) => (slot.id && !isChanged(slot, stored) ? [slot.id] : [])),
    removedIds: [...past, ...stored].flatMap(({ id }) => (id && !inForm.has(id) ? [id] : [])),
  };
}

/** An error about a slot that was sent, as one about its row of the form. */
export function errorAtRow<Refused extends { field?: string[] | null }>(
  error: Refused,
  rows: readonly number[],
): Refused {
  const [list, place, ...part] = error.field ?? [];
  const row = list === 'slots' && place !== undefined ? rows[Number(place)] : undefined;
  return row === undefined ? error : { ...error, field: ['slots', String(row), ...part] };
}
