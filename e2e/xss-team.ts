import { graphql } from '../testkit/graphql';
import { barMember } from '../testkit/people/bars';
import { expect } from '@playwright/test';
import { present } from './ask';
import type { HostileText } from './hostile-texts';
import { DEMO_PASSWORD, linkMailedTo } from './people';
import type { XssSeeder } from './xss-seeder';

const INVITE = graphql(`mutation PlantInvitation($email: String!) {
  inviteMember(input: { email: $email, role: RECRUITER }) { errors { ...Refusal } }
}`);
const JOIN = graphql(`mutation PlantColleague($input: JoinWithInvitationInput!) {
  joinWithInvitation(input: $input) { errors { ...Refusal } }
}`);
const TEAM = graphql(`query PlantedTeam { companyMembers { accountId email } }`);
const NAME_OWNER = graphql(`mutation PlantOwner($input: NameOwnerInput!) {
  adminNameOwner(input: $input) { errors { ...Refusal } }
}`);

interface Team {
  company: XssSeeder;
  companyId: string;
  admin: XssSeeder;
  colleague: { person: XssSeeder; email: string; fullName: string };
  /** Of an account that hires for nobody. */
  ownerEmail: string;
  because: { barred: HostileText; named: HostileText };
}

/** A colleague joins the company and is barred from it, and an owner is named: both with a text of the administrator. */
export async function changeTeam({ company, companyId, admin, colleague, ownerEmail, because }: Team): Promise<void> {
  const { person, email, fullName } = colleague;
  await company.ask(INVITE, { email });
  const link = await linkMailedTo(company.http, email, '/invitation');
  const code = present(new URL(link, 'http://planted.test').searchParams.get('code'), 'code in the link');
  await person.ask(JOIN, { input: { code, fullName, password: DEMO_PASSWORD, acceptTerms: true } });
  const { companyMembers } = await company.ask(TEAM);
  const accountId = present(companyMembers.find((member) => member.email === email)?.accountId, 'colleague');
  expect(await barMember(admin, { companyId, accountId }, because.barred.sent)).toBe('done');
  await admin.ask(NAME_OWNER, { input: { companyId, email: ownerEmail, note: because.named.sent } });
}
