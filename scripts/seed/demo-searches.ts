import { NO_JOB_FILTER } from '../../domain/job-filter';
import { VIEWED_TERM_MIN_SEEKERS } from '../../server/modules/job-search/viewed-terms/viewed-terms';
import { saveSearch } from '../../server/modules/saved-searches';
import { nullIfRefused } from './applications';
import { DEMO_EMAILS } from './demo-accounts';
import type { SeededJob } from './jobs';
import type { SeededSeeker } from './people';
import { daysBefore, type SeedContext } from './seed-context';
import { SeededRandom } from '../../testkit/seeded-random';
import { recordJobView } from '../../server/modules/job-search';

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

/** Searches led seekers to the jobs that company@demo.test still offers: some by enough seekers to be shown there. */
export function planViewedTerms(
  { timeline, services, end }: SeedContext,
  seekers: readonly SeededSeeker[],
  jobs: readonly SeededJob[],
): void {
  const random = new SeededRandom('viewed terms');
  const offered = jobs.filter(({ company, openUntil }) => company.email === DEMO_EMAILS.company && openUntil >= end);
  for (const job of offered) {
    const { title } = job.template;
    for (const search of new Set([title, title.split(' ')[0] ?? title]))
      for (const seeker of random.sample(seekers, random.whole(VIEWED_TERM_MIN_SEEKERS - 1, 9)))
        timeline.add(daysBefore(end, random.whole(1, 60) / 24), async () => {
          const { actor } = seeker;
          const { id: jobId } = job;
          if (actor && jobId) await nullIfRefused(() => recordJobView(services, actor, { jobId, search }));
        });
  }
}
