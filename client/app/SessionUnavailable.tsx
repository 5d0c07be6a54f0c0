import { lazy, Suspense } from 'react';
import { readCopy } from '../lib/kept-copy';
import { needTexts } from '../language/store';
import { isLogoutWished } from './logout-wish';
import { Unreachable } from './Unreachable';
import { useRetries } from './use-retries';
import { WaitingFrame } from './WaitingFrame';

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
