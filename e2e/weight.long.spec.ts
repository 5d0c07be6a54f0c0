import { expect, test, type Page } from './browser-test';
import { ownJob, ownSeeker } from './own-people';
import { DEMO_PASSWORD, newPerson } from './people';
import { PHONE } from './screen-audit';

/**
 * From the login to an application, with nothing in the browser's cache; logos are not counted. The question about
 * notifications, under the applications, is nine of the requests and 9 kB.
 */
const MAX_REQUESTS = 58;
const MAX_BYTES = 357_000;

interface Counted {
  url: string;
  bytes: number;
}

/** What the page asks the network for from now on; `rest` waits until it asks for nothing more. */
async function countRequests(page: Page): Promise<{ counted: () => Counted[]; rest: () => Promise<void> }> {
  const browser = await page.context().newCDPSession(page);
  const requests = new Map<string, Counted & { loaderId: string; hasEnded: boolean }>();
  let currentLoader = '';
  browser.on('Network.requestWillBeSent', ({ requestId, loaderId, type, request: { url } }) => {
    if (type === 'Document') currentLoader = loaderId;
    if (!url.startsWith('data:')) requests.set(requestId, { url, loaderId, bytes: 0, hasEnded: false });
  });
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const request = requests.get(requestId);
    // Without a byte on the wire it came from what the browser had.
    if (bytes === 0) requests.delete(requestId);
    else if (request) Object.assign(request, { bytes, hasEnded: true });
  });
  browser.on('Network.loadingFailed', ({ requestId }) => requests.delete(requestId));
  browser.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  await browser.send('Network.enable');
  // The browser may never report the end of what a document that was left had loaded ahead.
  const open = () =>
    [...requests.values()]
      .filter(({ loaderId, hasEnded }) => loaderId === currentLoader && !hasEnded)
      .map(({ url }) => url);
  return {
    counted: () => [...requests.values()].filter(({ url }) => !new URL(url).pathname.startsWith('/files/')),
    rest: () =>
      expect(async () => {
        // What a page loads ahead, it asks for at rest.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        const before = requests.size;
        expect(open()).toEqual([]);
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        expect(requests.size).toBe(before);
      }).toPass(),
  };
}

test(`the way from the login to an application takes ${MAX_REQUESTS} requests and ${MAX_BYTES / 1_000} kB on a phone`, async ({
  browser,
}) => {
  const [job, { email }] = [await ownJob(browser), await ownSeeker(browser)];
  const page = await newPerson(browser);
  await page.setViewportSize(PHONE);
  const { counted, rest } = await countRequests(page);

  await page.goto('/login');
  await rest();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/user/dashboard');
  await rest();
  await page.getByRole('link', { name: 'Find Jobs' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/user/jobs');
  await rest();
  await page.getByRole('link', { name: `Apply Now: ${job.title}` }).click();
  const bar = page.getByRole('region', { name: 'Apply' });
  await bar.getByRole('button', { name: /^[A-Z][a-z]{2}, .* \d\d:\d\d/ }).click();
  await rest();
  await bar.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL('/user/applied');
  await rest();

  const bytes = counted().reduce((sum, request) => sum + request.bytes, 0);
  const list = counted().map((request) => `${request.bytes} ${new URL(request.url).pathname}`);
  expect(list.length, list.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS);
  expect(bytes, list.join('\n')).toBeLessThanOrEqual(MAX_BYTES);
});
