import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { evictStale, type MutationEffects } from './mutation-effects';

type Arguments<Variables> = Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

/** Of these queries, by name, those that a screen shows. */
function shownOf(client: ApolloClient, names: readonly string[]): string[] {
  const shown = new Set([...client.getObservableQueries()].map(({ queryName }) => queryName));
  return names.filter((name) => shown.has(name));
}

/**
 * What a generated mutation hook is: sends it, returns its payload, and renews what it makes stale. It is called in the
 * `send` of `useSubmit` or `useFormSubmit`, which know what to do while it runs and when it fails.
 */
export function useMutationSender<Data, Variables extends OperationVariables, Field extends keyof Data & string>(
  mutation: TypedDocumentNode<Data, Variables>,
  field: Field,
  effects: MutationEffects,
): (...args: Arguments<Variables>) => Promise<Data[Field] | undefined> {
  const client = useApolloClient();
  // Written in the call, it is a new object each time; the first stays, so that what is returned stays the same function.
  const [stale] = useState(effects);
  return useCallback(
    async (...[variables]: Arguments<Variables>) => {
      const { refetches = [], awaitsRefetch = false, isSecret = false } = stale;
      const { data } = await client.mutate<Data, Variables>({
        mutation,
        variables: variables as Variables,
        update: (cache, answer) => {
          const payload = answer.data?.[field];
          if (payload) evictStale(cache, payload, stale);
        },
        refetchQueries: () => shownOf(client, refetches),
        awaitRefetchQueries: awaitsRefetch,
        fetchPolicy: isSecret ? 'no-cache' : 'network-only',
      } as ApolloClient.MutateOptions<Data, Variables>);
      return data?.[field];
    },
    [client, mutation, field, stale],
  );
}
