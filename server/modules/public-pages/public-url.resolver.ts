import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../graphql/context';
import { JobType } from '../jobs';
import type { Language } from '../../../domain/language';
import { publicPaths } from '../../../domain/public-pages';
import type { Services } from '../../services';

/** What public pages add to a job. */
@Resolver(() => JobType)
export class PublicUrlResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where people without an account read it, in the language of the answer; null while they cannot.',
  })
  publicUrl(@Root() job: PublicFacts, @Ctx() { services, session }: RequestContext): string | null {
    return publicUrlOf(services.env, session.language, job);
  }
}

/** A job's public page, as far as a row without its company's switch can tell. */
type PublicFacts = Pick<JobType, 'id' | 'title' | 'isPublic' | 'isVisibleToSeekers'>;

/**
 * Null where the job is not public. Says the same as `PUBLIC`, without a statement: a company that turns its switch off turns
 * off its postings' too, and one that is not verified or waits to be erased shows none to seekers.
 */
function publicUrlOf(
  { APP_URL }: Pick<Services['env'], 'APP_URL'>,
  language: Language,
  job: PublicFacts,
): string | null {
  return job.isPublic && job.isVisibleToSeekers ? APP_URL + publicPaths.job(language, job) : null;
}
