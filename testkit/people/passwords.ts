import { Account } from '../../server/modules/accounts';
import { graphql } from '../graphql';
import type { ChangePasswordInput, ResetPasswordInput, SetPasswordInput } from '../graphql/graphql';
import { linkParameter, mailsArrived } from '../outside/mailbox';
import type { TestActor } from './actors';
import { codesOf } from './registration';
import type { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';

const REQUEST_RESET = graphql(
  `mutation AskForResetLink($email: String) { requestPasswordReset(input: { email: $email }) { sentTo errors { ...Refusal } } }`,
);

export async function requestPasswordReset(client: TestClient, email: string) {
  return (await client.ask(REQUEST_RESET, { email })).requestPasswordReset;
}

/** The code of the newest mail with a link to reset the password, once so many have arrived. */
export async function mailedResetCode(server: TestServer, email: string, count = 1): Promise<string> {
  const [mail] = await mailsArrived(server, email, 'Reset your password', count);
  if (!mail) throw new Error(`No link was mailed to ${email}`);
  expect(mail.text).toContain('/reset-password?code=');
  return linkParameter(mail, 'code');
}

const RESET = graphql(
  `mutation ResetByLink($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { ...Refusal } } }`,
);

export async function resetPassword(client: TestClient, input: ResetPasswordInput) {
  return (await client.ask(RESET, { input })).resetPassword;
}

const CHANGE = graphql(
  `mutation ChangeOwnPassword($input: ChangePasswordInput!) { changePassword(input: $input) { errors { ...Refusal } } }`,
);

export async function changePassword(client: TestClient, input: ChangePasswordInput) {
  return (await client.ask(CHANGE, { input })).changePassword;
}

const SET = graphql(
  `mutation SetFirstPassword($input: SetPasswordInput!) { setPassword(input: $input) { errors { ...Refusal } } }`,
);

/** For an account that has none. */
export async function setPassword(client: TestClient, input: SetPasswordInput) {
  return (await client.ask(SET, { input })).setPassword;
}

/** A new password, as a form sends it. */
export const twice = (password: string) => ({ password, confirmPassword: password });

/** Asks for a link and sets the password by it: the codes of the answer. `mails` is how many links were mailed then. */
export async function resetByMail(server: TestServer, email: string, password: string, mails = 1): Promise<string[]> {
  const client = server.visitor();
  await requestPasswordReset(client, email);
  const code = await mailedResetCode(server, email, mails);
  return codesOf(await resetPassword(client, { code, ...twice(password) }));
}

/** As if the account had been made with Google. */
export async function takePassword(
  { dataSource }: TestServer,
  { accountId }: Pick<TestActor, 'accountId'>,
): Promise<void> {
  await dataSource.manager.update(Account, accountId, { passwordHash: null, googleSub: accountId });
}
