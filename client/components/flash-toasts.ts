import { toast, type ToastKind, type ToastOptions } from './toasts';

/** What is left to say when a page is left for a fresh one, which has none of the toasts of this one. */
interface CarriedToast {
  kind: ToastKind;
  message: string;
  options: ToastOptions;
}

const key = 'carriedToasts';

function kept(): CarriedToast[] {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? '[]') as CarriedToast[];
  } catch {
    return [];
  }
}

/** Shown by the next page of this tab instead of this one. */
export function flashToast(kind: ToastKind, message: string, options: ToastOptions = {}): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify([...kept(), { kind, message, options }]));
  } catch {
    // A browser that closes its storage to us says it here, for as long as the page is open.
    toast[kind](message, options);
  }
}

/** Says what the page before has left, once. */
export function showCarriedToasts(): void {
  const toasts = kept();
  if (toasts.length === 0) return;
  window.sessionStorage.removeItem(key);
  for (const { kind, message, options } of toasts) toast[kind](message, options);
}
