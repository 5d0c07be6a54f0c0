import { Navigate, useLocation } from 'react-router-dom';
import { guard, type Audience } from './guard';
import { hints } from './hints';
import { isLogoutWished } from './logout-wish';
import { useSession, type Session } from './session';
import { SessionUnavailable } from './SessionUnavailable';
import { WaitingFrame } from './WaitingFrame';
import type { Elements } from '../components/elements';

function visitorOf({ state, viewer, failed }: Session) {
  return {
    state,
    isGoogleAccount: viewer?.isGoogleAccount ?? false,
    isProfileComplete: viewer?.isProfileComplete ?? false,
    // A server that does not respond must not keep the public pages closed.
    maybeSignedIn: !failed && hints.userType() !== null,
    isUnreachable: failed,
  };
}

interface GuardedProps {
  audience: Audience;
  children: Elements;
  /** For people who may not see the page. */
  missing?: Elements;
}

/** Shows its children to the audience of a route, and sends everyone else where they belong. */
export function Guarded({ audience, children, missing = null }: GuardedProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const verdict = guard(audience, visitorOf(session), pathname + search);

  if (session.failed && (verdict.kind === 'wait' || isLogoutWished())) return <SessionUnavailable />;
  if (verdict.kind === 'redirect') return <Navigate to={verdict.to} replace />;
  if (verdict.kind === 'allow') return children;
  if (verdict.kind === 'missing') return missing;
  return <WaitingFrame />;
}
