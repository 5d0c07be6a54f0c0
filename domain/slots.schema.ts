import { z } from 'zod';
import type { RuleViolation } from './errors';
import { brokenTimeRule, type TimesRead } from './interview-times';
import {
  DEFAULT_SLOT_CAPACITY,
  LOCATION_TYPES,
  LocationType,
  MAX_SLOT_CAPACITY,
  MAX_SLOTS_PER_JOB,
  MIN_SLOT_CAPACITY,
  slotContent,
  type SlotDraft,
} from './slots';
import { isLocalDate, isLocalTime } from './time';
import { orElse } from './schema-parts';

/** Interview slots as a form sends them. */

const slotDraft = z.object({
  id: z.string().nullish(),
  date: z.string().nullish(),
  start: z.string().nullish(),
  end: z.string().nullish(),
  locationType: orElse(z.enum(LOCATION_TYPES as [LocationType, ...LocationType[]]), LocationType.ONLINE),
  maxApplicants: orElse(z.number(), DEFAULT_SLOT_CAPACITY).pipe(
    z
      .number()
      .int('SLOT_CAPACITY_INVALID')
      .min(MIN_SLOT_CAPACITY, 'SLOT_CAPACITY_INVALID')
      .max(MAX_SLOT_CAPACITY, 'SLOT_CAPACITY_INVALID'),
  ),
});

/** The slots that a form removes or keeps; a job has no more than that. */
const slotIdsSchema = z.array(z.string()).max(MAX_SLOTS_PER_JOB, 'TOO_MANY_ENTRIES').nullish();

/** The slots of a job form. Without `read`, the command checks that they are in the future. */
export function slotDraftsSchema(read: TimesRead | null) {
  return z
    .array(slotDraft)
    .max(MAX_SLOTS_PER_JOB, 'TOO_MANY_ENTRIES')
    .nullish()
    .transform((slots) => slots ?? [])
    .superRefine((slots, context) => {
      slots.forEach((slot, index) => {
        const issue = brokenDraftRule(slot, index, read);
        if (issue)
          context.addIssue({
            code: 'custom',
            message: issue.code,
            path: [index, issue.part],
            params: { detail: issue.detail },
          });
      });
      for (const [index, first] of sameSlots(slots)) {
        context.addIssue({
          code: 'custom',
          message: 'SLOT_DUPLICATE',
          path: [index, 'start'],
          params: { detail: { key: 'SLOT_DUPLICATE_OF', values: { slot: index + 1, first: first + 1 } } },
        });
      }
    })
    .transform((slots) => slots as SlotDraft[]);
}

/** The new slots of a job; the command checks that they are in the future. */
export const saveInterviewSlotsSchema = z.object({
  jobId: z.string(),
  slots: slotDraftsSchema(null),
  removedSlotIds: slotIdsSchema,
  keptSlotIds: slotIdsSchema,
});

/**
 * New slots that are identical to another one of the form, each with the index of that one. Two slots at one time are fine
 * when they differ; more seats at the same time and place are what `maxApplicants` is for. Stored ones stay; the server
 * compares those that were changed with what it has.
 */
function sameSlots(slots: readonly z.output<typeof slotDraft>[]): [index: number, first: number][] {
  const places = new Map<string, number>();
  const given = slots.map((slot, index) => ({ slot, index })).filter(({ slot }) => slot.date && slot.start && slot.end);
  for (const { slot, index } of given)
    if (slot.id && !places.has(slotContent(slot))) places.set(slotContent(slot), index);
  return given.flatMap(({ slot, index }): [number, number][] => {
    if (slot.id) return [];
    const first = places.get(slotContent(slot));
    if (first === undefined) places.set(slotContent(slot), index);
    return first === undefined ? [] : [[index, first]];
  });
}

function brokenDraftRule(
  slot: { date?: string | null; start?: string | null; end?: string | null },
  index: number,
  read: TimesRead | null,
): (Pick<RuleViolation, 'code' | 'detail'> & { part: string }) | null {
  if (!slot.date) {
    const detail = { key: 'SLOT_DATE_REQUIRED', values: { slot: index + 1 } } as const;
    return { code: 'SLOT_FIELDS_REQUIRED', detail, part: 'date' };
  }
  if (!slot.start) return { code: 'SLOT_FIELDS_REQUIRED', part: 'start' };
  if (!slot.end) return { code: 'SLOT_FIELDS_REQUIRED', part: 'end' };
  if (!isLocalDate(slot.date)) return { code: 'INPUT_INVALID', part: 'date' };
  if (!isLocalTime(slot.start)) return { code: 'INPUT_INVALID', part: 'start' };
  if (!isLocalTime(slot.end)) return { code: 'INPUT_INVALID', part: 'end' };
  return brokenTimeRule({ date: slot.date, start: slot.start, end: slot.end }, read);
}
