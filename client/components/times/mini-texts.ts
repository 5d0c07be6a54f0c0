import { useTranslations } from 'use-intl/react';
import { ZONE_NAMES, type LocalDate, type LocalTime, type TimeZone } from '../../../domain/time';
import { useFormats } from '../../language/formats';

export interface MiniTime {
  date: LocalDate;
  start: LocalTime;
  timeZone: TimeZone;
}

/** `Wed, Nov 25` and `09:00 WIB` for the eye, the whole day for the ear; `about` says for which job, where the words around do not. */
export function useMiniTexts({ date, start, timeZone }: MiniTime, about?: string) {
  const formats = useFormats();
  const t = useTranslations('portal.time');
  const zone = ZONE_NAMES[timeZone];
  const spoken = `${formats.weekday(date)}, ${formats.day(date)}, ${t('one', { time: start, zone })}`;
  return {
    day: `${formats.shortWeekday(date)}, ${formats.dayAndMonth(date)}`,
    time: t('one', { time: start, zone }),
    spoken: about ? `${spoken}, ${about}` : spoken,
  };
}
