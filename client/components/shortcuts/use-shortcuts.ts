import { useEffect, useEffectEvent } from 'react';

export interface Shortcut {
  /** As the browser names it, in any case: `j`, `/`, `enter`. */
  key: string;
  /** What it does, in words. */
  text: string;
  run: () => void;
}

const typing = 'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="button"])';
/** These do something of their own when Enter or the space bar is pressed on them. */
const pressable = 'a, button, summary, input';
/** A dialog over the page has the keys to itself. */
const dialogOverPage = 'dialog[open], [aria-modal="true"]';

function isForPage(event: KeyboardEvent): boolean {
  const on = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return false;
  if (on?.closest(typing)) return false;
  if ((event.key === 'Enter' || event.key === ' ') && on?.closest(pressable)) return false;
  return document.querySelector(dialogOverPage) === null;
}

/** One listener for the keys of a page: silent while one types, in dialogs, and beside Ctrl, Alt and Cmd. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcuts.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
    if (!shortcut || !isForPage(event)) return;
    event.preventDefault();
    shortcut.run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
