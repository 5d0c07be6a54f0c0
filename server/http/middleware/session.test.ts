import type { EntityManager } from 'typeorm';
import { anAdmin, aSeeker, signIn } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { postOf } from '../../../testkit/server/graphql-request';
import { PRODUCTION } from '../../../testkit/server/production-settings';
import { codesOf, logIn, registerCompany, registerSeeker, viewerOf } from '../../../testkit/people/registration';
import { whileLocked } from '../../../testkit/races/while-locked';
import { TestClient, type ResultOf } from '../../../testkit/server/test-client';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';
import { aPdf, upload } from '../../../testkit/files/uploads';
import type { Role } from '../../../domain/roles';
import { ACCOUNT_HEADER } from '../../../domain/shown-account';
import { DAY_MS, MINUTE_MS } from '../../../domain/time';

const SECRET = 'a-secret-that-both-processes-share-0123456789';
const server = useServer({ SESSION_SECRET: SECRET });
const production = useSecondServer({ ...PRODUCTION, SESSION_SECRET: SECRET, TRUST_PROXY: 'loopback' });

const LOGIN = graphql(`mutation LoginForCookie($input: LoginInput!) { login(input: $input) { errors { code } } }`);
const LOGOUT = graphql(`mutation EndTheSession { logout { isSignedOut errors { code } } }`);
const VIEWER = graphql(`query WhoseSession { viewer { id email } }`);

function postLogin(target: { url: string }, email: string, headers: Record<string, string> = {}): Promise<Response> {
  return new TestClient(target.url)
    .withHeaders(headers)
    .fetch('/graphql', postOf(LOGIN, { input: { email, password: 'Rahasia-123' } }));
}

