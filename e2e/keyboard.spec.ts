import { expect, test, type Locator, type Page } from '@playwright/test';
import { ownJob, ownSeeker } from './own-people';
import { DEMO_PASSWORD, newPerson, signedInPage } from './people';
import { audit } from './screen-audit';

/** More Tab stops than any path in these tests; a target further away counts as unreachable. */
const MAX_STOPS = 80;

/** Presses Tab until one of `targets` has the focus. */
async function tabTo(page: Page, targets: Locator): Promise<void> {
  await expect(targets.first()).toBeAttached();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if ((await page.locator(':focus').and(targets).count()) === 1) return;
  }
  throw new Error(`${MAX_STOPS} presses of Tab do not reach ${targets}`);
}

test('a seeker signs in, finds a job, picks a time and applies without a mouse', async ({ browser }) => {
  const [job, { email }] = [await ownJob(browser), await ownSeeker(browser)];
  const page = await newPerson(browser);
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByRole('textbox', { name: 'Password', exact: true }));
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/dashboard/);

  await tabTo(page, page.getByRole('complementary', { name: 'Menu' }).getByRole('link', { name: 'Find Jobs' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/jobs$/);
  await tabTo(page, page.getByRole('combobox', { name: 'Search jobs' }));
  await page.keyboard.type(job.title);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: `Apply Now: ${job.title}` }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/job\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);

  await tabTo(page, page.getByRole('radio'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Apply Now' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/applied/);
  await expect(page.getByText(job.title).first()).toBeVisible();
});

test('the menu of a phone takes the focus, closes on Escape and gives the focus back', async ({ browser }) => {
  const page = await signedInPage(browser, 'seeker@demo.test');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/user/dashboard');
  const burger = page.getByRole('button', { name: 'Open menu' });
  await tabTo(page, burger);
  await page.keyboard.press('Enter');

  const menu = page.getByRole('dialog');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(burger).toBeFocused();
});

test('a seeker on a phone chooses what the search box suggests', async ({ browser }) => {
  const page = await signedInPage(browser, 'seeker@demo.test');
  await page.setViewportSize({ width: 360, height: 740 });
  const title = 'Staff Akuntansi';
  await page.goto('/user/jobs');
  const box = page.getByRole('combobox', { name: 'Search jobs' });
  await tabTo(page, box);
  await page.keyboard.type(title.slice(0, 3));

  const list = page.getByRole('listbox', { name: 'Search suggestions' });
  await expect(list).toBeInViewport();
  // Those for the last letter, which take the place of earlier ones.
  await expect(list.getByRole('option').first()).toHaveId(`suggestion-${title.slice(0, 3)}-0`);
  await page.keyboard.press('ArrowDown');
  expect(await audit(page, 'suggestions')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  await page.keyboard.type(title.slice(3));
  // The suggestions for all that was typed: earlier ones have the title, too.
  const first = `suggestion-${encodeURIComponent(title)}-0`;
  await expect(list.getByRole('option').first()).toHaveId(first);
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', first);
  await page.keyboard.press('Enter');

  await expect(list).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`search=`));
  await expect(page.getByRole('article').first()).toContainText(title);
});

test('a seeker filters jobs without a mouse, takes the filters off and finds what was meant', async ({ browser }) => {
  const page = await signedInPage(browser, 'seeker@demo.test');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/user/jobs');
  const bar = page.getByRole('search');
  await expect(bar.getByRole('radio', { name: /^Full Time \d/ })).toBeVisible();
  await tabTo(page, bar.getByRole('combobox', { name: 'Place' }));
  await page.keyboard.type('bandung, ');
  await expect(page).toHaveURL(/jobs\?place=bandung$/);
  await expect(page.getByRole('article').filter({ hasNotText: 'Bandung' })).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();

  await tabTo(page, bar.getByRole('combobox', { name: 'Salary from' }));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/jobs\?place=bandung&salary=3000000$/);

  await tabTo(page, bar.getByRole('button', { name: 'Remove filter: From Rp 3.000.000' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/jobs\?place=bandung$/);
  await expect(bar.getByRole('button', { name: 'Remove filter: Bandung' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/jobs$/);
  await expect(bar).toBeFocused();

  await tabTo(page, bar.getByRole('combobox', { name: 'Search jobs' }));
  // No posting has the words in this order.
  await page.keyboard.type('akuntansi staff');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'for akuntansi staff' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Staff Akuntansi', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff Akuntansi' })).toBeVisible();
});

test('the filters of a phone close on Escape and give the focus back', async ({ browser }) => {
  const page = await signedInPage(browser, 'seeker@demo.test');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/user/jobs?salary=3000000');
  const opener = page.getByRole('button', { name: 'Filters (1)' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await expect(drawer.getByRole('button', { name: /^Show \d+ jobs?$/ })).toBeInViewport();
  expect(await audit(page, 'the filters')).toEqual([]);
  await tabTo(page, drawer.getByRole('radio', { name: 'Any' }).last());
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/posted=1$/);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
});
