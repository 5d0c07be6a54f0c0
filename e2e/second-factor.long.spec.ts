import { expect, test, type Page } from './browser-test';
import { Secret, TOTP } from 'otpauth';
import { ownCompany } from './own-people';
import { DEMO_PASSWORD } from './people';
import { audit } from './screen-audit';

/** The code that an app shows after scanning, computed from the key below the QR code. */
async function codeOfApp(page: Page): Promise<string> {
  const key = await page.locator('code').first().innerText();
  return new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '')) }).generate();
}

test('an administrator without a second factor sees nothing but its set-up', async ({ browser }) => {
  const { page } = await ownCompany(browser);
  // Only production requires it: the page gets the response that production would give.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: { viewer?: object | null } };
    if (answer.data?.viewer)
      Object.assign(answer.data.viewer, { roles: ['ADMIN'], mustEnrol: true, adminName: 'Ratna' });
    await route.fulfill({ response, json: answer });
  });
  for (const path of ['/admin/users', '/admin/security', '/login', '/company/dashboard']) {
    await page.goto(path);
    await expect(page).toHaveURL('/admin/second-factor');
  }
  await expect(page.getByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible();
  expect(await audit(page, '/admin/second-factor')).toEqual([]);
  await page.getByRole('textbox', { name: 'Your password' }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByLabel('Enter the six digits').fill(await codeOfApp(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  expect(await audit(page, '/admin/second-factor, recovery codes')).toEqual([]);
});
