import { expect, test, type Browser, type Page } from '@playwright/test';
import { ONCE_MORE } from './answers';
import { ownJob, ownSeeker } from './own-people';
import { signedInPage } from './people';

/** What only a real browser knows: what is on the screen, where a page is scrolled to, and what Back does. */

async function phone(browser: Browser, email: string): Promise<Page> {
  const page = await signedInPage(browser, email);
  await page.setViewportSize({ width: 360, height: 740 });
  return page;
}

/** The server refuses the operation from now on. */
async function refuse(page: Page, operation: string, root: string, message: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(`"${operation}"`)) return route.fallback();
    const errors = [{ __typename: 'UserError', code: 'SLOT_FULL', message, field: null }];
    const payload = { __typename: 'Payload', application: null, heldUntil: null, errors };
    return route.fulfill({ json: { data: { [root]: payload } } });
  });
}

/** The operation is answered once, and then the same: other journeys post jobs meanwhile, which would move a list by a card. */
async function keepAnswer(page: Page, operation: string): Promise<void> {
  let kept: unknown;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(`"${operation}"`)) return route.fallback();
    kept ??= await (await route.fetch(ONCE_MORE)).json();
    return route.fulfill({ json: kept });
  });
}

test('two taps apply; a time that is lost and an application that is refused are told beside the finger', async ({
  browser,
}) => {
  const [job, { page }] = [await ownJob(browser), await ownSeeker(browser)];
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/user/jobs?search=${encodeURIComponent(job.title)}`);
  await page.getByRole('link', { name: `Apply Now: ${job.title}` }).click();
  const bar = page.getByRole('region', { name: 'Apply' });
  // Without scrolling: the first time, and the bar beneath.
  const slot = page.getByRole('radio', { disabled: false }).first().locator('..');
  await expect(slot).toBeInViewport({ ratio: 1 });
  await expect(bar).toBeInViewport({ ratio: 1 });

  await refuse(page, 'SeekerHoldSlot', 'holdSlot', 'This interview slot is fully booked. Please choose another one.');
  await slot.click();
  await expect(bar.getByRole('alert')).toHaveText('This interview slot is fully booked. Please choose another one.');
  await expect(bar.getByRole('alert')).toBeInViewport({ ratio: 1 });

  await page.unrouteAll();
  await refuse(page, 'SeekerApplyToJob', 'applyToJob', 'This job is no longer accepting applications');
  await slot.click();
  await expect(bar.getByRole('alert')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Apply Now' }).click();
  await expect(bar.getByRole('alert')).toHaveText('This job is no longer accepting applications');
  await expect(bar.getByRole('alert')).toBeInViewport({ ratio: 1 });

  await page.unrouteAll();
  await page.goto(`/user/job/${job.id}`);
  // Two taps from opening to applied.
  await bar.getByRole('button', { name: /^[A-Z][a-z]{2} \d\d:\d\d/ }).click();
  await bar.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL('/user/applied');
  await expect(page.getByText('Next: the company looks at your application.')).toBeInViewport();
});

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

test('a filled form asks before Back and before a reload, and stays or goes', async ({ browser }) => {
  const page = await phone(browser, 'company@demo.test');
  await page.goto('/company/jobs');
  await page.getByRole('link', { name: 'Create Job' }).first().click();
  await page.getByLabel('Job title').fill('Barista');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await page.goBack();
  await expect(question).toBeInViewport();
  await expect(page).toHaveURL(/\/company\/create$/);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue('Barista');

  // The menu is a drawer: the question has to be above it.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My Jobs' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Job title')).toHaveValue('Barista');

  const native = page.waitForEvent('dialog');
  // Not page.reload: it would wait for a load that the person does not allow.
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const dialog = await native;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByLabel('Job title')).toHaveValue('Barista');

  await page.goBack();
  await question.getByRole('button', { name: 'Leave page' }).click();
  await expect(page).toHaveURL(/\/company\/jobs$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Job Listings');
});

test('a long address does not widen a list of the administrators', async ({ browser }) => {
  const page = await phone(browser, 'admin@demo.test');
  // Found by search, because other tests' people may fill the first page.
  await page.goto('/admin/users?search=Togar');
  await expect(page.getByRole('link', { name: 'Togar Hasiholan Nainggolan' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});

test('a long e-mail of an accepted applicant is read whole', async ({ browser }) => {
  const page = await phone(browser, 'company@demo.test');
  const email = `${'nama.panjang.'.repeat(5)}@mail.test`;
  await page.goto('/company/upcoming-interviews');
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"email":"[^"]+"/g, `"email":"${email}"`);
    await route.fulfill({ response, body });
  });
  await page.locator('main a[href^="/company/applicant/"]').first().click();
  const isInside = await page.getByRole('link', { name: email }).evaluate((link) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    return text.getBoundingClientRect().right <= link.getBoundingClientRect().right;
  });
  expect(isInside).toBe(true);
});
