import { notifications, notificationsStore } from '@mantine/notifications';
import { languageStore, textsOf } from '../language/store';
import { TOAST, type ToastOptions, type ToastPosition } from './toast-options';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';
export type { ToastOptions, ToastPosition };

const colours = { success: 'green', error: 'red', warning: 'amber', info: 'teal' } as const satisfies Record<
  ToastKind,
  string
>;

/** Takes away what says the same already, so that messages never pile up. */
function hideSame(kind: ToastKind, message: string, { title, position }: ToastOptions): void {
  const { notifications: shown, queue } = notificationsStore.getState();
  for (const other of [...shown, ...queue]) {
    const isSame =
      other.message === message &&
      other.title === title &&
      other.position === position &&
      'data-kind' in other &&
      other['data-kind'] === kind;
    if (isSame && other.id) notifications.hide(other.id);
  }
}

function show(
  kind: ToastKind,
  message: string,
  { position = TOAST.usual.position, ...options }: ToastOptions = {},
): string {
  hideSame(kind, message, { ...options, position });
  return notifications.show({
    message,
    title: options.title,
    color: colours[kind],
    autoClose: options.milliseconds ?? TOAST.usual.milliseconds,
    position,
    // Errors interrupt a screen reader, everything else waits for a pause.
    role: kind === 'error' ? 'alert' : 'status',
    'aria-live': kind === 'error' ? 'assertive' : 'polite',
    closeButtonProps: { 'aria-label': textsOf('frame')('dismiss') },
    withBorder: true,
    // It keeps its words when the page changes to the other language.
    lang: languageStore.current().language,
    'data-kind': kind,
  });
}

/** Messages that come and go. A page that must keep an error visible uses FormError or ErrorState instead. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
};

/** For a window whose code could not be fetched. */
export function toastNotOpened(): void {
  toast.error(textsOf('portal')('notOpened'), TOAST.long);
}
