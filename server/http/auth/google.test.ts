import { EventEmitter } from 'node:events';
import http from 'node:http';
import { MINUTE_MS } from '../../../domain/time';
import { aCompany, anAdmin, aSeeker } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { authorizeUrl, callback, consent, signInWithGoogle, type Choice } from '../../../testkit/people/google-sign-in';
import { graphql } from '../../../testkit/graphql';
import { PRODUCTION } from '../../../testkit/server/production-settings';
import { codesOf, logIn, registerSeeker, viewerOf } from '../../../testkit/people/registration';
import { turnOnSecondFactor } from '../../../testkit/people/second-factor';
import type { TestClient } from '../../../testkit/server/test-client';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';
import { EXCHANGE_TIMEOUT_MS } from './google';

const server = useServer();
const withoutGoogle = useSecondServer({ ...PRODUCTION, SESSION_SECRET: 'production-needs-a-secret-of-its-own-01234' });

let people = 0;
const newPerson = (): Required<Pick<Choice, 'name' | 'email'>> => ({
  name: 'Rani Prameswari',
  email: `google${(people += 1)}@gmail.example`,
});

describe('a Google that does not respond', () => {
  it('has a time limit, after which the page says that it failed', async () => {
    const client = server.visitor();
    const url = await consent(await authorizeUrl(client), newPerson());
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const silent = Object.assign(new EventEmitter(), { write: () => true, end: () => undefined });
    // The time is over once Google was asked: a real one would run while a busy machine is still reading the session.
    const request = jest.spyOn(http, 'request').mockImplementation(() => {
      setImmediate(() => limit.abort());
      return silent as unknown as http.ClientRequest;
    });

    const { outcome } = await callback(client, url);

    expect(request).toHaveBeenCalled();
    expect(timeout).toHaveBeenCalledWith(EXCHANGE_TIMEOUT_MS);
    expect(outcome).toBe('failed');
    request.mockRestore();
    timeout.mockRestore();
    expect(await signInWithGoogle(client, newPerson())).toBe('signed-in');
  });
});

describe('the popup', () => {
  it('goes to another origin with state and PKCE, and comes back to this one', async () => {
    const client = server.visitor();

    const authorize = await authorizeUrl(client);

    expect(authorize.origin).not.toBe(new URL(server.url).origin);
    expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
      state: expect.stringMatching(/^\S{20,}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: `${server.url}/auth/google/callback`,
    });
  });

  it.each(['error=constructor', 'error=a&error[__proto__]=b', 'code=a&state=b', 'code=a&code=b', '__proto__=a'])(
    'takes no response of Google where it only begins: %s',
    async (query) => {
      const response = await server.visitor().fetch(`/auth/google?${query}`);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/auth/google']);
    },
  );

  it.each([
    ['/user/job/1?slot="><b>2', {}, 'signed-in', '/user/complete-profile?returnTo='],
    ['/user/job/1?slot=2', { decision: 'deny' as const }, 'failed', '/login?returnTo='],
    ['//evil.test', {}, 'signed-in', '/'],
    ['/\\evil.test', {}, 'signed-in', '/'],
    ['javascript:alert(1)', {}, 'signed-in', '/'],
  ])('without a popup, leads on to where the person wanted to go: %s', async (returnTo, choice, outcome, link) => {
    const client = server.visitor();
    const authorize = await authorizeUrl(client, `?returnTo=${encodeURIComponent(returnTo)}`);
    const answer = await callback(client, await consent(authorize, { ...newPerson(), ...choice }));
    expect(answer.outcome).toBe(outcome);
    const href = link === '/' ? link : link + encodeURIComponent(returnTo);
    expect(/<a href="([^"]*)"/.exec(answer.page)?.[1]).toBe(href);
  });

  it('carries no secret: the page says how it went, by a script of its own', async () => {
    const client = server.visitor();
    const person = newPerson();
    const { page, response } = await callback(client, await consent(await authorizeUrl(client), person));

    expect(page).not.toContain(person.email);
    expect(page).not.toMatch(/<script(?![^>]* src=)/);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    const script = await (await client.fetch('/auth/google/callback.js')).text();
    expect(script).toContain("BroadcastChannel('temukerja-google')");
  });

  it('starts a session under a new id', async () => {
    const client = server.visitor();
    const url = await consent(await authorizeUrl(client), newPerson());
    const before = client.clone();

    expect((await callback(client, url)).outcome).toBe('signed-in');

    expect(client.sessionCookie).not.toBe(before.sessionCookie);
    expect(await viewerOf(before)).toBeNull();
    expect(await viewerOf(client)).not.toBeNull();
  });

  it('refuses a callback that this browser did not ask for', async () => {
    const attacker = server.visitor();
    const url = await consent(await authorizeUrl(attacker), newPerson());
    const victim = server.visitor();
    await authorizeUrl(victim);

    for (const client of [victim, server.visitor()]) {
      const { outcome, page } = await callback(client, url);
      expect(outcome).toBe('failed');
      expect(page).toContain('Failed to sign in with Google. Please try again.');
      expect(await viewerOf(client)).toBeNull();
    }
  });

  it('uses a code once, and only with the verifier of this browser', async () => {
    const client = server.visitor();
    const url = await consent(await authorizeUrl(client), newPerson());
    expect((await callback(client, url)).outcome).toBe('signed-in');
    expect((await callback(client, url)).outcome).toBe('failed');

    const other = server.visitor();
    const theirs = await authorizeUrl(other);
    const stolen = await consent(await authorizeUrl(client), newPerson());
    stolen.searchParams.set('state', theirs.searchParams.get('state') ?? '');
    expect((await callback(other, stolen)).outcome).toBe('failed');
  });

  it('fails when the person says no, and when Google sends nonsense', async () => {
    const client = server.visitor();
    expect(await signInWithGoogle(client, { decision: 'deny' })).toBe('failed');
    for (const query of ['', '?error=server_error', '?code=x', '?state=x&code[]=1', '?code=x&state=y']) {
      expect((await callback(client, new URL(`/auth/google/callback${query}`, server.url))).outcome).toMatch(
        /failed|^$/,
      );
    }
    expect(await viewerOf(client)).toBeNull();
  });
});

