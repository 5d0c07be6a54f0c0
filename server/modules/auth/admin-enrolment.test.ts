import { getIntrospectionQuery } from 'graphql';
import { aSeeker, anAdmin, type TestActor } from '../../testing/actors';
import { PRODUCTION } from '../../testing/production-settings';
import { logIn } from '../../testing/registration';
import { CALLERS, ROOT_ACCESS } from '../../testing/root-access-table';
import { callRoot, leastArguments, ROOTS } from '../../testing/schema-roots';
import { startSecondFactor, turnOnSecondFactor } from '../../testing/second-factor';
import type { TestClient } from '../../testing/test-client';
import { useSecondServer, useServer } from '../../testing/test-server';
import { aPdf, uploaded } from '../../testing/uploads';

const SESSION_SECRET = 'a-secret-that-both-processes-share-0123456789';
const server = useServer({ SESSION_SECRET });
const production = useSecondServer({ ...PRODUCTION, SESSION_SECRET });

const EVERYONE = Object.keys(ROOT_ACCESS).filter((name) => ROOT_ACCESS[name] === CALLERS);
const ENDS_SESSION = new Set(['logout', 'login', 'registerSeeker', 'registerCompany', 'finishSignIn']);

const inProduction = ({ client }: TestActor): TestClient => client.clone(production.url);

async function statusesOf(client: TestClient, paths: readonly string[]): Promise<number[]> {
  return Promise.all(paths.map(async (path) => (await client.fetch(path)).status));
}

describe('an administrator without a second factor, in production', () => {
  it('may set one up, and nothing else that a visitor may not', async () => {
    const admin = await anAdmin(server);
    const allowed: string[] = [];
    for (const root of ROOTS.filter(({ name }) => !ENDS_SESSION.has(name))) {
      const { errors } = await callRoot(inProduction(admin), root, leastArguments(root), '{ __typename }');
      const code = errors?.[0]?.extensions.errorCode;
      expect([root.name, code ?? null]).toEqual([root.name, code === undefined ? null : 'SECOND_FACTOR_ENROLMENT']);
      if (code === undefined) allowed.push(root.name);
    }
    const expected = [...EVERYONE.filter((name) => !ENDS_SESSION.has(name)), 'startSecondFactor', 'confirmSecondFactor'];
    expect(allowed.toSorted()).toEqual(expected.toSorted());
  });

  it('is told so by the viewer, for pages of no role', async () => {
    const { viewer } = await inProduction(await anAdmin(server)).ask('{ viewer { mustEnrol hasSecondFactor activeRole adminName } }');
    expect(viewer).toMatchObject({ mustEnrol: true, hasSecondFactor: false });
    const answer = await inProduction(await anAdmin(server)).send('{ viewer { mustEnrol } }', {}, { 'x-rendered-role': 'USER' });
    expect(answer.data).toEqual({ viewer: { mustEnrol: true } });
  });

  it('gets no document, no export, and no schema', async () => {
    const admin = await anAdmin(server);
    const seeker = await aSeeker(server);
    const cv = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf() });
    await seeker.client.ask('mutation ($input: UpdateSeekerProfileInput!) { updateSeekerProfile(input: $input) { errors { code } } }', { input: { cvClaim: cv.claim } });
    const paths = ['/exports/users.csv', '/exports/companies.csv', `/files/${cv.id}`];
    expect(await statusesOf(admin.client, paths)).toEqual([200, 200, 200]);

    expect(await statusesOf(inProduction(admin), paths)).toEqual([404, 404, 404]);
    expect((await inProduction(admin).send(getIntrospectionQuery())).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('has everything back once a code was confirmed', async () => {
    const admin = await anAdmin(server);
    expect((await startSecondFactor(inProduction(admin))).errors).toEqual([]);
    await turnOnSecondFactor(server, admin);
    expect(await inProduction(admin).ask('{ viewer { mustEnrol hasSecondFactor activeRole } adminDashboard { __typename } }')).toMatchObject({
      viewer: { mustEnrol: false, hasSecondFactor: true, activeRole: 'ADMIN' },
    });
    expect(await statusesOf(inProduction(admin), ['/exports/users.csv'])).toEqual([200]);
  });
});

it('asks seekers and companies nothing in production', async () => {
  const seeker = await aSeeker(server);
  expect(await inProduction(seeker).ask('{ viewer { mustEnrol } seekerDashboard { __typename } }')).toMatchObject({ viewer: { mustEnrol: false } });
});

it('asks administrators nothing elsewhere', async () => {
  const admin = await anAdmin(server);
  expect((await logIn(server.visitor(), admin.email)).errors).toEqual([]);
  expect(await admin.client.ask('{ viewer { mustEnrol activeRole } }')).toEqual({ viewer: { mustEnrol: false, activeRole: 'ADMIN' } });
});
