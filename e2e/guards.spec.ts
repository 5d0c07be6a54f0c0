import { expect, test } from './browser-test';
import { newPerson, signIn } from './people';

const SECRETS = ['/user/applied', '/company/jobs', '/admin/companies'];

test('a signed-out visitor is sent to the login and back to where they wanted to go', async ({ page }) => {
  for (const path of SECRETS) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
  }
  await page.goto('/user/applied');
  await page.getByLabel('Email').fill('seeker@demo.test');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Demo-1234');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/user/applied');
});

// Every role at every route: client/app/route-guards.test.ts.
test('a dual account switches its role, and another tab follows', async ({ browser }) => {
  const page = await newPerson(browser);
  await signIn(page, 'dual@demo.test');
  const start = new URL(page.url()).pathname;
  const other = start.startsWith('/user') ? '/company/dashboard' : '/user/dashboard';
  const tab = await page.context().newPage();
  await tab.goto(start);
  await page
    .getByRole('button', { name: /switch to/i })
    .filter({ hasText: /seeker|company/i })
    .click();
  await expect(page).toHaveURL(other);
  await expect(tab).toHaveURL(other);
});

test('logout asks first, and then nothing of the portal is left', async ({ browser }) => {
  const page = await newPerson(browser);
  await signIn(page, 'seeker@demo.test');
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Logout' });
  await dialog.getByRole('button', { name: /log ?out/i }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(/\/(login.*)?$/);
});

test('navigation is not printed, and the page has the whole width', async ({ browser }) => {
  const page = await newPerson(browser);
  await page.goto('/login');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await signIn(page, 'seeker@demo.test');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  // The menu's column closes in a transition.
  await expect.poll(async () => (await page.getByRole('main').boundingBox())?.width ?? 0).toBeGreaterThan(900);
});
