import { aJob, accept, applied } from '../../../testkit/market/job-factory';
import { linkParameter, mailsArrived, mailsTo } from '../../../testkit/outside/mailbox';
import { aCompany, aRecruiter, aSeeker, PASSWORD } from '../../../testkit/people/actors';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import {
  changeRole,
  freezeOwners,
  leaveCompany,
  membersOf,
  ownerNewsOf,
  removeMember,
  undoOwnerChange,
} from '../../../testkit/people/members';
import { graphql } from '../../../testkit/graphql';
import { useServer } from '../../../testkit/server/test-server';
import { HOUR_MS } from '../../../domain/time';

const server = useServer();

const SET_NAME = graphql(`mutation SetNameForColleagues($name: String!) {
  setMyName(name: $name) { members { name isViewer } errors { ...Refusal } }
}`);
const WHO = graphql(`query WhoInTeam { viewer { activeRole roles companyRole seeker { fullName } } }`);
const AFTER_REMOVAL = graphql(`query TeamAfterRemoval { companyMembers { email } }`);
const ASK_COPY = graphql(`mutation AskTeamCopy { requestDataExport { errors { ...Refusal } } }`);

/** A company with two owners and a recruiter. */
async function aTeam() {
  const first = await aCompany(server, { companyName: 'PT Satu' });
  const second = await aRecruiter(server, first, { role: 'OWNER', personName: 'Sari Nuraini' });
  return { first, second, recruiter: await aRecruiter(server, first, { personName: 'Rudi Hartono' }) };
}

const AT_FIRST = ['null: OWNER', 'Sari Nuraini: OWNER', 'Rudi Hartono: RECRUITER'];
const rolesOf = async (asking: Parameters<typeof membersOf>[0]) =>
  (await membersOf(asking)).map(({ name, role }) => `${name}: ${role}`);

test('members read who they are, owners first, with the day on which each was here, in a constant number of statements', async () => {
  const { first, recruiter } = await aTeam();
  expect(await membersOf(recruiter)).toEqual([
    expect.objectContaining({ email: first.email, name: null, role: 'OWNER', isViewer: false }),
    expect.objectContaining({ name: 'Sari Nuraini', role: 'OWNER' }),
    expect.objectContaining({ name: 'Rudi Hartono', role: 'RECRUITER', lastActiveOn: '2026-11-23', isViewer: true }),
  ]);
  const few = await server.statementsOf(() => membersOf(first));
  await Promise.all(Array.from({ length: 5 }, () => aRecruiter(server, first)));
  expect(await server.statementsOf(() => membersOf(first))).toHaveLength(few.length);
});

test('the own name is what colleagues read, by the rules of a name', async () => {
  const { first } = await aTeam();
  const { setMyName } = await first.client.ask(SET_NAME, { name: '  Dimas   Anggoro ' });
  expect(setMyName.members?.[0]).toEqual({ name: 'Dimas Anggoro', isViewer: true });
  const refused = await first.client.ask(SET_NAME, { name: 'www.dimas.id' });
  expect(refused.setMyName.errors).toEqual([expect.objectContaining({ code: 'NAME_INVALID', field: ['name'] })]);
});

test('a removed recruiter is out at once and acts as a seeker, and is told by mail', async () => {
  const { first, recruiter } = await aTeam();
  const application = await applied(await aSeeker(server), await aJob(first));
  expect(await removeMember(first, recruiter, null)).toBe('done');

  const { data, errors } = await recruiter.client.send(AFTER_REMOVAL);
  expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'FORBIDDEN']);
  await expect(accept(recruiter, application)).rejects.toThrow();
  const { viewer } = await recruiter.client.ask(WHO);
  const seeker = { fullName: 'Rudi Hartono' };
  expect(viewer).toEqual({ activeRole: 'USER', roles: ['USER'], companyRole: null, seeker });
  await mailsArrived(server, recruiter.email, 'You are no longer a member of PT Satu');
  expect(await removeMember(first, recruiter, null)).toBe('MEMBER_NOT_FOUND');
});

