import type { Language } from '../../../domain/language';
import { publicPaths } from '../../../domain/public-pages';
import type { Services } from '../../services';
import type { JobType } from '../jobs';

/** A job's public page, as far as a row without its company's switch can tell. */
export type PublicFacts = Pick<JobType, 'id' | 'title' | 'isPublic' | 'isVisibleToSeekers'>;

/**
 * Null where the job is not public. Says the same as `PUBLIC`, without a statement: a company that turns its switch off turns
 * off its postings' too, and one that is not verified or waits to be erased shows none to seekers.
 */
export function publicUrlOf(
  { APP_URL }: Pick<Services['env'], 'APP_URL'>,
  language: Language,
  job: PublicFacts,
): string | null {
  return job.isPublic && job.isVisibleToSeekers ? APP_URL + publicPaths.job(language, job) : null;
}
