import { useTranslations } from 'use-intl/react';
import { homeOf } from '../../../domain/home-of';
import { useSession } from '../../app/session';
import { LightLinkButton } from '../../components/LightButton';
import classes from './NotFoundPage.module.css';

export function NotFoundPage() {
  const t = useTranslations('frame');
  const { state } = useSession();
  const visitor = state === 'signed-out' || state === 'loading';
  return (
    <div className={classes.page}>
      <p className={classes.number}>404</p>
      <h1 className={classes.title}>{t('titles.pageNotFound')}</h1>
      <p className={classes.text}>{t('missing.text')}</p>
      <LightLinkButton to={homeOf(state)} reloadDocument={visitor}>
        {t(visitor ? 'missing.toHome' : 'missing.toDashboard')}
      </LightLinkButton>
    </div>
  );
}
