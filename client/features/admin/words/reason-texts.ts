import { useEffect, useState } from 'react';
import { createTranslator } from 'use-intl/core';
import { useLocale, useTranslations } from 'use-intl/react';
import { LanguageName, type Language } from '../../../../domain/language';
import { loadTexts } from '../../../language/load-texts';
import type { Messages } from '../../../language/messages';

/** A text to begin with, and what it is called in the choice. */
export interface ReasonText {
  label: string;
  text: string;
}

/** In which a company reads what it is sent: English until it has chosen. */
export function languageOf(records: { language: keyof typeof LanguageName | null } | null): Language {
  return LanguageName[records?.language ?? 'EN'];
}

const KEYS = {
  REJECT: ['REJECT.deed', 'REJECT.npwp', 'REJECT.address'],
  REVOKE: ['REVOKE.moved', 'REVOKE.fees', 'REVOKE.deed'],
  VERIFY: [],
  pause: ['pause.fees', 'pause.contact', 'pause.unclear'],
  dismiss: ['dismiss.unfounded', 'dismiss.corrected'],
  dismissFlags: ['dismissFlags.standard', 'dismissFlags.refund', 'dismissFlags.branch'],
  dismissPayment: ['dismissPayment.settled', 'dismissPayment.unknown'],
} as const;

/** The texts of another language than the one that is shown; null until they are here, and where they cannot be fetched. */
function useTextsIn(language: Language): Partial<Messages> | null {
  const shown = useLocale();
  const [loaded, setLoaded] = useState<{ language: Language; messages: Partial<Messages> } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const keep = (messages: object) => isWanted && setLoaded({ language, messages });
    if (language !== shown) void loadTexts(language, ['reasonTexts']).then(keep, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [language, shown]);
  return loaded?.language === language ? loaded.messages : null;
}

/**
 * The texts to begin with for a decision, named in the reader's language and written in `language`, that of the company
 * that they are sent to; without one administrators alone read them. None for decisions that need no words.
 */
export function useReasonTexts(decision: keyof typeof KEYS, language?: Language): ReasonText[] {
  const shown = useLocale();
  const t = useTranslations('reasonTexts');
  const other = useTextsIn(language ?? shown);
  if (language !== undefined && language !== shown && !other) return [];
  const inLanguage =
    other && language
      ? createTranslator({ locale: language, messages: other as Messages, namespace: 'reasonTexts' })
      : t;
  return KEYS[decision].map((key) => ({ label: t(`${key}.label`), text: inLanguage(`${key}.text`) }));
}
