import { slotKey, type SlotFormValue } from './slot-drafts';

/** What the form held when its session ended. */
interface KeptSlots {
  wanted: readonly SlotFormValue[];
  /** The slots that could be changed then. */
  storedIds: (string | undefined)[];
}

export function keptSlots(wanted: readonly SlotFormValue[], stored: readonly SlotFormValue[]): { slots: KeptSlots } {
  return { slots: { wanted, storedIds: stored.map(({ id }) => id) } };
}

/** As the form was left, on the slots that there are now: what was reserved or removed meanwhile is not offered again. */
export function slotsOfKept({ wanted, storedIds }: KeptSlots, stored: readonly SlotFormValue[]): SlotFormValue[] {
  const kept = wanted.flatMap((slot) => {
    if (!slot.id) return [{ ...slot, key: slotKey() }];
    const now = stored.find(({ id }) => id === slot.id);
    return now ? [{ ...slot, key: now.key }] : [];
  });
  // Others came meanwhile, in another tab.
  return [...kept, ...stored.filter(({ id }) => !storedIds.includes(id))];
}
