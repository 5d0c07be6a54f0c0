import { withoutUnseen } from './signs';

/** Which links people may store. */

/**
 * Only http and https, written in full: a `javascript:` link must never reach a page, and `https:here` would lead to a
 * page of this site. Nothing in it may be unseen or reverse the text.
 */
export function isWebUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s<>"']+$/i.test(value) || withoutUnseen(value) !== value || !URL.canParse(value)) return false;
  return new URL(value).hostname !== '';
}

/** The link to a meeting: without user and password, which would hide the real host. */
export function isMeetingLink(value: string): boolean {
  if (!isWebUrl(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** Whether others can read and change what is sent: people who follow it are warned. */
export const isUnencrypted = (link: string | null | undefined): boolean => /^http:/i.test(link ?? '');

/** The same link over https. */
export const encrypted = (link: string): string => link.replace(/^http:/i, 'https:');

/** A company's website: also https. */
export function isWebsite(value: string): boolean {
  return isMeetingLink(value) && !isUnencrypted(value);
}
