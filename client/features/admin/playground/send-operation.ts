import type { GraphiQLProps } from 'graphiql';
import { Kind, parse } from 'graphql';

type Fetcher = GraphiQLProps['fetcher'];

/** The editor learns the name of an operation a moment after its text has changed: an outdated one is left out. */
function currentName({ query, operationName }: Parameters<Fetcher>[0]): string | null {
  try {
    const names = parse(query).definitions.flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value] : []));
    return operationName && names.includes(operationName) ? operationName : null;
  } catch {
    // Not GraphQL yet: the server says what is wrong with it.
    return null;
  }
}

/** Asks the API on the administrator's own session, with the rights of that session and no others. */
export const sendOperation: Fetcher = async (parameters) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'x-rendered-role': 'ADMIN' },
    body: JSON.stringify({ query: parameters.query, variables: parameters.variables ?? null, operationName: currentName(parameters) }),
  });
  return (await response.json()) as object;
};
