import { NO_JOB_FILTER } from '../../domain/job-filter';
import { saveSearch } from '../../server/modules/saved-searches/public';
import type { SeededSeeker } from './people';
import { daysBefore, type SeedContext } from './seed-context';

/** seeker@demo.test has saved two searches; one is due when the demo starts, so that its mail is in the mailbox. */
export function planDemoSearches({ timeline, services, end }: SeedContext, seeker: SeededSeeker): void {
  const save = (daysAgo: number, search: Parameters<typeof saveSearch>[2]): void =>
    timeline.add(daysBefore(end, daysAgo), async () => {
      if (!seeker.actor) throw new Error('The demo seeker has not registered');
      await saveSearch(services, seeker.actor, search);
    });
  const fullTime = { ...NO_JOB_FILTER, employmentType: 'FULL_TIME' } as const;
  save(8, { name: 'Penuh waktu', search: '', filter: fullTime, cadence: 'WEEKLY' });
  save(0.5, {
    name: 'Staf di Jakarta',
    search: 'staf',
    filter: { ...NO_JOB_FILTER, placeId: 'dki-jakarta' },
    cadence: 'DAILY',
  });
}
