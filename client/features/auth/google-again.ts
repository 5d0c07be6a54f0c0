import { useEffect, useEffectEvent } from 'react';
import { googleCodePath } from './way-back';
import { leaveForFreshPage, useSession } from '../../app/session';

/**
 * On pages that offer a new sign-in with Google as a proof: it may have been with another account, which the page then
 * shows; with a second factor it has left this browser signed out until the code is entered.
 */
export function useGoogleAgain(): void {
  const { reloadSession } = useSession();
  const heard = useEffectEvent(({ data }: MessageEvent<{ outcome?: string }>): void => {
    if (data.outcome === 'signed-in') void reloadSession().catch(() => undefined);
    if (data.outcome === 'code-needed') {
      leaveForFreshPage(googleCodePath(window.location.pathname + window.location.search));
    }
  });
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel('temukerja-google');
    const listen = (event: MessageEvent<{ outcome?: string }>): void => heard(event);
    channel.addEventListener('message', listen);
    return () => channel.close();
  }, []);
}
