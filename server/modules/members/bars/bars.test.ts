import { graphql } from '../../../../testkit/graphql';
import { linkParameter, mailsArrived, mailsQueued } from '../../../../testkit/outside/mailbox';
import { aCompany, anAdmin, aRecruiter, aSeeker, signIn, type TestCompany } from '../../../../testkit/people/actors';
import { barMember, liftBar } from '../../../../testkit/people/bars';
import { eraseNow, requestErasure } from '../../../../testkit/people/erasures';
import {
  acceptInvitation,
  decline,
  invitationMailed,
  invite,
  invited,
  openInvitations,
  readInvitation,
  resend,
} from '../../../../testkit/people/invitations';
import { changeRole, membersOf, ownerNewsOf, removeMember, undoOwnerChange } from '../../../../testkit/people/members';
import { anEnrolledAdmin } from '../../../../testkit/people/second-factor';
import { expectInvariants } from '../../../../testkit/checks/invariants';
import { atOnce, tallyOf } from '../../../../testkit/races/at-once';
import { useSecondServer, useServer } from '../../../../testkit/server/test-server';
import { DAY_MS } from '../../../../domain/time';
import { makeNamedOwners } from '../owners/named-owners.task';

const server = useServer();
const second = useSecondServer();

const SEEN = graphql(`query TeamWithBars($companyId: ID!) {
  adminCompanyMembers(companyId: $companyId) {
    members { email } bars { email name since } invitations { email role inviterName expiresAt isExpired }
  }
}`);
const TRAIL = graphql(`query TrailOfBars($subject: ID!) {
  adminAuditTrail(aboutId: $subject, kind: CHANGE) { items { details comment subjects } }
}`);
const NAME = graphql(`mutation NameBarredOwner($input: NameOwnerInput!) {
  adminNameOwner(input: $input) { errors { ...Refusal } }
}`);
const RECORDS = graphql(`query RecordsOfBarred { myRecords { bars { companyName barredAt } } }`);
const WHO = graphql(`query WhoIsBarred { viewer { activeRole companyRole company { companyName } } }`);
const TEAM = graphql(`query TeamOfBarred { companyMembers { email } }`);

/** A company with an owner and a recruiter, and an administrator. */
async function aTeam() {
  const owner = await aCompany(server, { companyName: 'PT Bersih' });
  return { owner, sari: await aRecruiter(server, owner, { personName: 'Sari Nuraini' }), admin: await anAdmin(server) };
}

const seenBy = async ({ client }: Pick<TestCompany, 'client'>, { companyId }: TestCompany) =>
  (await client.ask(SEEN, { companyId })).adminCompanyMembers;
const emailsOf = async (company: TestCompany) => (await membersOf(company)).map(({ email }) => email);

/** Someone who was a member, has left, and holds a new invitation. */
async function aReturning(owner: TestCompany) {
  const seeker = await aSeeker(server);
  const first = await invited(server, owner, seeker.email);
  expect((await acceptInvitation(seeker, first.code)).codes).toEqual([]);
  const person = { ...seeker, companyId: owner.companyId };
  expect(await removeMember(owner, person)).toBe('done');
  expect((await invite(owner, seeker.email)).codes).toEqual([]);
  return { person, code: linkParameter(await invitationMailed(server, owner, seeker.email, 2), 'code') };
}

