import { graphql } from '../graphql';
import type { Asker } from './actors';
import { codesOf } from './registration';

const BAR = graphql(`mutation BarFromTeam($input: BarMemberInput!) {
  adminBarMember(input: $input) { members { bars { email name since } members { email } } errors { ...Refusal } }
}`);
const LIFT = graphql(`mutation LetBackIntoTeam($companyId: ID!, $accountId: ID!) {
  adminLiftBar(companyId: $companyId, accountId: $accountId) {
    members { bars { email } } errors { ...Refusal }
  }
}`);

interface Barred {
  companyId: string;
  accountId: string;
}

/** `done`, or why not. */
export async function barMember(
  { client }: Asker,
  { companyId, accountId }: Barred,
  reason = 'Asked for bank data',
): Promise<string> {
  const { adminBarMember } = await client.ask(BAR, { input: { companyId, accountId, reason } });
  return codesOf(adminBarMember)[0] ?? 'done';
}

export async function liftBar({ client }: Asker, { companyId, accountId }: Barred): Promise<string> {
  return codesOf((await client.ask(LIFT, { companyId, accountId })).adminLiftBar)[0] ?? 'done';
}
