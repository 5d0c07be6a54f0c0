import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { textsOf } from '../../../language/store';
import { sitePath } from '../../../../domain/site-path';
import { completeProfilePath } from '../way-back';
import { leaveForFreshPage } from '../../../app/session';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { fetchGoogleSignInViewer } from './login-requests';
import { signInTarget } from './sign-in-target';

/** Where the server's callback page says how it went; it says nothing else, and closes. */
const channelName = 'temukerja-google';
const start = '/auth/google';
const size = 'popup,width=480,height=680';
const closedCheckMilliseconds = 500;

type SignedInViewer = NonNullable<Awaited<ReturnType<typeof fetchGoogleSignInViewer>>>;

const hasChannels = (): boolean => typeof BroadcastChannel !== 'undefined';

function showFailure(): void {
  toast.error(textsOf('login')('errors.GOOGLE_SIGN_IN_FAILED'), TOAST.login);
}

/** Where a sign-in with Google leads: to a profile that is not complete, and on from there; otherwise where every sign-in leads. */
export function googleTarget(viewer: SignedInViewer, returnTo: string | null): string {
  return viewer.isProfileComplete ? signInTarget(viewer, returnTo) : completeProfilePath(sitePath(returnTo));
}

/**
 * Signing in with Google in a popup. `busy` while the popup is open, and until the browser has left. `onCodeNeeded` is
 * for an account with a second factor: Google knows the person, and only the code is missing.
 */
export function useGoogleSignIn(
  returnTo: string | null,
  onCodeNeeded: () => void,
): { signIn: () => void; busy: boolean; failed: boolean } {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const popup = useRef<Window | null>(null);
  const codeNeeded = useEffectEvent(onCodeNeeded);

  useEffect(() => {
    if (!hasChannels()) return;
    const channel = new BroadcastChannel(channelName);
    const finish = async (event: MessageEvent<{ outcome?: string }>): Promise<void> => {
      // Every tab of this browser receives it; only the one that opened the popup acts.
      if (!popup.current) return;
      popup.current = null;
      if (event.data.outcome === 'code-needed') {
        setBusy(false);
        return codeNeeded();
      }
      const viewer = event.data.outcome === 'signed-in' ? await fetchGoogleSignInViewer().catch(() => null) : null;
      if (viewer) return leaveForFreshPage(googleTarget(viewer, returnTo));
      setBusy(false);
      setFailed(true);
      showFailure();
    };
    const listen = (event: MessageEvent<{ outcome?: string }>): void => void finish(event);
    channel.addEventListener('message', listen);
    return () => channel.close();
  }, [returnTo]);

  useEffect(() => {
    if (!busy) return;
    // A popup that was closed by hand reports nothing. Its message may still come: Google may hide it from us as closed.
    const timer = setInterval(() => {
      if (popup.current?.closed) setBusy(false);
    }, closedCheckMilliseconds);
    return () => clearInterval(timer);
  }, [busy]);

  const signIn = (): void => {
    if (popup.current && !popup.current.closed) return popup.current.focus();
    setFailed(false);
    popup.current = hasChannels() ? window.open(start, 'temukerja-google', size) : null;
    // Popups are blocked, or could not report: the same steps in this tab, which ends on the callback page with a link onward.
    if (popup.current) setBusy(true);
    else leaveForFreshPage(returnTo ? `${start}?returnTo=${encodeURIComponent(returnTo)}` : start);
  };
  return { signIn, busy, failed };
}
