import type { Asker } from './actors';
import { graphql } from '../graphql';

const SESSIONS = graphql(`query OwnSessions { mySessions { id } }`);

/** The browsers that the person is signed in with. */
export async function sessionsOf({ client }: Asker) {
  return (await client.ask(SESSIONS)).mySessions;
}
