import { useEffect, useEffectEvent, useRef } from 'react';
import type { Viewer } from '../session';
import { pushAccount } from '../../lib/push-here';
import { MINUTE_MS } from '../../../domain/time';
import { useOwnPhone } from '../../lib/own-phone';
import { useEachMinute } from '../../lib/use-each-minute';
import { useOnline } from '../../lib/use-online';

/** How old the copy may be while a page is open. */
const FRESH_MS = 10 * MINUTE_MS;

/** On one's own phone: keeps the interviews of the active role, as long as a page of the portal is open with a connection. */
function useKeptInterviews(viewer: Viewer): void {
  const isOnline = useOnline();
  const isWanted = useOwnPhone(viewer.id) === true && isOnline && viewer.activeRole !== 'ADMIN';
  const readAt = useRef(0);
  const keep = (): void => {
    readAt.current = Date.now();
    void import('../offline/keep-interviews').then((code) => code.readAndKeep(viewer)).catch(() => undefined);
  };
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (isWanted) keepNow();
  }, [isWanted]);
  useEachMinute(() => {
    if (isWanted && readAt.current + FRESH_MS <= Date.now()) keep();
  });
}

/** Where this browser shows the account's notifications. */
function useRenewedPush({ id }: Viewer): void {
  useEffect(() => {
    if (pushAccount() === id)
      void import('../push/renew-push').then((code) => code.renewPush(id)).catch(() => undefined);
  }, [id]);
}

/** What one's own phone keeps up to date while a page of the portal is open. Draws nothing. */
export function LazyPhoneKeeper({ viewer }: { viewer: Viewer }) {
  useKeptInterviews(viewer);
  useRenewedPush(viewer);
  return null;
}
