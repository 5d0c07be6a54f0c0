import { graphql } from '../../../../testkit/graphql';
import { mailsArrived } from '../../../../testkit/outside/mailbox';
import { aCompany, anAdmin, aRecruiter, aSeeker, type TestActor } from '../../../../testkit/people/actors';
import { requestErasure } from '../../../../testkit/people/erasures';
import { membersOf, ownerNewsOf, removeMember } from '../../../../testkit/people/members';
import { anEnrolledAdmin } from '../../../../testkit/people/second-factor';
import { useServer } from '../../../../testkit/server/test-server';
import { DAY_MS, HOUR_MS } from '../../../../domain/time';
import { OwnerChange } from './owner-change.entity';
import { makeNamedOwners } from './named-owners.task';

const server = useServer();

const NAME = graphql(`mutation NameTeamOwner($input: NameOwnerInput!) {
  adminNameOwner(input: $input) { owners { named { email } } errors { ...Refusal } }
}`);
const OBJECT = graphql(`mutation ObjectToTeamOwner($id: ID!) {
  objectToNamedOwner(id: $id) { owners { named { id } } errors { ...Refusal } }
}`);
const LIFT = graphql(`mutation LiftTeamFreeze($companyId: ID!) {
  adminLiftOwnerFreeze(companyId: $companyId) { owners { frozenUntil } errors { ...Refusal } }
}`);
const MEMBERS = graphql(`query TeamForAdministrators($companyId: ID!) {
  adminCompanyMembers(companyId: $companyId) { members { email role isViewer } owners { frozenUntil } }
}`);
const FROZEN = graphql(`query FrozenTeams { adminFrozenCompanies { companyId companyName frozenUntil } }`);
const TRAIL = graphql(`query TeamTrail { adminAuditTrail { items { details comment } } }`);

async function nameOwner({ client }: TestActor, companyId: string, email: string, note = 'Deed and NPWP checked') {
  const { adminNameOwner } = await client.ask(NAME, { input: { companyId, email, note } });
  return adminNameOwner.errors[0]?.code ?? adminNameOwner.owners?.named?.email;
}

/** Lets so many days pass, and makes owners whom that is due for. */
async function afterDays(days: number): Promise<void> {
  server.clock.advance(days * DAY_MS);
  await makeNamedOwners(server.services, () => Promise.resolve(true));
}

const ownersOf = async (company: Parameters<typeof membersOf>[0]) =>
  (await membersOf(company)).filter(({ role }) => role === 'OWNER').map(({ email }) => email);

test('a named account becomes an owner after seven days; owners are told, and it is on the trail', async () => {
  const [admin, seeker] = [await anAdmin(server), await aSeeker(server)];
  const company = await aCompany(server, { companyName: 'PT Dinamai' });
  expect(await nameOwner(admin, company.companyId, ` ${seeker.email.toUpperCase()}`)).toBe(seeker.email);
  expect((await ownerNewsOf(company)).named).toMatchObject({ email: seeker.email, dueAt: '2026-11-30T02:00:00.000Z' });
  const [mail] = await mailsArrived(server, company.email, 'An administrator has named an owner for PT Dinamai');
  expect(mail?.text).toContain(seeker.email);
  const { adminAuditTrail } = await admin.client.ask(TRAIL);
  expect(adminAuditTrail.items[0]).toMatchObject({
    details: 'Named an owner for PT Dinamai',
    comment: 'Deed and NPWP checked',
  });

  await afterDays(6.9);
  expect(await ownersOf(company)).toEqual([company.email]);
  await afterDays(0.1);
  await afterDays(0);
  expect(await ownersOf(seeker)).toEqual([company.email, seeker.email]);
  expect((await ownerNewsOf(company)).changes).toEqual([expect.objectContaining({ kind: 'MADE', byName: null })]);
});

