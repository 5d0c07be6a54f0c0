import { useTranslations } from 'use-intl/react';
import { LightButton } from '../components/LightButton';
import classes from './SessionUnavailable.module.css';

/** The server could not say who is signed in. Nothing is lost: the address stays, and a try may help. */
export function SessionUnavailable({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const t = useTranslations('frame.unreachable');
  // A second failure leaves this very screen in place.
  const retry = (): void => void onRetry().catch(() => undefined);
  return (
    <main className={classes.page} role="alert">
      <h1 className={classes.title}>{t('title')}</h1>
      <p>{t('advice')}</p>
      <LightButton onClick={retry}>{t('retry')}</LightButton>
    </main>
  );
}
