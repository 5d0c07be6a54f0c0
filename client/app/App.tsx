import { BrowserRouter } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { Component, type ReactNode } from 'react';
import { AppRoutes } from './routes';
import { SessionProvider } from './session';
import { LightButton } from '../components/LightButton';
import { supportEmail, whatsAppLink } from '../lib/contact';
import { browser } from './fresh-page';
import classes from './SessionUnavailable.module.css';

/**
 * The last net: a page that throws, or a chunk that a newer release has replaced. Loading the page again fixes the
 * second, and the address is kept for both.
 */
class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return <CrashedPage />;
  }
}

function CrashedPage() {
  const t = useTranslations('frame.crash');
  return (
    <main className={classes.page} role="alert">
      <h1 className={classes.title}>{t('title')}</h1>
      <p>{t('advice')}</p>
      <p>
        <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a> · <a href={whatsAppLink()}>{t('whatsApp')}</a>
      </p>
      <LightButton onClick={() => browser.reload()}>{t('reload')}</LightButton>
    </main>
  );
}

/** Mantine, Apollo and toasts come with the layouts that need them (DataProviders): the first load stays small. */
export function App() {
  return (
    <CrashBoundary>
      <SessionProvider>
        {/* No transitions: a query whose variables live in the address would be asked for the old and the new one in turn. */}
        <BrowserRouter useTransitions={false}>
          <AppRoutes />
        </BrowserRouter>
      </SessionProvider>
    </CrashBoundary>
  );
}
