import { useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl/react';
import type { Messages } from './messages';
import { languageStore } from './store';

/** Gives the texts that are here to all components, in the language that is shown. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(languageStore.subscribe, languageStore.current);
  return (
    <IntlProvider locale={language} messages={messages as unknown as Messages} timeZone="Asia/Jakarta">
      {children}
    </IntlProvider>
  );
}
