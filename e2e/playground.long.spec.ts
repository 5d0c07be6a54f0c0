import { expect, test, type Browser, type Page } from './browser-test';
import { SAVED_QUERIES } from '../client/features/admin/playground/saved-queries';
import { playground } from '../client/messages/en/playground';
import { graphql } from '../testkit/graphql';
import { applied } from '../testkit/market/job-factory';
import { askAs, personIn, present } from './ask';
import { ownJob, ownSeeker } from './own-people';
import { newPerson, signInByApi } from './people';
import { isLong } from './screen-audit';

interface Answer {
  data: Record<string, { items?: unknown[] }> | null;
  errors?: { message: string }[];
}

const BUY = graphql(`mutation BuyToRefund { createTokenInvoice(packageId: "tokens-1") { invoice { reference } } }`);
const LOGOUT = graphql(`mutation EndMeanwhile { logout { errors { message } } }`);

/** A refund is flagged, so the queries about payments have something to show. */
async function refundAPurchase(page: Page): Promise<void> {
  const { createTokenInvoice } = await askAs(page.request, BUY);
  const reference = present(createTokenInvoice.invoice?.reference, 'invoice at the provider');
  for (const action of ['pay', 'refund']) {
    const pressed = await page.request.post(`/sandbox/tripay/checkout/${reference}/${action}`);
    expect(pressed.ok()).toBe(true);
  }
}

/** For the query about companies that never answered, as the demo may have none. */
async function applyWithoutAnswer(browser: Browser): Promise<void> {
  const [job, { page }] = [await ownJob(browser), await ownSeeker(browser)];
  await applied(personIn(page.request), job);
}

/** Cuts the page off from everything but the app, and lists what it tried. */
async function cutOff(page: Page, origin: string): Promise<string[]> {
  const tried: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      tried.push(route.request().url());
      return route.abort();
    },
  );
  return tried;
}

/** In the ordinary run one of so many saved queries; the long one runs each. */
const FEW = 6;

test('an administrator runs saved queries in the playground, with the network cut off', async ({
  browser,
  baseURL,
}) => {
  const company = await newPerson(browser);
  await signInByApi(company.request, 'company@demo.test');
  await refundAPurchase(company);
  await applyWithoutAnswer(browser);
  const page = await newPerson(browser);
  const tried = await cutOff(page, new URL(baseURL ?? '').origin);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await signInByApi(page.request, 'admin@demo.test');
  // So that there is an export to list.
  expect((await page.request.get('/exports/companies.csv')).ok()).toBe(true);
  await page.goto('/admin/dashboard');

  const document = page.waitForResponse((response) => new URL(response.url()).pathname === '/admin/playground');
  await page.getByRole('link', { name: 'Playground' }).click();
  expect((await (await document).allHeaders())['content-security-policy']).toContain("worker-src 'self' blob:");
  await expect(page).toHaveTitle(/Playground/);
  await expect(page.locator('.graphiql-query-editor .view-lines')).toContainText('Ask the API');

  // Operations that need an id get one that does not exist, and the response says so.
  const wantsId = ({ variables }: (typeof SAVED_QUERIES)[number]): boolean => variables?.['id'] === '';
  for (const saved of SAVED_QUERIES.filter((_, index) => isLong || index % FEW === 0)) {
    const { key, query } = saved;
    const { title } = playground.saved[key];
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/graphql') && (response.request().postDataJSON() as { query: string }).query === query,
    );
    await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
    const { data, errors } = (await (await answered).json()) as Answer;
    if (wantsId(saved)) {
      expect(errors?.[0]?.message, title).toMatch(/not found$/);
      continue;
    }
    expect(errors, title).toBeUndefined();
    const [root, value] = Object.entries(data ?? {})[0] ?? [];
    expect(value?.items?.length ?? 1, title).toBeGreaterThan(0);
    await expect(page.locator('.result-window .view-lines')).toContainText(`"${root}"`);
  }

  // The schema is there with its descriptions.
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(
    page.getByText("What administrators changed and what they read of people's data, newest first."),
  ).toBeVisible();

  const left = page.waitForResponse((response) => new URL(response.url()).pathname === '/admin/dashboard');
  await page.getByRole('link', { name: 'Back to the admin area' }).click();
  expect((await (await left).allHeaders())['content-security-policy']).not.toContain('worker-src');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(faults).toEqual([]);
  expect(tried).toEqual([]);
});

test('on a phone the saved queries fold away, and an ended session leads to the login and back', async ({
  browser,
}) => {
  const page = await newPerson(browser);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByApi(page.request, 'admin@demo.test');
  await page.goto('/admin/playground');
  const saved = page.getByRole('region', { name: 'Saved queries' });
  await expect(page.locator('.graphiql-query-editor .view-lines')).toContainText('Ask the API');
  await expect(saved).toBeHidden();

  await page.getByRole('button', { name: 'Show Saved queries' }).click();
  // Beside the bar of icons, it has the whole width.
  await expect.poll(async () => (await saved.boundingBox())?.width).toBeGreaterThan(250);
  await page.getByRole('button', { name: /^Most applied jobs/ }).click();

  await expect(saved).toBeHidden();
  await expect(page.locator('.result-window .view-lines')).toContainText('adminJobs');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await askAs(page.request, LOGOUT);
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(page).toHaveURL('/login?returnTo=%2Fadmin%2Fplayground');
});
