import { MAX_PUSH_SUBSCRIPTIONS, PUSH_UNUSED_DAYS } from '../../../domain/push';
import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import { graphql } from '../../../testkit/graphql';
import { newBrowser, pushSettings, savePush, subscribe } from '../../../testkit/outside/push-browsers';
import { aCompany, aSeeker, signIn } from '../../../testkit/people/actors';
import { codesOf } from '../../../testkit/people/registration';
import { atOnce } from '../../../testkit/races/at-once';
import type { TestClient } from '../../../testkit/server/test-client';
import { useServer } from '../../../testkit/server/test-server';
import { removePastRetention } from '../erasure/retention.task';

const server = useServer();

const LOG_OUT = graphql(`mutation SignOutOfPush { logout { isSignedOut } }`);
const END_SESSION = graphql(`mutation EndPushSession($id: ID!) { endSession(id: $id) { errors { ...Refusal } } }`);
const IS_SIGNED_IN = graphql(`query IsSignedInBesidePush { viewer { email } }`);
const SESSIONS = graphql(`query SessionsBesidePush { mySessions { id isCurrent } }`);
const RECORDS = graphql(`query RecordsOfPush {
  myRecords { pushBrowsers { role device zone showsDetails isQuietAtNight createdAt lastUsedAt } }
}`);
const REMOVE = graphql(`mutation RemovePushInTest($id: ID) {
  removePushSubscription(id: $id) { settings { isOn subscriptions { id } } errors { ...Refusal } }
}`);
const PREFER = graphql(`mutation PreferPushInTest($kind: PushPreference!, $isOn: Boolean!) {
  setPushPreference(kind: $kind, isOn: $isOn) { settings { preferences { kind isOn } } errors { ...Refusal } }
}`);
const DETAILS = graphql(`mutation PushDetailsInTest($isOn: Boolean!) {
  setPushDetails(isOn: $isOn) { settings { showsDetails } errors { ...Refusal } }
}`);
const QUIET = graphql(`mutation QuietHoursInTest($isOn: Boolean!) {
  setQuietHours(isOn: $isOn) { settings { isQuietAtNight } errors { ...Refusal } }
}`);

const INVALID = ['PUSH_SUBSCRIPTION_INVALID'];

const stored = () =>
  server.dataSource.query<{ id: string; account_id: string; role: string; zone: string }[]>(
    'SELECT id, account_id, role, zone FROM push_subscriptions ORDER BY last_used_at, id',
  );
const isOn = async (client: TestClient): Promise<boolean | undefined> => (await pushSettings(client))?.isOn;
const ownIds = async (client: TestClient): Promise<string[]> =>
  (await pushSettings(client))?.subscriptions.map(({ id }) => id) ?? [];

beforeEach(() => server.dataSource.query('DELETE FROM push_subscriptions'));

describe('a browser that shows notifications', () => {
  it('is on for its session alone, and named as the list of sessions names it', async () => {
    const seeker = await aSeeker(server);
    const other = await signIn(server, seeker.email);
    expect(await pushSettings(seeker.client)).toMatchObject({ isOn: false, subscriptions: [], zone: null });

    const { settings } = await savePush(seeker.client, await newBrowser(server), { zone: 'Asia/Makassar' });

    const now = server.clock.now().toISOString();
    expect(settings).toMatchObject({
      isOn: true,
      showsDetails: false,
      isQuietAtNight: true,
      zone: 'Asia/Makassar',
      subscriptions: [{ device: 'Unknown device', createdAt: now, lastUsedAt: now, isCurrent: true }],
    });
    expect(await pushSettings(other)).toMatchObject({ isOn: false, subscriptions: [{ isCurrent: false }] });
  });

  it('may say so again: its entry stays, and counts as used', async () => {
    const seeker = await aSeeker(server);
    const browser = await subscribe(server, seeker);
    const ids = await ownIds(seeker.client);
    const createdAt = server.clock.now().toISOString();
    server.clock.advance(MINUTE_MS);

    await atOnce(5, () => savePush(seeker.client, browser, { showsDetails: true }));

    expect(await ownIds(seeker.client)).toEqual(ids);
    expect(await pushSettings(seeker.client)).toMatchObject({
      showsDetails: true,
      subscriptions: [{ createdAt, lastUsedAt: server.clock.now().toISOString() }],
    });
    // A newer one takes its place.
    await subscribe(server, seeker);
    expect(await stored()).toHaveLength(1);
  });

  it('costs the same number of statements with four as with one', async () => {
    const seeker = await aSeeker(server);
    await subscribe(server, seeker);
    const one = await server.statementsOf(() => pushSettings(seeker.client));
    for (const client of await atOnce(3, () => signIn(server, seeker.email))) await subscribe(server, { client });
    expect(await server.statementsOf(() => pushSettings(seeker.client))).toEqual(one);
  });

  it.each([
    ['Asia/Jayapura', 'Asia/Jayapura'],
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Nowhere/Else', 'Asia/Jakarta'],
    ['+09:00', 'Asia/Jakarta'],
    ['', 'Asia/Jakarta'],
    ['A'.repeat(5000), 'Asia/Jakarta'],
  ])('in the zone %s is in %s', async (zone, expected) => {
    await subscribe(server, await aSeeker(server), { zone });
    expect(await stored()).toMatchObject([{ zone: expected }]);
  });
});

