import { graphql } from '../graphql';
import { linkParameter, mailsArrived } from '../outside/mailbox';
import { codesOf } from './registration';
import type { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';

const MAIL_CODE = graphql(`mutation MailCodeToOwner { mailOwnerCode { sentTo errors { ...Refusal } } }`);

export async function mailOwnerCode(client: TestClient): Promise<string[]> {
  return codesOf((await client.ask(MAIL_CODE)).mailOwnerCode);
}

/** The code of the newest mail, once so many have arrived. */
export async function mailedOwnerCode(server: TestServer, email: string, count = 1): Promise<string> {
  const [mail] = await mailsArrived(server, email, 'Your confirmation code', count);
  return /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(mail?.text ?? '')?.[0] ?? '';
}

const UNDO = graphql(
  `mutation ThisChangeWasNotMe($code: String!) { undoAccessChange(code: $code) { undone errors { ...Refusal } } }`,
);

/** What is undone, or why not. */
export async function undo(server: TestServer, code: string): Promise<string[]> {
  const { undoAccessChange } = await server.visitor().ask(UNDO, { code });
  return undoAccessChange.undone ? [undoAccessChange.undone] : codesOf(undoAccessChange);
}

/** The code of "This was not me" in the newest mail with this subject, once so many have arrived. */
export async function undoCode(server: TestServer, email: string, subject: string, count = 1): Promise<string> {
  const [mail] = await mailsArrived(server, email, subject, count);
  if (!mail) throw new Error(`No mail "${subject}" has arrived`);
  expect(mail.text).toContain('/not-me?code=');
  return linkParameter(mail, 'code');
}
