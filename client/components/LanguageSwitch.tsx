import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { chooseLanguage } from '../language/choose-language';
import switches from './ColorSchemeSwitch.module.css';
import classes from './LanguageSwitch.module.css';

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
