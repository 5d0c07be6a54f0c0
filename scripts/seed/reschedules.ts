import { addDays, weekdayOf, type LocalTime } from '../../domain/time';
import type { Actor } from '../../server/actor';
import { day } from '../../server/db/row';
import { selectOne } from '../../server/db/statements';
import { requestReschedule } from '../../server/modules/reschedules';
import { nullIfRefused } from './applications';
import type { SeedContext } from './seed-context';

/** Times to propose; the first without a conflict is used. */
const TIMES: readonly (readonly [LocalTime, LocalTime])[] = [
  ['10:00', '10:30'],
  ['13:30', '14:00'],
  ['15:00', '15:30'],
  ['16:30', '17:00'],
];
const DAYS_TRIED = 7;

/** Asks the other side of an accepted application for a time on one of the working days after its interview. The request stays open. */
export async function requestMove(
  { services }: SeedContext,
  actor: Actor,
  applicationId: string,
  reason: string,
): Promise<void> {
  const interview = await selectOne(
    services.dataSource,
    { interview_date: day },
    'SELECT interview_date FROM applications WHERE id = ?',
    [applicationId],
  );
  if (!interview) throw new Error('There is no such application to reschedule');
  for (let days = 1; days <= DAYS_TRIED; days += 1) {
    const date = addDays(interview.interview_date, days);
    if (weekdayOf(date) === 0 || weekdayOf(date) === 6) continue;
    for (const [start, end] of TIMES) {
      const asked = await nullIfRefused(() =>
        requestReschedule(services, actor, applicationId, { date, start, end, locationType: 'ONLINE', reason }).then(
          () => true,
        ),
      );
      if (asked) return;
    }
  }
  throw new Error('No time was free to reschedule to');
}
