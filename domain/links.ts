import { hasUnwanted } from './text';

/** Which links people may store. */

/**
 * Only http and https, written out: a `javascript:` link in a profile must never reach a page, and `https:here` leads
 * to a page of this site when it is read there. Nothing in it may turn around what a person reads.
 */
export function isWebUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s<>"']+$/i.test(value) || hasUnwanted(value) || !URL.canParse(value)) return false;
  return new URL(value).hostname !== '';
}

/** A link that may be stored from now on: encrypted, and without user and password, behind which the true host hides. */
export function isSafeLink(value: string): boolean {
  if (!isWebUrl(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && username === '' && password === '';
}

/** False for a new or changed link that is not safe. What is stored stays valid when its form is saved again. */
export function isLinkAllowed(
  link: string | null | undefined,
  stored: readonly (string | null | undefined)[],
): boolean {
  const given = (link ?? '').trim();
  return given === '' || stored.includes(given) || isSafeLink(given);
}
