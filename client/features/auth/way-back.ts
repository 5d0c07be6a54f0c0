import { loginPath, paths } from '../../../domain/paths';

/**
 * The steps of a person without an account, up to the page that they came for. Each page that follows a way back asks
 * `sitePath` first. Apart from `paths.ts`, which is part of every first page.
 */
const withWayBack = (path: string, name: 'returnTo' | 'continueUrl', wayBack: string | null): string =>
  wayBack ? `${path}?${name}=${encodeURIComponent(wayBack)}` : path;

export const registerPath = (returnTo: string | null): string =>
  withWayBack(paths.registerSeeker, 'returnTo', returnTo);

export const verifyEmailPath = (continueUrl: string | null): string =>
  withWayBack(paths.verifyEmail, 'continueUrl', continueUrl);

export const completeProfilePath = (returnTo: string | null): string =>
  withWayBack(paths.user.completeProfile, 'returnTo', returnTo);

/** Where a sign-in with Google goes on that asks for a code. */
export function googleCodePath(returnTo: string | null): string {
  const path = loginPath(returnTo);
  return `${path}${path === paths.login ? '?' : '&'}code=google`;
}
