import { createTranslator } from 'use-intl/core';
import type { RuleViolation } from '../../domain/errors';
import type { Language } from '../../domain/language';
import * as english from '../messages/en';
import * as indonesian from '../messages/id';
import type { Device } from './mail-values';

type Texts = typeof english;
/** The types of the placeholders are read from the English texts; a test compares the others with them. */
const MESSAGES: Record<Language, Texts> = { en: english, id: indonesian as Texts };

function translatorIn(locale: Language) {
  return createTranslator({ locale, messages: MESSAGES[locale], timeZone: 'Asia/Jakarta', onError: refuseMissing });
}

/** A missing text or value is a fault of the program; nothing may show a key instead of a sentence. */
function refuseMissing(error: Error): never {
  throw error;
}

const TRANSLATORS = { en: translatorIn('en'), id: translatorIn('id') } satisfies Record<Language, unknown>;

/** The server's texts in a language. It keeps what it has parsed. */
export function textsIn(language: Language): (typeof TRANSLATORS)['en'] {
  return TRANSLATORS[language];
}

export function deviceText({ browser, system }: Device, language: Language): string {
  const texts = textsIn(language);
  if (browser !== null && system !== null) return texts('stored.device', { browser, system });
  return browser ?? system ?? texts('stored.unknownDevice');
}

/** An option as it is stored, in a reader's words; what is no option any more stays as it is. */
export function optionText(
  list: 'education' | 'industry' | 'companySize',
  stored: string | null,
  language: Language,
): string | null {
  const texts: Readonly<Record<string, string>> = MESSAGES[language].options[list];
  return stored !== null && Object.hasOwn(texts, stored)
    ? (textsIn(language) as unknown as (key: string) => string)(`options.${list}.${stored}`)
    : stored;
}

/** A text of the error catalogue. */
export function errorText(
  key: keyof Texts['errors'],
  language: Language,
  values: Record<string, string | number> = {},
): string {
  return textsIn(language)(
    `errors.${key}`,
    values as unknown as {
      slot: number;
      first: number;
      who: string;
      when: string;
      kind: string;
      millions: number;
      name: string;
    },
  );
}

/** A refused rule in the catalogue's words. */
export function violationText({ code, detail }: RuleViolation, language: Language): string {
  if (!detail) return errorText(code, language);
  const { key, values } = detail;
  return errorText(key, language, typeof values === 'function' ? values(language) : values);
}