test('nobody becomes an owner when one objects, as often as they do', async () => {
  const [admin, company, other] = [await anAdmin(server), await aCompany(server), await aCompany(server)];
  const recruiter = await aRecruiter(server, company);
  await nameOwner(admin, company.companyId, recruiter.email);
  const id = (await ownerNewsOf(company)).named?.id ?? '';
  expect(await nameOwner(admin, company.companyId, (await aSeeker(server)).email)).toBe('NAMED_OWNER_WAITING');
  // Another company's naming is none of its business.
  await other.client.ask(OBJECT, { id });
  expect((await ownerNewsOf(company)).named).not.toBeNull();
  for (let time = 0; time < 2; time += 1)
    expect((await company.client.ask(OBJECT, { id })).objectToNamedOwner).toEqual({
      owners: { named: null },
      errors: [],
    });
  await afterDays(8);
  expect(await ownersOf(company)).toEqual([company.email]);
});

test('an account must be verified and free, when it is named and when it is due', async () => {
  const [admin, company, other] = [await anAdmin(server), await aCompany(server), await aCompany(server)];
  const name = (email: string) => nameOwner(admin, company.companyId, email);
  for (const email of ['nobody@people.test', admin.email, company.email, other.email])
    expect(await name(email)).toBe('NAMED_OWNER_UNFIT');
  expect(await nameOwner(admin, company.companyId, other.email, ' ')).toBe('REQUIRED_FIELDS');
  expect(await nameOwner(admin, 'x', other.email)).toBe('COMPANY_NOT_FOUND');
  const recruiter = await aRecruiter(server, company);
  expect(await name(recruiter.email)).toBe(recruiter.email);
  await removeMember(company, recruiter, null);
  await server.dataSource.query('UPDATE accounts SET email_verified_at = NULL WHERE id = ?', [recruiter.accountId]);
  await afterDays(8);
  expect(await ownersOf(company)).toEqual([company.email]);
  expect((await ownerNewsOf(company)).named).toBeNull();
});

test('an account that waits for its erasure when it is due becomes no owner', async () => {
  const [admin, company, seeker] = [await anAdmin(server), await aCompany(server), await aSeeker(server)];
  expect(await nameOwner(admin, company.companyId, seeker.email)).toBe(seeker.email);
  expect((await requestErasure(seeker, { when: 'IN_14_DAYS' })).errors).toEqual([]);
  await afterDays(8);
  expect(await ownersOf(company)).toEqual([company.email]);
  expect((await ownerNewsOf(company)).named).toBeNull();
});

test('administrators lift a freeze with a fresh code, and it is on the trail', async () => {
  const [admin, company] = [await anEnrolledAdmin(server), await aCompany(server)];
  const { companyId } = company;
  const recruiter = await aRecruiter(server, company, { role: 'OWNER' });
  await removeMember(company, recruiter);
  const frozenUntil = new Date(server.clock.now().getTime() + 72 * HOUR_MS);
  await server.dataSource.manager.update(OwnerChange, { companyId }, { frozenUntil });
  const { adminCompanyMembers: seen } = await admin.client.ask(MEMBERS, { companyId });
  expect(seen?.members).toEqual([{ email: company.email, role: 'OWNER', isViewer: false }]);
  expect(seen?.owners.frozenUntil).toBe(frozenUntil.toISOString());
  const waiting = async () => (await admin.client.ask(FROZEN)).adminFrozenCompanies.map((frozen) => frozen.companyId);
  expect(await waiting()).toEqual([companyId]);

  server.clock.advance(16 * 60_000);
  expect((await admin.client.ask(LIFT, { companyId })).adminLiftOwnerFreeze.errors[0]?.code).toBe('STEP_UP_REQUIRED');
  const fresh = await anAdmin(server);
  for (let time = 0; time < 2; time += 1)
    expect((await fresh.client.ask(LIFT, { companyId })).adminLiftOwnerFreeze).toEqual({
      owners: { frozenUntil: null },
      errors: [],
    });
  expect(await waiting()).toEqual([]);
  const { adminAuditTrail } = await fresh.client.ask(TRAIL);
  expect(adminAuditTrail.items.filter(({ details }) => details.startsWith('Let the owners of'))).toHaveLength(1);
});
