import { aSeeker, anAdmin, type TestActor } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { PRODUCTION } from '../../../testkit/server/production-settings';
import { changeSeekerProfile } from '../../../testkit/people/profile-changes';
import { logIn } from '../../../testkit/people/registration';
import { CALLERS, ROOT_ACCESS } from '../../../testkit/checks/root-access-table';
import { callRoot, leastArguments, ROOTS } from '../../../testkit/checks/schema-roots';
import { startSecondFactor, turnOnSecondFactor } from '../../../testkit/people/second-factor';
import type { TestClient } from '../../../testkit/server/test-client';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';
import { aPdf, uploaded } from '../../../testkit/files/uploads';

const SESSION_SECRET = 'a-secret-that-both-processes-share-0123456789';
const server = useServer({ SESSION_SECRET });
const production = useSecondServer({ ...PRODUCTION, SESSION_SECRET });

const EVERYONE = Object.keys(ROOT_ACCESS).filter((name) => ROOT_ACCESS[name] === CALLERS);
const ENDS_SESSION = new Set(['logout', 'login', 'registerSeeker', 'registerCompany', 'finishSignIn']);

const ENROLMENT = graphql(`query OwnEnrolment { viewer { mustEnrol hasSecondFactor activeRole adminName } }`);
const MUST_ENROL = graphql(`query MustEnrolAlone { viewer { mustEnrol } }`);
const ENROLMENT_AND_DASHBOARD = graphql(
  `query EnrolmentAndAdminDashboard { viewer { mustEnrol hasSecondFactor activeRole } adminDashboard { companiesAwaiting } }`,
);
const ENROLMENT_OF_SEEKER = graphql(
  `query EnrolmentAndSeekerDashboard { viewer { mustEnrol } seekerDashboard { __typename } }`,
);
const SCHEMA = graphql(`query TypesOfSchema { __schema { types { name fields { name } } } }`);

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
    const expected = [
      ...EVERYONE.filter((name) => !ENDS_SESSION.has(name)),
      'startSecondFactor',
      'confirmSecondFactor',
    ];
    expect(allowed.toSorted()).toEqual(expected.toSorted());
  });

  it('learns it from the viewer, on pages of no role', async () => {
    const { viewer } = await inProduction(await anAdmin(server)).ask(ENROLMENT);
    expect(viewer).toMatchObject({ mustEnrol: true, hasSecondFactor: false });
    const answer = await inProduction(await anAdmin(server))
      .withHeaders({ 'x-rendered-role': 'USER' })
      .send(MUST_ENROL);
    expect(answer.data).toEqual({ viewer: { mustEnrol: true } });
  });

  it('gets no document, no export, and no schema', async () => {
    const admin = await anAdmin(server);
    const seeker = await aSeeker(server);
    const cv = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf() });
    await changeSeekerProfile(seeker, { cvClaim: cv.claim });
    const paths = ['/exports/users.csv', '/exports/companies.csv', `/files/${cv.id}`];
    expect(await statusesOf(admin.client, paths)).toEqual([200, 200, 200]);

    expect(await statusesOf(inProduction(admin), paths)).toEqual([404, 404, 404]);
    expect((await inProduction(admin).send(SCHEMA)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('gets everything back after a confirmed code', async () => {
    const admin = await anAdmin(server);
    expect((await startSecondFactor(inProduction(admin))).errors).toEqual([]);
    await turnOnSecondFactor(server, admin);
    expect(await inProduction(admin).ask(ENROLMENT_AND_DASHBOARD)).toMatchObject({
      viewer: { mustEnrol: false, hasSecondFactor: true, activeRole: 'ADMIN' },
    });
    expect(await statusesOf(inProduction(admin), ['/exports/users.csv'])).toEqual([200]);
  });
});

it('asks seekers and companies nothing in production', async () => {
  const seeker = await aSeeker(server);
  expect(await inProduction(seeker).ask(ENROLMENT_OF_SEEKER)).toMatchObject({ viewer: { mustEnrol: false } });
});

it('asks administrators nothing elsewhere', async () => {
  const admin = await anAdmin(server);
  expect((await logIn(server.visitor(), admin.email)).errors).toEqual([]);
  expect(await admin.client.ask(ENROLMENT)).toMatchObject({ viewer: { mustEnrol: false, activeRole: 'ADMIN' } });
});
