import type { LocalDate } from '../../../../domain/time';
import type { CompanyJobSlotFragment } from '../../../graphql/generated';

type Slots = readonly CompanyJobSlotFragment[];

/** Slots in groups, in the order in which they come. */
export function slotsBy(dateOf: (slot: CompanyJobSlotFragment) => LocalDate, slots: Slots): [LocalDate, Slots][] {
  const groups = new Map<LocalDate, CompanyJobSlotFragment[]>();
  for (const slot of slots) groups.set(dateOf(slot), [...(groups.get(dateOf(slot)) ?? []), slot]);
  return [...groups];
}
