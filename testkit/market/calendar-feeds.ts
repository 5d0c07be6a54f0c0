import type { Asker } from '../people/actors';
import { graphql } from '../graphql';

const RENEW = graphql(`mutation RenewFeed { renewCalendarFeed { address feed { createdAt } errors { ...Refusal } } }`);

/** Makes the address of the active role's feed, and returns it as a path of the test's server. */
export async function renewFeed({ client }: Asker): Promise<string> {
  const { renewCalendarFeed } = await client.ask(RENEW);
  if (!renewCalendarFeed.address) throw new Error(`No address: ${JSON.stringify(renewCalendarFeed.errors)}`);
  return new URL(renewCalendarFeed.address).pathname;
}
