import { graphql } from '../graphql';
import type { InviteMemberInput, JoinWithInvitationInput } from '../graphql/graphql';
import { linkParameter, mailsArrived, type SentMail } from '../outside/mailbox';
import type { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';
import { type Asker, PASSWORD } from './actors';
import { codesOf } from './registration';

graphql(`fragment OpenInvitation on CompanyInvitation { id email role inviterName isExpired createdAt expiresAt }`);

const INVITE = graphql(`mutation InviteSomeone($input: InviteMemberInput!) {
  inviteMember(input: $input) { invitations { ...OpenInvitation } errors { ...Refusal } }
}`);
const RESEND = graphql(`mutation InviteAgain($id: ID!) {
  resendInvitation(id: $id) { invitations { ...OpenInvitation } errors { ...Refusal } }
}`);
const WITHDRAW = graphql(`mutation TakeInvitationBack($id: ID!) {
  withdrawInvitation(id: $id) { invitations { ...OpenInvitation } errors { ...Refusal } }
}`);
const LIST = graphql(`query OpenInvitations { companyInvitations { ...OpenInvitation } }`);
const READ = graphql(`query InvitationOfLink($code: String!) {
  invitation(code: $code) { companyName logoUrl isVerified inviterName role email isForViewer hiresElsewhere }
}`);
const ACCEPT = graphql(`mutation AcceptByLink($code: String!) {
  acceptInvitation(code: $code) { viewer { ...ViewerState companyRole company { id } } errors { ...Refusal } }
}`);
const JOIN = graphql(`mutation JoinByLink($input: JoinWithInvitationInput!) {
  joinWithInvitation(input: $input) {
    viewer { ...ViewerState companyRole personName company { id } } errors { ...Refusal }
  }
}`);
const DECLINE = graphql(`mutation DeclineByLink($code: String!) {
  declineInvitation(code: $code) { isDeclined errors { ...Refusal } }
}`);

/** What an invitation is answered with; the codes of its refusals are empty when it was sent. */
export async function invite({ client }: Asker, email: string, input: Partial<InviteMemberInput> = {}) {
  const { inviteMember } = await client.ask(INVITE, { input: { email, role: 'RECRUITER', ...input } });
  return { codes: codesOf(inviteMember), invitations: inviteMember.invitations ?? [] };
}

export async function inviteAsOwner(inviter: Asker, email: string) {
  return invite(inviter, email, { role: 'OWNER', proof: { password: PASSWORD } });
}

export async function resend({ client }: Asker, id: string): Promise<string[]> {
  return codesOf((await client.ask(RESEND, { id })).resendInvitation);
}

export async function withdraw({ client }: Asker, id: string): Promise<string[]> {
  return codesOf((await client.ask(WITHDRAW, { id })).withdrawInvitation);
}

export async function openInvitations({ client }: Asker) {
  return (await client.ask(LIST)).companyInvitations;
}

/** The newest mail of an invitation, once so many have come. */
export async function invitationMailed(
  server: TestServer,
  company: Asker,
  email: string,
  count = 1,
): Promise<SentMail> {
  const { viewer } = await company.client.ask(NAMES);
  const inviter = viewer?.personName ?? viewer?.email;
  const subject = `${inviter} invites you to hire for ${viewer?.company?.companyName}`;
  const [mail] = await mailsArrived(server, email, subject, count);
  if (!mail) throw new Error(`No invitation was mailed to ${email}`);
  return mail;
}

const NAMES = graphql(`query NamesInInvitation { viewer { email personName company { companyName } } }`);

/** Invites the address, and returns the code of the mailed link. */
export async function invited(
  server: TestServer,
  company: Asker,
  email: string,
  send = invite,
): Promise<{ id: string; code: string }> {
  const { codes, invitations } = await send(company, email);
  const id = invitations.find((each) => each.email === email)?.id;
  if (!id) throw new Error(`${email} was not invited: ${codes.join()}`);
  return { id, code: linkParameter(await invitationMailed(server, company, email), 'code') };
}

export async function readInvitation(client: TestClient, code: string) {
  return (await client.ask(READ, { code })).invitation;
}

export async function acceptInvitation({ client }: Asker, code: string) {
  const { acceptInvitation: answer } = await client.ask(ACCEPT, { code });
  return { codes: codesOf(answer), viewer: answer.viewer };
}

export async function joinWithInvitation(
  client: TestClient,
  code: string,
  changes: Partial<JoinWithInvitationInput> = {},
) {
  const form = { code, fullName: 'Putri Ayu', password: 'Berubah-456', acceptTerms: true };
  const { joinWithInvitation: answer } = await client.ask(JOIN, { input: { ...form, ...changes } });
  return { codes: codesOf(answer), viewer: answer.viewer, fields: answer.errors.map(({ field }) => field?.join('.')) };
}

export async function decline(client: TestClient, code: string): Promise<string[]> {
  return codesOf((await client.ask(DECLINE, { code })).declineInvitation);
}
