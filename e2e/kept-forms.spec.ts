import { expect, test, type Browser, type Page } from './browser-test';
import { graphql } from '../testkit/graphql';
import { askAs } from './ask';
import { ownCompany, type OwnPerson } from './own-people';
import { comeBack, comingWeekday, DEMO_PASSWORD, signInByApi } from './people';

const OTHER_COMPANY = 'company@demo.test';
const TITLE = 'Barista Kepala';

const END_OTHERS = graphql(`mutation EndElsewhere { endOtherSessions { errors { message } } }`);
const TITLES = graphql(`query OwnJobTitles { companyJobs { items { title } } }`);

/** On another device. */
async function endSessionOf(browser: Browser, { email }: OwnPerson): Promise<void> {
  const elsewhere = await browser.newContext();
  await signInByApi(elsewhere.request, email);
  expect(await askAs(elsewhere.request, END_OTHERS)).toEqual({ endOtherSessions: { errors: [] } });
  await elsewhere.close();
}

async function titlesOf(page: Page): Promise<string[]> {
  return (await askAs(page.request, TITLES)).companyJobs.items.map(({ title }) => title);
}

async function fillInJob(page: Page): Promise<void> {
  await page.goto('/company/create');
  await page.getByLabel('Job title').fill(TITLE);
  await page.getByLabel('Location').fill('Kalimantan');
  await page.getByLabel('Description').fill('Leads the bar.\nTrains the team.');
  await page.getByLabel('Required skills').fill('Espresso');
  await page.getByLabel('Required skills').press('Enter');
  await page.getByLabel('Minimum salary').fill('6000000');
  await page.getByLabel('Time zone').selectOption('Asia/Makassar');
  await page.getByText('Type the times, or add several at once').click();
  await page.getByRole('button', { name: 'Add slot' }).click();
  await page.getByRole('listitem', { name: 'Slot 1' }).getByLabel('Date').fill(comingWeekday());
}

/** What the form says, as a person reads it. */
async function expectFilledIn(page: Page): Promise<void> {
  await expect(page.getByLabel('Job title')).toHaveValue(TITLE);
  await expect(page.getByLabel('Location')).toHaveValue('Kalimantan');
  await expect(page.getByLabel('Description')).toHaveValue('Leads the bar.\nTrains the team.');
  await expect(page.getByRole('button', { name: /Espresso/ })).toBeVisible();
  await expect(page.getByLabel('Minimum salary')).toHaveValue('6.000.000');
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Makassar');
  await page.getByText('Type the times, or add several at once').click();
  const slot = page.getByRole('listitem', { name: 'Slot 1' });
  await expect(slot.getByLabel('Date')).toHaveValue(comingWeekday());
  await expect(slot.getByLabel('Start (WITA)')).toHaveValue('09:00');
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** What the tab keeps beside how far its pages were scrolled. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { 'temukerja-scroll-places': _scrolled, ...rest } = sessionStorage as Record<string, string>;
    return JSON.stringify(rest);
  });

test('a form is as it was left, once the same account signs in again, and is posted once', async ({ browser }) => {
  const person = await ownCompany(browser);
  const { page } = person;
  await fillInJob(page);
  await endSessionOf(browser, person);

  await page.getByRole('button', { name: 'Post Job' }).click();

  await expect(page).toHaveURL('/login?returnTo=%2Fcompany%2Fcreate');
  await expect(page.getByRole('note')).toContainText('Your session has ended');
  await expect(page.getByRole('note')).toContainText('is kept in this tab for an hour');
  expect(await kept(page)).toContain('endedSession');
  expect(await kept(page)).not.toContain(TITLE);
  await page.getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await expect(page.getByRole('note')).toContainText('Sesi Anda telah berakhir');
  await page.getByRole('button', { name: 'English' }).click();

  await logIn(page, person.email);
  await expectFilledIn(page);
  expect(await kept(page)).toBe('{}');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  expect(await titlesOf(page)).toEqual([TITLE]);
});

test('another account finds nothing of it, and a logout deletes it in every tab', async ({ browser }) => {
  const person = await ownCompany(browser);
  const { page } = person;
  await fillInJob(page);
  const tab = await page.context().newPage();
  await tab.goto('/company/profile');
  await tab.getByRole('button', { name: 'Edit Profile' }).click();
  await tab.getByLabel('Description').fill('Coffee from the island');
  await endSessionOf(browser, person);
  await page.getByRole('button', { name: 'Post Job' }).click();
  // The other tab follows, and keeps its own.
  await expect(tab).toHaveURL('/login?returnTo=%2Fcompany%2Fprofile');
  await expect(tab.getByRole('note')).toContainText('is kept in this tab');

  await logIn(page, OTHER_COMPANY);

  await expect(page).toHaveURL('/company/create');
  await expect(page.getByLabel('Job title')).toHaveValue('');
  await expect(tab).toHaveURL('/company/dashboard');
  for (const one of [page, tab]) {
    expect(await kept(one)).toContain('endedSession');
    expect(await kept(one)).not.toMatch(/Barista|island/);
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog', { name: 'Confirm Logout' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  for (const one of [page, tab]) await expect.poll(() => kept(one)).toBe('{}');

  await page.goto('/login?returnTo=%2Fcompany%2Fcreate');
  await expect(page.getByRole('note')).toHaveCount(0);
  await logIn(page, person.email);
  await expect(page.getByLabel('Job title')).toHaveValue('');
});

test('a page whose cookie was replaced underneath writes nothing into the other account', async ({ browser }) => {
  const [person, other] = [await ownCompany(browser), await ownCompany(browser)];
  const { page } = person;
  await fillInJob(page);
  // As a tab that could not be told, because it slept.
  await signInByApi(page.request, other.email);

  await page.getByRole('button', { name: 'Post Job' }).click();

  await expect(page.getByLabel('Job title')).toHaveValue('');
  await expect(page).toHaveURL('/company/create');
  expect(await titlesOf(page)).toEqual([]);
  expect(await titlesOf(other.page)).toEqual([]);

  await comeBack(page, '/company/create', () => signInByApi(page.request, person.email));
  await expectFilledIn(page);
});
