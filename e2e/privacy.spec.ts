import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD, mailTo, newPerson, signedInPage } from './people';

const COMPANY = 'newcompany@demo.test';

test('a copy of the own data is asked for, mailed about, and downloaded after a login', async ({ browser }) => {
  const page = await signedInPage(browser, COMPANY);
  await page.goto('/company/profile');
  await page.getByRole('link', { name: 'Open privacy' }).click();
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
