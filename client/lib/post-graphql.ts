import { timedFetch } from './timed-fetch';

/**
 * One GraphQL call without Apollo Client, for what must work before (or without) a portal: who is signed in,
 * logging out, switching the role. Everything else goes through the generated hooks.
 */
class GraphqlRequestError extends Error {
  override readonly name = 'GraphqlRequestError';
}

/** The server was asked and said no, in place of a connection that is not there. */
export const isAnswered = (error: unknown): boolean => error instanceof GraphqlRequestError;

interface GraphqlResponse<Data> {
  data?: Data | null;
  errors?: readonly { message: string }[];
}

export async function postGraphql<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const response = await timedFetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  if (!response.ok) throw new GraphqlRequestError(`The server answered ${response.status}`);
  const answer = (await response.json()) as GraphqlResponse<Data>;
  if (answer.errors?.length || !answer.data) {
    throw new GraphqlRequestError(answer.errors?.[0]?.message ?? 'The answer carries no data');
  }
  return answer.data;
}
