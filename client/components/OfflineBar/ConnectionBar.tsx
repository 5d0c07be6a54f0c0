import { useTranslations } from 'use-intl/react';
import { IconCloudOff } from '../../icons';
import type { Elements } from '../elements';
import classes from './ConnectionBar.module.css';

/** At the top of a page that is not fresh. */
export function ConnectionBar({ children }: { children: Elements }) {
  const t = useTranslations('frame.connection');
  return (
    <div role="status" className={classes.bar}>
      <IconCloudOff size={18} stroke={1.75} aria-hidden />
      <b>{t('none')}</b>
      {children}
    </div>
  );
}
