import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/time';
import { figure } from '../../../testkit/checks/figures';
import { anApplication } from '../../../testkit/market/interview-factory';
import { accept, reject } from '../../../testkit/market/job-factory';
import { requestReschedule } from '../../../testkit/market/reschedules';
import { mailsArrived } from '../../../testkit/outside/mailbox';
import {
  answerWith,
  pushesTo,
  pushesSettled,
  savePush,
  settledPushes,
  subscribe,
  type PushedBrowser,
} from '../../../testkit/outside/push-browsers';
import { aCompany, aSeeker, signIn, type TestCompany } from '../../../testkit/people/actors';
import { atOnce } from '../../../testkit/races/at-once';
import { TestServer, useServer } from '../../../testkit/server/test-server';
import { newId } from '../../db/columns';

const log: string[] = [];
const server = useServer({ LOG_LEVEL: 'info', METRICS_PORT: '0' }, { log });

let company: TestCompany;
beforeAll(async () => {
  company = await aCompany(server, { tokens: 50, companyName: 'PT Antar' });
});

const SLOT = { date: '2026-12-09', start: '13:30', end: '14:00', maxApplicants: 9 };

async function anApplicant() {
  const { seeker, id } = await anApplication(server, { company, title: 'Kurir', slots: [SLOT] });
  return { seeker, id, browser: await subscribe(server, seeker) };
}

/** The browser of someone who was rejected while the push service answers so. */
async function aRejected(answer: Parameters<typeof answerWith>[2]): Promise<PushedBrowser> {
  const { id, browser } = await anApplicant();
  await answerWith(server, browser, answer);
  await reject(company, id);
  await pushesSettled(server);
  return browser;
}

const subscriptions = ({ endpoint }: PushedBrowser): Promise<unknown[]> =>
  server.dataSource.query('SELECT id FROM push_subscriptions WHERE endpoint = ?', [endpoint]);

/** What waits for a browser, with the seconds until the next try. */
async function waiting({ endpoint }: PushedBrowser) {
  const rows = await server.dataSource.query<{ attempts: number; due_at: Date; last_error: string }[]>(
    `SELECT o.attempts, o.due_at, o.last_error FROM outbox o JOIN push_subscriptions p ON o.effect_key LIKE CONCAT('push:%', p.id)
     WHERE p.endpoint = ? AND o.done_at IS NULL`,
    [endpoint],
  );
  return rows.map(({ due_at: dueAt, ...row }) => ({
    ...row,
    wait: (dueAt.getTime() - server.clock.now().getTime()) / 1000,
  }));
}

const count = async (outcome: string) => figure(await server.figures(), 'temukerja_pushes_total', { outcome });

describe('a push service', () => {
  it('that knows the browser no more ends its entry', async () => {
    const browser = await aRejected({ status: 410 });
    expect(await subscriptions(browser)).toEqual([]);
    expect(await count('gone')).toBeGreaterThan(0);
  });

  it('that takes no such message is asked once', async () => {
    const before = await count('refused');
    const browser = await aRejected({ status: 413 });
    await answerWith(server, browser, null);
    server.clock.advance(HOUR_MS);
    expect(await settledPushes(server, browser)).toEqual([]);
    expect(await waiting(browser)).toEqual([]);
    expect(await subscriptions(browser)).toHaveLength(1);
    expect(await count('refused')).toBe(before + 1);
  });

  it('that is busy is asked again after a growing pause, and then once more', async () => {
    const browser = await aRejected({ status: 429 });
    for (const [attempts, wait] of [
      [1, 10],
      [2, 20],
      [3, 40],
    ] as const) {
      expect(await waiting(browser)).toEqual([{ attempts, wait, last_error: 'status 429' }]);
      server.clock.advance(wait * 1000);
      if (attempts === 3) await answerWith(server, browser, null);
      await pushesSettled(server);
    }
    expect(await pushesTo(server, browser)).toHaveLength(1);
    expect(await waiting(browser)).toEqual([]);
  });

  it('may say when to ask again, within the hour', async () => {
    const browser = await aRejected({ status: 429, retryAfter: '300' });
    expect(await waiting(browser)).toMatchObject([{ wait: 300 }]);
    await answerWith(server, browser, { status: 503, retryAfter: '86400' });
    server.clock.advance(300_000);
    await pushesSettled(server);
    expect(await waiting(browser)).toMatchObject([{ wait: 3600 }]);
  });

  it('that is away for a day is asked no more', async () => {
    const browser = await aRejected({ status: 500 });
    server.clock.advance(DAY_MS + MINUTE_MS);
    await answerWith(server, browser, null);
    expect(await settledPushes(server, browser)).toEqual([]);
    expect(await waiting(browser)).toEqual([]);
  });

  it('keeps no mail back, and no other browser', async () => {
    const [slow, quick] = [await anApplicant(), await anApplicant()];
    await answerWith(server, slow.browser, { status: 503, retryAfter: '3600' });
    await reject(company, slow.id);
    await reject(company, quick.id);
    await mailsArrived(server, slow.seeker.email, 'Your application for Kurir');
    expect(await settledPushes(server, quick.browser)).toHaveLength(1);
    expect(await waiting(slow.browser)).toHaveLength(1);
  });
});

