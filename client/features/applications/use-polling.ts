import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEachMinute } from '../../lib/use-each-minute';

/**
 * Asks again for what a page shows, so that it notices the other side's answer: when the window is looked at, and each
 * minute while it is seen. Asked apart from the page's own query: when it fails, what is on the screen stays.
 */
export function usePolling(query: TypedDocumentNode<unknown, { id: string }>, id: string): void {
  const client = useApolloClient();
  useEachMinute(() => {
    if (!document.hidden)
      client.query({ query, variables: { id }, fetchPolicy: 'network-only' }).catch(() => undefined);
  });
}
