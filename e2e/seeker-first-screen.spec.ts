import { expect, test, type Page } from './browser-test';
import { ownJob } from './own-people';
import { signInByApi } from './people';

/** What a seeker sees on a small phone. */
const PHONE = { width: 360, height: 640 };

const heightsOf = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));

test('on a small phone rows and cards are low, the calendar is near, and a list keeps its place', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: PHONE, timezoneId: 'Asia/Jakarta' })).newPage();
  await signInByApi(page.request, 'seeker@demo.test');

  await page.goto('/user/applied');
  await expect(page.getByRole('region', { name: 'Accepted' })).toBeVisible();
  expect(Math.max(...(await heightsOf(page, 'main section li')))).toBeLessThanOrEqual(96);

  await page.goto('/user/interview-calendar');
  const month = page.getByRole('grid').or(page.getByRole('table'));
  await expect(month.first()).toBeVisible();
  const box = await month.first().boundingBox();
  expect(box?.y).toBeLessThan(PHONE.height - 56);

  await page.goto('/user/jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(Math.max(...(await heightsOf(page, 'article')))).toBeLessThanOrEqual(168);

  // The place is kept, also when the phone has thrown the page away meanwhile.
  const job = page.getByRole('article').nth(5).getByRole('heading').getByRole('link');
  await job.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(0);
  await job.click();
  await expect(page).toHaveURL(/\/user\/job\//);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('the arrows of a board lead from one end to the other', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: PHONE, timezoneId: 'Asia/Jakarta' })).newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInByApi(page.request, 'seeker@demo.test');
  const { id } = await ownJob(browser, { days: 6 });
  await page.goto(`/user/job/${id}`);
  await expect(page.getByRole('radiogroup')).toBeVisible();
  const earlier = page.getByRole('button', { name: 'Earlier times' });
  const later = page.getByRole('button', { name: 'Later times' });
  await expect(earlier).toHaveAttribute('aria-disabled', 'true');
  await expect(async () => {
    await later.click();
    await expect(later).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();
  await expect(earlier).toHaveAttribute('aria-disabled', 'false');
  const { last, edge } = await page.getByRole('radiogroup').evaluate((board) => ({
    last: [...board.querySelectorAll('label')].at(-1)?.getBoundingClientRect().right ?? 0,
    edge: board.getBoundingClientRect().right,
  }));
  expect(last).toBeLessThanOrEqual(edge + 1);
});
