import { LightButton } from '../components/LightButton';
import classes from './SessionUnavailable.module.css';

/** The server could not say who is signed in. Nothing is lost: the address stays, and a try may help. */
export function SessionUnavailable({ onRetry }: { onRetry: () => Promise<unknown> }) {
  // A second failure leaves this very screen in place.
  const retry = (): void => void onRetry().catch(() => undefined);
  return (
    <main className={classes.page} role="alert">
      <h1 className={classes.title}>We cannot reach TemuKerja</h1>
      <p>Check your connection, then try again. Nothing you saved is lost.</p>
      <LightButton onClick={retry}>Try again</LightButton>
    </main>
  );
}
