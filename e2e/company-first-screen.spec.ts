import { expect, test, type Page } from './browser-test';
import { signInByApi } from './people';

/** What a company sees first: the pages of its day were longer than three screens. */
const SCREENS = [
  { width: 1280, height: 900, firstApplicant: 320, dashboard: 1500 },
  { width: 360, height: 740, firstApplicant: 420, dashboard: 2100 },
] as const;

const topOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

for (const { width, height, firstApplicant, dashboard } of SCREENS) {
  test(`at ${width} px the first applicant and the whole dashboard are near`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height }, timezoneId: 'Asia/Jakarta' });
    const page = await context.newPage();
    await signInByApi(page.request, 'company@demo.test');

    await page.goto('/company/all-applicants');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Waiting for you' })).toBeVisible();
    expect(await topOf(page, 'main tbody tr')).toBeLessThanOrEqual(firstApplicant);
    const cut = await page.getByText(/^answer by/).evaluateAll(
      (deadlines) =>
        deadlines.filter((deadline) => {
          const row = deadline.closest('tr');
          const cell = deadline.closest('td');
          const { left, right } = deadline.getBoundingClientRect();
          if (!row || !cell || right === left) return true;
          return right > row.getBoundingClientRect().right || cell.scrollWidth > cell.clientWidth;
        }).length,
    );
    expect(cut).toBe(0);

    await page.goto('/company/dashboard');
    await expect(page.getByRole('region', { name: 'Waiting for you' })).toBeVisible();
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall).toBeLessThanOrEqual(dashboard);
  });
}

test('those who wait are read as a queue', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await signInByApi(page.request, 'company@demo.test');
  await page.goto('/company/dashboard');
  await page.getByRole('link', { name: /^Review:/ }).click();
  await expect(page).toHaveURL(/all-applicants\?applicant=\w{26}/);
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next applicant' }).click();
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
});
