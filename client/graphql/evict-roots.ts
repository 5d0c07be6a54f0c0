import type { ApolloCache } from '@apollo/client';

/** Forgets root lists that a mutation has changed; screens that show them ask again. */
export function evictRoots(cache: ApolloCache, fieldNames: readonly string[]): void {
  for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
