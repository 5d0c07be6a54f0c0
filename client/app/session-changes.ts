import { useCallback, useState } from 'react';
import type { Role } from '../../domain/roles';
import type { SwitchRoleMutation } from '../graphql/generated';
import { firstMessage, type Payload } from '../graphql/payload';
import { textsOf } from '../language/store';
import { postGraphql } from '../lib/post-graphql';
import { logOut } from './logout-wish';
import switchRoleDocument from './SwitchRole.graphql?raw';

/** Runs one change at a time and returns null, or the text that says why it failed. */
function useChange<Args extends unknown[]>(
  change: (...args: Args) => Promise<Payload>,
  failed: 'logoutFailed' | 'switchFailed',
): { run: (...args: Args) => Promise<string | null>; busy: boolean } {
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (...args: Args) => {
      const fallback = textsOf('portal')(`session.${failed}`);
      setBusy(true);
      try {
        return firstMessage(await change(...args), fallback);
      } catch {
        return fallback;
      } finally {
        setBusy(false);
      }
    },
    [change, failed],
  );
  return { run, busy };
}

const postSwitchRole = async (role: Role): Promise<Payload> =>
  (await postGraphql<SwitchRoleMutation>(switchRoleDocument, { role })).switchRole;

/**
 * Plain calls, not Apollo mutations: the page is left right after, so no cache wants the response, and the public
 * pages can offer them too.
 */
export function useLogout(): { logout: () => Promise<string | null>; busy: boolean } {
  const { run, busy } = useChange(logOut, 'logoutFailed');
  return { logout: run, busy };
}

export function useSwitchRole(): { switchRole: (role: Role) => Promise<string | null>; busy: boolean } {
  const { run, busy } = useChange(postSwitchRole, 'switchFailed');
  return { switchRole: run, busy };
}
