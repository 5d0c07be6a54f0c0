import { anAdmin, aCompany, aRecruiter, aSeeker } from '../../../testkit/people/actors';
import { invited } from '../../../testkit/people/invitations';
import { removeMember } from '../../../testkit/people/members';
import { registerCompany, registerSeeker } from '../../../testkit/people/registration';
import { CALLERS, ROOT_ACCESS, type Caller } from '../../../testkit/checks/root-access-table';
import { refusalOf, ROOTS } from '../../../testkit/checks/schema-roots';
import type { TestClient } from '../../../testkit/server/test-client';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

/** The session is over after these, or another one has begun, or its role is. */
const ENDS_SESSION = new Set([
  'leaveCompany',
  'login',
  'logout',
  'registerSeeker',
  'registerCompany',
  'verifyEmail',
  'resetPassword',
]);

/** Each kind of caller, signed in again. */
const SIGN_IN: Record<Caller, () => Promise<TestClient>> = {
  visitor: () => Promise.resolve(server.visitor()),
  unverified: () => anUnverified(registerSeeker),
  seeker: async () => (await aSeeker(server)).client,
  owner: async () => (await aCompany(server)).client,
  recruiter: async () => (await aRecruiter(server, await aCompany(server))).client,
  admin: async () => (await anAdmin(server)).client,
};

let unverified = 0;

async function anUnverified(register: typeof registerSeeker | typeof registerCompany): Promise<TestClient> {
  unverified += 1;
  const client = server.visitor();
  await register(client, { email: `unverified${unverified}@people.test` });
  return client;
}

/** `{ viewer: 'allowed', adminUsers: 'NOT_ALLOWED', … }` as the server responds to a caller. */
async function accessOf(signIn: () => Promise<TestClient>): Promise<Record<string, string>> {
  const answered: Record<string, string> = {};
  let client = await signIn();
  for (const root of ROOTS) {
    answered[root.name] = (await refusalOf(client, root)) ?? 'allowed';
    if (ENDS_SESSION.has(root.name)) client = await signIn();
  }
  return answered;
}

/** Only a visitor is ever told to sign in, so a session that was lost on the way would show. */
function accessByTable(caller: Caller): Record<string, string> {
  const refusal = caller === 'visitor' ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED';
  const refusalOfRoot = (access: readonly Caller[] = []): string =>
    caller === 'recruiter' && access.includes('owner') ? 'OWNERS_ONLY' : refusal;
  return Object.fromEntries(
    ROOTS.map(({ name }) => {
      const access = ROOT_ACCESS[name];
      return [name, access?.includes(caller) ? 'allowed' : refusalOfRoot(access)];
    }),
  );
}

it('has a row in the authorisation table for every root field, and none for a field that is gone', () => {
  expect(Object.keys(ROOT_ACCESS).sort()).toEqual(ROOTS.map(({ name }) => name).sort());
});

it.each(CALLERS)('lets a caller of the kind %s call what the table says, and nothing else', async (caller) => {
  expect(await accessOf(SIGN_IN[caller])).toEqual(accessByTable(caller));
});

it('lets who was removed from a company, and who is invited to one, do no more than a seeker', async () => {
  const company = await aCompany(server);
  const removed = async (): Promise<TestClient> => {
    const member = await aRecruiter(server, company);
    expect(await removeMember(company, member)).toBe('done');
    return member.client;
  };
  const invitedPerson = async (): Promise<TestClient> => {
    const person = await aSeeker(server);
    await invited(server, company, person.email);
    return person.client;
  };
  expect(await accessOf(removed)).toEqual(accessByTable('seeker'));
  expect(await accessOf(invitedPerson)).toEqual(accessByTable('seeker'));
});

it('lets a company with an unverified e-mail do no more than a seeker with one', async () => {
  expect(await accessOf(() => anUnverified(registerCompany))).toEqual(accessByTable('unverified'));
});
