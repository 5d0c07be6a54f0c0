import { CompanyMember } from '../../server/modules/companies';
import { graphql } from '../graphql';
import type { CompanyRole } from '../graphql/graphql';
import type { RefusalFragment } from '../graphql/graphql';
import type { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';
import { PASSWORD } from './actors';

interface Acting {
  client: TestClient;
}
interface Meant {
  accountId: string;
}

const MEMBERS = graphql(`query TeamMembers {
  companyMembers { accountId name email role since lastActiveOn isViewer isLeaving }
}`);
const CHANGE_ROLE = graphql(`mutation ChangeTeamRole($input: ChangeMemberRoleInput!) {
  changeMemberRole(input: $input) { errors { ...Refusal } }
}`);
const REMOVE = graphql(`mutation RemoveFromTeam($input: RemoveMemberInput!) {
  removeMember(input: $input) { errors { ...Refusal } }
}`);
const LEAVE = graphql(
  `mutation LeaveTeam($proof: OwnerProofInput) { leaveCompany(proof: $proof) { hasLeft errors { ...Refusal } } }`,
);
const NEWS = graphql(`query TeamOwnerNews {
  ownerNews { changes { id kind name byName undoableUntil } frozenUntil named { id email name dueAt } }
}`);
const UNDO = graphql(`mutation UndoTeamOwner($input: UndoOwnerChangeInput!) {
  undoOwnerChange(input: $input) { owners { changes { id } } errors { ...Refusal } }
}`);
const FREEZE = graphql(
  `mutation FreezeTeamOwners($code: String!) { freezeOwners(code: $code) { frozenUntil errors { ...Refusal } } }`,
);

const HANDOVER = graphql(`query TeamHandover($accountId: ID!) {
  memberHandover(accountId: $accountId) { jobs interviews toName isToViewer }
}`);

/** `done`, or why not. */
const outcomeOf = ({ errors }: { errors: readonly RefusalFragment[] }): string => errors[0]?.code ?? 'done';

const OWN_PROOF = { password: PASSWORD };

/** Makes an account the only member of a company, which no call does. */
export async function giveCompanyTo(
  { dataSource }: Pick<TestServer, 'dataSource'>,
  { companyId }: { companyId: string },
  { accountId }: Meant,
): Promise<void> {
  await dataSource.manager.update(CompanyMember, { companyId }, { accountId });
}

/** The members of a company, as one of them reads them. */
export async function membersOf({ client }: Acting) {
  return (await client.ask(MEMBERS)).companyMembers;
}

export async function changeRole(
  { client }: Acting,
  { accountId }: Meant,
  role: CompanyRole,
  proof: { password: string } | null = OWN_PROOF,
): Promise<string> {
  return outcomeOf((await client.ask(CHANGE_ROLE, { input: { accountId, role, proof } })).changeMemberRole);
}

export async function removeMember(
  { client }: Acting,
  { accountId }: Meant,
  proof: { password: string } | null = OWN_PROOF,
): Promise<string> {
  return outcomeOf((await client.ask(REMOVE, { input: { accountId, proof } })).removeMember);
}

export async function leaveCompany(
  { client }: Acting,
  proof: { password: string } | null = OWN_PROOF,
): Promise<string> {
  return outcomeOf((await client.ask(LEAVE, { proof })).leaveCompany);
}

export async function ownerNewsOf({ client }: Acting) {
  return (await client.ask(NEWS)).ownerNews;
}

export async function undoOwnerChange(
  { client }: Acting,
  id: string,
  proof: { password: string } | null = OWN_PROOF,
): Promise<string> {
  return outcomeOf((await client.ask(UNDO, { input: { id, proof } })).undoOwnerChange);
}

/** "This was not me" of a former owner's mail. */
export async function freezeOwners({ client }: Acting, code: string): Promise<string> {
  return outcomeOf((await client.ask(FREEZE, { code })).freezeOwners);
}

/** What passes on when the member goes. */
export async function handoverOf({ client }: Acting, { accountId }: Meant) {
  return (await client.ask(HANDOVER, { accountId })).memberHandover;
}
