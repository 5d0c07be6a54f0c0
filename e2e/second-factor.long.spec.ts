import { expect, test, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ownCompany } from './own-people';
import { DEMO_PASSWORD, mailedLink, newPerson } from './people';
import { audit, type Fault } from './screen-audit';

const section = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' });

/** The code that an app shows after scanning, computed from the key below the QR code. */
async function codeOfApp(page: Page): Promise<string> {
  const key = await page.locator('code').first().innerText();
  return new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '')) }).generate();
}

async function shownRecoveryCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allInnerTexts();
}

test('a company turns on two-factor authentication, logs in with it, and shows a code before a download', async ({
  browser,
}) => {
  const { page, email } = await ownCompany(browser);
  const faults: Fault[] = [];
  const see = async (seen: Page, name: string): Promise<void> => void faults.push(...(await audit(seen, name)));

  const codes = await test.step('the page about security sets it up', async () => {
    await page.goto('/company/security');
    await section(page).getByRole('button', { name: 'Turn on' }).click();
    await see(page, 'the password');
    await section(page).getByRole('textbox', { name: 'Your password' }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(section(page).getByRole('img', { name: /QR code/ })).toBeVisible();
    await see(page, 'the QR code');
    await section(page)
      .getByLabel('Enter the six digits')
      .fill(await codeOfApp(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
    await see(page, 'the recovery codes');
    const shown = await shownRecoveryCodes(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await saved).suggestedFilename()).toBe('temukerja-recovery-codes.txt');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(section(page).getByText('10 recovery codes are left')).toBeVisible();
    await see(page, 'turned on');
    return shown;
  });

  const elsewhere = await newPerson(browser);
  await test.step('another browser needs a code beside the password, by keyboard alone', async () => {
    await elsewhere.goto('/login');
    await elsewhere.getByLabel('Email').fill(email);
    await elsewhere.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.getByLabel('Code from your app')).toBeFocused();
    await see(elsewhere, 'the code step');
    await elsewhere.keyboard.type('000000');
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.getByLabel('Code from your app')).toHaveAttribute('aria-invalid', 'true');
    await see(elsewhere, 'a wrong code');
    await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click();
    await elsewhere.keyboard.type(codes[0] ?? '');
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere).toHaveURL('/company/dashboard');
  });

  await test.step('a download asks for a fresh code once the last one is too old', async () => {
    // Instead of waiting fifteen minutes, the first request gets the response that the server would give then.
    await elsewhere.route('**/exports/token-ledger.csv', (route) => route.fulfill({ status: 403 }), { times: 1 });
    await elsewhere.goto('/company/buy-token');
    await elsewhere.getByRole('link', { name: 'Download history (CSV)' }).click();
    const dialog = elsewhere.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(dialog.getByLabel('Code')).toBeFocused();
    await see(elsewhere, 'the step-up dialog');
    await dialog.getByLabel('Code').fill(codes[0] ?? '');
    await elsewhere.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('used before');
    const download = elsewhere.waitForEvent('download');
    await dialog.getByLabel('Code').fill(codes[1] ?? '');
    await elsewhere.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^token-ledger-.*\.csv$/);
    await expect(dialog).toBeHidden();
  });

  await test.step('the mail takes off what another person has turned on, and signs everyone out', async () => {
    const mailed = await newPerson(browser);
    await mailed.goto(await mailedLink(mailed.request, email, /authentication is on/, '/not-me'));
    await see(mailed, 'the question of the mail');
    await mailed.getByRole('button', { name: 'This was not me' }).click();
    await expect(mailed.getByRole('button', { name: 'Choose a new password' })).toBeFocused();
    await see(mailed, 'undone');
    await mailed.getByRole('button', { name: 'Go to login' }).click();
    await mailed.getByLabel('Email').fill(email);
    await mailed.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
    await mailed.keyboard.press('Enter');
    await expect(mailed).toHaveURL('/company/dashboard');
    await page.goto('/company/security');
    await expect(page).toHaveURL(/\/login/);
  });
  expect(faults).toEqual([]);
});

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
  await shownRecoveryCodes(page);
  expect(await audit(page, '/admin/second-factor, recovery codes')).toEqual([]);
});
