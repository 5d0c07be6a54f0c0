import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Role } from '../../../domain/roles';
import { actorOf, type RequestContext } from '../../graphql/context';
import { RefusesWith, done } from '../../graphql/payload';
import { agreeToSupplement } from './commands/agree-to-supplement';
import { updateMailPreferences } from './commands/update-mail-preferences';
import { consentsOf } from './consent.queries';
import { ConsentsPayload, OwnConsents, UpdateMailPreferencesInput } from './consent.types';

/** Administrators have agreed to nothing here and get no such mails. */
@Authorized(Role.USER, Role.COMPANY)
@Resolver()
export class ConsentResolver {
  @Query(() => OwnConsents, { description: 'What the signed-in person has agreed to, and which mails they get.' })
  consents(@Ctx() context: RequestContext): Promise<OwnConsents> {
    return consentsOf(context.services.dataSource, actorOf(context));
  }

  @RefusesWith()
  @Mutation(() => ConsentsPayload, {
    description: 'Switches mails of some kinds off or on. Safe to repeat.',
  })
  async updateMailPreferences(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateMailPreferencesInput, { description: 'Which mails.' }) input: UpdateMailPreferencesInput,
  ): Promise<ConsentsPayload> {
    const actor = actorOf(context);
    await updateMailPreferences(context.services, actor, input.mails);
    return done({ consents: await consentsOf(context.services.dataSource, actor) });
  }

  @RefusesWith('SUPPLEMENT_CHANGED')
  @Mutation(() => ConsentsPayload, {
    description: 'Agrees to the supplement to terms and privacy policy, once for each version of it. Safe to repeat.',
  })
  async agreeToSupplement(
    @Ctx() context: RequestContext,
    @Arg('version', () => String, { description: 'The version that the page has shown.' }) version: string,
  ): Promise<ConsentsPayload> {
    const actor = actorOf(context);
    await agreeToSupplement(context.services, actor, version);
    return done({ consents: await consentsOf(context.services.dataSource, actor) });
  }
}
