export { pushBrowsersOf } from './push-settings.queries';
export { PushResolver } from './push.resolver';
export { removePushSubscriptions, removeUnusedPushSubscriptions } from './push-subscriptions.sql';
