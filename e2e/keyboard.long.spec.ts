import { expect, test } from './browser-test';
import { signedInPage } from './people';
import { audit } from './screen-audit';
import { tabTo } from './tab-to';

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

  await tabTo(page, bar.getByRole('button', { name: /^Remove filter: From Rp\s3\.000\.000$/ }));
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
