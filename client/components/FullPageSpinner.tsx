import { useTranslations } from 'use-intl/react';
import classes from './FullPageSpinner.module.css';

/** While the session or a page's code is on its way. Plain CSS: it is part of the first load. */
export function FullPageSpinner() {
  const t = useTranslations('frame');
  return (
    <div className={classes.page} role="status">
      <span className={classes.ring} aria-hidden="true" />
      <span>{t('loading')}</span>
    </div>
  );
}
