import type { LocationType } from '../../../domain/slots';

export interface SlotRow {
  id: string;
  job_id: string;
  date: string;
  start: string;
  end: string;
  starts_at: Date;
  ends_at: Date;
  location_type: LocationType;
  max_applicants: number;
  seats_taken: number;
  is_selected: number;
  /** Seats that others than the viewer hold right now. */
  held: number | string;
  held_by_viewer: number | string;
}

const SLOT_NAMES = [
  'id',
  'job_id',
  'date',
  'start',
  'end',
  'starts_at',
  'ends_at',
  'location_type',
  'max_applicants',
  'seats_taken',
  'is_selected',
] as const;
/** Holds of others and of the viewer, by the clock; each takes (seeker id, now). */
const HELD = '(SELECT COUNT(*) FROM slot_holds h WHERE h.slot_id = s.id AND h.seeker_id <> ? AND h.expires_at > ?)';
const HELD_BY_VIEWER =
  '(SELECT COUNT(*) FROM slot_holds h WHERE h.slot_id = s.id AND h.seeker_id = ? AND h.expires_at > ?)';

/** Slots with live holds counted by the clock; takes (seeker id, now, seeker id, now) before the condition's own. */
export const SELECT_SLOTS = `
  SELECT ${SLOT_NAMES.map((name) => `s.${name}`).join(', ')}, ${HELD} AS held, ${HELD_BY_VIEWER} AS held_by_viewer
  FROM interview_slots s`;

/** The same columns under names that clash with no others, for a read that joins slots to its own rows. */
export const JOINED_SLOT_COLUMNS = `
  ${SLOT_NAMES.map((name) => `s.${name} AS joined_slot_${name}`).join(', ')},
  ${HELD} AS joined_slot_held, ${HELD_BY_VIEWER} AS joined_slot_held_by_viewer`;

/** The slot of a row that was read with `JOINED_SLOT_COLUMNS`; null when the outer join found none. */
export function joinedSlotOf(row: object): SlotRow | null {
  const columns = row as Record<string, unknown>;
  const names = [...SLOT_NAMES, 'held', 'held_by_viewer'];
  const slot = Object.fromEntries(names.map((name) => [name, columns[`joined_slot_${name}`]])) as unknown as SlotRow;
  return (slot.id as string | null) === null ? null : slot;
}
