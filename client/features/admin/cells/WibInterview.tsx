import { JobsInterviewLine } from '../../../components/InterviewLine';
import type { PlacedTime } from '../../../components/ReadersTime';
import { spanOf } from '../../../../domain/interview-times';
import { WIB, wibDateOf, wibTimeOf } from '../../../../domain/time';

/** An interview in WIB, as administrators read all times, in any zone of its job. */
export function WibInterview({ time }: { time: PlacedTime }) {
  const { startsAt, endsAt } = spanOf(time);
  const inWib = { date: wibDateOf(startsAt), start: wibTimeOf(startsAt), end: wibTimeOf(endsAt), timeZone: WIB };
  return (
    <span>
      <JobsInterviewLine time={{ ...time, ...inWib }} />
    </span>
  );
}
