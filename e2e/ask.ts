import { expect, type APIRequestContext } from '@playwright/test';
import type { Operation, VariablesOf } from '../testkit/server/test-client';

/** Calls the API with the cookies of `page.request` or of a separate context. */
export async function askAs<Data, Variables>(
  request: APIRequestContext,
  operation: Operation<Data, Variables>,
  ...[variables]: VariablesOf<Variables>
): Promise<Data> {
  const response = await request.post('/graphql', { data: { query: operation.toString(), variables } });
  const { data, errors } = (await response.json()) as { data: Data | null; errors?: unknown };
  expect(errors, operation.toString()).toBeUndefined();
  return present(data, 'data in the answer');
}

/** A value that the schema allows to be null and that must not be null here. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
