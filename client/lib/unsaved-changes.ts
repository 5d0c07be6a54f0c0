import { useEffect } from 'react';

/** One entry for each form on the page that holds something typed and not saved. */
const forms = new Set<object>();
const listeners = new Set<() => void>();
/** Asks the person, and proceeds when they want to leave. */
let ask: ((proceed: () => void) => void) | null = null;

const tell = (): void => listeners.forEach((listener) => listener());

export function hasUnsavedChanges(): boolean {
  return forms.size > 0;
}

export function subscribeToUnsavedChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For a form: while it holds something unsaved, the page asks before it is left (components/LeaveGuard.tsx). */
export function useUnsavedChanges(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const form = {};
    forms.add(form);
    tell();
    return () => {
      forms.delete(form);
      tell();
    };
  }, [isUnsaved]);
}

/** The page is left in any case: nothing asks any more. */
export function discardUnsavedChanges(): void {
  forms.clear();
  tell();
}

/** For a button that leaves the page: asks first where something would be lost. */
export function askBeforeLeaving(proceed: () => void): void {
  if (ask && hasUnsavedChanges()) ask(proceed);
  else proceed();
}

let onHistoryStep: ((event: PopStateEvent) => void) | null = null;

// Browsers call the window's listeners in the order in which they were added, so this one is here, in a module that is
// loaded before the router is drawn: it can keep a step from the router.
window.addEventListener('popstate', (event) => onHistoryStep?.(event));

/** Called for each Back and Forward before the router; null when unset. */
export function watchHistorySteps(listener: typeof onHistoryStep): void {
  onHistoryStep = listener;
}

export function setLeaveQuestion(question: typeof ask): void {
  ask = question;
}
