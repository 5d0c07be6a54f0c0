import type { ApolloCache } from '@apollo/client';
import type { QueryField, QueryName } from './generated/names';

/** What the cache does about a mutation, besides keeping the objects that it returns. */
export interface MutationEffects {
  /** Fields of the query's root that it changes beyond its response; screens that show them ask again. */
  evicts?: readonly QueryField[];
  /** It gives or takes a seat: its job's times are forgotten, and `evicts` counts only when something was done. */
  changesSeats?: true;
  /** Queries by name that are asked again, if the screen shows them. */
  refetches?: readonly QueryName[];
  /** The sending ends when these have loaded, so that a switch never shows its old state. */
  awaitsRefetch?: true;
  /** Told once: it stays out of the cache. */
  isSecret?: true;
}

/** Of a returned payload. */
interface Changed {
  application?: { jobId?: string } | null;
}

/** Forgets what the mutation changed beyond its response. */
export function evictStale(cache: ApolloCache, payload: Changed, { evicts = [], changesSeats }: MutationEffects): void {
  if (changesSeats) {
    if (!payload.application) return;
    const job = { __typename: 'Job', id: payload.application.jobId };
    cache.evict({ id: cache.identify(job), fieldName: 'interviewAvailability' });
  }
  for (const fieldName of evicts) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
