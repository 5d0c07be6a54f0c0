import { expect, test, type Page } from './browser-test';
import type { PushMessage } from '../domain/push';
import { graphql } from '../testkit/graphql';
import { accept, applied } from '../testkit/market/job-factory';
import { askAs, personIn, present } from './ask';
import { ownJob, ownSeeker } from './own-people';
import { signInByApi } from './people';
import { audit, PHONE } from './screen-audit';

test.use({ serviceWorkers: 'allow' });

const BROWSERS = graphql(`query BrowsersTold { pushSettings { subscriptions { id } } }`);

interface StandInBrowser {
  id: string;
  endpoint: string;
  keys: Record<string, string>;
}

/** Headless Chromium cannot subscribe: it is given what a browser of the stand-in would answer. */
async function withPush(page: Page): Promise<StandInBrowser> {
  await page.context().grantPermissions(['notifications']);
  const browser = (await (await page.request.post('/sandbox/push/browsers')).json()) as StandInBrowser;
  await page.addInitScript(({ endpoint, keys }) => {
    const flag = 'subscribed-in-test';
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(flag);
        return true;
      },
    };
    const isSubscribed = () => localStorage.getItem(flag) !== null;
    Object.defineProperty(Notification, 'permission', { get: () => (isSubscribed() ? 'granted' : 'default') });
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        localStorage.setItem(flag, 'yes');
        return subscription;
      },
      getSubscription: async () => (isSubscribed() ? subscription : null),
    });
  }, browser);
  return browser;
}

/** A push service's way into the browser. */
async function deliveryTo(page: Page): Promise<(message: PushMessage | string) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  let registrationId = '';
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId;
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrationId).not.toBe('');
  return async (message) => {
    const data = typeof message === 'string' ? message : JSON.stringify(message).padEnd(1024);
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data,
    });
  };
}

const shownIn = (page: Page): Promise<{ title: string; body: string }[]> =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body }) => ({ title, body }));
  });

/** What the push service has for the browser, once something came. */
async function messageFor(page: Page, { id }: StandInBrowser): Promise<PushMessage> {
  let text: string | undefined;
  await expect
    .poll(async () => {
      const response = await page.request.get(`/sandbox/push?format=json&browser=${id}`);
      [text] = ((await response.json()) as { text: string }[]).map((push) => push.text);
      return text !== undefined;
    })
    .toBe(true);
  return JSON.parse(present(text, 'message')) as PushMessage;
}

test('a seeker is told on the phone, chooses what, and is told nothing after logging out', async ({ browser }) => {
  const [job, seeker] = [await ownJob(browser), await ownSeeker(browser)];
  const { page } = seeker;
  await page.setViewportSize(PHONE);
  const standIn = await withPush(page);
  const applicationId = await applied(personIn(page.request), job);

  // Asked in our own words, after the first application.
  await page.goto('/user/applied');
  const question = page.getByRole('region', { name: 'Tell me on this phone' });
  await expect(question).toBeVisible();
  expect(await audit(page, 'the question', 0)).toEqual([]);
  await page.setViewportSize(PHONE);
  await question.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(page.getByText('Notifications are on.')).toBeVisible();
  await expect(question).toHaveCount(0);

  // Whatever the hour is in which this test runs.
  await page.goto('/user/profile');
  await page.getByRole('link', { name: 'Choose what is told to you' }).click();
  const quiet = page.getByRole('switch', { name: /^Quiet from 21:00 to 07:00/ });
  await expect(quiet).toBeChecked();
  await quiet.click({ force: true });
  await expect(quiet).not.toBeChecked();
  await expect(page.getByRole('row', { name: /Application answered/ })).toBeVisible();
  expect(await audit(page, 'notifications', 1)).toEqual([]);
  await page.goto('/user/security');
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();

  await accept(personIn(job.company.page.request), applicationId);
  const message = await messageFor(page, standIn);
  expect(JSON.stringify(message)).not.toMatch(/Ratna|accepted/i);
  const deliver = await deliveryTo(page);
  const tell = (one: PushMessage | string, expected: { title: string; body: string }): Promise<void> =>
    // A notification that replaces another one is not always listed at once.
    expect(async () => {
      await deliver(one);
      expect(await shownIn(page)).toContainEqual(expected);
    }).toPass();
  await tell(message, { title: message.title, body: message.body });
  await page.goto('/user/dashboard');
  await expect.poll(() => shownIn(page)).toEqual([]);

  const nothingTold = { title: 'News from TemuKerja', body: '' };
  for (const other of [{ ...message, subscription: 'another' }, { ...message, until: 0 }, 'no JSON']) {
    await tell(other, nothingTold);
    await page.reload();
    await expect.poll(() => shownIn(page)).toEqual([]);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog', { name: 'Confirm Logout' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await tell(message, nothingTold);
  expect(
    await page.evaluate(() => [localStorage.getItem('pushOf'), localStorage.getItem('subscribed-in-test')]),
  ).toEqual([null, null]);
  await signInByApi(page.request, seeker.email);
  expect(await askAs(page.request, BROWSERS)).toEqual({ pushSettings: { subscriptions: [] } });
});

test('a press opens the page of the news, or the tab that shows it', async ({ browser }) => {
  const { page } = await ownSeeker(browser);
  await page.goto('/user/applied');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.context().serviceWorkers().length).toBe(1);
  const [worker] = page.context().serviceWorkers();
  const opened = await worker?.evaluate(async () => {
    const scope = self as unknown as {
      clients: { openWindow: unknown; matchAll: unknown };
      location: Location;
      dispatchEvent: (event: Event) => boolean;
    };
    const calls: string[] = [];
    scope.clients.openWindow = async (address: string) => void calls.push(`opens ${new URL(address).pathname}`);
    scope.clients.matchAll = async () => [
      { url: `${scope.location.origin}/user/applied`, focus: async () => void calls.push('focuses the tab') },
    ];
    const press = async (data: string): Promise<void> => {
      const shown = { data, close: () => calls.push('closes') };
      const event = Object.assign(new Event('notificationclick'), { notification: shown, waitUntil: () => undefined });
      scope.dispatchEvent(event);
      await new Promise((resolve) => setTimeout(resolve));
    };
    for (const path of ['/user/application/01ABC', '/user/applied', 'https://elsewhere.test/x']) await press(path);
    return calls;
  });
  expect(opened).toEqual([
    ...['closes', 'opens /user/application/01ABC', 'closes', 'focuses the tab', 'closes', 'opens /'],
  ]);
});