test('who is barred is out at once, is told without a reason, and the reason is on the trail', async () => {
  const { owner, sari, admin } = await aTeam();
  expect(await barMember(admin, sari, ' ')).toBe('REQUIRED_FIELDS');
  for (let time = 0; time < 2; time += 1) expect(await barMember(admin, sari)).toBe('done');

  const { data, errors } = await sari.client.send(TEAM);
  expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'FORBIDDEN']);
  expect((await sari.client.ask(WHO)).viewer).toEqual({ activeRole: 'USER', companyRole: null, company: null });
  expect(await emailsOf(owner)).toEqual([owner.email]);
  const [mail, ...more] = await mailsArrived(server, sari.email, 'You are no longer a member of PT Bersih');
  expect(mail?.text).toContain('TemuKerja has ended your membership of PT Bersih');
  expect(mail?.text).not.toContain('bank data');
  expect(more).toEqual([]);
  // It is in the copy of what is held of the person.
  const barredAt = server.clock.now().toISOString();
  expect((await sari.client.ask(RECORDS)).myRecords.bars).toEqual([{ companyName: 'PT Bersih', barredAt }]);
  expect((await owner.client.ask(RECORDS)).myRecords.bars).toEqual([]);
  expect((await seenBy(admin, owner))?.bars).toEqual([{ email: sari.email, name: 'Sari Nuraini', since: barredAt }]);
  for (const subject of [owner.companyId, sari.accountId])
    expect((await admin.client.ask(TRAIL, { subject })).adminAuditTrail.items).toEqual([
      {
        ...{ details: 'Barred a person from PT Bersih', comment: 'Asked for bank data' },
        subjects: [owner.companyId, sari.accountId],
      },
    ]);
  await expectInvariants(server);
});

test('administrators read the open invitations of a company: address, role, by whom and until when', async () => {
  const { owner, admin } = await aTeam();
  await invite(owner, 'putri@people.test');
  expect((await seenBy(admin, owner))?.invitations).toEqual([
    {
      ...{ email: 'putri@people.test', role: 'RECRUITER', inviterName: owner.email, isExpired: false },
      expiresAt: new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString(),
    },
  ]);
});

test('an older link gives nothing, a new invitation is answered as any other, and its mail is never sent', async () => {
  const { owner, admin } = await aTeam();
  const { person, code } = await aReturning(owner);
  expect((await readInvitation(person.client, code))?.companyName).toBe('PT Bersih');
  expect(await barMember(admin, person)).toBe('done');

  expect(await readInvitation(server.visitor(), code)).toBeNull();
  expect((await acceptInvitation(person, code)).codes).toEqual(['INVITATION_VOID']);
  expect(await decline(server.visitor(), code)).toEqual(['INVITATION_VOID']);
  // The inviter reads what they read of everyone.
  const open = await openInvitations(owner);
  expect(open.map(({ email }) => email)).toEqual([person.email]);
  expect((await invite(owner, person.email)).codes).toEqual(['ALREADY_INVITED']);
  const before = await mailsQueued(server, 'invitation:%');
  expect(await resend(owner, open[0]?.id ?? '')).toEqual([]);
  expect((await openInvitations(owner)).map(({ email }) => email)).toEqual([person.email]);
  expect(await mailsQueued(server, 'invitation:%')).toBe(before);

  // Another company is not concerned.
  const other = await aCompany(server, { companyName: 'PT Lain' });
  const elsewhere = await invited(server, other, person.email);
  expect((await acceptInvitation(person, elsewhere.code)).codes).toEqual([]);
});

test('it can be lifted: then the person can be invited again, and nothing comes back by itself', async () => {
  const { owner, sari, admin } = await aTeam();
  expect(await barMember(admin, sari)).toBe('done');
  for (let time = 0; time < 2; time += 1) expect(await liftBar(admin, sari)).toBe('done');
  expect(await emailsOf(owner)).toEqual([owner.email]);
  expect((await seenBy(admin, owner))?.bars).toEqual([]);
  const { code } = await invited(server, owner, sari.email);
  expect((await acceptInvitation(sari, code)).codes).toEqual([]);
  expect(await emailsOf(owner)).toEqual([owner.email, sari.email]);
  const { items } = (await admin.client.ask(TRAIL, { subject: sari.accountId })).adminAuditTrail;
  expect(items.map(({ details }) => details)).toEqual([
    'Let a person back into PT Bersih',
    'Barred a person from PT Bersih',
  ]);
});

