import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { IconLock, IconShieldCheck } from '../../icons';
import classes from './AccountLinks.module.css';

/** From a profile to its other two pages, where the menu that has them is closed. */
export function AccountLinks({ of }: { of: { security: string; privacy: string } }) {
  const t = useTranslations('portal.nav');
  return (
    <p className={classes.links}>
      <Link to={of.security}>
        <IconLock size={18} stroke={1.75} aria-hidden />
        {t('security')}
      </Link>
      <Link to={of.privacy}>
        <IconShieldCheck size={18} stroke={1.75} aria-hidden />
        {t('privacy')}
      </Link>
    </p>
  );
}
