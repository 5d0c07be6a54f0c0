import { expect, test, type Page } from './browser-test';
import { ownJob } from './own-people';
import { signInByApi } from './people';

/** What WCAG 1.4.12 lets a person set. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Of these, the ones whose words are wider than they are and are not drawn. */
const cutOff = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((parts) =>
      parts
        .filter((part) => getComputedStyle(part).overflow !== 'visible' && part.scrollWidth > part.clientWidth + 1)
        .map(({ textContent }) => textContent),
    );

test('letters, words and lines may be spaced wider without losing a salary, a time or a deadline', async ({
  browser,
}) => {
  for (const { email, path, selector, width } of [
    { email: 'seeker@demo.test', path: '/user/jobs', selector: 'article p', width: 360 },
    { email: 'company@demo.test', path: '/company/all-applicants', selector: 'tbody td', width: 1280 },
  ]) {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    await signInByApi(page.request, email);
    await page.goto(path);
    await expect(page.locator(selector).first()).toBeVisible();
    await page.evaluate((sheet) => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(sheet);
      document.adoptedStyleSheets = [spacing];
    }, SPACING);
    expect(await cutOff(page, selector)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await context.close();
  }
});

test('the week keeps its lines in forced colours', async ({ browser }) => {
  const { id, company } = await ownJob(browser);
  const { page } = company;
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/company/jobs/${id}/slots`);
  const cell = page.locator('tbody tr:nth-child(2) td').first();
  await expect(cell).toBeVisible();
  const lines = await cell.evaluate((element) => {
    const { borderLeftWidth, borderBottomWidth } = getComputedStyle(element);
    return [borderLeftWidth, borderBottomWidth];
  });
  expect(lines).toEqual(['1px', '1px']);
});
