import { expect, test } from './browser-test';
import { accept } from '../testkit/market/job-factory';
import { chooseLanguage } from '../testkit/people/own-language';
import { personIn, present } from './ask';
import { ownJob, registerOwnSeeker } from './own-people';
import { mailTo } from './people';

/** The job's clock shows WITA, the browser's an hour more. */
const LANGUAGES = [
  { language: 'en', apply: 'Apply Now', yours: 'your time', mail: /accepted/i },
  { language: 'id', apply: 'Lamar', yours: 'waktu Anda', mail: /menerima lamaran Anda/ },
] as const;

for (const { language, apply, yours, mail } of LANGUAGES)
  test(`a person in Jayapura is interviewed for a job in Makassar: ${language}`, async ({ browser }) => {
    const job = await ownJob(browser, { location: 'Makassar' });
    const context = await browser.newContext({
      timezoneId: 'Asia/Jayapura',
      viewport: { width: 360, height: 740 },
    });
    const seeker = await context.newPage();
    const email = await registerOwnSeeker(seeker.request);
    for (const { request } of [seeker, job.company.page]) await chooseLanguage(personIn(request), language);

    await seeker.goto(`/user/job/${job.id}`);
    await seeker
      .getByRole('radio', { name: new RegExp(`09:00 – 09:30 WITA, 10:00 – 10:30 ${yours}`) })
      .check({ force: true });
    await seeker.getByRole('button', { name: apply, exact: true }).click();
    await expect(seeker).toHaveURL(/\/user\/applied/);
    await seeker.getByRole('main').getByRole('link', { name: job.title }).first().click();
    await expect(seeker).toHaveURL(/\/user\/application\//);
    await expect(seeker.getByText(/09:00 – 09:30 WITA/).first()).toBeVisible();
    await expect(seeker.getByText(`10:00 – 10:30 ${yours}`).first()).toBeVisible();

    const id = present(seeker.url().split('/').at(-1)?.split('?')[0], 'application in the address');
    await accept(personIn(job.company.page.request), id, { interviewLink: 'https://meet.example/rias' });
    await seeker.goto('/user/interview-calendar');
    await expect(seeker.getByText(/09:00 – 09:30 WITA/).first()).toBeVisible();
    await expect(seeker.getByText(`10:00 – 10:30 ${yours}`).first()).toBeVisible();
    // Online, so the mail says all three.
    const { text } = await mailTo(seeker.request, email, mail);
    for (const clock of [/08[:.]00.*WIB/, /09[:.]00.*WITA/, /10[:.]00.*WIT\b/]) expect(text).toMatch(clock);

    // The company reads it in the job's own clock, in Jakarta with its own beneath.
    await job.company.page.goto(`/company/applicant/${id}`);
    await expect(job.company.page.getByText(/09:00 – 09:30 WITA/).first()).toBeVisible();
    await expect(job.company.page.getByText(`08:00 – 08:30 ${yours}`).first()).toBeVisible();
  });
