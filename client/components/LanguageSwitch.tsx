import { useLocale } from 'use-intl/react';
import { changeLanguage } from '../language/store';
import classes from './ColorSchemeSwitch.module.css';

const NAMES = { en: 'English', id: 'Bahasa Indonesia' } as const;

/** Names the other language in that language, so that those who cannot read this one find it. */
export function LanguageSwitch() {
  const next = useLocale() === 'id' ? 'en' : 'id';
  // Without a connection the texts stay as they are.
  const change = (): void => void changeLanguage(next).catch(() => undefined);
  return (
    <button type="button" className={classes.button} onClick={change} lang={next} aria-label={NAMES[next]}>
      {next.toUpperCase()}
    </button>
  );
}
