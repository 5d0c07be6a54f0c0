import { useTranslations } from 'use-intl/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { registerPath } from '../way-back';
import { BackLink } from '../../../components/BackLink';
import { FormCard } from '../FormCard';
import classes from './LoginView.module.css';
import type { Elements } from '../../../components/elements';

export function LoginView({ returnTo, children }: { returnTo: string | null; children: Elements }) {
  const t = useTranslations('login');
  return (
    <FormCard
      width="narrow"
      title={t('title')}
      tabTitle={t('tabTitle')}
      context={t('context')}
      back={<BackLink to={paths.landing}>{t('back')}</BackLink>}
    >
      <div className={classes.parts}>
        {children}
        <div className={classes.register}>
          <p className={classes.question}>{t('question')}</p>
          <Link to={registerPath(returnTo)} className={classes.link}>
            {t('registerSeeker')}
          </Link>
          <Link to={paths.registerCompany} className={classes.link}>
            {t('registerCompany')}
          </Link>
        </div>
      </div>
    </FormCard>
  );
}
