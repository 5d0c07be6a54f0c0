import { parseCookie } from 'cookie';
import type { IncomingMessage } from 'node:http';
import { DAY_MS } from '../../../domain/time';
import { signatureOf } from '../../derived-key';
import type { Env } from '../../env';

export const BROWSER_COOKIE = 'temukerja.browser';
/** As long as browsers keep a cookie. */
export const BROWSER_COOKIE_LIFE_MS = 400 * DAY_MS;
/** Families share a browser; the cookie travels with every request, so it stays short. */
const MAX_ACCOUNTS = 5;
const FINGERPRINT_LENGTH = 22;

/**
 * Which accounts were signed in to from this browser: one HttpOnly cookie with a keyed fingerprint of each, the newest
 * first. It opens nothing; a thief of it only keeps the mail about a new device from being sent.
 */
export function isKnownBrowser(request: IncomingMessage, env: Env, accountId: string): boolean {
  return fingerprintsOf(request).includes(fingerprintOf(env, accountId));
}

/** The cookie's next value: with this account as the newest. */
export function browserCookieWith(request: IncomingMessage, env: Env, accountId: string): string {
  const own = fingerprintOf(env, accountId);
  return [own, ...fingerprintsOf(request).filter((other) => other !== own)].slice(0, MAX_ACCOUNTS).join('.');
}

/** The cookie of a browser from which the account has been signed in to, as a Cookie header has it. */
export function knownBrowserCookie(env: Env, accountId: string): string {
  return `${BROWSER_COOKIE}=${fingerprintOf(env, accountId)}`;
}

function fingerprintsOf(request: IncomingMessage): string[] {
  const value = parseCookie(request.headers.cookie ?? '')[BROWSER_COOKIE] ?? '';
  return value.split('.').filter((text) => /^[\w-]+$/.test(text) && text.length === FINGERPRINT_LENGTH);
}

function fingerprintOf(env: Env, accountId: string): string {
  return signatureOf(env.SESSION_SECRET, 'known browsers', accountId).slice(0, FINGERPRINT_LENGTH);
}
