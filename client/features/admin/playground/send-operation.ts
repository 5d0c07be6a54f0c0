import type { GraphiQLProps } from 'graphiql';
import { Kind, parse } from 'graphql';
import { browser } from '../../../app/session';
import { loginPath, paths } from '../../../app/paths';
import { postGraphql } from '../../../lib/post-graphql';

type Fetcher = GraphiQLProps['fetcher'];

/** The editor learns the name of an operation a moment after its text has changed: an outdated one is left out. */
function currentName({ query, operationName }: Parameters<Fetcher>[0]): string | null {
  try {
    const names = parse(query).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value] : [],
    );
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
    body: JSON.stringify({
      query: parameters.query,
      variables: parameters.variables ?? null,
      operationName: currentName(parameters),
    }),
  });
  const answer = (await response.json()) as object;
  if (isRefused(answer) && (await hasSessionEnded())) browser.goTo(loginPath(paths.admin.playground));
  return answer;
};

interface Answer {
  errors?: readonly { extensions?: { code?: string } }[];
}

/** Refused for rights: of a role that asks what is not its own, or of nobody who is signed in any more. */
function isRefused({ errors = [] }: Answer): boolean {
  return errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED' || extensions?.code === 'FORBIDDEN');
}

/** Without an answer nobody is sent away: what was typed here is gone then. */
async function hasSessionEnded(): Promise<boolean> {
  try {
    const { viewer } = await postGraphql<{ viewer: { activeRole: string } | null }>(
      'query Viewer { viewer { activeRole } }',
    );
    return viewer?.activeRole !== 'ADMIN';
  } catch {
    return false;
  }
}
