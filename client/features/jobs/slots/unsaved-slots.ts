import { ZONE_NAMES, type TimeZone } from '../../../../domain/time';
import { formatLocalDate } from '../../../../domain/dates';
import { languageStore, textsOf } from '../../../language/store';

interface UnsavedSlot {
  date: string;
  start: string;
  end: string;
  timeZone: TimeZone;
}

/**
 * Names slots that were not saved, and why: the server left them out, they are removed by now, or they stay as they were
 * although they were to be changed or removed.
 */
export function unsavedText(kind: 'dropped' | 'gone' | 'untouched', slots: readonly UnsavedSlot[]): string {
  const t = textsOf('companyJobs');
  const { language } = languageStore.current();
  const names = slots.map(({ date, start, end, timeZone }) =>
    t('seats.time', { day: formatLocalDate(date, language), start, end, zone: ZONE_NAMES[timeZone] }),
  );
  const count = slots.length;
  return t(`slots.${kind}`, { count, number: String(count), slots: names.join('; ') });
}
