import { chromium, expect, test, type Browser, type Page } from './browser-test';
import { ONCE_MORE } from './controlled-responses';
import { accept, applied } from '../testkit/market/job-factory';
import { personIn } from './ask';
import { ownJob, ownSeeker } from './own-people';
import { signedInPage, signInByApi } from './people';
import { PHONE } from './screen-audit';

/** What only a real browser knows: where a page is scrolled to, and how wide what is on it gets. */

async function phone(browser: Browser, email: string): Promise<Page> {
  const page = await signedInPage(browser, email);
  await page.setViewportSize(PHONE);
  return page;
}

/** The operation runs once, and its response is repeated: other journeys post jobs meanwhile, which would move a list by a card. */
async function keepAnswer(page: Page, operation: string): Promise<void> {
  let kept: unknown;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(`"${operation}"`)) return route.fallback();
    kept ??= await (await route.fetch(ONCE_MORE)).json();
    return route.fulfill({ json: kept });
  });
}

test('the way back to the job list keeps its page and its place', async ({ browser }) => {
  const page = await phone(browser, 'seeker@demo.test');
  await keepAnswer(page, 'SeekerJobs');
  await page.goto('/user/jobs?page=2');
  const link = page.getByRole('link', { name: /^Apply Now: / }).nth(4);
  const scrolled = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(0);
  for (const goBack of [
    () => page.locator('main').getByRole('link', { name: 'Find Jobs' }).click(),
    () => page.goBack(),
  ]) {
    await link.click();
    await expect(page).toHaveURL(/\/user\/job\//);
    await goBack();
    await expect(page).toHaveURL(/\/user\/jobs\?page=2$/);
    await expect.poll(scrolled).toBe(left);
  }
});

test('a long address does not widen a list of the administrators', async ({ browser }) => {
  const page = await phone(browser, 'admin@demo.test');
  // Found by search, because other tests' people may fill the first page.
  await page.goto('/admin/users?search=Togar');
  await expect(page.getByRole('link', { name: 'Togar Hasiholan Nainggolan', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});

test('a long e-mail of an accepted applicant is read whole', async ({ browser }) => {
  const [job, { page: seeker }] = [await ownJob(browser), await ownSeeker(browser)];
  const id = await applied(personIn(seeker.request), job);
  const { page } = job.company;
  await accept(personIn(page.request), id, { interviewLink: 'https://meet.example/rias' });
  await page.setViewportSize(PHONE);
  const email = `${'nama.panjang.'.repeat(5)}@mail.test`;
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"email":"[^"]+"/g, `"email":"${email}"`);
    await route.fulfill({ response, body });
  });
  await page.goto(`/company/applicant/${id}`);
  const isInside = await page.getByRole('link', { name: email }).evaluate((link) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    return text.getBoundingClientRect().right <= link.getBoundingClientRect().right;
  });
  expect(isInside).toBe(true);
});

const WITH_LARGE_LETTERS = {
  'seeker@demo.test': ['/user/dashboard', '/user/jobs', '/user/applied', '/user/interview-calendar', '/user/profile'],
  'company@demo.test': ['/company/dashboard', '/company/jobs', '/company/all-applicants', '/company/create'],
  'admin@demo.test': ['/admin/dashboard', '/admin/companies', '/admin/reports'],
};

for (const [email, places] of Object.entries(WITH_LARGE_LETTERS)) {
  test(`letters twice as large still fit a phone of ${email}`, async () => {
    const { launchOptions, baseURL } = test.info().project.use;
    const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
    const browser = await chromium.launch({ ...launchOptions, args });
    try {
      const page = await (await browser.newContext({ baseURL, viewport: PHONE })).newPage();
      await signInByApi(page.request, email);
      for (const place of places) {
        await page.goto(place);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `sideways on ${place}`)
          .toBe(0);
      }
    } finally {
      await browser.close();
    }
  });
}
