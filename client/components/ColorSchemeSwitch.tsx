import { useTranslations } from 'use-intl/react';
import { useColorScheme } from '../lib/color-scheme';
import classes from './ColorSchemeSwitch.module.css';

const sun =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4';
const moon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z';

export function ColorSchemeSwitch() {
  const [current, choose] = useColorScheme();
  const t = useTranslations('frame');
  const next = current === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={classes.button}
      onClick={() => choose(next)}
      aria-label={t(next === 'dark' ? 'darkColours' : 'lightColours')}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={classes.icon}>
        <path d={next === 'dark' ? moon : sun} />
      </svg>
      <small>{t(next === 'dark' ? 'dark' : 'light')}</small>
    </button>
  );
}
