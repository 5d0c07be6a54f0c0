import { readStored, store } from './local-storage';

/** What this tab keeps of a session that ended under one of its pages (kept-forms.ts). */
interface EndedSession {
  /** Path and query of the page. */
  path: string;
  /** In milliseconds since 1970. */
  at: number;
  /** What its forms held, sealed; null where they held nothing. */
  forms: string | null;
}

/** Fields by the name of their form, which includes what it belongs to. */
export type Forms = Record<string, Record<string, unknown>>;

/** The forms of this page, each with the fields that are not as it began. */
export const liveForms = new Map<string, () => Forms[string]>();

/** Taken at once: what a refused request brings to the screen may take a form away. */
export const snapshotOfForms = (): Forms =>
  Object.fromEntries([...liveForms].map(([name, fields]) => [name, fields()]));

const endedKey = 'endedSession';
/** On a person's own phone what was kept outlives the tab, which phones close at any time. */
export const keptFormsKey = 'keptForms';
const loggedOutKey = 'loggedOutAt';

export const endedSession = (): EndedSession | null =>
  JSON.parse(readStored(endedKey, 'sessionStorage') ?? readStored(keptFormsKey) ?? 'null') as EndedSession | null;

export function keepEndedSession(ended: EndedSession | null, isOwnPhone = false): void {
  store(endedKey, ended && JSON.stringify(ended), 'sessionStorage');
  if (ended === null || (isOwnPhone && ended.forms !== null)) store(keptFormsKey, ended && JSON.stringify(ended));
}

/** In milliseconds since 1970; 0 if nobody has logged out in this browser. */
export const lastLogout = (): number => Number(readStored(loggedOutKey));

/** Nothing outlives a logout, in any tab: each finds out when it loads, at the latest. */
export function markLogout(): void {
  store(loggedOutKey, String(Date.now()));
  keepEndedSession(null);
}
