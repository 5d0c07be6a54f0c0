import { useTranslations } from 'use-intl/react';
import { LightButton } from '../components/LightButton';
import { isLogoutWished } from './logout-wish';
import classes from './SessionUnavailable.module.css';

/** Nothing is kept here that could be read meanwhile. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('frame.unreachable');
  return (
    <main className={classes.page}>
      <div role="alert">
        <h1 className={classes.title}>{t(isLogoutWished() ? 'loggedOut' : 'title')}</h1>
        <p>{t(isLogoutWished() ? 'loggedOutMeans' : 'advice')}</p>
      </div>
      <LightButton onClick={onRetry}>{t('retry')}</LightButton>
    </main>
  );
}
