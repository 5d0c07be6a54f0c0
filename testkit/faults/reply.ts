import { postOf } from '../server/graphql-request';
import type { Operation, TestClient, VariablesOf } from '../server/test-client';

/** What a caller got: a response, or nothing to rely on. In the second case the work may have been done or not. */
export type Reply<Value> =
  | { isAnswered: true; value: Value }
  | { isAnswered: false; why: 'no connection' | 'clean error' };

/** A call without a response by then hangs, on any machine. */
const MAX_ANSWER_MS = 240_000;

/** The one text in which the product says that it failed; anything else would reveal internals. */
const FAILURE = 'Something went wrong on our side. Please try again.';

interface Body<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Asks the GraphQL endpoint once. Throws when the response is late, or an error that is not the catalogue's. */
export async function sendOnce<Data, Variables>(
  client: TestClient,
  operation: Operation<Data, Variables>,
  ...variables: VariablesOf<Variables>
): Promise<Reply<Data>> {
  const response = await fetchOnce(client, '/graphql', postOf(operation, ...variables));
  if (response === null || isOfProxy(response)) return { isAnswered: false, why: 'no connection' };
  const { data, errors } = bodyOf<Data>(response);
  if (errors === undefined && response.status === 200 && data) return { isAnswered: true, value: data };
  const isClean =
    errors?.length === 1 &&
    errors[0]?.message === FAILURE &&
    [undefined, 'INTERNAL_SERVER_ERROR'].includes(errors[0].extensions?.code);
  if (!isClean) throw new Error(`Neither an answer nor a clean error: ${response.status} ${response.text}`);
  return { isAnswered: false, why: 'clean error' };
}

/** Sends a request once; null when no connection carried its response back. */
export async function fetchOnce(
  client: TestClient,
  path: string,
  init: Parameters<TestClient['fetch']>[1] = {},
): Promise<{ status: number; headers: Headers; text: string } | null> {
  try {
    const response = await client.fetch(path, { ...init, signal: AbortSignal.timeout(MAX_ANSWER_MS) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    // By its name: fetch throws the TypeError of another realm than Jest's.
    if ((error as Error).name === 'TypeError') return null;
    throw new Error(`No answer to ${path} within ${MAX_ANSWER_MS} ms`, { cause: error });
  }
}

/** A page of the proxy in front, whose connection to the server was lost. */
function isOfProxy({ status, headers }: { status: number; headers: Headers }): boolean {
  return status >= 502 && status <= 504 && headers.get('content-type') === 'text/html';
}

function bodyOf<Data>({ status, text }: { status: number; text: string }): Body<Data> {
  try {
    return JSON.parse(text) as Body<Data>;
  } catch (error) {
    throw new Error(`Not JSON: ${status} ${text.slice(0, 500)}`, { cause: error });
  }
}
