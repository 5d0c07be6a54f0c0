import { notifications } from '@mantine/notifications';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';
export type ToastPosition =
  'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right';

export interface ToastOptions {
  /** How long it stays. 3,000 ms unless told. */
  milliseconds?: number;
  position?: ToastPosition;
  title?: string;
}

const colours = { success: 'green', error: 'red', warning: 'amber', info: 'teal' } as const satisfies Record<
  ToastKind,
  string
>;

function show(kind: ToastKind, message: string, options: ToastOptions = {}): string {
  return notifications.show({
    message,
    title: options.title,
    color: colours[kind],
    autoClose: options.milliseconds ?? 3000,
    position: options.position ?? 'top-right',
    // Errors interrupt a screen reader, everything else waits for a pause.
    role: kind === 'error' ? 'alert' : 'status',
    'aria-live': kind === 'error' ? 'assertive' : 'polite',
    closeButtonProps: { 'aria-label': 'Dismiss' },
    withBorder: true,
    'data-kind': kind,
  });
}

/** Messages that come and go. A page that must keep an error visible uses FormError or ErrorState instead. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  dismiss: (id: string) => notifications.hide(id),
};

/** For a window whose code could not be fetched. */
export function toastNotOpened(): void {
  toast.error('This could not be opened. Please check your connection and try again.', { milliseconds: 5000 });
}
