import { expect, test } from './browser-test';
import { ownJob, ownSeeker } from './own-people';
import { DEMO_PASSWORD, newPerson } from './people';
import { tabTo } from './tab-to';

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

  await page.reload();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Skip to times' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Apply Now' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/applied/);
  await expect(page.getByText(job.title).first()).toBeVisible();
});
