import { useEffect, type RefObject } from 'react';

/**
 * Moves the keyboard to what shows a result once there is one. A window that is still open over the page keeps the focus, and
 * gives it back to its opener when it closes, so its end is waited for.
 */
export function useFocusAfterWindow(result: unknown, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!result) return undefined;
    const focus = (): void => place.current?.focus();
    const dialog = document.querySelector('dialog[open]');
    if (!dialog) return focus();
    dialog.addEventListener('close', focus, { once: true });
    return () => dialog.removeEventListener('close', focus);
  }, [result, place]);
}
