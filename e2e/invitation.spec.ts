import { expect, test, type Browser } from '@playwright/test';
import { graphql } from '../testkit/graphql';
import { askAs } from './ask';
import { ownCompany } from './own-people';
import { fillNewPassword, linkMailedTo, newPerson, signedInPage } from './people';

const PASSWORD = 'Berubah-456';
const run = Date.now().toString(36);
const PHONE = { width: 360, height: 800 };

const INVITE = graphql(`mutation InviteInBrowser($email: String!) {
  inviteMember(input: { email: $email, role: RECRUITER }) { errors { message } }
}`);

/** A company of this test invites the address: the path of the mailed link. */
async function invitedPath(browser: Browser, email: string): Promise<string> {
  const { page } = await ownCompany(browser);
  expect(await askAs(page.request, INVITE, { email })).toEqual({ inviteMember: { errors: [] } });
  return linkMailedTo(page.request, email, '/invitation');
}

test('a new person joins by the mailed link, on a phone, and the link is used up', async ({ browser }) => {
  const path = await invitedPath(browser, `putri.${run}@mail.test`);
  const page = await newPerson(browser);
  await page.setViewportSize(PHONE);

  await page.goto(path);
  await expect(page.getByText('invites you as a recruiter')).toBeVisible();
  await page.getByLabel('Full name').fill('Putri Ayu');
  await page.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL('/company/dashboard');

  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL('/company/dashboard');
});

test('who is signed in as someone else logs out, comes with Google, and joins with a password', async ({ browser }) => {
  const email = `google.${run}@gmail.example`;
  const path = await invitedPath(browser, email);
  const page = await signedInPage(browser, 'seeker@demo.test');
  await page.setViewportSize(PHONE);

  await page.goto(path);
  await expect(page.getByText(`is for ${email}, but you are signed in as seeker@demo.test`)).toBeVisible();
  await page.getByRole('button', { name: 'Log out and continue' }).click();
  await page.getByRole('link', { name: 'Log in to join' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const google = await opened;
  await google.getByLabel('Name').fill('Gita Google');
  await google.getByLabel('Email').fill(email);
  await google.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user\/complete-profile/);
  await page.getByLabel('Phone number').fill('081298760003');
  await page.getByLabel('Education').selectOption('Diploma');
  await page.getByLabel('Work experience').fill('Two years of hiring.');
  await fillNewPassword(page, PASSWORD);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(path);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL('/company/dashboard');
});

test('declines in Bahasa Indonesia, after a question', async ({ browser }) => {
  const path = await invitedPath(browser, `tolak.${run}@mail.test`);
  const page = await (await browser.newContext({ locale: 'id-ID', viewport: PHONE })).newPage();

  await page.goto(path);
  await expect(page.getByText('mengundang Anda sebagai perekrut')).toBeVisible();
  await page.getByRole('button', { name: 'Tolak undangan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tolak undangan' }).click();
  await expect(page.getByText('Undangan sudah Anda tolak.')).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Undangan ini sudah tidak berlaku' })).toBeVisible();
});
