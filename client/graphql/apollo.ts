import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';
import { tap } from 'rxjs';
import { stepUpQuestion } from '../lib/step-up';
import { timedFetch } from '../lib/timed-fetch';
import { createCache } from './cache';
import { stepUpLink } from './step-up-link';

interface ApolloOptions {
  /** The role that the page was rendered for; the server refuses a request of another one. */
  renderedRole: string | null;
  onSignedOut: () => void;
  onRoleMismatch: () => void;
}

/** Leaves before the page has the response, so that its forms still hold what they held. */
function leavingLink({ renderedRole, onSignedOut, onRoleMismatch }: ApolloOptions): ApolloLink {
  let left = false;
  const leaveOnce = (leave: () => void): void => {
    if (left) return;
    left = true;
    leave();
  };
  const onError = new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    for (const { extensions } of error.errors) {
      if (extensions?.errorCode === 'ROLE_MISMATCH') leaveOnce(onRoleMismatch);
      else if (extensions?.code === 'UNAUTHENTICATED') leaveOnce(onSignedOut);
    }
  });
  // The server may say that nobody is signed in, which is no error.
  const onNobody = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data }) => {
        if (renderedRole !== null && data?.['viewer'] === null) leaveOnce(onSignedOut);
      }),
    ),
  );
  return onNobody.concat(onError);
}

/** Sends the hash that `npm run codegen` wrote to a document; a server that does not know it is sent the text. */
function registeredOperationLink(): PersistedQueryLink {
  return new PersistedQueryLink({
    generateHash: (document: DocumentNode & { operationHash?: string }) => document.operationHash ?? '',
  });
}

export function createApolloClient(options: ApolloOptions): ApolloClient {
  const roleLink = new SetContextLink(({ headers }) => ({
    headers: options.renderedRole ? { ...headers, 'x-rendered-role': options.renderedRole } : headers,
  }));
  return new ApolloClient({
    link: ApolloLink.from([
      leavingLink(options),
      stepUpLink(stepUpQuestion.ask),
      roleLink,
      registeredOperationLink(),
      new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: timedFetch }),
    ]),
    cache: createCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}
