import { accept, aJob, applied } from '../../../testkit/market/job-factory';
import { expectInvariants } from '../../../testkit/checks/invariants';
import { aCompany, aRecruiter, aSeeker, signIn, type TestCompany } from '../../../testkit/people/actors';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import {
  changeRole,
  leaveCompany,
  membersOf,
  removeMember,
  undoOwnerChange,
  ownerNewsOf,
} from '../../../testkit/people/members';
import { atOnce } from '../../../testkit/races/at-once';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';
import { CompanyMember } from '../companies';

/** What members of one company do to each other at the same moment, at two servers. */
const server = useServer();
const second = useSecondServer();
afterEach(() => expectInvariants(server));

const ROUNDS = 8;

/** The same person in a browser at the other server. */
const elsewhere = async (member: TestCompany) => ({ ...member, client: await signIn(second, member.email) });

async function twoOwners() {
  const one = await aCompany(server, { tokens: 3 });
  const other = await elsewhere(await aRecruiter(server, one, { role: 'OWNER' }));
  return { one, other };
}

/** The others read that they have no right; who lost the role before the request was read does not reach the command. */
const orDenied = (call: Promise<string>): Promise<string> =>
  call.catch((error: unknown) =>
    /NOT_ALLOWED|FORBIDDEN|OWNERS_ONLY/.test(String(error)) ? 'NOT_ALLOWED' : Promise.reject(error),
  );

const ownersIn = async ({ companyId }: TestCompany) =>
  server.dataSource.manager.countBy(CompanyMember, { companyId, role: 'OWNER' });

test('of two owners who remove each other one stays', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { one, other } = await twoOwners();
    const told = await Promise.all([orDenied(removeMember(one, other)), orDenied(removeMember(other, one))]);
    expect(told.toSorted()).toEqual(['NOT_ALLOWED', 'done']);
    expect(await ownersIn(one)).toBe(1);
  }
});

test('of two owners who leave, or become recruiters, at once one stays', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { one, other } = await twoOwners();
    const told = await Promise.all([leaveCompany(one), changeRole(other, other, 'RECRUITER')]);
    expect(told.toSorted()).toEqual(['LAST_OWNER', 'done']);
    expect(await ownersIn(one)).toBe(1);
  }
});

test('of many who undo one change at once one does', async () => {
  const { one, other } = await twoOwners();
  const recruiter = await aRecruiter(server, one);
  await changeRole(one, recruiter, 'OWNER');
  const id = (await ownerNewsOf(other)).changes[0]?.id ?? '';
  const told = await atOnce(10, (index) => undoOwnerChange(index % 2 === 0 ? one : other, id));
  expect(told.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'OWNER_CHANGE_OVER'), 'done']);
  expect(await ownersIn(one)).toBe(2);
});

test('an owner whose removal is undone while the account is erased is gone, and no owner', async () => {
  const one = await aCompany(server);
  for (let round = 0; round < ROUNDS; round += 1) {
    const other = await elsewhere(await aRecruiter(server, one, { role: 'OWNER' }));
    expect(await removeMember(one, other)).toBe('done');
    const id = (await ownerNewsOf(one)).changes[0]?.id ?? '';
    const [undone, { errors }] = await Promise.all([undoOwnerChange(one, id), requestErasure(other)]);
    expect(['OWNER_CHANGE_OVER', 'done']).toContain(undone);
    expect(errors).toEqual([]);
    expect(await ownersIn(one)).toBe(1);
  }
  await eraseNow(server);
  const left = await server.dataSource.query('SELECT id FROM erasures WHERE open_account_id IS NOT NULL');
  expect(left).toEqual([]);
});

test('a recruiter who is removed while accepting has either done so before, or is denied at both servers', async () => {
  const company = await aCompany(server, { tokens: 20 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const recruiter = await elsewhere(await aRecruiter(server, company));
    const job = await aJob(company, { slots: [{ maxApplicants: 2 }] });
    const [before, after] = [await applied(await aSeeker(server), job), await applied(await aSeeker(server), job)];
    const accepted = (id: string) => accept(recruiter, id).then(({ errors }) => errors[0]?.code ?? 'done');
    const [told, removed] = await Promise.all([orDenied(accepted(before)), removeMember(company, recruiter, null)]);
    expect(removed).toBe('done');
    expect(['done', 'NOT_ALLOWED']).toContain(told);
    expect(await orDenied(accepted(after))).toBe('NOT_ALLOWED');
  }
  expect(await membersOf(company)).toHaveLength(1);
});

test('an owner who leaves while the last other one is erased leaves the company to someone, or it goes along', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { one, other } = await twoOwners();
    await aRecruiter(server, one);
    const [left, erased] = await Promise.all([leaveCompany(one), requestErasure(other)]);
    expect(erased.errors).toEqual([]);
    expect(['LAST_OWNER', 'done']).toContain(left);
    await eraseNow(server);
    const [company] = await server.dataSource.query<{ email: string | null }[]>(
      'SELECT email FROM companies WHERE id = ?',
      [one.companyId],
    );
    expect([left, await ownersIn(one), company?.email === null]).toEqual(
      left === 'done' ? [left, 0, true] : [left, 1, false],
    );
  }
});
