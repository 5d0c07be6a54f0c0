import { homeOf } from '../../domain/home-of';
import type { SessionState } from '../../domain/roles';
import { sitePath } from '../../domain/site-path';
import { loginPath, paths } from '../../domain/paths';

/**
 * Who may see a route. `anyone` waits for nobody; `nowhere` is an address that the application does not have, but the server may; `public-only` is for people without a session (login,
 * registration); `incomplete-user` is the profile completion page; `unenrolled` is the
 * page of an administrator who has to set up the second factor; `admin-secret` does not exist for anyone else.
 */
export type Audience =
  | 'anyone'
  | 'nowhere'
  | 'public-only'
  | 'user'
  | 'company'
  | 'admin'
  | 'admin-secret'
  | 'unenrolled'
  | 'incomplete-user';

export interface Visitor {
  state: SessionState;
  isGoogleAccount: boolean;
  isProfileComplete: boolean;
  /** A stored hint says that a person was signed in here: worth waiting for the session. */
  maybeSignedIn: boolean;
  /** The server could not be asked. */
  isUnreachable: boolean;
}

export type Verdict = { kind: 'allow' } | { kind: 'wait' } | { kind: 'missing' } | { kind: 'redirect'; to: string };

const allow: Verdict = { kind: 'allow' };
const wait: Verdict = { kind: 'wait' };
const missing: Verdict = { kind: 'missing' };
const redirect = (to: string): Verdict => ({ kind: 'redirect', to });

/**
 * Decides which screen a person gets. Only a choice of screen: what may be read
 * or done is decided by the server. `currentPath` is path and query, and comes back as `returnTo` after login.
 */
export function guard(audience: Audience, visitor: Visitor, currentPath: string): Verdict {
  if (audience === 'anyone') return allow;
  if (audience === 'nowhere') return visitor.isUnreachable ? wait : allow;
  if (audience === 'public-only') return guardPublicOnly(visitor, currentPath);

  if (visitor.state === 'loading') return wait;
  if (audience === 'admin-secret') return visitor.state === 'admin' ? allow : missing;
  if (visitor.state === 'signed-out') return redirect(loginPath(currentPath));
  if (audience === 'incomplete-user') {
    if (visitor.state !== 'user') return redirect(homeOf(visitor.state));
    if (!visitor.isProfileComplete) return allow;
    return redirect(sitePath(new URLSearchParams(currentPath.split('?')[1]).get('returnTo')) ?? homeOf('user'));
  }
  if (audience !== visitor.state) return redirect(homeOf(visitor.state));
  if (visitor.state === 'user' && visitor.isGoogleAccount && !visitor.isProfileComplete) {
    return redirect(paths.user.completeProfile);
  }
  return allow;
}

function guardPublicOnly(visitor: Visitor, currentPath: string): Verdict {
  if (visitor.state === 'loading') return visitor.maybeSignedIn ? wait : allow;
  if (visitor.state === 'signed-out') return allow;
  const wayBack = sitePath(new URLSearchParams(currentPath.split('?')[1]).get('returnTo'));
  // They chose another time of a public job while the address waits for its verification.
  if (visitor.state === 'unverified' && wayBack)
    return redirect(`${paths.verifyEmail}?continueUrl=${encodeURIComponent(wayBack)}`);
  return redirect(homeOf(visitor.state));
}
