import { sitePath } from '../../../../domain/site-path';
import type { Role, SessionState } from '../../../../domain/roles';
import { homeOf } from '../../../../domain/home-of';
import { loginPath, paths } from '../../../../domain/paths';

/** The email verification page as a function of its link, of what became of the code, and of who is signed in. */

/** In milliseconds; `offered` leaves time to read that one may say "This was not me". */
const redirectAfter = { verified: 2000, failed: 3000, offered: 15_000 } as const;

export interface VerificationLink {
  /** Null when the address carries no code, or one for another purpose. */
  code: string | null;
  /** A path of this site, or null. */
  continueTo: string | null;
}

export function readVerificationLink(parameters: URLSearchParams): VerificationLink {
  const code = parameters.get('mode') === 'verifyEmail' ? parameters.get('oobCode') : null;
  return { code: code || null, continueTo: sitePath(parameters.get('continueUrl')) };
}

export type CodeOutcome =
  | { kind: 'none' }
  | { kind: 'applying' }
  | { kind: 'applied'; role: Role | null; wasVerifiedBefore: boolean; disownToken: string | null }
  /** The server's refusal, in its words. */
  | { kind: 'failed'; reason: 'invalid'; message: string }
  /** A call that did not get through. */
  | { kind: 'failed'; reason: 'unknown' };

export type VerifyEmailScreen =
  | { kind: 'loading' }
  | { kind: 'applying' }
  /** With a token, the reader of the mail may say that another person registered the address. */
  | { kind: 'verified' | 'already-verified'; to: string; disownToken: string | null }
  | { kind: 'failed'; canRetry: true; isSignedOut: boolean }
  | { kind: 'failed'; canRetry: false; refusal: string; isSignedOut: boolean }
  /** A new link leads on to `continueTo`, too. */
  | { kind: 'waiting'; continueTo: string | null }
  | { kind: 'signed-out'; login: string };

const stateOfRole = { USER: 'user', COMPANY: 'company', ADMIN: 'admin' } as const satisfies Record<Role, SessionState>;

function isVerified(state: SessionState): boolean {
  return state === 'user' || state === 'company' || state === 'admin' || state === 'unenrolled';
}

export function verifyEmailScreen(
  link: VerificationLink,
  outcome: CodeOutcome,
  state: SessionState,
): VerifyEmailScreen {
  if (outcome.kind === 'applying') return { kind: 'applying' };
  if (outcome.kind === 'applied') {
    const to = link.continueTo ?? (outcome.role ? homeOf(stateOfRole[outcome.role]) : paths.login);
    return { kind: outcome.wasVerifiedBefore ? 'already-verified' : 'verified', to, disownToken: outcome.disownToken };
  }
  // A link that has done its work before does not alarm a person whose address is verified.
  if (isVerified(state)) return { kind: 'already-verified', to: link.continueTo ?? homeOf(state), disownToken: null };
  if (outcome.kind === 'failed') {
    const isSignedOut = state === 'signed-out';
    if (outcome.reason === 'unknown') return { kind: 'failed', canRetry: true, isSignedOut };
    return { kind: 'failed', canRetry: false, refusal: outcome.message, isSignedOut };
  }
  if (state === 'loading') return { kind: 'loading' };
  if (state === 'unverified') return { kind: 'waiting', continueTo: link.continueTo };
  return { kind: 'signed-out', login: loginPath(link.continueTo) };
}

/** Which screens leave by themselves, where to, and after how long. */
export function redirectOf(screen: VerifyEmailScreen): { to: string; milliseconds: number } | null {
  if (screen.kind === 'verified' || screen.kind === 'already-verified') {
    return { to: screen.to, milliseconds: screen.disownToken ? redirectAfter.offered : redirectAfter.verified };
  }
  return screen.kind === 'failed' ? { to: paths.login, milliseconds: redirectAfter.failed } : null;
}
