import { expect, test, type Page } from './browser-test';
import { ownSeeker } from './own-people';
import { comingWeekday, newPerson, signIn, verifyEmail } from './people';

const PASSWORD = 'Rahasia-123';
const run = Date.now().toString(36);
const company = { name: `PT Kopi Nusantara ${run}`, email: `hr.${run}@kopi.test` };
const job = `Barista Kepala ${run}`;
const hired = { name: 'Wulandari Kusumaningrum', email: `wulan.${run}@mail.test`, phone: '081298765432' };

async function registerCompany(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Register Your Company' }).click();
  await page.getByLabel('Company name').fill(company.name);
  await page.getByLabel('Email').fill(company.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel('Phone number').fill('0812345678901');
  await page.getByLabel('Industry').selectOption('Hospitality');
  await page.getByLabel('Company size').selectOption('11-50 employees');
  await page.getByLabel('Company address').fill('Jl. Braga 10, Bandung');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /register/i }).click();
  await expect(page).toHaveURL(/\/verify-email/);
}

async function registerSeeker(page: Page): Promise<void> {
  await page.goto('/register');
  // As pasted from a chat or a contact, with invisible characters.
  await page.getByLabel('Full name').fill(`\u200B${hired.name}\u200E`);
  await page
    .getByLabel('Phone number')
    .fill(`\u202A+62\u00A0${hired.phone.slice(1, 4)}\u2011${hired.phone.slice(4)}\u202C`);
  await page.getByLabel('Email').fill(`\u200B${hired.email}\u200E`);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel('Education').selectOption('Diploma');
  await page.getByLabel('Work experience').fill(`Three years behind the bar. Ask ${hired.name}, ${hired.phone}.`);
  await page.getByLabel('Technical skills').fill('Espresso');
  await page.getByLabel('Technical skills').press('Enter');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /register/i }).click();
  await expect(page).toHaveURL(/\/verify-email/);
  await verifyEmail(page, hired.email);
  await expect(page).toHaveURL(/\/user\/dashboard/);
}

async function postJob(page: Page): Promise<void> {
  await page.goto('/company/create');
  await page.getByLabel('Job title').fill(job);
  await page.getByLabel('Location').fill('Bandung');
  await page.getByLabel('Description').fill('Leads the bar, trains the team and keeps the grinder honest.');
  await page.getByLabel('Required skills').fill('Espresso');
  await page.getByLabel('Required skills').press('Enter');
  await page.getByLabel('Minimum salary').fill('6000000');
  await page.getByLabel('Maximum salary').fill('8000000');
  await page.getByText('Type the times, or add several at once').click();
  await page.getByRole('button', { name: 'Add slot' }).click();
  const slot = page.getByRole('listitem', { name: 'Slot 1' });
  await slot.getByLabel('Date').fill(comingWeekday());
  await slot.getByLabel('Start (WIB)').selectOption('10:00');
  await slot.getByLabel('End (WIB)').selectOption('10:30');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText(job).first()).toBeVisible();
}

async function searchForJob(page: Page): Promise<void> {
  await page.goto('/user/jobs');
  await page.getByRole('combobox', { name: 'Search jobs' }).fill(job.toUpperCase());
}

async function applyForJob(page: Page): Promise<void> {
  await searchForJob(page);
  // The list is drawn again once the typing has paused; a click before that would meet a moving card.
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: `Apply Now: ${job}` }).click();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeDisabled();
  await page.getByRole('radiogroup', { name: 'Interview time' }).getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL(/\/user\/applied/);
  // The address is there before the page, which takes the place of the job's.
  await expect(page.getByRole('heading', { level: 1, name: 'Applied Jobs' })).toBeVisible();
  await expect(page.getByText(job).first()).toBeVisible();
}

