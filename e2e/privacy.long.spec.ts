import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD, mailTo, newPerson, signedInPage } from './people';
import { audit } from './screen-audit';

const COMPANY = 'newcompany@demo.test';
/** No other test signs in as this seeker. */
const LEAVING = 'jefri.tambunan@mail.test';

test('a copy of the own data is asked for, mailed about, and downloaded after a login', async ({ browser }) => {
  const page = await signedInPage(browser, COMPANY);
  await page.goto('/company/profile');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/company/privacy');
  await page.getByRole('button', { name: 'Get a copy of my data' }).click();
  await expect(page.getByText('Your copy is being made. We e-mail you when it is ready.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Download/ })).toBeVisible({ timeout: 60_000 });

  const mail = await mailTo(page.request, COMPANY, /^Your data is ready to download$/);
  const [link = ''] = /https?:\/\/\S+\/company\/privacy/.exec(mail.text) ?? [];
  const stranger = await newPerson(browser);
  await stranger.goto(new URL(link).pathname);
  await expect(stranger).toHaveURL(`/login?returnTo=${encodeURIComponent('/company/privacy')}`);
  await stranger.getByLabel('Email').fill(COMPANY);
  await stranger.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
  await stranger.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(stranger).toHaveURL('/company/privacy');

  const download = stranger.waitForEvent('download');
  await stranger.getByRole('link', { name: /^Download/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^temukerja-my-data-\d{4}-\d\d-\d\d\.zip$/);
});

test('mails are switched off and on with the keyboard', async ({ browser }) => {
  const page = await signedInPage(browser, COMPANY);
  await page.goto('/company/privacy');
  const choice = page.getByRole('switch', { name: 'News about applicants' });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('These e-mails are switched off')).toBeVisible();
  await page.reload();
  await expect(choice).not.toBeChecked();

  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
});

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
