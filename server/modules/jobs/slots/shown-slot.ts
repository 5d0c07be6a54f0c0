import { refuse } from '../../../../domain/errors';
import { SLOT_REFUSALS, slotStateOf } from '../../../../domain/slots';
import { zoneAt } from '../../../../domain/time';
import type { SlotRow } from './slot-columns.sql';
import type { InterviewSlotType } from './slot.types';

/** Applicants, accepted or not, and live holds of others. */
export function seatsInUse(row: SlotRow): number {
  return row.seats_taken + row.held;
}

export function isReserved(row: SlotRow): boolean {
  return row.is_selected || seatsInUse(row) + row.held_by_viewer > 0;
}

export function slotOf(row: SlotRow, now: Date): InterviewSlotType {
  const seatsTaken = seatsInUse(row);
  return {
    id: row.id,
    date: row.date,
    start: row.start,
    end: row.end,
    timeZone: zoneAt(row.date, row.start, row.starts_at),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    locationType: row.location_type,
    maxApplicants: row.max_applicants,
    seatsLeft: Math.max(0, row.max_applicants - seatsTaken),
    state: slotStateOf(
      { isSelected: row.is_selected, seatsTaken, maxApplicants: row.max_applicants, startsAt: row.starts_at },
      now,
    ),
    isSelected: row.is_selected,
    isReserved: isReserved(row),
    isHeldByViewer: row.held_by_viewer > 0,
  };
}

/**
 * Only an open slot can be applied to, held or accepted for. The field is where the input names it; null where it does not.
 */
export function refuseUnlessOpen(slot: SlotRow, now: Date, field: string[] | null = ['slotId']): void {
  const { state } = slotOf(slot, now);
  if (state !== 'OPEN') throw refuse(SLOT_REFUSALS[state], field ?? undefined);
}
