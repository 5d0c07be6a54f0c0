import { parseCookie } from 'cookie';
import type { IncomingMessage } from 'node:http';
import { acceptedLanguage, isLanguage, LANGUAGE_COOKIE, type Language } from '../../../domain/language';

/** What a browser asks for: its cookie's language, else the first that it accepts, else English. */
export function languageOfBrowser({ headers }: IncomingMessage): Language {
  const chosen = headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[LANGUAGE_COOKIE];
  return isLanguage(chosen) ? chosen : acceptedLanguage(headers['accept-language']);
}