test('making and removing an owner ask for proof, and mail every owner', async () => {
  const { first, second, recruiter } = await aTeam();
  expect(await changeRole(first, recruiter, 'OWNER', null)).toBe('CURRENT_PASSWORD_WRONG');
  expect(await changeRole(first, recruiter, 'OWNER', { password: 'Wrong-123' })).toBe('CURRENT_PASSWORD_WRONG');
  expect(await removeMember(first, second, null)).toBe('CURRENT_PASSWORD_WRONG');
  expect(await changeRole(first, second, 'RECRUITER', null)).toBe('CURRENT_PASSWORD_WRONG');
  expect(await leaveCompany(first, null)).toBe('CURRENT_PASSWORD_WRONG');
  expect(await rolesOf(first)).toEqual(AT_FIRST);

  expect(await changeRole(first, recruiter, 'OWNER')).toBe('done');
  const subject = 'The owners of PT Satu have changed';
  for (const { email } of [first, second, recruiter]) {
    const [mail] = await mailsArrived(server, email, subject);
    expect(mail?.text).toContain(`${first.email} has made Rudi Hartono an owner`);
    expect(mail?.text).toContain('/company/team');
  }
});

test('the last owner can neither leave, nor be removed, nor become a recruiter', async () => {
  const company = await aCompany(server);
  await aRecruiter(server, company);
  expect(await leaveCompany(company)).toBe('LAST_OWNER');
  expect(await removeMember(company, company)).toBe('LAST_OWNER');
  expect(await changeRole(company, company, 'RECRUITER')).toBe('LAST_OWNER');
  const other = await aRecruiter(server, company, { role: 'OWNER' });
  // Who is being erased counts as an owner no more.
  await requestErasure(other, { when: 'IN_14_DAYS' });
  expect(await leaveCompany(company)).toBe('LAST_OWNER');
});

test('a recruiter leaves without proof, and an owner is told to others', async () => {
  const { first, second, recruiter } = await aTeam();
  expect(await leaveCompany(recruiter, null)).toBe('done');
  expect(await leaveCompany(second)).toBe('done');
  const [mail] = await mailsArrived(server, first.email, 'The owners of PT Satu have changed');
  expect(mail?.text).toContain('Sari Nuraini, who was an owner, has left');
  expect(mail?.text).not.toContain('undo');
  expect((await ownerNewsOf(first)).changes).toEqual([]);
});

test('nobody changes members of another company, and a recruiter changes none', async () => {
  const { first, second, recruiter } = await aTeam();
  const stranger = await aCompany(server);
  const seeker = await aSeeker(server);
  for (const account of [second, recruiter, seeker, { accountId: 'x' }]) {
    expect(await changeRole(stranger, account, 'OWNER')).toBe('MEMBER_NOT_FOUND');
    expect(await removeMember(stranger, account)).toBe('MEMBER_NOT_FOUND');
  }
  await expect(changeRole(recruiter, recruiter, 'OWNER')).rejects.toThrow('OWNERS_ONLY');
  await expect(removeMember(recruiter, first)).rejects.toThrow('OWNERS_ONLY');
  await expect(ownerNewsOf(recruiter)).rejects.toThrow('OWNERS_ONLY');
  expect(await rolesOf(first)).toEqual(AT_FIRST);
});

test('each change of the owners is undone within 72 hours, with proof, by an owner of that company', async () => {
  const { first, second, recruiter } = await aTeam();
  const newest = async () => {
    const [change] = (await ownerNewsOf(first)).changes;
    return change!;
  };
  await removeMember(first, second);
  const removed = await newest();
  expect(removed).toMatchObject({ kind: 'REMOVED', name: 'Sari Nuraini', byName: first.email });
  expect(await undoOwnerChange(first, removed.id, null)).toBe('CURRENT_PASSWORD_WRONG');
  expect(await undoOwnerChange(await aCompany(server), removed.id)).toBe('OWNER_CHANGE_OVER');
  expect(await undoOwnerChange(first, removed.id)).toBe('done');
  expect(await undoOwnerChange(first, removed.id)).toBe('OWNER_CHANGE_OVER');
  expect(await rolesOf(second)).toEqual(AT_FIRST);

  await changeRole(first, second, 'RECRUITER');
  expect(await undoOwnerChange(first, (await newest()).id)).toBe('done');
  await changeRole(first, recruiter, 'OWNER');
  expect(await undoOwnerChange(second, (await newest()).id)).toBe('done');
  expect(await rolesOf(first)).toEqual(AT_FIRST);

  await changeRole(first, recruiter, 'OWNER');
  const late = await newest();
  server.clock.advance(73 * HOUR_MS);
  expect((await ownerNewsOf(first)).changes).toEqual([]);
  expect(await undoOwnerChange(first, late.id)).toBe('OWNER_CHANGE_OVER');
});