test('no owner takes it back, and nobody who is barred is named an owner', async () => {
  const { owner, sari, admin } = await aTeam();
  expect(await changeRole(owner, sari, 'OWNER')).toBe('done');
  const dewi = await aRecruiter(server, owner, { role: 'OWNER' });
  expect(await removeMember(owner, dewi)).toBe('done');
  const removed = (await ownerNewsOf(owner)).changes.find(({ kind }) => kind === 'REMOVED');
  expect(await barMember(admin, dewi)).toBe('done');
  expect(await barMember(admin, sari)).toBe('done');
  const [mail] = await mailsArrived(server, owner.email, 'The owners of PT Bersih have changed', 3);
  expect(mail?.text).toContain('TemuKerja has ended the membership of Sari Nuraini');
  expect(mail?.text).not.toContain('undo');

  expect((await ownerNewsOf(owner)).changes).toEqual([]);
  expect(await undoOwnerChange(owner, removed?.id ?? '')).toBe('OWNER_CHANGE_OVER');
  const naming = { input: { companyId: owner.companyId, email: sari.email, note: 'Deed' } };
  expect((await admin.client.ask(NAME, naming)).adminNameOwner.errors[0]?.code).toBe('NAMED_OWNER_UNFIT');
  expect(await liftBar(admin, sari)).toBe('done');
  expect((await admin.client.ask(NAME, naming)).adminNameOwner.errors).toEqual([]);
  expect(await barMember(admin, sari)).toBe('done');
  server.clock.advance(8 * DAY_MS);
  await makeNamedOwners(server.services, () => Promise.resolve(true));
  expect(await emailsOf(owner)).toEqual([owner.email]);
});

test('the last owner stays until there is another; strangers and other companies are not found', async () => {
  const { owner, sari, admin } = await aTeam();
  expect(await barMember(admin, owner)).toBe('BAR_LAST_OWNER');
  expect((await seenBy(admin, owner))?.bars).toEqual([]);
  const stranger = await aSeeker(server);
  const other = await aCompany(server);
  for (const accountId of [stranger.accountId, other.accountId, admin.accountId, 'x'])
    expect(await barMember(admin, { companyId: owner.companyId, accountId })).toBe('MEMBER_NOT_FOUND');
  expect(await barMember(admin, { companyId: 'x', accountId: sari.accountId })).toBe('COMPANY_NOT_FOUND');
  expect(await changeRole(owner, sari, 'OWNER')).toBe('done');
  expect(await barMember(admin, owner)).toBe('done');
  expect(await emailsOf(sari)).toEqual([sari.email]);
});

test('it asks administrators for a fresh code', async () => {
  const { owner, sari } = await aTeam();
  const admin = await anEnrolledAdmin(server);
  server.clock.advance(16 * 60_000);
  expect(await barMember(admin, sari)).toBe('STEP_UP_REQUIRED');
  expect(await liftBar(admin, sari)).toBe('STEP_UP_REQUIRED');
  expect(await emailsOf(owner)).toEqual([owner.email, sari.email]);
});

test('the bar and what was written about the person go with the account', async () => {
  const { owner, sari, admin } = await aTeam();
  expect(await barMember(admin, sari, 'Sari Nuraini asked for bank data')).toBe('done');
  expect((await requestErasure(sari)).errors).toEqual([]);
  await eraseNow(server);
  expect((await seenBy(admin, owner))?.bars).toEqual([]);
  const { adminAuditTrail } = await admin.client.ask(TRAIL, { subject: owner.companyId });
  expect(adminAuditTrail.items).toEqual([expect.objectContaining({ comment: null })]);
});

test('of bars and acceptances at the same moment, at two servers, the person stays out', async () => {
  const { owner, admin } = await aTeam();
  const adminThere = { client: await signIn(second, admin.email) };
  for (let round = 0; round < 4; round += 1) {
    const { person, code } = await aReturning(owner);
    const there = { client: await signIn(second, person.email) };
    const told = await atOnce(20, async (index) => {
      const isHere = index % 4 < 2;
      if (index % 2 === 0) return barMember(isHere ? admin : adminThere, person);
      return (await acceptInvitation(isHere ? person : there, code)).codes[0] ?? 'joined';
    });
    const tally = tallyOf(told);
    expect(tally['done']).toBe(10);
    expect((tally['joined'] ?? 0) + (tally['INVITATION_VOID'] ?? 0)).toBe(10);
    expect(await emailsOf(owner)).not.toContain(person.email);
    expect((await acceptInvitation(there, code)).codes).toEqual(['INVITATION_VOID']);
  }
  await expectInvariants(server);
});
