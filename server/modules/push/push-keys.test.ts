import { generateVAPIDKeys } from 'web-push';
import { aJob, accept, applied } from '../../../testkit/market/job-factory';
import { newBrowser, pushSettings, savePush } from '../../../testkit/outside/push-browsers';
import { aCompany, aSeeker } from '../../../testkit/people/actors';
import { PRODUCTION } from '../../../testkit/server/production-settings';
import { useSecondServer, useServer } from '../../../testkit/server/test-server';
import { readEnv } from '../../env';

const SESSION_SECRET = 'a-secret-that-both-processes-share-0123456789';
const server = useServer({ SESSION_SECRET });
const { publicKey, privateKey } = generateVAPIDKeys();
const KEYS = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:push@people.test' };
const without = useSecondServer({ ...PRODUCTION, SESSION_SECRET });
const withKeys = useSecondServer({ ...PRODUCTION, ...KEYS, SESSION_SECRET });

const pushRows = () => server.dataSource.query<unknown[]>("SELECT id FROM outbox WHERE channel = 'PUSH'");

it('production without keys has no notifications: no settings, no subscription and no entry in the outbox', async () => {
  const [company, seeker] = [await aCompany(server), await aSeeker(server)];
  const [asCompany, asSeeker] = [company.client.clone(without.url), seeker.client.clone(without.url)];
  expect(await pushSettings(asSeeker)).toBeNull();
  const browser = { ...(await newBrowser(server)), endpoint: 'https://fcm.googleapis.com/fcm/send/x' };
  const { settings, errors } = await savePush(asSeeker, browser);
  expect([settings, errors.map(({ code }) => code)]).toEqual([null, ['PUSH_SUBSCRIPTION_INVALID']]);

  const job = await aJob({ ...company, client: asCompany });
  await accept({ ...company, client: asCompany }, await applied({ ...seeker, client: asSeeker }, job));
  expect(await pushRows()).toEqual([]);
  expect(without.services.push).toBeNull();
});

it('production with keys tells browsers its public key, and knows real push services alone', async () => {
  const asSeeker = (await aSeeker(server)).client.clone(withKeys.url);
  expect((await pushSettings(asSeeker))?.publicKey).toBe(publicKey);
  const browser = await newBrowser(server);
  expect((await savePush(asSeeker, browser)).errors).toHaveLength(1);
  const endpoint = 'https://fcm.googleapis.com/fcm/send/of-a-real-one';
  expect((await savePush(asSeeker, { ...browser, endpoint })).errors).toEqual([]);
});

describe('the settings', () => {
  const read = (settings: Record<string, string>) => () =>
    readEnv({ NODE_ENV: 'test', DATABASE_URL: 'mariadb://localhost/x', ...settings });

  it.each(Object.keys(KEYS))('are all there or none: without %s they are refused', (name) => {
    expect(read({ ...KEYS, [name]: '' })).toThrow(`${name} is required with the other VAPID settings`);
  });

  it.each([
    ['VAPID_PUBLIC_KEY', generateVAPIDKeys().publicKey, 'must be a pair'],
    ['VAPID_PRIVATE_KEY', 'short', 'must be a pair'],
    ['VAPID_SUBJECT', 'push@people.test', 'VAPID_SUBJECT: must look like'],
    ['PUSH_SERVICES', 'https://fcm.googleapis.com', 'PUSH_SERVICES: must be host names'],
    ['PUSH_SERVICES', '10.0.0.1', 'PUSH_SERVICES: must be host names'],
    ['PUSH_SERVICES', 'fcm.googleapis.com:8443', 'PUSH_SERVICES: must be host names'],
    ['PUSH_SERVICES', '*', 'PUSH_SERVICES: must be host names'],
  ])('%s cannot be %s', (name, value, fault) => {
    expect(read({ ...KEYS, [name]: value })).toThrow(fault);
  });

  it('of another stand-in are for tests alone', () => {
    const PUSH_STAND_IN = 'http://127.0.0.1:1';
    expect(read({ ...PRODUCTION, SESSION_SECRET, PUSH_STAND_IN })).toThrow('PUSH_STAND_IN is for tests');
  });
});
