import { expect, test, type Page } from './browser-test';
import { ownCompany } from './own-people';
import { comingWeekday } from './people';
import { startProxy } from './proxy';
import { isServed } from './served-page';

test.use({ serviceWorkers: 'allow' });

const TITLE = 'Barista Kepala';
const NEXT = 'f'.repeat(16);
const baseUrl = (): string => String(process.env['E2E_BASE_URL']);
const versionOf = async (page: Page): Promise<string> =>
  (await page.locator('meta[name="version"]').getAttribute('content')) ?? '';
const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

test('a deployment in the middle of a form loses nothing, and is taken at the next navigation', async ({ browser }) => {
  let version = '';
  let isDeployed = false;
  /** The files of the new build, which here are those of the old one, are there. */
  let isWhole = false;
  const known = new Set<string>();
  const proxy = await startProxy(baseUrl(), (path) => {
    if (!isDeployed) known.add(path);
    if (!isDeployed) return undefined;
    // The new build has other files; those of the old one are gone.
    if (path.startsWith('/assets/') && !known.has(path) && !isWhole) return null;
    return path === '/graphql' ? undefined : (text) => text.replaceAll(version, NEXT);
  });
  const { page } = await ownCompany(browser);
  const other = await page.context().newPage();
  await other.goto(`${proxy.url}/company/dashboard`);
  await isServed(other);
  await page.goto(`${proxy.url}/company/create`);
  await page.getByLabel('Job title').fill(TITLE);
  await page.getByLabel('Location').fill('Bandung');
  await page.getByLabel('Description').fill('Leads the bar.\nTrains the team.');
  await page.getByLabel('Required skills').fill('Espresso');
  await page.getByLabel('Required skills').press('Enter');
  await page.getByText('Type the times, or add several at once').click();
  await page.getByRole('button', { name: 'Add slot' }).click();
  await page.getByRole('listitem', { name: 'Slot 1' }).getByLabel('Date').fill(comingWeekday());
  await isServed(page);
  version = await versionOf(page);
  expect(version).toMatch(/^[0-9a-f]{16}$/);

  isDeployed = true;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const isTaken = (): Promise<boolean> =>
    page.evaluate(async () => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      return !installing && !waiting;
    });
  await expect.poll(isTaken).toBe(true);
  await expect(page.getByLabel('Job title')).toHaveValue(TITLE);
  await page.getByRole('button', { name: 'Post Job' }).click();

  // The job is posted by the page of the old version; the page that follows it is of the new one.
  await expect(page.locator('meta[name="version"]')).toHaveAttribute('content', NEXT);
  await expect(page).toHaveURL(/\/company\/job\/\w+/);
  isWhole = true;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  // The other tab still shows the older version.
  expect(await versionOf(other)).toBe(version);
  expect(await cacheNames(page)).toEqual([`files ${version}`, `files ${NEXT}`]);
  await other.close();
  await page.goto(`${proxy.url}/company/jobs`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => cacheNames(page)).toEqual([`files ${NEXT}`]);
  await proxy.close();
});

test('the switch takes the worker and all that it kept away', async ({ browser }) => {
  let isOff = false;
  const removal = await (await fetch(`${baseUrl()}/service-worker-removal.js`)).text();
  const proxy = await startProxy(baseUrl(), (path) => {
    if (!isOff) return undefined;
    if (path === '/service-worker.js') return () => removal;
    return (text) => text.replace('name="service-worker" content="on"', 'name="service-worker" content="off"');
  });
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${proxy.url}/login`);
  await isServed(page);

  isOff = true;
  await page.reload();
  const left = (): Promise<number[]> =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  await page.reload();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await left()).toEqual([0, 0]);
  await proxy.close();
});
