import { discardUnsavedChanges } from '../lib/unsaved-changes';
import { hints } from './hints';

/**
 * A change of person or role never happens inside a running page: what the old one could see would stay in memory.
 * The page loads again, and so do the other tabs.
 */
const channelName = 'temukerja-session';

/**
 * The browser's own steps, held in an object so that a test can watch them. Neither asks about unsaved changes: what
 * belongs to the session before must not stay on the screen.
 */
export const browser = {
  goTo: (path: string): void => {
    discardUnsavedChanges();
    window.location.assign(path);
  },
  reload: (): void => {
    discardUnsavedChanges();
    window.location.reload();
  },
};

/** The one channel of this page: a second one would hear our own message and reload what we are about to leave. */
let channel: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

let leaving = false;

/** This page is on its way to another: what still answers in it decides nothing any more. */
export const isLeaving = (): boolean => leaving;

/** After login, logout and a role switch: other tabs reload, this one goes to the path. */
export function leaveForFreshPage(path: string): void {
  leaving = true;
  // The role only: when the last verification e-mail was sent stays true for the next page.
  hints.setUserType(null);
  openChannel()?.postMessage('changed');
  browser.goTo(path);
}

/** Reloads when another tab changed the session, or when the back button brings a frozen page. Returns the undo. */
export function followSessionChanges(): () => void {
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) browser.reload();
  };
  window.addEventListener('pageshow', onPageShow);
  openChannel()?.addEventListener('message', browser.reload);

  return () => {
    window.removeEventListener('pageshow', onPageShow);
    channel?.close();
    channel = null;
  };
}
