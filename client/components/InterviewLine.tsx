import { LOCATION_TYPE_LABELS, type LocationType } from '../../domain/slots';
import { DateText } from './DateText';
import { TimeText } from './TimeText';

export interface InterviewLineProps {
  time: { date: string; start: string; end: string; locationType?: LocationType };
}

/** `Nov 20, 2026 · 09:30 – 10:00 WIB · Online`, breaking only between its parts. */
export function InterviewLine({ time }: InterviewLineProps) {
  return (
    <span>
      <DateText value={time.date} /> · <TimeText value={time.start} end={time.end} />
      {time.locationType ? ` · ${LOCATION_TYPE_LABELS[time.locationType]}` : null}
    </span>
  );
}
