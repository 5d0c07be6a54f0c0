import type { GraphiQLProps } from 'graphiql';
import { Kind, parse } from 'graphql';
import { HOUR_MS } from '../../../../domain/time';
import { browser } from '../../../app/session';
import { loginPath, paths } from '../../../../domain/paths';
import { postGraphql } from '../../../lib/post-graphql';
import { timedFetch } from '../../../lib/timed-fetch';

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
  const response = await timedFetch('/graphql', {
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
  return inWib(answer);
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const WIB_OFFSET_MS = 7 * HOUR_MS;

/** The same instants as clocks in Jakarta show them, `2026-11-20T09:30:00.000+07:00`; the API takes either. */
function inWib<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) =>
    typeof part === 'string' && INSTANT.test(part)
      ? new Date(Date.parse(part) + WIB_OFFSET_MS).toISOString().replace('Z', '+07:00')
      : part,
  ) as Value;
}

interface Answer {
  errors?: readonly { extensions?: { code?: string } }[];
}

/** Refused for missing rights: of another role, or because nobody is signed in any more. */
function isRefused({ errors = [] }: Answer): boolean {
  return errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED' || extensions?.code === 'FORBIDDEN');
}

/** Without a response the page stays: leaving would lose what was typed. */
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
