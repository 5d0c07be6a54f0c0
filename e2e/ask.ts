import { expect, type APIRequestContext } from '@playwright/test';
import type { Asker } from '../testkit/people/actors';
import { TestClient, type Operation, type VariablesOf } from '../testkit/server/test-client';

/** The test kit's client, with the cookies of a page or of a context of its own. A command must not be refused. */
class BrowserClient extends TestClient {
  constructor(readonly http: APIRequestContext) {
    super('');
  }

  protected override async post(data: string, headers: Record<string, string>) {
    // The server may close an idle connection at the moment in which it is used again.
    const response = await this.http.post('/graphql', { data, headers, maxRetries: 1 });
    return { status: response.status(), text: await response.text() };
  }

  override async ask<Data, Variables>(
    operation: Operation<Data, Variables>,
    ...variables: VariablesOf<Variables>
  ): Promise<Data> {
    const data = await super.ask(operation, ...variables);
    for (const [root, payload] of Object.entries(data as Record<string, { errors?: unknown[] } | null>))
      if (payload?.errors) expect(payload.errors, root).toEqual([]);
    return data;
  }
}

/** Who is signed in there, for the actions of the test kit. */
export const personIn = (http: APIRequestContext): Asker => ({ client: new BrowserClient(http) });

/** Calls the API with the cookies of `page.request` or of a separate context. */
export function askAs<Data, Variables>(
  http: APIRequestContext,
  operation: Operation<Data, Variables>,
  ...variables: VariablesOf<Variables>
): Promise<Data> {
  return new BrowserClient(http).ask(operation, ...variables);
}

/** A value that the schema allows to be null and that must not be null here. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
