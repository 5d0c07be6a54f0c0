import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../graphql/context';
import { JobType } from '../jobs';
import { publicUrlOf, type PublicFacts } from './public-url';

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
