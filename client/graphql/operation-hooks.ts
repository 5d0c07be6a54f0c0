import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery, type SkipToken } from '@apollo/client/react';
import type { MutationEffects } from './mutation-effects';
import { useMutationSender } from './use-mutation-sender';

type QueryOptions<Data, Variables extends OperationVariables> = Omit<useQuery.Options<Data, Variables>, 'variables'> &
  ({ variables: Variables } | { variables?: Variables; skip: true });

/** What a generated query hook takes. Variables may be left out when there are none, or when the query is skipped. */
type QueryArguments<Data, Variables extends OperationVariables> =
  Record<string, never> extends Variables
    ? [options?: Partial<QueryOptions<Data, Variables>> | SkipToken]
    : [options: QueryOptions<Data, Variables> | SkipToken];

/** The generated hook of a query, whose document also gets the hash that the client's link sends instead of the text. */
export function queryHook<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  operationHash: string,
) {
  Object.assign(query, { operationHash });
  return function useGeneratedQuery(...[options]: QueryArguments<Data, Variables>) {
    return useQuery<Data, Variables>(query, options as useQuery.Options<Data, Variables>);
  };
}

/** The same of a mutation, which asks for one field. */
export function mutationHook<Data, Variables extends OperationVariables, Field extends keyof Data & string>(
  mutation: TypedDocumentNode<Data, Variables>,
  field: Field,
  operationHash: string,
) {
  Object.assign(mutation, { operationHash });
  return function useGeneratedMutation(effects: MutationEffects) {
    return useMutationSender(mutation, field, effects);
  };
}
