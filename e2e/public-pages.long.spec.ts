import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser } from './browser-test';
import { graphql } from '../testkit/graphql';
import { askAs } from './ask';
import { ownJob, registerOwnSeeker } from './own-people';
import { DEMO_PASSWORD, linkMailedTo, newPerson } from './people';
import { randomUUID } from 'node:crypto';

const SHOW = graphql(`mutation ShowOwnCompany { setCompanyPublic(isPublic: true) { errors { message } } }`);

const MAX_BYTES = 60_000;

/** What a first visit transfers, in bytes, headers included and logos left out. */
async function weightOf(browser: Browser, address: string): Promise<number> {
  const page = await (await browser.newContext()).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const kinds = new Map<string, string>();
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, type = '' }) => void kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) !== 'Image') bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.context().close();
  return bytes;
}

for (const { path, button, back } of [
  { path: '/jobs', button: 'Search', back: '/lowongan' },
  { path: '/lowongan', button: 'Cari', back: '/jobs' },
])
  test(`${path} needs no script from the search to the login, which leads back to the chosen time`, async ({
    browser,
  }) => {
    const job = await ownJob(browser);
    const hidden = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await hidden.goto(`${path}?search=${encodeURIComponent(job.title)}`);
    await expect(hidden.getByRole('link', { name: job.title, exact: true })).toHaveCount(0);
    expect(await askAs(job.company.page.request, SHOW)).toEqual({ setCompanyPublic: { errors: [] } });

    const visitor = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const page = await visitor.newPage();
    await page.goto(path);
    await page.getByRole('searchbox').fill(job.title);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('link', { name: job.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}/${job.id}-`));
    expect(
      await page.locator(`link[hreflang]`).evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toContainEqual(expect.stringContaining(`${back}/${job.id}-`));
    const [list, address] = [page.url().replace(/\/[^/]*$/, ''), page.url()];

    // The same pages with a script, which axe is.
    const seeker = await newPerson(browser);
    const email = await registerOwnSeeker((await newPerson(browser)).request);
    for (const shown of [list, address]) {
      await seeker.goto(shown);
      expect((await new AxeBuilder({ page: seeker }).analyze()).violations.map(({ id }) => id)).toEqual([]);
      expect(await weightOf(browser, shown)).toBeLessThan(MAX_BYTES);
    }
    await seeker.getByRole('link', { name: /^14:00/ }).click();
    await expect(seeker).toHaveURL(/\/login\?returnTo=/);
    await seeker.locator('input[type=email]').fill(email);
    await seeker.locator('input[type=password]').fill(DEMO_PASSWORD);
    await seeker.keyboard.press('Enter');
    await expect(seeker).toHaveURL(new RegExp(`^[^?]*/user/job/${job.id}`));
    await expect(seeker.getByRole('radio', { name: /14:00/ })).toBeChecked();
  });

for (const { path, locale, register } of [
  { path: '/jobs', locale: 'en-GB', register: 'Register and go on to apply' },
  { path: '/lowongan', locale: 'id-ID', register: 'Daftar dan lanjut melamar' },
])
  test(`${path} leads a person without an account to the time that they tapped, in any browser`, async ({
    browser,
  }) => {
    const job = await ownJob(browser);
    expect(await askAs(job.company.page.request, SHOW)).toEqual({ setCompanyPublic: { errors: [] } });
    const phone = { locale, viewport: { width: 360, height: 740 } };
    const page = await (await browser.newContext(phone)).newPage();
    const email = `seeker-${randomUUID()}@mail.test`;
    const chosen = new RegExp(`^[^?]*/user/job/${job.id}\\?slot=`);

    await page.goto(`${path}/${job.id}`);
    await page.getByRole('link', { name: /^14:00/ }).click();
    await page.getByRole('link', { name: register }).click();
    await expect(page).toHaveURL(/\/register\?returnTo=/);
    await page.locator('[data-path=fullName]').fill('Ratna Kusumawardhani');
    await page.locator('[data-path=phoneNumber]').fill('081234567890');
    await page.locator('[data-path=email]').fill(email);
    await page.locator('[data-path=password]').fill(DEMO_PASSWORD);
    await page.locator('[data-path=confirmPassword]').fill(DEMO_PASSWORD);
    await page.locator('[data-path=education]').selectOption({ index: 2 });
    await page.locator('[data-path=acceptTerms]').check();
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(/\/verify-email\?continueUrl=/);

    const link = await linkMailedTo(page.request, email, '/verify-email');
    const elsewhere = await (await browser.newContext(phone)).newPage();
    await page.goto(link);
    await expect(page).toHaveURL(chosen);
    await expect(page.getByRole('radio', { name: /14:00/ })).toBeChecked();

    // The link on another device leads through the login.
    await elsewhere.goto(link);
    await expect(elsewhere).toHaveURL(/\/login\?returnTo=/);
    await elsewhere.locator('input[type=email]').fill(email);
    await elsewhere.locator('input[type=password]').fill(DEMO_PASSWORD);
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere).toHaveURL(chosen);
    await expect(elsewhere.getByRole('radio', { name: /14:00/ })).toBeChecked();
  });
