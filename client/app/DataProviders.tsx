import './mantine-styles';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { LeaveGuard } from '../components/LeaveGuard';
import { StepUp } from '../components/StepUp/StepUp';
import { ToastArea, toastList } from '../components/ToastArea';
import { createApolloClient } from '../graphql/apollo';
import { useColorScheme } from '../lib/color-scheme';
import { languageStore } from '../language/store';
import { fetchAtFirstTouch } from '../lib/on-demand';
import { leaveForLogin } from './leave-for-login';
import { browser } from './fresh-page';
import { useSession } from './session';
import { theme } from './theme';

/** Some texts come from the server, such as an entry of the audit trail: they are asked for again in another language. */
function followLanguage(client: ApolloClient): () => void {
  let { language } = languageStore.current();
  return languageStore.subscribe(() => {
    const next = languageStore.current().language;
    if (next === language) return;
    language = next;
    // A page whose data cannot be fetched keeps what it has.
    client.refetchQueries({ include: 'active' }).catch(() => undefined);
  });
}

/**
 * What pages with data need: Mantine, Apollo Client and the toasts. Its chunk is loaded by
 * the layouts that need it, never by the landing page.
 */
export function DataProviders({ children }: { children: ReactNode }) {
  const { viewer } = useSession();
  const [colorScheme] = useColorScheme();
  // The role of the first render stays with the client: a page never changes its person or role while it runs.
  const [client] = useState(() =>
    createApolloClient({
      renderedRole: viewer?.activeRole ?? null,
      onSignedOut: leaveForLogin,
      onRoleMismatch: () => browser.reload(),
    }),
  );
  useEffect(() => fetchAtFirstTouch([toastList]), []);
  useEffect(() => followLanguage(client), [client]);
  return (
    // The variables are in the generated sheet (theme-sheet.ts), the scheme is ours to keep (lib/color-scheme.ts).
    <MantineProvider theme={theme} withCssVariables={false} forceColorScheme={colorScheme}>
      <ApolloProvider client={client}>
        {children}
        <LeaveGuard />
        <StepUp />
        <ToastArea />
      </ApolloProvider>
    </MantineProvider>
  );
}
