import { overlaps, spanOf, type LocalSpan, type SlotDraft } from '../../../../domain/slots';
import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { affectedRows, placeholders, selectRows } from '../../../db/statements';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { isReserved, readSlotsOfJob, type SlotRow } from '../slot.queries';
import { insertSlots } from './create-job';
import { requireOwnJob } from './set-job-active';

export interface SavedSlots {
  /** New or changed slots left out because they overlap a reserved one. */
  dropped: SlotDraft[];
  keptReserved: number;
}

/**
 * Makes the unreserved slots of a job what `drafts` says: changes those named by id, adds new ones, removes the
 * others. Reserved slots stay untouched whatever is said (specification, section 4, "Slot").
 */
export async function saveInterviewSlots(
  services: Services,
  actor: CompanyActor,
  jobId: string,
  drafts: readonly SlotDraft[],
): Promise<SavedSlots> {
  const now = services.clock.now();
  return inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { job: jobId });
    await requireOwnJob(transaction, actor, jobId);
    // Apply and accept take the job's lock first, so no slot can be added or seated in between.
    const ids = await selectRows<{ id: string }>(transaction.manager, 'SELECT id FROM interview_slots WHERE job_id = ?', [jobId]);
    await lockRows(transaction, { slot: ids.map(({ id }) => id) });
    const slots = await readSlotsOfJob(transaction.manager, jobId, now);
    const reserved = slots.filter(isReserved);
    const { wanted, dropped } = sortDrafts(drafts, reserved);
    const free = new Map(slots.filter((slot) => !isReserved(slot)).map((slot) => [slot.id, slot]));
    const changed = wanted.filter((draft) => draft.id && free.has(draft.id));
    await removeSlots(transaction, [...free.keys()].filter((id) => !changed.some((draft) => draft.id === id)));
    for (const draft of changed) await changeSlot(transaction, draft);
    await insertSlots(transaction, { jobId, companyId: actor.companyId }, wanted.filter((draft) => !draft.id || !free.has(draft.id)));
    await affectedRows(transaction.manager, 'UPDATE jobs SET updated_at = ? WHERE id = ?', [now, jobId]);
    return { dropped, keptReserved: reserved.length };
  });
}

function sortDrafts(drafts: readonly SlotDraft[], reserved: readonly SlotRow[]) {
  const reservedIds = new Set(reserved.map((slot) => slot.id));
  const editable = drafts.filter((draft) => !draft.id || !reservedIds.has(draft.id));
  const clashes = (draft: LocalSpan) => reserved.some((slot) => overlaps(draft, slot));
  return { wanted: editable.filter((draft) => !clashes(draft)), dropped: editable.filter(clashes) };
}

async function changeSlot({ manager }: Transaction, slot: SlotDraft): Promise<void> {
  const { startsAt, endsAt } = spanOf(slot);
  await affectedRows(
    manager,
    `UPDATE interview_slots SET date = ?, start = ?, end = ?, starts_at = ?, ends_at = ?, location_type = ?, max_applicants = ?
     WHERE id = ? AND seats_taken = 0`,
    [slot.date, slot.start, slot.end, startsAt, endsAt, slot.locationType, slot.maxApplicants, slot.id ?? null],
  );
}

/** Rejected and withdrawn applications keep their snapshot of the time; only their link to the slot goes. */
async function removeSlots({ manager }: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const list = placeholders(ids);
  await affectedRows(manager, `UPDATE applications SET slot_id = NULL WHERE slot_id IN (${list}) AND status IN ('REJECTED', 'WITHDRAWN')`, ids);
  await affectedRows(manager, `DELETE FROM interview_slots WHERE id IN (${list}) AND seats_taken = 0`, ids);
}
