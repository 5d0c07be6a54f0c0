import { Arg, Authorized, Ctx, Query, Resolver, Field, Int, ObjectType } from 'type-graphql';
import { Role } from '../../../../domain/roles';
import type { RequestContext } from '../../../graphql/context';
import { JobSuggestionKind } from '../../../../domain/job-suggestions';

@ObjectType('JobSuggestion', { simpleResolvers: true, description: 'Something to search jobs for.' })
class JobSuggestionType {
  @Field(() => JobSuggestionKind, { description: 'Where the jobs hold it.' })
  kind!: JobSuggestionKind;

  @Field(() => String, { description: 'As most jobs spell it.' })
  text!: string;

  @Field(() => Int, { description: 'How many open jobs of verified companies hold it; a minute old or so.' })
  jobs!: number;
}

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
