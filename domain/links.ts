import { hasUnwanted } from './text';

/** Which links people may store. */

/**
 * Only http and https, written in full: a `javascript:` link must never reach a page, and `https:here` would lead to a
 * page of this site. No mark in it may reverse the text.
 */
export function isWebUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s<>"']+$/i.test(value) || hasUnwanted(value) || !URL.canParse(value)) return false;
  return new URL(value).hostname !== '';
}

/** A new link must be https, without user and password, which would hide the real host. */
export function isSafeLink(value: string): boolean {
  if (!isWebUrl(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && username === '' && password === '';
}

/** False for a new or changed link that is not safe. A stored link stays valid when its form is saved again. */
export function isLinkAllowed(
  link: string | null | undefined,
  stored: readonly (string | null | undefined)[],
): boolean {
  const given = (link ?? '').trim();
  return given === '' || stored.includes(given) || isSafeLink(given);
}
