import { TOAST, type ToastOptions } from './toast-options';
import { toast } from './toasts';

/** Puts a text on the clipboard, and says whether that went well. */
export async function copyText(text: string, said: { copied: string; failed: string }, options?: ToastOptions) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(said.copied, options);
  } catch {
    toast.error(said.failed, options ?? TOAST.long);
  }
}
