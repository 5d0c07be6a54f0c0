import { useEffect, useEffectEvent } from 'react';
import { HOUR_MS } from '../../domain/time';
import { endedSession, keepEndedSession, lastLogout, liveForms, type Forms } from './ended-session';
import { isOwnPhone } from './own-phone';
import { shownAccount } from './shown-account';

/** What a page before has left for the account that is signed in now, and until when. */
let left: { forms: Forms; until: number } | null = null;

const IV_BYTES = 12;
const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const textOf = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const keyOf = (draftKey: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(draftKey), 'AES-GCM', false, ['encrypt', 'decrypt']);

async function seal(draftKey: string, forms: Forms): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const content = new TextEncoder().encode(JSON.stringify(forms));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(draftKey), content);
  return textOf(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Throws for another account's. */
async function unseal(draftKey: string, sealed: string): Promise<Forms> {
  const bytes = bytesOf(sealed);
  const [iv, content] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)];
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(draftKey), content);
  return JSON.parse(new TextDecoder().decode(opened)) as Forms;
}

/** Null where they hold nothing, or the browser cannot encrypt. */
async function sealed(forms: Forms): Promise<string | null> {
  const account = shownAccount();
  const changed = Object.entries(forms).filter(([, fields]) => Object.keys(fields).length > 0);
  if (!account || changed.length === 0) return null;
  return seal(account.draftKey, Object.fromEntries(changed)).catch(() => null);
}

/** The session of this page has ended: keeps which page it was and what its forms held. */
export async function keepForms(held: Forms): Promise<void> {
  const { pathname, search } = window.location;
  const forms = await sealed(held);
  // A person has logged out: what was left open then is not kept.
  if (performance.timeOrigin <= lastLogout()) return;
  const path = pathname + search;
  const before = endedSession();
  // A page without forms does not take the place of what still waits for its owner.
  const ended = forms === null && before?.forms ? { ...before, path } : { path, at: Date.now(), forms };
  keepEndedSession(ended, isOwnPhone(shownAccount()?.id ?? ''));
}

/** When a page loads: takes over what the page before has kept, if the same account is signed in; clears what is over. */
export async function openKeptForms(draftKey: string | null): Promise<void> {
  const ended = endedSession();
  if (!ended) return;
  const until = ended.at + HOUR_MS;
  if (ended.at <= lastLogout() || until <= Date.now()) return keepEndedSession(null);
  if (draftKey === null) return;
  if (ended.forms === null) return keepEndedSession(null);
  // What another account has left stays sealed: its owner may still come back.
  const forms = await unseal(draftKey, ended.forms).catch(() => null);
  left = forms && { forms, until };
}

/** Whether there is something to put back into the form, for pages on which it has to be opened first. */
export function isKept(name: string): boolean {
  return left !== null && name in left.forms && Date.now() < left.until;
}

function take(name: string): Record<string, unknown> | null {
  if (!left || !isKept(name)) return null;
  const { [name]: fields = null, ...others } = left.forms;
  left = Object.keys(others).length > 0 ? { ...left, forms: others } : null;
  // A tab shows one page, so its forms come back together.
  keepEndedSession(null);
  return fields;
}

/**
 * Keeps what was entered in a form when the session ends under it: in this tab, and on one's own phone beyond it, encrypted, for an hour, and for the same
 * account. Of `values` the fields that differ from `initial` are kept, and `putBack` gets them after the next sign-in.
 * Never passwords, files, or what is not for keeping.
 */
export function useKeptForm<Values extends object>(
  name: string,
  values: Values,
  initial: Values,
  putBack: (fields: Partial<Values>) => void,
): void {
  const changedFields = useEffectEvent(() => {
    const before = initial as Record<string, unknown>;
    const isSame = ([field, value]: [string, unknown]) => JSON.stringify(value) === JSON.stringify(before[field]);
    return Object.fromEntries(Object.entries(values).filter((field) => !isSame(field)));
  });
  const takeBack = useEffectEvent(() => {
    const fields = take(name);
    if (fields) putBack(fields as Partial<Values>);
  });
  useEffect(() => {
    takeBack();
    liveForms.set(name, () => changedFields());
    return () => void liveForms.delete(name);
  }, [name]);
}
