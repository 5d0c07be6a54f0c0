import { useEffect } from 'react';
import { pushAccount } from '../../lib/push-here';
import type { Viewer } from '../session';

/** Where this browser shows the account's notifications. */
export function useRenewedPush({ id }: Viewer): void {
  useEffect(() => {
    if (pushAccount() === id) void import('./renew-push').then((code) => code.renewPush(id)).catch(() => undefined);
  }, [id]);
}
