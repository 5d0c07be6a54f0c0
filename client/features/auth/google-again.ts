import { useEffect, useEffectEvent } from 'react';
import { googleCodePath } from './way-back';
import { leaveForFreshPage, useSession } from '../../app/session';

const currentPath = (): string => window.location.pathname + window.location.search;

/**
 * On pages that offer a new sign-in with Google as a proof: it may have been with another account, whose page is then
 * loaded again; with a second factor it has left this browser signed out until the code is entered.
 */
export function useGoogleAgain(): void {
  const { viewer, reloadSession } = useSession();
  const heard = useEffectEvent(({ data }: MessageEvent<{ outcome?: string }>): void => {
    if (data.outcome === 'signed-in') {
      reloadSession().then(
        // What is on the screen, and in the other tabs, is of another person.
        (now) => (now?.id === viewer?.id ? undefined : leaveForFreshPage(currentPath())),
        () => undefined,
      );
    }
    if (data.outcome === 'code-needed') {
      leaveForFreshPage(googleCodePath(currentPath()));
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
