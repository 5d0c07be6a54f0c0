import { useTranslations } from 'use-intl/react';
import { IconWifiOff } from '../../icons';
import type { Elements } from '../elements';
import classes from './ConnectionBar.module.css';

/** At the top of a page that is not fresh. */
export function ConnectionBar({ children }: { children: Elements }) {
  const t = useTranslations('frame.connection');
  return (
    <div role="status" className={classes.bar}>
      <IconWifiOff size={18} stroke={1.75} aria-hidden />
      <b>{t('none')}</b>
      {children}
    </div>
  );
}
