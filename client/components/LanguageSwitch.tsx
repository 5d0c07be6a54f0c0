import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { useSession } from '../app/session';
import { chooseLanguage } from '../language/choose-language';
import classes from './LanguageSwitch.module.css';

/** Names the other language in that language, so that those who cannot read this one find it. */
export function LanguageSwitch() {
  const t = useTranslations('frame');
  const { viewer } = useSession();
  const [failed, setFailed] = useState(false);
  const next = useLocale() === 'id' ? 'en' : 'id';
  const change = async (): Promise<void> => {
    setFailed(false);
    await chooseLanguage(next, { isSignedIn: Boolean(viewer) }).catch(() => setFailed(true));
  };
  return (
    <span className={classes.place}>
      <button
        type="button"
        className={classes.button}
        onClick={() => void change()}
        lang={next}
        aria-label={t('otherLanguage')}
        translate="no"
      >
        {next.toUpperCase()}
      </button>
      {failed ? (
        <span role="alert" className={classes.failure}>
          {t('languageFailed')}
        </span>
      ) : null}
    </span>
  );
}