describe('a person Google vouches for', () => {
  const OWN_NAME = graphql(`query NameFromGoogle { viewer { seeker { fullName } } }`);

  it('becomes a job seeker with an incomplete profile and no password', async () => {
    const client = server.visitor();
    const person = newPerson();

    expect(await signInWithGoogle(client, person)).toBe('signed-in');

    expect(await viewerOf(client)).toMatchObject({
      email: person.email,
      emailVerified: true,
      isGoogleAccount: true,
      hasPassword: false,
      roles: ['USER'],
      activeRole: 'USER',
      isProfileComplete: false,
    });
    const { viewer } = await client.ask(OWN_NAME);
    expect(viewer?.seeker?.fullName).toBe(person.name);
  });

  it('may choose one of the demo people', async () => {
    const client = server.visitor();
    expect(await signInWithGoogle(client, { person: 'yusuf.hidayat@gmail.example' })).toBe('signed-in');
    expect((await viewerOf(client))?.email).toBe('yusuf.hidayat@gmail.example');
  });

  it('is known by the id, also with another e-mail', async () => {
    const person = newPerson();
    const first = server.visitor();
    await signInWithGoogle(first, { ...person, sub: 'stable-1' });
    const again = server.visitor();
    await signInWithGoogle(again, {
      name: person.name,
      email: 'renamed@gmail.example',
      sub: 'stable-1',
      unverified: 'on',
    });

    expect(await viewerOf(again)).toEqual(await viewerOf(first));

    const namesake = server.visitor();
    expect(await signInWithGoogle(namesake, { ...person, sub: 'stable-2' })).toBe('failed');
    expect(await viewerOf(namesake)).toBeNull();
  });

  it('gets the account with the same verified e-mail, its password and its sessions kept', async () => {
    const seeker = await aSeeker(server);
    const company = await aCompany(server);
    for (const { email, accountId, client: other } of [seeker, company]) {
      const client = server.visitor();
      expect(await signInWithGoogle(client, { name: 'Same Person', email: email.toUpperCase() })).toBe('signed-in');
      expect(await viewerOf(client)).toMatchObject({ id: accountId, isGoogleAccount: true, hasPassword: true });
      expect(await viewerOf(other)).not.toBeNull();
      expect(codesOf(await logIn(server.visitor(), email))).toEqual([]);
    }
    expect(await server.dataSource.query('SELECT id FROM seekers WHERE account_id = ?', [company.accountId])).toEqual(
      [],
    );
  });

  it('takes over an unverified account, without its password and its sessions', async () => {
    const person = newPerson();
    const squatter = server.visitor();
    await registerSeeker(squatter, { email: person.email });
    const client = server.visitor();

    expect(await signInWithGoogle(client, person)).toBe('signed-in');

    expect(await viewerOf(client)).toMatchObject({ email: person.email, emailVerified: true, hasPassword: false });
    expect(await viewerOf(squatter)).toBeNull();
    expect(codesOf(await logIn(server.visitor(), person.email))).toEqual(['INVALID_CREDENTIALS']);
  });

  it('does not link or register by an e-mail that Google has not verified', async () => {
    const seeker = await aSeeker(server);
    for (const email of [seeker.email, newPerson().email]) {
      const client = server.visitor();
      expect(await signInWithGoogle(client, { name: 'Not Them', email, unverified: 'on' })).toBe('failed');
      expect(await viewerOf(client)).toBeNull();
    }
    const rows: unknown = await server.dataSource.query('SELECT google_sub FROM accounts WHERE id = ?', [
      seeker.accountId,
    ]);
    expect(rows).toEqual([{ google_sub: null }]);
  });

  it('never becomes an administrator', async () => {
    const admin = await anAdmin(server);
    const client = server.visitor();
    expect(await signInWithGoogle(client, { name: 'Admin', email: admin.email })).toBe('failed');
    expect(await viewerOf(client)).toBeNull();
  });

  it('gets one account out of 20 sign-ins at the same moment, a registration among them', async () => {
    const person = newPerson();
    const urls = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const client = server.visitor();
        return { client, url: await consent(await authorizeUrl(client), person) };
      }),
    );

    await Promise.all([
      atOnce(20, async (index) =>
        callback(urls[index]?.client ?? server.visitor(), urls[index]?.url ?? new URL(server.url)),
      ),
      registerSeeker(server.visitor(), { email: person.email }),
    ]);

    const rows: { id: string; password_hash: string | null }[] = await server.dataSource.query(
      'SELECT id, password_hash FROM accounts WHERE email = ?',
      [person.email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.password_hash).toBeNull();
    const again = server.visitor();
    expect(await signInWithGoogle(again, person)).toBe('signed-in');
    expect((await viewerOf(again))?.id).toBe(rows[0]?.id);
  });
});