test('from two registrations to an agreed interview, and what it costs', async ({ browser }) => {
  const [hr, admin, seeker] = [await newPerson(browser), await newPerson(browser), await newPerson(browser)];

  await test.step('a company registers, verifies its e-mail and sees that its postings are invisible', async () => {
    await registerCompany(hr);
    await verifyEmail(hr, company.email);
    await expect(hr).toHaveURL(/\/company\/dashboard/);
    await expect(hr.getByText(/invisible|not visible/i).first()).toBeVisible();
    await postJob(hr);
  });

  await test.step('a seeker registers and does not find the job yet', async () => {
    await registerSeeker(seeker);
    await searchForJob(seeker);
    // What the search found is here; jobs that mean the same may be among it.
    await expect(seeker.getByRole('radio', { name: 'Contract 0 jobs' })).toBeVisible();
    await expect(seeker.getByRole('link', { name: `Apply Now: ${job}` })).toHaveCount(0);
  });

  await test.step('an administrator verifies the company', async () => {
    await signIn(admin, 'admin@demo.test');
    await admin.goto('/admin/company-verification');
    await admin.getByRole('button', { name: `Verify ${company.name}` }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
    await expect(admin.getByRole('button', { name: `Verify ${company.name}` })).toHaveCount(0);
  });

  await test.step('two seekers find the job, pick the time and apply', async () => {
    await applyForJob(seeker);
    await applyForJob((await ownSeeker(browser)).page);
  });

  await test.step('the company sees what the applicant can do, and not who it is', async () => {
    await hr.goto('/company/all-applicants');
    await expect(hr.getByText('W**i K**m').first()).toBeVisible();
    await hr
      .getByRole('link', { name: /W\*\*i K\*\*m/ })
      .first()
      .click();
    await expect(hr).toHaveURL(/\/company\/applicant\//);
    await expect(hr.getByText('Espresso').first()).toBeVisible();
    for (const secret of ['Wulandari', 'Kusumaningrum', hired.email, hired.phone])
      await expect(hr.locator('body')).not.toContainText(secret);
  });

  const applicantUrl = hr.url();
  await test.step('acceptance costs the one token, and the identity appears', async () => {
    await hr.getByRole('button', { name: 'Accept' }).click();
    await hr.getByRole('form').getByRole('button', { name: 'Accept' }).click();
    await expect(hr.getByText(hired.name).first()).toBeVisible();
    await expect(hr.getByText(hired.email).first()).toBeVisible();
  });

  await test.step('the company adds interview details', async () => {
    await hr.goto(applicantUrl);
    await hr.getByLabel('Venue').fill('Kedai Braga, second floor');
    await hr.getByLabel('Meeting link').fill('https://meet.example/braga');
    await hr.getByRole('button', { name: 'Save interview details' }).click();
    await expect(hr.getByText('Interview details saved successfully!')).toBeVisible();
  });

  await test.step('without tokens the next acceptance is refused, with the way to the store', async () => {
    await hr.goto('/company/all-applicants');
    await hr
      .getByRole('link', { name: /R\*\*a K\*\*i/ })
      .first()
      .click();
    // The balance comes after the page.
    await expect(hr.getByText('Accepting costs 1 token and you have none.')).toBeVisible();
    await hr.getByRole('button', { name: 'Accept' }).click();
    await expect(
      hr.getByText("You don't have enough tokens to accept this applicant. Please purchase more tokens."),
    ).toBeVisible();
    await hr
      .getByRole('link', { name: /Buy Tokens|Purchase tokens/i })
      .last()
      .click();
    await expect(hr).toHaveURL(/\/company\/buy-token/);
  });

  await test.step('the seeker sees the acceptance, the details and the interview', async () => {
    await seeker.goto('/user/applied');
    await seeker
      .getByRole('link', { name: new RegExp(job) })
      .first()
      .click();
    await expect(seeker.getByText('Accepted').first()).toBeVisible();
    await expect(seeker.getByText('Kedai Braga, second floor', { exact: true })).toBeVisible();
    await seeker.goto('/user/interview-calendar');
    await expect(seeker.getByText(job).first()).toBeVisible();
    await expect(seeker.getByRole('link', { name: /Join Interview/ }).first()).toHaveAttribute(
      'href',
      'https://meet.example/braga',
    );
  });
});