describe('an eleventh browser', () => {
  it('takes the place of the one that was used the longest ago', async () => {
    const seeker = await aSeeker(server);
    const clients = [seeker.client, ...(await atOnce(10, () => signIn(server, seeker.email)))];
    const ids: string[] = [];
    for (const client of clients.slice(0, MAX_PUSH_SUBSCRIPTIONS)) {
      server.clock.advance(MINUTE_MS);
      await subscribe(server, { client });
      ids.push((await ownIds(client))[0] ?? '');
    }
    server.clock.advance(MINUTE_MS);

    await subscribe(server, { client: clients[10] ?? seeker.client });

    const left = (await stored()).map(({ id }) => id);
    expect(left).toHaveLength(MAX_PUSH_SUBSCRIPTIONS);
    expect(left.slice(0, -1)).toEqual(ids.slice(1));
    expect(await isOn(seeker.client)).toBe(false);
  });

  it('leaves ten when many come at once', async () => {
    const seeker = await aSeeker(server);
    const clients = await atOnce(14, () => signIn(server, seeker.email));
    await atOnce(14, (index) => subscribe(server, { client: clients[index] ?? seeker.client }));
    expect(await stored()).toHaveLength(MAX_PUSH_SUBSCRIPTIONS);
  });
});

describe('what is no subscription of a known push service', () => {
  const POINT = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';

  it.each([
    ['a private address', { endpoint: 'https://10.0.0.7/push/x' }],
    ['an address of this machine', { endpoint: 'https://[::1]/push/x' }],
    ['the address of the metadata of a cloud', { endpoint: 'https://169.254.169.254/latest' }],
    ['a number for an address', { endpoint: 'https://2130706433/x' }],
    ['http', { endpoint: 'http://fcm.googleapis.com/fcm/send/x' }],
    ['another port', { endpoint: 'https://fcm.googleapis.com:8443/fcm/send/x' }],
    ['an unknown host', { endpoint: 'https://push.example.com/x' }],
    ['a host that begins like a known one', { endpoint: 'https://fcm.googleapis.com.example.com/x' }],
    ['a host that ends like a known one', { endpoint: 'https://evilnotify.windows.com/x' }],
    ['a name and password', { endpoint: 'https://fcm.googleapis.com@example.com/x' }],
    ['another spelling', { endpoint: 'https:\\\\fcm.googleapis.com/x' }],
    ['spaces', { endpoint: ' https://fcm.googleapis.com/x' }],
    ['no URL', { endpoint: 'fcm.googleapis.com' }],
    ['a very long one', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}` }],
    ['another service on this machine', { endpoint: 'http://127.0.0.1:1/push/x' }],
    ['a key that is no point of the curve', { p256dh: `BA${POINT.slice(2)}` }],
    ['a short key', { p256dh: POINT.slice(0, 40) }],
    ['a key with other signs', { p256dh: `${POINT}==` }],
    ['a short secret', { auth: 'c2hvcnQ' }],
    ['an empty secret', { auth: '' }],
  ])('is refused: %s', async (_what, told) => {
    const seeker = await aSeeker(server);
    expect(codesOf(await savePush(seeker.client, await newBrowser(server), told))).toEqual(INVALID);
    expect(await stored()).toEqual([]);
  });

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://sg2p.notify.windows.com/w/?token=abc%2f',
  ])('is taken: %s', async (endpoint) => {
    const seeker = await aSeeker(server);
    expect(codesOf(await savePush(seeker.client, await newBrowser(server), { endpoint }))).toEqual([]);
  });
});

describe('a subscription that another account has', () => {
  it('passes to it with the keys of the browser, under a new id', async () => {
    const [first, second] = [await aSeeker(server), await aSeeker(server)];
    const browser = await subscribe(server, first);
    const [before] = await stored();

    expect(codesOf(await savePush(second.client, browser))).toEqual([]);

    const after = await stored();
    expect(after).toMatchObject([{ account_id: second.accountId }]);
    expect(after[0]?.id).not.toBe(before?.id);
    expect(await isOn(first.client)).toBe(false);
  });

  it('is refused without them, as a broken one is', async () => {
    const [first, second] = [await aSeeker(server), await aSeeker(server)];
    const browser = await subscribe(server, first);
    const strange = (await newBrowser(server)).keys;

    for (const told of [strange, { p256dh: strange.p256dh }, { auth: strange.auth }]) {
      const answer = await savePush(second.client, browser, told);
      expect(answer).toEqual(await savePush(second.client, browser, { endpoint: 'https://unknown.example/x' }));
      expect(codesOf(answer)).toEqual(INVALID);
    }
    expect(await stored()).toMatchObject([{ account_id: first.accountId }]);
  });

  it('is of one of them when both send it at once', async () => {
    const [first, second] = [await aSeeker(server), await aSeeker(server)];
    const browser = await newBrowser(server);
    const answers = await atOnce(6, (index) => savePush((index % 2 ? first : second).client, browser));
    expect(answers.flatMap(codesOf).filter((code) => code !== INVALID[0])).toEqual([]);
    expect(await stored()).toHaveLength(1);
  });
});

describe('notifications of a browser end', () => {
  async function twoBrowsers(): Promise<{ client: TestClient; other: TestClient }> {
    const seeker = await aSeeker(server);
    const other = await signIn(server, seeker.email);
    await subscribe(server, { client: other });
    server.clock.advance(MINUTE_MS);
    await subscribe(server, seeker);
    return { client: seeker.client, other };
  }

  it('at its sign-out', async () => {
    const { client, other } = await twoBrowsers();
    await client.ask(LOG_OUT);
    expect(await stored()).toHaveLength(1);
    expect(await isOn(other)).toBe(true);
  });

  it('with its session, which another browser has ended', async () => {
    const { client, other } = await twoBrowsers();
    const ended = (await other.ask(SESSIONS)).mySessions.find(({ isCurrent }) => !isCurrent);
    await other.ask(END_SESSION, { id: ended?.id ?? '' });
    expect(await stored()).toHaveLength(1);
    expect(await client.ask(IS_SIGNED_IN)).toEqual({ viewer: null });
  });

  it('when it says so, and by its id from another one', async () => {
    const { client, other } = await twoBrowsers();
    const { removePushSubscription: own } = await client.ask(REMOVE, { id: null });
    expect(own).toMatchObject({ settings: { isOn: false, subscriptions: [{}] }, errors: [] });
    const id = own.settings?.subscriptions[0]?.id ?? '';

    const stranger = await aSeeker(server);
    expect((await stranger.client.ask(REMOVE, { id })).removePushSubscription.errors).toEqual([]);
    expect(await isOn(other)).toBe(true);
    await client.ask(REMOVE, { id });
    expect(await isOn(other)).toBe(false);
  });

  it('when nobody was signed in with it for 90 days', async () => {
    await twoBrowsers();
    const always = () => Promise.resolve(true);
    server.clock.advance(PUSH_UNUSED_DAYS * DAY_MS - MINUTE_MS);
    await removePastRetention(server.services, always);
    expect(await stored()).toHaveLength(2);
    server.clock.advance(MINUTE_MS + 1);
    await removePastRetention(server.services, always);
    expect(await stored()).toEqual([]);
  });
});

it('a copy of the own data says which browsers, and not by which address', async () => {
  const seeker = await aSeeker(server);
  const { endpoint, keys } = await subscribe(server, seeker, { zone: 'Asia/Makassar', showsDetails: true });
  const { myRecords } = await seeker.client.ask(RECORDS);
  const now = server.clock.now().toISOString();
  expect(myRecords.pushBrowsers).toEqual([
    {
      ...{ role: 'USER', device: 'Unknown device', zone: 'Asia/Makassar', showsDetails: true, isQuietAtNight: true },
      ...{ createdAt: now, lastUsedAt: now },
    },
  ]);
  for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(JSON.stringify(myRecords)).not.toContain(secret);
});

describe('choices', () => {
  it('are on until they are switched off, are kept as consents, and are those of the role', async () => {
    const [seeker, company] = [await aSeeker(server), await aCompany(server)];
    const kinds = async ({ client }: { client: TestClient }) =>
      (await pushSettings(client))?.preferences.map(({ kind, isOn: on }) => [kind, on]);
    expect(await kinds(company)).toEqual([
      ['PUSH_APPLICANTS', true],
      ['PUSH_REPLIES_DUE', true],
      ['PUSH_APPLICANT_TIMES', true],
      ['PUSH_INTERVIEWS', true],
    ]);

    await seeker.client.ask(PREFER, { kind: 'PUSH_TIMES', isOn: false });
    await seeker.client.ask(PREFER, { kind: 'PUSH_TIMES', isOn: false });
    await seeker.client.ask(PREFER, { kind: 'PUSH_APPLICANTS', isOn: false });

    expect(await kinds(seeker)).toEqual([
      ['PUSH_ANSWERS', true],
      ['PUSH_TIMES', false],
      ['PUSH_REMINDERS', true],
      ['PUSH_FREE_TIMES', true],
      ['PUSH_NEW_JOBS', true],
    ]);
    const consents = await server.dataSource.query('SELECT kind, is_given FROM consents WHERE account_id = ?', [
      seeker.accountId,
    ]);
    expect(consents).toEqual([{ kind: 'PUSH_TIMES', is_given: 0 }]);
  });

  it('about one browser change that one alone', async () => {
    const seeker = await aSeeker(server);
    const other = await signIn(server, seeker.email);
    await subscribe(server, seeker);
    await subscribe(server, { client: other });

    expect((await seeker.client.ask(DETAILS, { isOn: true })).setPushDetails.settings).toEqual({ showsDetails: true });
    expect((await seeker.client.ask(QUIET, { isOn: false })).setQuietHours.settings).toEqual({ isQuietAtNight: false });

    expect(await pushSettings(other)).toMatchObject({ showsDetails: false, isQuietAtNight: true });
  });
});
