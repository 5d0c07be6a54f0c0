import { expect, test, type Page } from './browser-test';
import { ownJob, ownSeeker } from './own-people';
import { DEMO_PASSWORD } from './people';
import { startProxy } from './proxy';
import { PHONE } from './screen-audit';
import { isServed } from './served-page';

test.use({ serviceWorkers: 'allow' });

/** What the worker adds to a first visit, and a second one from the login to a job, in bytes on the wire. */
const MAX_ADDED = 4_000;
const MAX_SECOND_VISIT = 60_000;

async function fromLoginToJob(page: Page, url: string, email: string, title: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await page.getByRole('link', { name: 'Find Jobs' }).filter({ visible: true }).first().click();
  await page.getByRole('link', { name: `Apply Now: ${title}` }).click();
  await expect(page.getByRole('region', { name: 'Apply' })).toBeVisible();
}

test(`the worker adds ${MAX_ADDED / 1_000} kB at most, and a second visit takes ${MAX_SECOND_VISIT / 1_000} kB`, async ({
  browser,
}) => {
  const proxy = await startProxy(String(process.env['E2E_BASE_URL']));
  const [job, { email }] = [await ownJob(browser), await ownSeeker(browser)];
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await fromLoginToJob(page, proxy.url, email, job.title);
  await isServed(page);
  const isAdded = (path: string): boolean => ['/service-worker.js', '/shell', '/manifest.webmanifest'].includes(path);
  const bytesOf = (list: typeof proxy.sent): number => list.reduce((sum, { bytes }) => sum + bytes, 0);
  const added = proxy.sent.filter(({ path }) => isAdded(path));
  expect(bytesOf(added), JSON.stringify(added)).toBeLessThanOrEqual(MAX_ADDED);

  await context.clearCookies();
  // Only what the worker has kept is left.
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  proxy.sent.length = 0;
  await fromLoginToJob(page, proxy.url, email, job.title);
  expect(bytesOf(proxy.sent), JSON.stringify(proxy.sent, null, 1)).toBeLessThanOrEqual(MAX_SECOND_VISIT);
  await proxy.close();
  await context.close();
});
