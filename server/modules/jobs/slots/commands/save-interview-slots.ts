import { In } from 'typeorm';
import {
  overlaps,
  pastPart,
  spanOf,
  type LocalSpan,
  type Span,
  type TimesRead,
} from '../../../../../domain/interview-times';
import { DomainError, refuse, type RuleViolation } from '../../../../../domain/errors';
import { MAX_SLOTS_PER_JOB, slotContent, type SlotDraft } from '../../../../../domain/slots';
import type { TimeZone } from '../../../../../domain/time';
import type { CompanyActor } from '../../../../actor';
import { lockRows } from '../../../../db/lock';
import { inTransaction } from '../../../../db/transaction';
import type { Services } from '../../../../services';
import { InterviewSlot } from '../interview-slot.entity';
import { Job } from '../../job.entity';
import { isReserved } from '../shown-slot';
import { readSlotsOfJob, slotIdsOfJob } from '../slot.sql';
import type { SlotRow } from '../slot-columns.sql';
import { insertSlots } from '../../commands/create-job';
import { requireOwnJob } from '../../commands/set-job-active';

interface SlotChanges {
  /** Slots to change, with an id, and slots to add. */
  drafts: readonly SlotDraft[];
  /** Slots to remove; undefined removes every unreserved slot that is not named otherwise. */
  removedIds?: readonly string[] | null;
  /** Slots that the form shows and leaves as they are. */
  keptIds?: readonly string[] | null;
}

type UnsavedSlot = SlotDraft & Span & { timeZone: TimeZone };

interface SavedSlots {
  /** New slots, and moves of slots, that were left out because they overlap a reserved slot. */
  dropped: UnsavedSlot[];
  /** Changes of slots that the job no longer has: another form has removed them. */
  gone: UnsavedSlot[];
  /** Slots that should have been changed or removed but have a seat taken. */
  untouched: SlotRow[];
  keptReserved: number;
}

/**
 * Changes, adds and removes unreserved slots of a job; reserved ones stay as they are. A form names what it removes: a slot
 * that was reserved when the form was shown stays, even if its seat was freed since. A slot that another form has removed
 * does not come back by a change of it.
 */
export async function saveInterviewSlots(
  services: Services,
  actor: CompanyActor,
  jobId: string,
  changes: SlotChanges,
): Promise<SavedSlots> {
  const now = services.clock.now();
  return inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { job: jobId });
    const { time_zone: timeZone } = await requireOwnJob(transaction.manager, actor, jobId);
    refusePast(changes.drafts, { now, timeZone });
    // Apply and accept take the job's lock first, so no slot can be added or seated in between.
    await lockRows(transaction, { slot: await slotIdsOfJob(transaction.manager, jobId) });
    const slots = await readSlotsOfJob(transaction.manager, jobId, now);
    const reserved = slots.filter(isReserved);
    const free = slots.filter((slot) => !isReserved(slot));
    const { changed, added, removedIds, dropped, gone } = planOf(changes, free, reserved);
    // The form counts what it shows; what the job has by now, only this lock knows. It is about no row of the form.
    if (added.length > 0 && slots.length - removedIds.length + added.length > MAX_SLOTS_PER_JOB)
      throw refuse('TOO_MANY_ENTRIES');
    refuseTwins(
      [...changed, ...added],
      slots.filter(({ id }) => !removedIds.includes(id)),
      changes.drafts,
    );
    // A seat that is taken keeps its slot as it is.
    const stored = transaction.manager.getRepository(InterviewSlot);
    if (removedIds.length > 0) {
      await services.ports.jobApplicants.leaveSlots(transaction, removedIds);
      await stored.delete({ id: In(removedIds), seatsTaken: 0 });
    }
    for (const { id, ...draft } of changed)
      await stored.update({ id: id ?? '', seatsTaken: 0 }, { ...draft, ...spanOf({ ...draft, timeZone }) });
    await insertSlots(transaction, { jobId, companyId: actor.companyId, timeZone }, added);
    await transaction.manager.getRepository(Job).update(jobId, { updatedAt: now });
    const unsaved = (slot: SlotDraft): UnsavedSlot => ({ ...slot, ...spanOf({ ...slot, timeZone }), timeZone });
    return {
      dropped: dropped.map(unsaved),
      gone: gone.map(unsaved),
      untouched: reserved.filter((slot) => wasToChange(slot, changes)),
      keptReserved: reserved.length,
    };
  });
}

