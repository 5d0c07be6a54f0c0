import type { PushHereQuery, RenewPushMutation, RenewPushMutationVariables } from '../../graphql/generated';
import { languageStore } from '../../language/store';
import { postGraphql } from '../../lib/post-graphql';
import { beginPush } from '../../lib/begin-push';
import { endPush } from '../../lib/push-here';
import { inputOf, subscribeHere } from '../../lib/push-subscription';
import askDocument from './PushHere.graphql?raw';
import renewDocument from './RenewPush.graphql?raw';

/**
 * When a page opens: what was shown meanwhile is taken down, and the server hears that this browser still shows
 * notifications, by which address. Browsers change it without telling reliably.
 */
export async function renewPush(accountId: string): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  (await registration.getNotifications()).forEach((shown) => shown.close());
  const { pushSettings: settings } = await postGraphql<PushHereQuery>(askDocument);
  if (!settings || Notification.permission !== 'granted') return endPush();
  const subscription = (await registration.pushManager.getSubscription()) ?? (await subscribeHere(settings.publicKey));
  const variables: RenewPushMutationVariables = { input: inputOf(subscription, settings.showsDetails) };
  const { savePushSubscription } = await postGraphql<RenewPushMutation>(renewDocument, { ...variables });
  const entry = savePushSubscription.settings?.subscriptions.find(({ isCurrent }) => isCurrent);
  if (!entry) return endPush();
  await beginPush(accountId, { subscription: entry.id, language: languageStore.current().language });
}
