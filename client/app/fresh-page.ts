import type * as KeptFormsModule from '../lib/kept-forms';
import { markLogout, snapshotOfForms } from '../lib/ended-session';
import { shownAccount } from '../lib/shown-account';
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

/** This page is leaving for another: late responses are ignored. */
export const isLeaving = (): boolean => leaving;

type KeptForms = typeof KeptFormsModule;

/** With the code that keeps what forms hold, which comes with them, or now; without it nothing is kept. */
export const withKeptForms = (act: (code: KeptForms) => Promise<void>): Promise<void> =>
  import('../lib/kept-forms').then(act).catch(() => undefined);

/** The session of this page has ended. */
export function keepForms(): Promise<void> {
  const forms = snapshotOfForms();
  return withKeptForms((code) => code.keepForms(forms));
}

/** Of the session: `left` and `switched` were chosen by the person, after a question where a form would lose something. */
type SessionChange = 'changed' | 'left' | 'switched' | 'ended';

/** After login, logout, a role switch and the end of a session: other tabs reload, this one goes to the path. */
export function leaveForFreshPage(path: string, change: SessionChange = 'changed'): void {
  leaving = true;
  // The role only: when the last verification e-mail was sent stays true for the next page.
  hints.setUserType(null);
  if (change === 'left') markLogout();
  const leave = (): void => {
    openChannel()?.postMessage(change);
    browser.goTo(path);
  };
  if (change === 'ended') void keepForms().then(leave);
  else leave();
}

/** Loads this page again; what its forms hold now is put back, where the same account still is signed in. */
export function reloadKeepingForms(ready: Promise<unknown>): void {
  if (leaving) return;
  leaving = true;
  const kept = shownAccount() ? keepForms() : Promise.resolve();
  void Promise.all([kept, ready]).then(browser.reload);
}

/** The session of this page is over, or has become another account's, which is for the fresh page to find out. */
export function reloadAfterSession(): void {
  if (leaving) return;
  leaving = true;
  if (shownAccount()) void keepForms().then(browser.reload);
  else browser.reload();
}

/** Reloads when another tab changed the session, or when the back button brings a frozen page. Returns the undo. */
export function followSessionChanges(): () => void {
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) browser.reload();
  };
  const onChange = ({ data }: MessageEvent<SessionChange>): void => {
    if (data === 'switched') browser.reload();
    else reloadAfterSession();
  };
  window.addEventListener('pageshow', onPageShow);
  openChannel()?.addEventListener('message', onChange);

  return () => {
    window.removeEventListener('pageshow', onPageShow);
    channel?.close();
    channel = null;
    leaving = false;
  };
}
