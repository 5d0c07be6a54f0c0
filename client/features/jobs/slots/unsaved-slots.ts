import { ZONE_NAMES, type TimeZone } from '../../../../domain/time';
import { formatLocalDate } from '../../../../domain/dates';
import { languageStore, textsOf } from '../../../language/store';

interface UnsavedSlot {
  date: string;
  start: string;
  end: string;
  timeZone: TimeZone;
}

function namesOf(slots: readonly UnsavedSlot[]): string {
  const t = textsOf('companyJobs');
  const { language } = languageStore.current();
  return slots
    .map(({ date, start, end, timeZone }) =>
      t('slots.time', { day: formatLocalDate(date, language), start, end, zone: ZONE_NAMES[timeZone] }),
    )
    .join('; ');
}

/** Names the slots that the server left out, and why. */
export function droppedSlotsText(dropped: readonly UnsavedSlot[]): string {
  const count = dropped.length;
  return textsOf('companyJobs')('slots.dropped', { count, number: String(count), slots: namesOf(dropped) });
}

/** Names what was to become of slots that are removed by now, and why it was not saved. */
export function goneSlotsText(gone: readonly UnsavedSlot[]): string {
  const count = gone.length;
  return textsOf('companyJobs')('slots.gone', { count, number: String(count), slots: namesOf(gone) });
}

/** Names the slots that stay as they were although they were to be changed or removed, and why. */
export function untouchedSlotsText(untouched: readonly UnsavedSlot[]): string {
  const count = untouched.length;
  return textsOf('companyJobs')('slots.untouched', { count, number: String(count), slots: namesOf(untouched) });
}
