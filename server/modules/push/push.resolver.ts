import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PushPreference, ROLE_OF_PUSHES } from '../../../domain/consents';
import { Role } from '../../../domain/roles';
import { actorOf, type RequestContext } from '../../graphql/context';
import { RefusesWith, done } from '../../graphql/payload';
import { switchConsent } from '../consents';
import { changeOwnBrowser } from './commands/change-own-browser';
import { removePushSubscription } from './commands/remove-push-subscription';
import { savePushSubscription } from './commands/save-push-subscription';
import { pushRoleOf } from './push-role';
import { pushSettingsOf } from './push-settings.queries';
import { PushSettings, PushSettingsPayload, SavePushSubscriptionInput } from './push.types';

/** Notifications of browsers. What one is sent is nowhere in the API: it goes from the outbox to the push service. */
@Authorized(Role.USER, Role.COMPANY)
@Resolver()
export class PushResolver {
  @Query(() => PushSettings, {
    nullable: true,
    description: 'How notifications are set for the active role; null where the server sends none.',
  })
  pushSettings(@Ctx() context: RequestContext): Promise<PushSettings | null> {
    return pushSettingsOf(context.services, actorOf(context), context.session.language);
  }

  @RefusesWith('PUSH_SUBSCRIPTION_INVALID')
  @Mutation(() => PushSettingsPayload, {
    description:
      'Lets this browser show the notifications of the active role, until its session ends. Send it again when a page opens: what is known already stays as it is, and counts as used. A refusal does not say what is wrong.',
  })
  async savePushSubscription(
    @Ctx() context: RequestContext,
    @Arg('input', () => SavePushSubscriptionInput, { description: "The browser's subscription." })
    input: SavePushSubscriptionInput,
  ): Promise<PushSettingsPayload> {
    await savePushSubscription(context.services, actorOf(context), input);
    return settingsAfter(context);
  }

  @RefusesWith()
  @Mutation(() => PushSettingsPayload, {
    description: 'Ends the notifications of a browser. One that gets none, or is not the own, changes nothing.',
  })
  async removePushSubscription(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { nullable: true, description: 'Id of the entry; null: that of this browser.' })
    id: string | null,
  ): Promise<PushSettingsPayload> {
    await removePushSubscription(context.services, actorOf(context), id ?? null);
    return settingsAfter(context);
  }

  @RefusesWith()
  @Mutation(() => PushSettingsPayload, {
    description:
      'Switches notifications of a kind off or on, in all browsers of the account. A kind of another role changes nothing. Safe to repeat.',
  })
  async setPushPreference(
    @Ctx() context: RequestContext,
    @Arg('kind', () => PushPreference, { description: 'Which notifications.' }) kind: PushPreference,
    @Arg('isOn', () => Boolean, { description: 'Whether they are to be sent.' }) isOn: boolean,
  ): Promise<PushSettingsPayload> {
    const actor = actorOf(context);
    if (ROLE_OF_PUSHES[kind] === pushRoleOf(actor)) await switchConsent(context.services, actor.accountId, kind, isOn);
    return settingsAfter(context);
  }

  @RefusesWith()
  @Mutation(() => PushSettingsPayload, {
    description:
      'Whether notifications of this browser show job, company and time. Changes nothing where it gets none. Safe to repeat.',
  })
  async setPushDetails(
    @Ctx() context: RequestContext,
    @Arg('isOn', () => Boolean, { description: 'Whether they are shown.' }) isOn: boolean,
  ): Promise<PushSettingsPayload> {
    await changeOwnBrowser(context.services, actorOf(context), { showsDetails: isOn });
    return settingsAfter(context);
  }

  @RefusesWith()
  @Mutation(() => PushSettingsPayload, {
    description:
      'Whether this browser gets no notifications at night (isQuietAtNight). Changes nothing where it gets none. Safe to repeat.',
  })
  async setQuietHours(
    @Ctx() context: RequestContext,
    @Arg('isOn', () => Boolean, { description: 'Whether the night is quiet.' }) isOn: boolean,
  ): Promise<PushSettingsPayload> {
    await changeOwnBrowser(context.services, actorOf(context), { isQuietAtNight: isOn });
    return settingsAfter(context);
  }
}

async function settingsAfter(context: RequestContext): Promise<PushSettingsPayload> {
  return done({ settings: await pushSettingsOf(context.services, actorOf(context), context.session.language) });
}
