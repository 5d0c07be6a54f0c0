import { expect, request, test, type Browser } from './browser-test';
import { graphql } from '../testkit/graphql';
import { applied, type TestJob } from '../testkit/market/job-factory';
import { chooseLanguage } from '../testkit/people/own-language';
import { askAs, personIn } from './ask';
import { ownCompany, ownJob, registerOwnSeeker } from './own-people';
import { fillNewPassword, linkMailedTo, signedInPage } from './people';

const PASSWORD = 'Berubah-456';
const run = Date.now().toString(36);
const PHONE = { width: 360, height: 800 };

const INVITE = graphql(`mutation InviteInBrowser($email: String!) {
  inviteMember(input: { email: $email, role: RECRUITER }) { errors { message } }
}`);

async function applyTo(job: TestJob, baseURL: string | undefined): Promise<void> {
  const seeker = await request.newContext({ baseURL });
  await registerOwnSeeker(seeker);
  await applied(personIn(seeker), job);
  await seeker.dispose();
}

/** A company of this test invites the address: the path of the mailed link. */
async function invitedPath(browser: Browser, email: string): Promise<string> {
  const { page } = await ownCompany(browser);
  expect(await askAs(page.request, INVITE, { email })).toEqual({ inviteMember: { errors: [] } });
  return linkMailedTo(page.request, email, '/invitation');
}

/** What is pressed and read on the way, in both languages. */
const WORDS = {
  en: {
    send: 'Send invitation',
    invitedAs: 'invites you as a recruiter',
    fullName: 'Full name',
    password: 'New password',
    join: 'Join',
    reject: 'Reject',
    rejectSubmit: 'Reject applicant',
    rejected: 'Applicant rejected.',
    by: 'by Putri Ayu',
    used: 'This invitation is no longer valid',
    leave: 'Leave the company',
    leaveSubmit: 'Leave',
  },
  id: {
    send: 'Kirim undangan',
    invitedAs: 'mengundang Anda sebagai perekrut',
    fullName: 'Nama lengkap',
    password: 'Kata sandi baru',
    join: 'Gabung',
    reject: 'Tolak',
    rejectSubmit: 'Tolak pelamar',
    rejected: 'Pelamar ditolak.',
    by: 'oleh Putri Ayu',
    used: 'Undangan ini sudah tidak berlaku',
    leave: 'Keluar dari perusahaan',
    leaveSubmit: 'Keluar dari perusahaan',
  },
} as const;

/** Both in the long run. */
const LANGUAGES = process.env['LONG_TESTS'] ? (['en', 'id'] as const) : (['id'] as const);

for (const language of LANGUAGES)
  test(`an owner invites, and the invited person joins, decides and leaves, on a phone (${language})`, async ({
    browser,
    baseURL,
  }) => {
    const words = WORDS[language];
    const { title, company, ...job } = await ownJob(browser);
    const email = `putri.${language}.${run}@mail.test`;
    const owner = company.page;
    await chooseLanguage(personIn(owner.request), language);
    await owner.setViewportSize(PHONE);
    await owner.goto('/company/team');
    await owner.getByRole('textbox', { name: 'Email' }).fill(email);
    await owner.getByRole('button', { name: words.send }).click();
    await expect(owner.getByText(email, { exact: true })).toBeVisible();
    await applyTo(job, baseURL);

    const path = await linkMailedTo(owner.request, email, '/invitation');
    const page = await (await browser.newContext({ locale: language, viewport: PHONE })).newPage();
    await page.goto(path);
    await expect(page.getByText(words.invitedAs)).toBeVisible();
    await page.getByLabel(words.fullName).fill('Putri Ayu');
    await page.getByRole('textbox', { name: words.password }).fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: words.join, exact: true }).click();
    await expect(page).toHaveURL('/company/dashboard');

    await page.goto(`/company/job/${job.id}`);
    await page
      .getByRole('link', { name: /R\*\*a K\*\*i/ })
      .first()
      .click();
    await page.getByRole('button', { name: words.reject, exact: true }).click();
    await page.getByRole('button', { name: words.rejectSubmit }).click();
    await expect(page.getByText(words.rejected)).toBeVisible();
    await owner.goto('/company/all-applicants?status=REJECTED');
    await owner.getByRole('link', { name: /R\*\*a K\*\*i/ }).click();
    await expect(owner.getByText(words.by)).toBeVisible();

    await page.goto(path);
    await expect(page.getByRole('heading', { name: words.used })).toBeVisible();
    await page.goto('/company/team');
    await page.getByRole('button', { name: words.leave }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.leaveSubmit, exact: true }).click();
    await expect(page).toHaveURL(/\/user\//);
    await page.goto(`/company/job/${job.id}`);
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
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
