/** Whether this browser could show notifications at all. */
export const canShowPush = (): boolean =>
  'serviceWorker' in navigator && typeof PushManager === 'function' && typeof Notification === 'function';

export const isPushRefused = (): boolean => canShowPush() && Notification.permission === 'denied';
