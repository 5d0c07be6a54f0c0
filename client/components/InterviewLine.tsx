import { useTranslations } from 'use-intl/react';
import { DayText } from './DayText';
import type { LocationType } from '../../domain/slots';
import { useFormats } from '../language/formats';
import { ReadersTime, type PlacedTime } from './ReadersTime';
import { SpanText } from './SpanText';

export interface InterviewLineProps {
  time: PlacedTime;
}

function Place({ type }: { type: LocationType }) {
  const t = useTranslations('options.locationType');
  return <span>{` · ${t(type)}`}</span>;
}

/** `Fri, Nov 20, 2026 · 09:30 – 10:00 WIB · Online`, breaking only between its parts. */
export function JobsInterviewLine({ time }: InterviewLineProps) {
  const formats = useFormats();
  return (
    <>
      <span>{`${formats.shortWeekday(time.date)}, `}</span>
      <DayText value={time.date} />
      <span> · </span>
      <SpanText time={time} />
      {time.locationType ? <Place type={time.locationType} /> : null}
    </>
  );
}

/** The same for the two sides, with their own time below when it differs. */
export function InterviewLine({ time }: InterviewLineProps) {
  return (
    <span>
      <JobsInterviewLine time={time} />
      <ReadersTime time={time} />
    </span>
  );
}
