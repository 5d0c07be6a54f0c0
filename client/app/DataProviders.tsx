import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { LeaveGuard } from '../components/LeaveGuard';
import { StepUp } from '../components/StepUp/StepUp';
import { ToastArea, toastList } from '../components/ToastArea';
import { createApolloClient } from '../graphql/apollo';
import { languageStore } from '../language/store';
import { fetchAtFirstTouch } from '../lib/on-demand';
import { leaveForLogin } from './leave-for-login';
import { browser } from './fresh-page';
import { useSession } from './session';
import type { Elements } from '../components/elements';

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
 * What pages with data need: Apollo Client, toasts and questions. Its chunk is loaded by the layouts that need it, never
 * by the landing page.
 */
export function DataProviders({ children }: { children: Elements }) {
  const { viewer } = useSession();
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
    <ApolloProvider client={client}>
      {children}
      <LeaveGuard />
      <StepUp />
      <ToastArea />
    </ApolloProvider>
  );
}
