export { pushBrowsersOf } from './push-settings.queries';
export { PushDispatcher } from './push-dispatcher';
export { createPushSender } from './push-sender';
export { removePushSubscriptions, removeUnusedPushSubscriptions } from './push-subscriptions.sql';
