import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { isLanguage } from '../../domain/language';
import { sessionStateOf, type SessionState } from '../../domain/roles';
import { changeLanguage, languageStore } from '../language/store';
import { followSessionChanges } from './fresh-page';
import { hints } from './hints';
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
async function showOwnLanguage(viewer: Viewer | null): Promise<Viewer | null> {
  const language = viewer?.language?.toLowerCase();
  if (isLanguage(language) && language !== languageStore.current().language) await changeLanguage(language);
  return viewer;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [viewer, setViewer] = useState<Viewer | null | undefined>(undefined);
  const [failed, setFailed] = useState(false);

  const accept = useCallback((answer: Viewer | null) => {
    rememberHint(sessionStateOf(answer));
    setViewer(answer);
    setFailed(false);
    return answer;
  }, []);

  const reloadSession = useCallback(async () => accept(await showOwnLanguage(await fetchViewer())), [accept]);

  useEffect(() => {
    fetchViewer()
      .then(showOwnLanguage)
      .then(accept, () => setFailed(true));
    return followSessionChanges();
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
