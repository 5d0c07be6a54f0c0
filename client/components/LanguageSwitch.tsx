import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import switches from './ColorSchemeSwitch.module.css';
import classes from './LanguageSwitch.module.css';
import type { Language } from '../../domain/language';
import setLanguageDocument from '../language/SetLanguage.graphql?raw';
import type { SetLanguageMutation, SetLanguageMutationVariables } from '../graphql/generated';
import { postGraphql } from '../lib/post-graphql';
import { changeLanguage } from '../language/store';

/** Shows another language from now on, here and, for those who are signed in, wherever they sign in. Rejects when offline. */
async function chooseLanguage(language: Language, { isSignedIn }: { isSignedIn: boolean }): Promise<void> {
  if (isSignedIn) {
    const variables: SetLanguageMutationVariables = { language: language === 'id' ? 'ID' : 'EN' };
    await postGraphql<SetLanguageMutation>(setLanguageDocument, { ...variables });
  }
  await changeLanguage(language);
}

/** Names the other language in that language, so that those who cannot read this one find it, in a word below its code. An account keeps the choice. */
export function LanguageSwitch({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('frame');
  const [failed, setFailed] = useState(false);
  const next = useLocale() === 'id' ? 'en' : 'id';
  const code = next.toUpperCase();
  const change = async (): Promise<void> => {
    setFailed(false);
    await chooseLanguage(next, { isSignedIn }).catch(() => setFailed(true));
  };
  return (
    <span className={classes.place}>
      <button
        type="button"
        className={`${switches.button} ${classes.code}`}
        onClick={() => void change()}
        lang={next}
        aria-label={`${code}: ${t('otherLanguage')}`}
        translate="no"
      >
        <span>{code}</span>
        <small>{t('otherLanguageInShort')}</small>
      </button>
      {failed ? (
        <span role="alert" className={classes.failure}>
          {t('languageFailed')}
        </span>
      ) : null}
    </span>
  );
}
