import { createTranslator } from 'use-intl/core';
import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS, type Language } from '../../domain/language';
import { loadTexts } from './load-texts';
import type { Messages, Part } from './messages';

interface Shown {
  language: Language;
  /** The parts that are here. A page is drawn when its own are. */
  messages: Partial<Record<Part, object>>;
}

let shown: Shown = { language: 'en', messages: {} };
const listeners = new Set<() => void>();

function show(next: Shown): void {
  shown = next;
  document.documentElement.lang = next.language;
  listeners.forEach((listener) => listener());
}

export const languageStore = {
  current: (): Shown => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** For tests, which load nothing. */
  show,
};

/** What was chosen last in this browser; a page that it has kept may be older. */
const languageOfCookie = (): string | undefined =>
  new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];

/** Before anything is drawn: the server has written the right language into the page. */
export function startTexts(): Promise<void> {
  const lang = languageOfCookie() ?? document.documentElement.lang;
  shown = { language: isLanguage(lang) ? lang : 'en', messages: {} };
  return needTexts('frame');
}

/** Fetches what is missing of the parts. Rejects when it could not be fetched. */
export async function needTexts(...parts: Part[]): Promise<void> {
  const { language, messages } = shown;
  const missing = parts.filter((part) => !messages[part]);
  if (missing.length === 0) return;
  const loaded = await loadTexts(language, missing);
  // The person may have changed the language meanwhile.
  if (shown.language !== language) return needTexts(...parts);
  show({ language, messages: { ...shown.messages, ...loaded } });
}

/** Changes every text at once, when all that are in use are here, and remembers the choice in this browser. */
export async function changeLanguage(language: Language): Promise<void> {
  let messages: Shown['messages'] = {};
  // A page that opens meanwhile brings parts of its own.
  const missing = () => (Object.keys(shown.messages) as Part[]).filter((part) => !messages[part]);
  while (missing().length > 0) messages = { ...messages, ...(await loadTexts(language, missing())) };
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${LANGUAGE_COOKIE_SECONDS}; samesite=lax`;
  show({ language, messages });
}

/** Texts outside a component: in what runs when a button is pressed. Components use `useTranslations`. */
export function textsOf<Name extends Part>(namespace: Name) {
  return createTranslator({ locale: shown.language, messages: shown.messages as unknown as Messages, namespace });
}
