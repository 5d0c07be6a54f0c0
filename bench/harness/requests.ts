import { deepStrictEqual } from 'node:assert';
import type { RegisteredData, RegisteredName, registeredOperation } from '../../testkit/server/registered-operation';
import { wireRequest, type WireRequest } from '../load/keep-alive-client';
import type { Ask, AskOf } from './operations';

export interface Sender<Name extends RegisteredName = RegisteredName> {
  document: ReturnType<typeof registeredOperation<Name>>;
  cookies: ReadonlyMap<string, string>;
}

interface PlainRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
}

function toServer({ who, role, variables }: Ask, { document, cookies }: Sender): PlainRequest {
  const { operationName, hash } = document;
  return {
    path: '/graphql',
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'user-agent': 'bench',
      ...(who ? { cookie: cookies.get(who.accountId) ?? '' } : {}),
      ...(role ? { 'x-rendered-role': role } : {}),
    },
    body: JSON.stringify({
      operationName,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    }),
  };
}

function toBaseline({ who, variables }: Ask, { document }: Sender): PlainRequest {
  return {
    path: `/${document.operationName}`,
    headers: who ? { 'x-viewer': who.id } : {},
    body: JSON.stringify(variables),
  };
}

export type Side = 'ours' | 'baseline';
const ROUTES = { ours: toServer, baseline: toBaseline } as const;

export function wire<Name extends RegisteredName>(
  side: Side,
  asks: readonly AskOf<Name>[],
  sender: Sender<Name>,
): WireRequest[] {
  return asks.map((ask) => {
    const { path, headers, body } = ROUTES[side](ask, sender);
    return wireRequest(path, headers, body);
  });
}

/** The response's `data`. Throws with the response when it is an error. */
export async function dataOf<Name extends RegisteredName>(
  side: Side,
  port: number,
  ask: AskOf<Name>,
  sender: Sender<Name>,
): Promise<RegisteredData<Name>> {
  const { path, headers, body } = ROUTES[side](ask, sender);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await response.text();
  const answer = JSON.parse(text) as { data?: RegisteredData<Name>; errors?: unknown };
  if (response.status !== 200 || answer.errors || answer.data === undefined)
    throw new Error(`${side} answers ${response.status} to ${body}: ${text.slice(0, 1500)}`);
  return answer.data;
}

/** Throws with what differs between both responses, in more than the order of their fields. */
export function assertEqual(name: string, ours: unknown, baseline: unknown): void {
  try {
    deepStrictEqual(ours, baseline);
  } catch (cause) {
    throw new Error(`${name}: the two answers differ, ours first. ${(cause as Error).message}`);
  }
}
