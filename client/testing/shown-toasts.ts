import { notificationsStore } from '@mantine/notifications';

interface ShownToast {
  message: unknown;
  /** How long it stays. */
  milliseconds: unknown;
  /** Where on the screen. */
  position: string | undefined;
}

/** The toasts that are on the page now, oldest first. */
export function shownToasts(): ShownToast[] {
  return notificationsStore
    .getState()
    .notifications.map(({ message, autoClose, position }) => ({ message, milliseconds: autoClose, position }));
}

/** How long a toast on the page is to stay; undefined when it is not there. */
export function toastTime(message: string | RegExp): unknown {
  return shownToasts().find((shown) => String(shown.message).match(message))?.milliseconds;
}
