import type { TestActor } from './actors';
import { graphql } from '../graphql';
import type { ResultOf } from '../server/test-client';

const SESSIONS = graphql(`query OwnSessions { mySessions { id } }`);

/** The browsers that the person is signed in with. */
export async function sessionsOf({
  client,
}: Pick<TestActor, 'client'>): Promise<ResultOf<typeof SESSIONS>['mySessions']> {
  const { mySessions } = await client.ask(SESSIONS);
  return mySessions;
}
