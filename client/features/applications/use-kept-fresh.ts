import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

const refreshMilliseconds = 60_000;

/**
 * Asks again for what a page shows, so that it notices the other side's answer: when the window is looked at, and each
 * minute while it is seen. Asked apart from the page's own query: when it fails, what is on the screen stays.
 */
export function useKeptFresh(query: TypedDocumentNode<unknown, { id: string }>, id: string): void {
  const client = useApolloClient();
  useEffect(() => {
    const ask = (): void => {
      if (!document.hidden)
        client.query({ query, variables: { id }, fetchPolicy: 'network-only' }).catch(() => undefined);
    };
    const timer = window.setInterval(ask, refreshMilliseconds);
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [client, query, id]);
}