function refusePast(drafts: readonly SlotDraft[], read: TimesRead): void {
  const past = drafts.flatMap((draft, index): RuleViolation[] => {
    const part = pastPart(draft, read);
    return part ? [{ code: 'SLOT_IN_PAST', field: ['slots', String(index), part] }] : [];
  });
  if (past.length > 0) throw new DomainError(past);
}

function planOf({ drafts, removedIds, keptIds }: SlotChanges, free: readonly SlotRow[], reserved: readonly SlotRow[]) {
  const reservedIds = new Set(reserved.map(({ id }) => id));
  const stored = new Map(free.map((slot) => [slot.id, slot]));
  const named = drafts.filter(({ id }) => !id || !reservedIds.has(id));
  const known = new Set([...drafts.map(({ id }) => id), ...(keptIds ?? [])]);
  const editable = namedBySlot(
    named.filter(({ id }) => !id || stored.has(id)),
    free.filter(({ id }) => !known.has(id)),
  );
  const storedOf = ({ id }: SlotDraft): SlotRow | undefined => (id ? stored.get(id) : undefined);
  const clashes = (draft: SlotDraft): boolean => {
    // Only a new time is left out; a stored slot that already overlaps a reserved one stays.
    const slot = storedOf(draft);
    return !(slot && isSameTime(slot, draft)) && reserved.some((other) => overlaps(draft, other));
  };
  const wanted = editable.filter((draft) => !clashes(draft));
  const namedIds = new Set([...known, ...editable.map(({ id }) => id)]);
  return {
    changed: wanted.filter(storedOf),
    added: wanted.filter((draft) => !storedOf(draft)),
    removedIds: [...stored.keys()].filter((id) => !namedIds.has(id) && (removedIds?.includes(id) ?? true)),
    dropped: editable.filter(clashes),
    gone: named.filter(({ id }) => id && !stored.has(id)),
  };
}

/**
 * A new slot at exactly the time of one that the form does not know is taken for that one, so that a save whose response was
 * lost can be repeated.
 */
function namedBySlot(drafts: readonly SlotDraft[], unknown: readonly SlotRow[]): SlotDraft[] {
  const unnamed = [...unknown];
  return drafts.map((draft) => {
    const at = draft.id ? -1 : unnamed.findIndex((slot) => isSameTime(slot, draft));
    return at < 0 ? draft : { ...draft, id: unnamed.splice(at, 1)[0]?.id };
  });
}

function isSameTime(one: LocalSpan, other: LocalSpan): boolean {
  return one.date === other.date && one.start === other.start && one.end === other.end;
}

const storedContent = ({ location_type: locationType, max_applicants: maxApplicants, ...span }: SlotRow): string =>
  slotContent({ ...span, locationType, maxApplicants });

/** Twins that are stored already stay: only what becomes one now is refused. */
function refuseTwins(wanted: readonly SlotDraft[], stored: readonly SlotRow[], drafts: readonly SlotDraft[]): void {
  const before = new Map(stored.map((slot) => [slot.id, storedContent(slot)]));
  const isAsItWas = (draft: SlotDraft): boolean => before.get(draft.id ?? '') === slotContent(draft);
  const becoming = wanted.filter((draft) => !isAsItWas(draft));
  const changedIds = new Set(becoming.map(({ id }) => id));
  const taken = new Set([...before].filter(([id]) => !changedIds.has(id)).map(([, content]) => content));
  for (const draft of becoming) {
    const content = slotContent(draft);
    if (taken.has(content)) {
      const index = drafts.findLastIndex((one) => slotContent(one) === content && (!one.id || one.id === draft.id));
      throw refuse('SLOT_DUPLICATE', ['slots', String(index), 'start']);
    }
    taken.add(content);
  }
}

/** True when the form would have changed or removed a reserved slot. */
function wasToChange(slot: SlotRow, { drafts, removedIds }: SlotChanges): boolean {
  if (removedIds?.includes(slot.id)) return true;
  return drafts.some(
    (draft) =>
      draft.id === slot.id &&
      !(
        isSameTime(draft, slot) &&
        draft.locationType === slot.location_type &&
        draft.maxApplicants === slot.max_applicants
      ),
  );
}
