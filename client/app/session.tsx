import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { isLanguage } from '../../domain/language';
import { sessionStateOf, type SessionState } from '../../domain/roles';
import { changeLanguage, languageStore } from '../language/store';
import { endedSession } from '../lib/ended-session';
import { keepOnlyOf } from '../lib/kept-copy';
import { endPushOfOthers } from '../lib/push-here';
import { showAccount, showNoAccount } from '../lib/shown-account';
import { followSessionChanges, keepForms, reloadAfterSession, withKeptForms } from './fresh-page';
import { hints } from './hints';
import { fulfilLogoutWish } from './logout-wish';
import { fetchViewer, type Viewer } from './viewer';

export { browser, leaveForFreshPage } from './fresh-page';
export type { Viewer, ViewerCompany } from './viewer';

export interface Session {
  state: SessionState;
  /** Undefined while the session resolves, null when signed out. */
  viewer: Viewer | null | undefined;
  /** The server could not be asked; `state` stays 'loading' until `reloadSession` succeeds. */
  failed: boolean;
  /** Asks the server again, for instance after a profile was saved. Rejects, and changes nothing, when it fails. */
  reloadSession: () => Promise<Viewer | null>;
}

export const SessionContext = createContext<Session | null>(null);

function rememberHint(state: SessionState): void {
  hints.setUserType(state === 'loading' || state === 'signed-out' ? null : state);
}

/** What the account has chosen elsewhere counts here, too. */
async function showOwnLanguage(viewer: Viewer | null): Promise<void> {
  const language = viewer?.language?.toLowerCase();
  if (isLanguage(language) && language !== languageStore.current().language) await changeLanguage(language);
}

async function askSession(): Promise<Viewer | null> {
  await fulfilLogoutWish();
  const viewer = await fetchViewer();
  keepOnlyOf(viewer?.id ?? null);
  endPushOfOthers(viewer?.id ?? null);
  await showOwnLanguage(viewer);
  // What forms held when the session ended under them is there before they are drawn again.
  if (endedSession()) await withKeptForms((code) => code.openKeptForms(viewer?.draftKey ?? null));
  // A person was signed in here: the session has ended meanwhile.
  if (!viewer && hints.userType() !== null) await keepForms();
  return viewer;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [viewer, setViewer] = useState<Viewer | null | undefined>(undefined);
  const [failed, setFailed] = useState(false);

  const accept = useCallback((answer: Viewer | null) => {
    if (answer) showAccount(answer, reloadAfterSession);
    rememberHint(sessionStateOf(answer));
    setViewer(answer);
    setFailed(false);
    return answer;
  }, []);

  const reloadSession = useCallback(async () => accept(await askSession()), [accept]);

  useEffect(() => {
    askSession().then(accept, () => setFailed(true));
    const unfollow = followSessionChanges();
    return () => {
      unfollow();
      showNoAccount();
    };
  }, [accept]);

  const session = useMemo(
    () => ({ state: sessionStateOf(viewer), viewer, failed, reloadSession }),
    [viewer, failed, reloadSession],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** The signed-in person, for pages behind a guard, where there always is one. */
export function useViewer(): Viewer {
  const { viewer } = useSession();
  if (!viewer) throw new Error('useViewer is for pages that a guard admits signed-in people to');
  return viewer;
}
