import { useLocale, useTranslations } from 'use-intl/react';
import { changeLanguage } from '../language/store';
import classes from './ColorSchemeSwitch.module.css';

export function LanguageSwitch() {
  const t = useTranslations('frame');
  const next = useLocale() === 'id' ? 'en' : 'id';
  // Without a connection the texts stay as they are.
  const change = (): void => void changeLanguage(next).catch(() => undefined);
  return (
    <button type="button" className={classes.button} onClick={change} lang={next} aria-label={t('otherLanguage')}>
      <span translate="no">{next.toUpperCase()}</span>
    </button>
  );
}
