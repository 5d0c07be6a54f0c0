import { expect, test } from './browser-test';
import { DEMO_PASSWORD, signedInPage } from './people';
import { audit } from './screen-audit';

/** No other test signs in as this seeker. */
const LEAVING = 'jefri.tambunan@mail.test';

test('every page says that the account waits to be erased, and leads to the way back', async ({ browser }) => {
  const page = await signedInPage(browser, LEAVING);
  await page.goto('/user/privacy');
  await page.getByRole('button', { name: 'Erase my data' }).click();
  await page.getByLabel('Your password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Erase in 14 days' }).click();
  await expect(page.getByText(/^Your data will be erased on/)).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Applied Jobs' }).click();
  const notice = page.getByRole('status').filter({ hasText: /^Your account is hidden and will be erased on/ });
  await expect(notice).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(notice).toBeVisible();
  expect(await audit(page, 'what waits to be erased')).toEqual([]);
  await notice.getByRole('link', { name: 'Cancel the erasure' }).click();
  await expect(page).toHaveURL('/user/privacy');
  await expect(page.getByRole('button', { name: 'Cancel the erasure' })).toBeVisible();
  expect(await audit(page, 'the way back from an erasure')).toEqual([]);
  await page.getByRole('button', { name: 'Cancel the erasure' }).click();
  await expect(page.getByText('Cancelled. Everything is as it was before.')).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});
