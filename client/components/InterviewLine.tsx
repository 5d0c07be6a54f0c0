import { useTranslations } from 'use-intl/react';
import type { LocationType } from '../../domain/slots';
import { useFormats } from '../language/formats';
import { DateText } from './DateText';
import { TimeText } from './TimeText';

export interface InterviewLineProps {
  time: { date: string; start: string; end: string; locationType?: LocationType };
}

function Place({ type }: { type: LocationType }) {
  const t = useTranslations('options.locationType');
  return ` · ${t(type)}`;
}

/** `Fri, Nov 20, 2026 · 09:30 – 10:00 WIB · Online`, breaking only between its parts. */
export function InterviewLine({ time }: InterviewLineProps) {
  const formats = useFormats();
  return (
    <span>
      {formats.shortWeekday(time.date)}, <DateText value={time.date} /> · <TimeText value={time.start} end={time.end} />
      {time.locationType ? <Place type={time.locationType} /> : null}
    </span>
  );
}
