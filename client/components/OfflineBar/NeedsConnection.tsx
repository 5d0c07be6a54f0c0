import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import classes from './NeedsConnection.module.css';

/** What is in a button that cannot send now, with why beneath its words. */
export function NeedsConnection({ children }: { children: ReactNode }) {
  const t = useTranslations('frame.connection');
  return (
    <>
      <span className={classes.words}>{children}</span> <small className={classes.note}>{t('needed')}</small>
    </>
  );
}
