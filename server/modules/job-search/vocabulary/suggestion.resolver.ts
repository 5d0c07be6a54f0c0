import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { Role } from '../../../../domain/roles';
import type { RequestContext } from '../../../graphql/context';
import { JobSuggestionType } from './suggestion.types';

@Resolver()
export class JobSuggestionResolver {
  @Authorized(Role.USER)
  @Query(() => [JobSuggestionType], {
    description:
      'Up to 8 titles, skills and companies of open jobs of verified companies that start with what is typed, then those of which a later word does; the most frequent first in each.',
  })
  jobSuggestions(
    @Ctx() { services }: RequestContext,
    @Arg('prefix', () => String, {
      description: 'What is typed; case and accents do not matter. Fewer than 2 characters suggest nothing.',
    })
    prefix: string,
  ): JobSuggestionType[] {
    return services.jobVocabulary.suggest(prefix);
  }
}
