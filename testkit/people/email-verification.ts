import { graphql } from '../graphql';
import { linkParameter, mailsArrived } from '../outside/mailbox';
import { registerSeeker } from './registration';
import type { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';

export const VERIFICATION_SUBJECT = 'Verify your email address';

/** Someone who has registered and not verified the address. */
export interface Unverified {
  client: TestClient;
  email: string;
  /** From the mailed link. */
  code: string;
}

export async function anUnverified(server: TestServer, email: string): Promise<Unverified> {
  const client = server.visitor();
  await registerSeeker(client, { email });
  const [mail] = await mailsArrived(server, email, VERIFICATION_SUBJECT);
  if (!mail) throw new Error(`No link was mailed to ${email}`);
  return { client, email, code: linkParameter(mail, 'oobCode') };
}

const VERIFY = graphql(`mutation VerifyByLink($code: String!) {
  verifyEmail(oobCode: $code) { role wasVerifiedBefore disownToken errors { ...Refusal } }
}`);

export async function verifyEmail(client: TestClient, code: string) {
  return (await client.ask(VERIFY, { code })).verifyEmail;
}

const RESEND = graphql(`mutation MailLinkAgain($returnTo: String) {
  resendVerificationEmail(returnTo: $returnTo) { sentTo errors { ...Refusal } }
}`);

export async function resendVerificationEmail(client: TestClient, returnTo?: string) {
  return (await client.ask(RESEND, { returnTo })).resendVerificationEmail;
}
