import type { OperationVariables } from '@apollo/client';
import type { SkipToken, useQuery } from '@apollo/client/react';

type QueryOptions<Data, Variables extends OperationVariables> = Omit<useQuery.Options<Data, Variables>, 'variables'> &
  ({ variables: Variables } | { variables?: Variables; skip: true });

/** What a generated query hook takes. Variables may be left out when there are none, or when the query is skipped. */
export type QueryArguments<Data, Variables extends OperationVariables> =
  Record<string, never> extends Variables
    ? [options?: Partial<QueryOptions<Data, Variables>> | SkipToken]
    : [options: QueryOptions<Data, Variables> | SkipToken];
