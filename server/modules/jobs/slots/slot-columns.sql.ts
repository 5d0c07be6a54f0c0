import { readColumnsOf, selected } from '../../../db/field-table';
import { integer, notNullHere, prefixed, type Row } from '../../../db/row';
import { SLOT_TABLE } from './slot.table';

const STORED_SLOT = readColumnsOf(SLOT_TABLE);

/** With the seats that others than the viewer hold right now, and the viewer. */
export const SLOT = { ...STORED_SLOT, held: notNullHere(integer), held_by_viewer: notNullHere(integer) };
export type SlotRow = Row<typeof SLOT>;

/** Holds of others and of the viewer, by the clock. */
const HELD = '(SELECT COUNT(*) FROM slot_holds h WHERE h.slot_id = s.id AND h.seeker_id <> ? AND h.expires_at > ?)';
const HELD_BY_VIEWER =
  '(SELECT COUNT(*) FROM slot_holds h WHERE h.slot_id = s.id AND h.seeker_id = ? AND h.expires_at > ?)';

/** What `SELECT_SLOTS` and `JOINED_SLOT_COLUMNS` take before the statement's own; without a viewer, every hold is another's. */
export const heldParameters = (viewerId: string | null, now: Date) => [viewerId ?? '', now, viewerId ?? '', now];

/** Slots with live holds counted by the clock. */
export const SELECT_SLOTS = `
  SELECT ${selected('s', STORED_SLOT)}, ${HELD} AS held, ${HELD_BY_VIEWER} AS held_by_viewer
  FROM interview_slots s`;

/** The same columns under unique names, for a read that joins slots to its own rows. */
export const JOINED_SLOT_COLUMNS = `
  ${Object.keys(STORED_SLOT)
    .map((name) => `s.${name} AS joined_slot_${name}`)
    .join(', ')},
  ${HELD} AS joined_slot_held, ${HELD_BY_VIEWER} AS joined_slot_held_by_viewer`;

const joined = prefixed('joined_slot_', SLOT);
export const JOINED_SLOT = joined.declared;

/** The slot of a row that was read with `JOINED_SLOT_COLUMNS`; null when the outer join found none. */
export function joinedSlotOf(row: object): SlotRow | null {
  const slot = joined.rowOf(row);
  return (slot.id as string | null) === null ? null : slot;
}
