import { graphql } from 'graphql';
import { newId } from '../db/columns';
import type { OwnQueries } from '../modules/data-exports/own-queries.port';
import { recordAnswer } from '../modules/reveals';
import { RequestTrace } from '../observability/request-trace';
import type { Services } from '../services';
import type { RequestContext, SessionControl } from './context';
import { RequestLoaders } from './loaders';
import { createSchema } from './schema';

/**
 * Runs queries for a person without an HTTP request. Each has loaders of its own, so nothing is carried over; as over
 * HTTP, the people in a response are recorded before it is returned.
 */
export function ownQueriesOf(services: () => Services): OwnQueries {
  return async ({ actor, language, query, variables }) => {
    const own = services();
    const contextValue: RequestContext = {
      services: own,
      trace: new RequestTrace(newId()),
      actor,
      session: sessionless(language),
      loaders: new RequestLoaders({ services: own, actor }),
      clientAddress: '',
    };
    const { data, errors } = await graphql({
      schema: createSchema(),
      source: query,
      contextValue,
      variableValues: { ...variables },
    });
    if (errors?.[0] || !data)
      throw errors?.[0]?.originalError ?? errors?.[0] ?? new Error('The query answered nothing');
    await recordAnswer(contextValue);
    return data;
  };
}

function sessionless(language: RequestContext['session']['language']): SessionControl {
  const refuse = (): Promise<never> => Promise.reject(new Error('There is no session to start or end here'));
  return {
    start: refuse,
    end: refuse,
    language,
    browser: { userAgent: null, isKnownTo: () => false },
    awaitedSignIn: null,
  };
}
