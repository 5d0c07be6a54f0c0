import { graphql } from '../graphql';
import type { TestClient } from '../server/test-client';
import { STRONG_PASSWORD } from './registration';

const CORRECT = graphql(`mutation CorrectAddressForm($input: CorrectAddressInput!) {
  correctAddress(input: $input) { sentTo errors { ...Refusal } }
}`);
const SENT_TO = graphql(`query LinkSentTo { verificationSentTo }`);

export async function correctAddress(
  client: TestClient,
  email: string,
  more: { password?: string; returnTo?: string } = {},
) {
  return (await client.ask(CORRECT, { input: { email, password: STRONG_PASSWORD, ...more } })).correctAddress;
}

export async function verificationSentTo(client: TestClient): Promise<string> {
  return (await client.ask(SENT_TO)).verificationSentTo;
}