describe('the session cookie', () => {
  it('is HttpOnly and SameSite=Lax, for the whole site and 30 days', async () => {
    const seeker = await aSeeker(server);

    const cookies = (await postLogin(server, seeker.email)).headers.getSetCookie();

    const [cookie, ...others] = cookies.filter((text) => text.startsWith('temukerja.sid='));
    expect(others).toEqual([]);
    const attributes = cookie?.split('; ').slice(1) ?? [];
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(attributes.some((attribute) => attribute.startsWith('Domain'))).toBe(false);
    expect(attributes).not.toContain('Secure');
  });

  it('is Secure in production, and not given out without TLS', async () => {
    const seeker = await aSeeker(server);

    const overTls = await postLogin(production, seeker.email, { 'x-forwarded-proto': 'https' });
    const plain = await postLogin(production, seeker.email);

    expect(overTls.headers.getSetCookie()).toHaveLength(2);
    for (const cookie of overTls.headers.getSetCookie())
      expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Lax']));
    expect(plain.headers.getSetCookie()).toEqual([]);
  });

  it('does not come to visitors who only look', async () => {
    const response = await server.visitor().fetch('/graphql', postOf(VIEWER));
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('the session id', () => {
  it('changes at login and at registration, and the old one is void', async () => {
    const first = await aSeeker(server);
    const second = await aSeeker(server);
    const before = first.client.clone();
    const client = first.client;

    await logIn(client, second.email);

    expect(client.sessionCookie).not.toBe(before.sessionCookie);
    expect(await viewerOf(before)).toBeNull();
    expect((await viewerOf(client))?.email).toBe(second.email);

    const loggedIn = client.clone();
    await registerCompany(client, { email: 'session-change@people.test' });
    expect(client.sessionCookie).not.toBe(loggedIn.sessionCookie);
    expect(await viewerOf(loggedIn)).toBeNull();
  });

  it('is not adopted when an attacker planted it', async () => {
    const attacker = server.visitor();
    await attacker.fetch('/auth/google');
    const planted = attacker.sessionCookie;
    expect(planted).not.toBe('');
    const seeker = await aSeeker(server);

    const victim = attacker.clone();
    await logIn(victim, seeker.email);

    expect(victim.sessionCookie).not.toBe(planted);
    expect((await viewerOf(victim))?.email).toBe(seeker.email);
    expect(await viewerOf(attacker)).toBeNull();
  });

  it('is not stored, only its hash', async () => {
    const seeker = await aSeeker(server);
    const id = /s%3A([\w-]+)\./.exec(seeker.client.sessionCookie)?.[1] ?? 'no id';
    const rows: unknown = await server.dataSource.query('SELECT * FROM sessions');
    expect(JSON.stringify(rows)).not.toContain(id);
  });
});

describe('a session', () => {
  it('keeps its cookie for five minutes, and is sent it again with the next use', async () => {
    const seeker = await aSeeker(server);
    const sent = async (target = server, headers = {}) => {
      const client = seeker.client.clone(target.url).withHeaders(headers);
      return (await client.fetch('/graphql', postOf(VIEWER))).headers.getSetCookie();
    };
    server.clock.advance(5 * MINUTE_MS - 1);
    expect(await sent()).toEqual([]);
    server.clock.advance(1);
    const [cookie, ...others] = await sent();
    expect(others).toEqual([]);
    expect(cookie?.split('; ')).toEqual([
      seeker.client.sessionCookie,
      'Max-Age=2592000',
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
    ]);
    expect(await sent()).toEqual([]);

    production.clock.advance(10 * MINUTE_MS);
    expect(await sent(production)).toEqual([]);
    production.clock.advance(10 * MINUTE_MS);
    expect((await sent(production, { 'x-forwarded-proto': 'https' }))[0]).toMatch(/; Secure/);
  });

  it('serves every process, and a logout at one ends it at all of them', async () => {
    const seeker = await aSeeker(server);
    const elsewhere = new TestClient(production.url).withHeaders({ cookie: seeker.client.sessionCookie });
    expect((await elsewhere.ask(VIEWER)).viewer?.email).toBe(seeker.email);

    const old = seeker.client.clone();
    expect(await seeker.client.ask(LOGOUT)).toEqual({ logout: { isSignedOut: true, errors: [] } });

    expect(await elsewhere.ask(VIEWER)).toEqual({ viewer: null });
    expect(await viewerOf(old)).toBeNull();
    expect(await seeker.client.ask(LOGOUT)).toEqual({ logout: { isSignedOut: true, errors: [] } });
  });

  it('lasts 30 days without use, and each use begins them again', async () => {
    const seeker = await aSeeker(server);
    server.clock.advance(29 * DAY_MS);
    expect(await viewerOf(seeker.client)).not.toBeNull();
    server.clock.advance(29 * DAY_MS);
    expect(await viewerOf(seeker.client)).not.toBeNull();
    server.clock.advance(30 * DAY_MS);
    expect(await viewerOf(seeker.client)).toBeNull();
  });

  it('ends after 90 days, however much it is used', async () => {
    const seeker = await aSeeker(server);
    for (let day = 20; day <= 80; day += 20) {
      server.clock.advance(20 * DAY_MS);
      expect(await viewerOf(seeker.client)).not.toBeNull();
    }
    server.clock.advance(10 * DAY_MS - 1);
    expect(await viewerOf(seeker.client)).not.toBeNull();
    server.clock.advance(1);
    expect(await viewerOf(seeker.client)).toBeNull();
  });

  it('writes its last use no oftener than every five minutes', async () => {
    const seeker = await aSeeker(server);
    const writes = async () =>
      (await server.statementsOf(() => viewerOf(seeker.client))).filter((sql) => /^UPDATE sessions/.test(sql)).length;

    expect(await writes()).toBe(0);
    server.clock.advance(5 * MINUTE_MS);
    expect(await writes()).toBe(1);
    expect(await writes()).toBe(0);
  });
});

const RENAME = graphql(
  `mutation RenameFromOldPage { updateSeekerProfile(input: { fullName: "Changed" }) { errors { code } } }`,
);

describe('a page rendered for another role', () => {
  it('is informed, and its mutation does nothing', async () => {
    const { client, accountId } = await aSeeker(server);

    const answer = await client.withHeaders({ 'x-rendered-role': 'COMPANY' }).send(RENAME);

    expect(answer.errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN', errorCode: 'ROLE_MISMATCH' });
    const rows: { full_name: string }[] = await server.dataSource.query(
      'SELECT full_name FROM seekers WHERE account_id = ?',
      [accountId],
    );
    expect(rows[0]?.full_name).not.toBe('Changed');
    expect((await client.withHeaders({ 'x-rendered-role': 'USER' }).send(VIEWER)).errors).toBeUndefined();
  });
});

describe('a page that shows another account than the cookie is of', () => {
  const refusalOf = async (response: Response) => ({
    status: response.status,
    body: (await response.json()) as unknown,
  });
  const REFUSED = {
    status: 409,
    body: {
      errors: [
        {
          message: 'Another account is signed in now. The page will reload.',
          extensions: { code: 'FORBIDDEN', errorCode: 'ACCOUNT_MISMATCH' },
        },
      ],
    },
  };
  const count = async (sql: string, ...values: string[]): Promise<number> => {
    const [row] = await server.dataSource.query<{ count: string }[]>(sql, values);
    return Number(row?.count);
  };

  it('neither changes nor reads that account, and does not log it out', async () => {
    const [shown, { client, accountId }] = [await aSeeker(server), await aSeeker(server)];
    const page = client.withHeaders({ [ACCOUNT_HEADER]: shown.accountId });

    for (const sent of [postOf(RENAME), postOf(VIEWER), postOf(LOGOUT)])
      expect(await refusalOf(await page.fetch('/graphql', sent))).toEqual(REFUSED);

    expect(
      await count(`SELECT COUNT(*) AS count FROM seekers WHERE account_id = ? AND full_name = 'Changed'`, accountId),
    ).toBe(0);
    expect((await client.withHeaders({ [ACCOUNT_HEADER]: accountId }).ask(VIEWER)).viewer?.id).toBe(accountId);
  });

  it('stores no file there', async () => {
    const [shown, { client }] = [await aSeeker(server), await aSeeker(server)];
    const page = client.withHeaders({ [ACCOUNT_HEADER]: shown.accountId });

    const large = aPdf('x'.repeat(4_000_000));
    expect(await upload(page, { preset: 'user_cv', content: large })).toEqual({ status: 409, ...REFUSED.body });

    expect(await count('SELECT COUNT(*) AS count FROM files')).toBe(0);
  });

  it("records no administrator's download", async () => {
    const [shown, { client, accountId }] = [await anAdmin(server), await anAdmin(server)];
    const page = client.withHeaders({ [ACCOUNT_HEADER]: shown.accountId });

    for (const method of ['HEAD', 'GET']) expect((await page.fetch('/exports/users.csv', { method })).status).toBe(409);

    expect(await count('SELECT COUNT(*) AS count FROM admin_activities WHERE admin_id = ?', accountId)).toBe(0);
  });

  it('is asked to sign in when nobody is signed in any more', async () => {
    const { client, accountId } = await aSeeker(server);
    await client.clone().ask(LOGOUT);
    const answer = await client.withHeaders({ [ACCOUNT_HEADER]: accountId }).send(RENAME);
    expect(answer.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED', errorCode: 'NOT_SIGNED_IN' });
  });

  it('is informed in the language of the browser', async () => {
    const [shown, { client }] = [await aSeeker(server), await aSeeker(server)];
    const page = client.withHeaders({ [ACCOUNT_HEADER]: shown.accountId, 'accept-language': 'id' });
    const { body } = await refusalOf(await page.fetch('/graphql', postOf(VIEWER)));
    expect(body).toMatchObject({ errors: [{ message: expect.stringContaining('Akun lain') }] });
  });
});

describe('a POST of another site', () => {
  it.each(['https://evil.example', 'http://localhost.evil.example', 'null'])(
    'is refused from %s, signed in or not',
    async (origin) => {
      const seeker = await aSeeker(server);

      const response = await seeker.client.withHeaders({ origin }).fetch('/graphql', postOf(LOGOUT));

      expect(response.status).toBe(403);
      expect(await viewerOf(seeker.client)).not.toBeNull();
    },
  );

  it('is taken from the own origin', async () => {
    const seeker = await aSeeker(server);
    const answer = await seeker.client.withHeaders({ origin: server.url }).ask(VIEWER);
    expect(answer.viewer?.id).toBe(seeker.accountId);
  });
});

describe('switching the role', () => {
  const SWITCH = graphql(
    `mutation SwitchTo($role: Role!) { switchRole(input: { role: $role }) { viewer { activeRole } errors { ...Refusal } } }`,
  );
  const switchTo = (client: TestClient, role: Role): Promise<ResultOf<typeof SWITCH>> => client.ask(SWITCH, { role });

  it('stores the role with the time, and every session of the person acts in it', async () => {
    const seeker = await aSeeker(server);
    await registerCompany(server.visitor(), { email: seeker.email });
    const other = await signIn(server, seeker.email);
    server.clock.advance(7 * MINUTE_MS);

    const { switchRole } = await switchTo(seeker.client, 'USER');

    expect(switchRole).toEqual({ viewer: { activeRole: 'USER' }, errors: [] });
    expect((await viewerOf(other))?.activeRole).toBe('USER');
    const rows: unknown = await server.dataSource.query(
      'SELECT active_role, last_active_at FROM accounts WHERE id = ?',
      [seeker.accountId],
    );
    expect(rows).toEqual([{ active_role: 'USER', last_active_at: server.clock.now() }]);
  });

  it('is refused without the role, without a password, into administration and before verification', async () => {
    const single = await aSeeker(server);
    const dual = await aSeeker(server);
    await registerCompany(dual.client, { email: dual.email });
    const unverified = server.visitor();
    await registerSeeker(unverified, { email: 'dual-unverified@people.test' });
    await registerCompany(unverified, { email: 'dual-unverified@people.test' });

    expect(codesOf((await switchTo(single.client, 'COMPANY')).switchRole)).toEqual(['SWITCH_ROLE_FAILED']);
    expect(codesOf((await switchTo(dual.client, 'ADMIN')).switchRole)).toEqual(['SWITCH_ROLE_FAILED']);
    expect(codesOf((await switchTo(unverified, 'USER')).switchRole)).toEqual(['SWITCH_ROLE_FAILED']);
    await server.dataSource.query("UPDATE accounts SET password_hash = NULL, google_sub = 'sub-switch' WHERE id = ?", [
      dual.accountId,
    ]);
    expect((await switchTo(dual.client, 'USER')).switchRole.errors[0]?.message).toBe(
      'Failed to switch role. Please try again.',
    );
    expect((await viewerOf(dual.client))?.activeRole).toBe('COMPANY');
  });

  it('is refused to a member whom an owner removes at this moment, who can still sign in', async () => {
    const member = await aSeeker(server);
    await registerCompany(member.client, { email: member.email });
    await switchTo(member.client, 'USER');
    const remove = async (writer: EntityManager) => {
      await writer.query('DELETE FROM company_members WHERE account_id = ?', [member.accountId]);
      await writer.query("UPDATE accounts SET active_role = 'USER' WHERE id = ?", [member.accountId]);
    };
    const { switchRole } = await whileLocked(server, remove, () => switchTo(member.client, 'COMPANY'));
    expect(codesOf(switchRole)).toEqual(['SWITCH_ROLE_FAILED']);
    expect((await viewerOf(await signIn(server, member.email)))?.activeRole).toBe('USER');
  });
});
