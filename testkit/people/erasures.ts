import type { ErasureWhen, Role } from '../graphql/graphql';
import { MINUTE_MS } from '../../domain/time';
import { eraseDue } from '../../server/modules/erasure/due-erasures.task';
import { type Asker, PASSWORD, type TestActor } from './actors';
import { graphql } from '../graphql';
import type { TestServer } from '../server/test-server';

const REQUEST = graphql(`mutation RequestErasure($input: RequestErasureInput!) {
  requestErasure(input: $input) { erasure { role state dueAt } isSignedOut errors { ...Refusal } }
}`);

interface Options {
  role?: Role | null;
  when?: ErasureWhen;
  password?: string | null;
  accountId?: string;
}

export async function requestErasure(
  { client, accountId }: Pick<TestActor, 'client' | 'accountId'>,
  options: Options = {},
) {
  const input = { accountId, when: 'NOW' as const, password: PASSWORD, ...options };
  return (await client.ask(REQUEST, { input })).requestErasure;
}

const CANCEL = graphql(`mutation CancelErasure { cancelErasure { isCancelled errors { ...Refusal } } }`);

export async function cancelErasure({ client }: Asker) {
  return (await client.ask(CANCEL)).cancelErasure;
}

/** Lets the time pass that an erasure waits for, and erases what is due. */
export async function eraseNow(server: TestServer): Promise<void> {
  const always = () => Promise.resolve(true);
  await eraseDue(server.services, always);
  server.clock.advance(11 * MINUTE_MS);
  await eraseDue(server.services, always);
}
