import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import { aSeeker, type TestActor } from '../../../testkit/people/actors';
import { graphql } from '../../../testkit/graphql';
import { requestPasswordReset } from '../../../testkit/people/passwords';
import { logIn, viewerOf } from '../../../testkit/people/registration';
import type { ResultOf, TestClient } from '../../../testkit/server/test-client';
import { useServer } from '../../../testkit/server/test-server';
import { sweepAccounts } from '../accounts/account-sweep.sql';
import { deviceName } from '../accounts';

const server = useServer();

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

graphql(`fragment BrowserSession on AccountSession { id device lastUsedAt isCurrent }`);

const SESSIONS = graphql(`query BrowsersOfViewer { mySessions { ...BrowserSession } }`);
const END = graphql(
  `mutation EndBrowserSession($id: ID!) { endSession(id: $id) { sessions { ...BrowserSession } errors { ...Refusal } } }`,
);
const END_OTHERS = graphql(
  `mutation EndOtherBrowsers { endOtherSessions { sessions { ...BrowserSession } errors { ...Refusal } } }`,
);

const sessionsOf = async (client: TestClient) => (await client.ask(SESSIONS)).mySessions;

async function signInWith({ email }: Pick<TestActor, 'email'>, userAgent: string): Promise<TestClient> {
  const client = server.visitor();
  await logIn(client.withHeaders({ 'user-agent': userAgent }), email);
  return client;
}

/** The sessions that an ended one leaves. */
function leftBy({ sessions, errors }: ResultOf<typeof END>['endSession']) {
  expect(errors).toEqual([]);
  if (!sessions) throw new Error('The answer names no sessions');
  return sessions;
}

const end = async (client: TestClient, id: string) => leftBy((await client.ask(END, { id })).endSession);

describe('the own sessions', () => {
  it('show device, last use and which one asks, most recently used first', async () => {
    const seeker = await aSeeker(server);
    server.clock.advance(MINUTE_MS);
    const phone = await signInWith(seeker, PHONE);
    server.clock.advance(MINUTE_MS);
    await signInWith(seeker, FIREFOX);

    const sessions = await sessionsOf(phone);

    expect(sessions.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual([
      { device: 'Firefox on Linux', isCurrent: false },
      { device: 'Safari on iPhone', isCurrent: true },
      { device: 'Unknown device', isCurrent: false },
    ]);
    expect(sessions[0]?.lastUsedAt).toBe(server.clock.now().toISOString());

    phone.setCookie('language=id');
    expect((await sessionsOf(phone)).map(({ device }) => device)).toEqual([
      'Firefox di Linux',
      'Safari di iPhone',
      'Perangkat tidak dikenal',
    ]);
  });

  it('end one by one, at once', async () => {
    const seeker = await aSeeker(server);
    const phone = await signInWith(seeker, PHONE);
    const id = (await sessionsOf(seeker.client)).find(({ device }) => device === 'Safari on iPhone')?.id ?? '';

    const left = await end(seeker.client, id);

    expect(left.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(await viewerOf(phone)).toBeNull();
    expect(await viewerOf(seeker.client)).not.toBeNull();
    expect(await end(seeker.client, id)).toHaveLength(1);
  });

  it('end all but this one', async () => {
    const seeker = await aSeeker(server);
    const others = await Promise.all([signInWith(seeker, PHONE), signInWith(seeker, FIREFOX)]);
    const stranger = await aSeeker(server);

    const { endOtherSessions } = await seeker.client.ask(END_OTHERS);

    expect(leftBy(endOtherSessions).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    for (const other of others) expect(await viewerOf(other)).toBeNull();
    expect(await viewerOf(seeker.client)).not.toBeNull();
    expect(await viewerOf(stranger.client)).not.toBeNull();
  });

  it('sign this browser out when it ends its own, and have ids that open nothing', async () => {
    const seeker = await aSeeker(server);
    const [session] = await sessionsOf(seeker.client);
    expect(seeker.client.sessionCookie).not.toContain(session?.id ?? 'none');
    expect(await end(seeker.client, session?.id ?? '')).toEqual([]);
    expect(await viewerOf(seeker.client)).toBeNull();
  });
});

const DEVICES = {
  'Chrome on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  'Samsung Internet on Android':
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Safari on Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Chrome on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
  'Unknown device': 'curl/8.5.0',
};

it.each(Object.entries(DEVICES))('names %s by what it sends', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});

describe('the sweep', () => {
  const countOf = async (table: string) => (await server.dataSource.query<unknown[]>(`SELECT 1 FROM ${table}`)).length;

  it('removes expired rows and keeps the others', async () => {
    const { email, client } = await aSeeker(server);
    const ask = () => requestPasswordReset(server.visitor(), email);
    await server.dataSource.query('DELETE FROM sessions');
    await server.dataSource.query(
      "INSERT INTO rate_limits (`key`, points, expire) VALUES ('old', 1, 1), ('new', 1, ?)",
      [Date.now() + DAY_MS],
    );
    await ask();
    server.clock.advance(29 * MINUTE_MS);
    await ask();
    server.clock.advance(MINUTE_MS);
    await sweepAccounts(server.services);
    expect(await countOf('password_resets')).toBe(1);
    expect(await countOf("rate_limits WHERE `key` IN ('old')")).toBe(0);
    expect(await countOf("rate_limits WHERE `key` IN ('new')")).toBe(1);
    expect(await viewerOf(client)).toBeNull();

    const later = await signInWith({ email }, PHONE);
    server.clock.advance(30 * DAY_MS - 1);
    await sweepAccounts(server.services);
    expect(await countOf('sessions')).toBe(1);
    server.clock.advance(1);
    await sweepAccounts(server.services);
    expect(await countOf('sessions')).toBe(0);
    expect(await viewerOf(later)).toBeNull();
  });

  it("forgets visitors' sessions after an hour", async () => {
    await server.dataSource.query('DELETE FROM sessions');
    await server.visitor().fetch('/auth/google');
    expect(await countOf('sessions')).toBe(1);
    server.clock.advance(60 * MINUTE_MS);
    await sweepAccounts(server.services);
    expect(await countOf('sessions')).toBe(0);
  });
});
