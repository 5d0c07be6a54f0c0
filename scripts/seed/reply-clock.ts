import { HOUR_MS } from '../../domain/time';
import { closeLapsedApplications, lapseApplications } from '../../server/modules/applications';
import { daysBefore, type SeedContext } from './seed-context';

const HISTORY_DAYS = 60;
/** The server's task runs every minute; nobody sees the difference in a history. */
const EVERY_HOURS = 6;
const always = () => Promise.resolve(true);

/** Applications that no one answered lapse and are closed in the demo's past as they would have been. */
export function planReplyClock(context: SeedContext): void {
  const first = daysBefore(context.end, HISTORY_DAYS).getTime();
  for (let at = first; at <= context.end.getTime(); at += EVERY_HOURS * HOUR_MS)
    context.timeline.add(new Date(at), async () => {
      await lapseApplications(context.services, always);
      await closeLapsedApplications(context.services, always);
    });
}
