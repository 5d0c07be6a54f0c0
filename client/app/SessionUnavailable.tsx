import { lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { readCopy } from '../lib/kept-copy';
import { needTexts } from '../language/store';
import { isLogoutWished, fulfilLogoutWish } from './logout-wish';
import { WaitingFrame } from './WaitingFrame';
import { LightButton } from '../components/LightButton';
import classes from './SessionUnavailable.module.css';
import { useEachMinute } from '../lib/use-each-minute';
import { browser } from './fresh-page';
import { fetchViewer } from './viewer';

/** From the beginning, once the server can be asked: code that could not be fetched is fetched again. */
const retry = (): void =>
  void fulfilLogoutWish()
    .then(fetchViewer)
    .then(browser.reload)
    .catch(() => undefined);

/** Tries when the connection is back, when someone comes back to the page, and each minute. A failure changes nothing. */
function useRetries(): () => void {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  useEachMinute(retry);
  return retry;
}

/** Nothing is kept here that could be read meanwhile. */
function Unreachable({ onRetry }: { onRetry: () => void }) {
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

/** Its code and texts were kept together with the interviews; where they are gone, the plain page says the same. */
const OfflinePage = lazy(async () => {
  try {
    const [module] = await Promise.all([import('./offline/OfflinePage'), needTexts('offline', 'portal', 'options')]);
    return { default: module.OfflinePage };
  } catch {
    return { default: Unreachable };
  }
});

/** The server could not say who is signed in. Nothing is lost: the address stays, and the page comes by itself. */
export function SessionUnavailable() {
  const retry = useRetries();
  if (isLogoutWished() || !readCopy()?.interviews.length) return <Unreachable onRetry={retry} />;
  return (
    <Suspense fallback={<WaitingFrame />}>
      <OfflinePage onRetry={retry} />
    </Suspense>
  );
}
