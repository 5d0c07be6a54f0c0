import { sitePath } from '../../../../domain/site-path';
import { sessionStateOf, type SessionSubject } from '../../../../domain/roles';
import { homeOf } from '../../../../domain/home-of';
import { verifyEmailPath } from '../way-back';

/**
 * Where a login or a registration leads: an unverified address to its verification, which goes on from there, an
 * administrator without a second factor to its set-up, everyone else to where they wanted to go (a path of this site
 * only) or to their own dashboard.
 */
export function signInTarget(viewer: SessionSubject | null, returnTo: string | null): string {
  const state = sessionStateOf(viewer);
  if (state === 'unverified') return verifyEmailPath(sitePath(returnTo));
  if (state === 'unenrolled' || state === 'signed-out') return homeOf(state);
  return sitePath(returnTo) ?? homeOf(state);
}
