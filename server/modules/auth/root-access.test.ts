import { anAdmin, aCompany, aSeeker } from '../../testing/actors';
import { registerCompany, registerSeeker } from '../../testing/registration';
import { refusalOf, ROOTS } from '../../testing/schema-roots';
import type { TestClient } from '../../testing/test-client';
import { useServer } from '../../testing/test-server';

const server = useServer();

/** Roots that need nobody signed in. Whoever adds one here says that strangers may call it. */
const FOR_VISITORS = new Set([
  'viewer', 'signInOptions', 'registerSeeker', 'registerCompany', 'login', 'logout', 'verifyEmail', 'requestPasswordReset', 'resetPassword',
]);
/** Roots that somebody with an unverified e-mail may call beside those; `switchRole` says no in its own words. */
const FOR_UNVERIFIED = new Set(['resendVerificationEmail', 'switchRole']);

async function refusals(client: TestClient): Promise<Map<string, string | null>> {
  const all = new Map<string, string | null>();
  for (const root of ROOTS) all.set(root.name, await refusalOf(client, root));
  return all;
}

const lettingIn = (all: Map<string, string | null>) => [...all].filter(([, code]) => code === null).map(([name]) => name).sort();

it('lets a visitor call only what a visitor needs', async () => {
  expect(lettingIn(await refusals(server.visitor()))).toEqual([...FOR_VISITORS].sort());
});

it.each([
  ['a seeker', registerSeeker],
  ['a company', registerCompany],
])('lets %s with an unverified e-mail do nothing but look, log out and verify', async (_who, register) => {
  const all = new Map<string, string | null>();
  for (const root of ROOTS) {
    // Logging in or out would end the session that the next call needs.
    const client = server.visitor();
    await register(client, { email: 'unverified-roots@people.test' });
    if (!(await client.ask<{ viewer: unknown }>('{ viewer { id } }')).viewer) await client.ask('mutation { login(input: { email: "unverified-roots@people.test", password: "Rahasia-123" }) { errors { code } } }');
    all.set(root.name, await refusalOf(client, root));
  }
  expect(lettingIn(all)).toEqual([...FOR_VISITORS, ...FOR_UNVERIFIED].sort());
});

it('keeps administration from seekers and companies, and their work from administrators', async () => {
  const [seeker, company, admin] = await Promise.all([aSeeker(server), aCompany(server), anAdmin(server)]);
  for (const root of ROOTS.filter(({ name }) => name.startsWith('admin') || name === 'verifyCompany')) {
    expect([root.name, await refusalOf(seeker.client, root)]).toEqual([root.name, 'NOT_ALLOWED']);
    expect([root.name, await refusalOf(company.client, root)]).toEqual([root.name, 'NOT_ALLOWED']);
  }
  const work = ['applyToJob', 'createJob', 'acceptApplication', 'updateSeekerProfile', 'updateCompanyProfile'];
  const roots = ROOTS.filter(({ name }) => work.includes(name));
  expect(roots).toHaveLength(work.length);
  for (const root of roots) expect([root.name, await refusalOf(admin.client, root)]).toEqual([root.name, 'NOT_ALLOWED']);
});