it('an entry that nobody can make anything of keeps no other back, and is given up after a day', async () => {
  const browser = await subscribe(server, await aSeeker(server));
  const { id, browser: ofSeeker } = await anApplicant();
  const [{ id: subscriptionId = '' } = {}] = await server.dataSource.query<{ id: string }[]>(
    'SELECT id FROM push_subscriptions WHERE endpoint = ?',
    [browser.endpoint],
  );
  // Of no application.
  const news = { about: 'APPLICATION', kind: 'accepted', companyId: null, since: 0 };
  const now = server.clock.now();
  await server.dataSource.query(
    "INSERT INTO outbox (id, channel, effect_key, payload, created_at, due_at) VALUES (?, 'PUSH', ?, ?, ?, ?)",
    [newId(), `push:broken:${subscriptionId}`, JSON.stringify({ ...news, subscriptionId }), now, now],
  );
  await reject(company, id);

  expect(await settledPushes(server, ofSeeker)).toHaveLength(1);
  expect(await waiting(browser)).toMatchObject([{ attempts: 1, wait: 10 }]);
  server.clock.advance(DAY_MS + MINUTE_MS);
  await pushesSettled(server);
  expect(await waiting(browser)).toEqual([]);
  expect(await pushesTo(server, browser)).toEqual([]);
});

it('several browsers of a person are each told once', async () => {
  const { seeker, id, browser } = await anApplicant();
  const browsers = [browser];
  for (const client of await atOnce(3, () => signIn(server, seeker.email)))
    browsers.push(await subscribe(server, { client }));
  await accept(company, id);
  await pushesSettled(server);
  const page = await (await server.visitor().fetch('/sandbox/push')).text();
  expect(page).toContain(`<a href="/user/application/${id}">News about an application</a>`);
  for (const one of browsers) expect(await settledPushes(server, one)).toHaveLength(1);
});

it('two servers tell a browser once between them, and one goes on where the other stops', async () => {
  // Its push service is the one of the first.
  const second = new TestServer({ PUSH_STAND_IN: server.services.push?.standIn ?? '', LOG_LEVEL: 'error' });
  const people = await atOnce(6, () => anApplicant());
  const last = await anApplicant();
  await second.start({ beside: server });
  try {
    await atOnce(6, async (index) => {
      await reject(company, people[index]?.id ?? '');
      server.services.push?.wake();
      second.services.push?.wake();
    });
    for (const { browser } of people) expect(await settledPushes(server, browser)).toHaveLength(1);
  } finally {
    await second.stop();
  }

  await accept(company, last.id);
  expect(await settledPushes(server, last.browser)).toHaveLength(1);
});

it('an address at a push service is in no log, no answer and no entry of the outbox', async () => {
  const { seeker, id, browser } = await anApplicant();
  await answerWith(server, browser, { status: 500 });
  await accept(company, id);
  await pushesSettled(server);
  await answerWith(server, browser, { status: 413 });
  server.clock.advance(MINUTE_MS);
  await requestReschedule(company, id, { date: '2026-12-10', start: '10:00', end: '10:30', reason: 'Rapat' });
  await pushesSettled(server);
  const refused = await savePush(seeker.client, browser, { auth: 'x' });
  const outbox = await server.dataSource.query('SELECT * FROM outbox');
  const settings = await savePush(seeker.client, browser);

  // Those of the stand-in's own pages have its ids in their paths.
  const lines = log.filter((line) => !line.includes('"path":"/sandbox/push')).join('');
  expect(lines).toContain('a notification was refused');
  const all = lines + JSON.stringify([refused, outbox, settings]);
  const secrets = [browser.id, browser.endpoint, browser.keys.auth, browser.keys.p256dh];
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
});