describe('a person with a second factor', () => {
  const FINISH = graphql(
    `mutation FinishWithCode($code: String) { finishSignIn(input: { code: $code }) { ...SignInResult } }`,
  );
  const finish = async (client: TestClient, code: string) => {
    const { finishSignIn } = await client.ask(FINISH, { code });
    return codesOf(finishSignIn);
  };

  it('is asked for a code before a session begins, in the browser that came back from Google', async () => {
    const seeker = await aSeeker(server);
    const phone = await turnOnSecondFactor(server, seeker);
    const client = server.visitor();

    expect(await signInWithGoogle(client, { name: 'Same Person', email: seeker.email })).toBe('code-needed');
    expect(await viewerOf(client)).toBeNull();
    expect(await finish(server.visitor(), phone.code())).toEqual(['SIGN_IN_EXPIRED']);
    expect(await finish(client, 'no code')).toEqual(['SECOND_FACTOR_WRONG']);
    expect(await viewerOf(client)).toBeNull();

    const answers = await atOnce(20, () => finish(client.clone(), phone.code()));
    expect(answers.filter((codes) => codes.length === 0)).toHaveLength(1);
    expect(await finish(client, phone.recoveryCodes[0] ?? '')).toEqual(['SIGN_IN_EXPIRED']);

    const again = server.visitor();
    expect(await signInWithGoogle(again, { name: 'Same Person', email: seeker.email })).toBe('code-needed');
    expect(await finish(again, phone.recoveryCodes[1] ?? '')).toEqual([]);
    expect((await viewerOf(again))?.id).toBe(seeker.accountId);
  });

  it('has ten minutes for the code, and none after a change of the password', async () => {
    const seeker = await aSeeker(server);
    const phone = await turnOnSecondFactor(server, seeker);
    const [late, voided] = [server.visitor(), server.visitor()];
    for (const client of [late, voided]) await signInWithGoogle(client, { name: 'Same Person', email: seeker.email });
    await server.dataSource.query('UPDATE accounts SET session_epoch = session_epoch + 1 WHERE id = ?', [
      seeker.accountId,
    ]);
    expect(await finish(voided, phone.code())).toEqual(['SIGN_IN_EXPIRED']);
    await signInWithGoogle(late, { name: 'Same Person', email: seeker.email });
    server.clock.advance(10 * MINUTE_MS);
    expect(await finish(late, phone.code())).toEqual(['SIGN_IN_EXPIRED']);
  });
});

describe('the stand-in', () => {
  const post = (url: URL, path: string, form: Record<string, string>) =>
    fetch(new URL(path, url), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

  it('refuses what Google would refuse', async () => {
    const authorize = await authorizeUrl(server.visitor());
    for (const [name, value] of [
      ['redirect_uri', 'https://evil.example/steal'],
      ['client_id', 'other'],
      ['code_challenge', ''],
      ['response_type', 'token'],
    ] as const) {
      const changed = new URL(authorize);
      changed.searchParams.set(name, value);
      expect((await fetch(changed)).status).toBe(400);
      const form = { ...Object.fromEntries(changed.searchParams), person: 'yusuf.hidayat@gmail.example' };
      expect((await post(changed, '/consent', form)).status).toBe(400);
    }
    const guess = { code: 'x', client_id: authorize.searchParams.get('client_id') ?? '', client_secret: 'guess' };
    expect((await post(authorize, '/token', guess)).status).toBe(401);
    expect((await fetch(new URL('/userinfo?access_token=x', authorize))).status).toBe(401);
  });
});

it('tells the login page whether Google is offered', async () => {
  const options = graphql(`query IsGoogleOffered { signInOptions { google } }`);
  expect(await server.visitor().ask(options)).toEqual({ signInOptions: { google: true } });
  expect(await withoutGoogle.visitor().ask(options)).toEqual({ signInOptions: { google: false } });
  expect((await withoutGoogle.visitor().fetch('/auth/google')).headers.get('location')).toBeNull();
});