test.each(['NOW', 'IN_14_DAYS'] as const)(
  'an owner who asked for the erasure after the removal (%s) comes back no more, and is erased',
  async (when) => {
    const { first, second } = await aTeam();
    await removeMember(first, second);
    expect((await requestErasure(second, { when })).errors).toEqual([]);
    const [change] = (await ownerNewsOf(first)).changes;
    expect(await undoOwnerChange(first, change?.id ?? '')).toBe('OWNER_CHANGE_OVER');
    if (when === 'NOW') await eraseNow(server);
    const left = await server.dataSource.query('SELECT id FROM accounts WHERE id = ?', [second.accountId]);
    expect(left).toHaveLength(when === 'NOW' ? 0 : 1);
  },
);

test('who applied after the removal has no application in the own company once it is undone', async () => {
  const { first, second } = await aTeam();
  const job = await aJob(first);
  await removeMember(first, second);
  const id = await applied(second, job);
  const [change] = (await ownerNewsOf(first)).changes;
  expect(await undoOwnerChange(first, change?.id ?? '')).toBe('done');
  const status = await server.dataSource.query('SELECT status FROM applications WHERE id = ?', [id]);
  expect(status).toEqual([{ status: 'WITHDRAWN' }]);
});

test("a former owner's “This was not me” gives nothing back, and freezes owners, copies and erasure for 72 hours", async () => {
  const { first, second, recruiter } = await aTeam();
  await removeMember(first, second);
  const [mail] = await mailsArrived(server, second.email, 'You are no longer an owner of PT Satu');
  if (!mail) throw new Error('no mail');
  const code = linkParameter(mail, 'code');
  const visitor = { client: server.visitor() };
  expect(await freezeOwners(visitor, 'made-up')).toBe('UNDO_CODE_INVALID');
  expect(await freezeOwners(visitor, code)).toBe('done');
  expect(await freezeOwners(visitor, code)).toBe('UNDO_CODE_INVALID');

  expect((await second.client.ask(WHO)).viewer?.companyRole).toBeNull();
  expect((await ownerNewsOf(first)).frozenUntil).toBe('2026-11-26T02:00:00.000Z');
  expect(await changeRole(first, recruiter, 'OWNER')).toBe('OWNERS_FROZEN');
  expect((await requestErasure(first)).errors[0]?.code).toBe('OWNERS_FROZEN');
  expect((await first.client.ask(ASK_COPY)).requestDataExport.errors[0]?.code).toBe('OWNERS_FROZEN');
  // What no owner is concerned by goes on.
  expect(await removeMember(first, recruiter, null)).toBe('done');
  expect((await mailsTo(server, first.email)).map(({ subject }) => subject)).toContain(
    'A former owner of PT Satu objects',
  );

  // Undoing what the former owner spoke of is what they want, and ends it.
  const [change] = (await ownerNewsOf(first)).changes;
  expect(await undoOwnerChange(first, change?.id ?? '')).toBe('done');
  expect((await ownerNewsOf(second)).frozenUntil).toBeNull();
  expect(await changeRole(first, second, 'RECRUITER')).toBe('done');
});

test('the freeze ends by itself, and its link after 72 hours', async () => {
  const { first, second, recruiter } = await aTeam();
  await changeRole(first, second, 'RECRUITER');
  const [demoted] = await mailsArrived(server, second.email, 'You are no longer an owner of PT Satu');
  if (!demoted) throw new Error('no mail');
  server.clock.advance(71 * HOUR_MS);
  expect(await freezeOwners({ client: server.visitor() }, linkParameter(demoted, 'code'))).toBe('done');
  server.clock.advance(71 * HOUR_MS);
  expect(await changeRole(first, recruiter, 'OWNER')).toBe('OWNERS_FROZEN');
  server.clock.advance(2 * HOUR_MS);
  expect(await changeRole(first, recruiter, 'OWNER', { password: PASSWORD })).toBe('done');
});
