import { useTranslations } from 'use-intl/react';
import classes from './ModalLoading.module.css';

/** Between a press and the window that it opens, while its code is on the way. */
export function ModalLoading() {
  const t = useTranslations('frame');
  return (
    <div className={classes.place} role="status">
      <span className={classes.words}>{t('loading')}</span>
    </div>
  );
}
