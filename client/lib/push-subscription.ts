import type { SavePushSubscriptionInput } from '../graphql/generated';

/** What the server is told of a subscription. */
export function inputOf(subscription: PushSubscription, showsDetails: boolean): SavePushSubscriptionInput {
  const { endpoint, keys } = subscription.toJSON();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', zone, showsDetails };
}

/** Asks the person where the browser has not asked yet. Rejects when it refuses, or cannot. */
export async function subscribeHere(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
