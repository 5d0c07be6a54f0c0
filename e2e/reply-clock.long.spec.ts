import { expect, test, type Page } from '@playwright/test';
import { DAY_MS, wibDateOf } from '../domain/time';
import { graphql } from '../testkit/graphql';
import { askAs, present } from './ask';
import { letCorrectionPass, letDaysPass, letReplyTimePass } from './database';
import { ownJob, ownSeeker } from './own-people';
import { comingWeekday, mailTo } from './people';
import { expectSoundOnPhone as look, PHONE } from './screen-audit';

// Each waits for tasks of the server, which run once a minute.
test.describe.configure({ mode: 'parallel' });

const READ_IN = graphql(
  `mutation ReadTheReplyIn($language: Language!) { setLanguage(language: $language) { errors { message } } }`,
);

const en = {
  apply: 'Apply Now',
  expected: (time: string) => new RegExp(`Answer expected by \\w{3}, \\w{3} \\d+, \\d{4}, ${time} WIB`),
  toAnswer: (time: string) => new RegExp(`Answer by \\w{3}, \\w{3} \\d+, \\d{4}, ${time} WIB`),
  noReplyYet: 'No reply yet',
  seatIsFree: 'The time for an answer has passed, so this seat is free again.',
  sent: 'Your new time has been sent.',
  accept: /^Accept/,
  after: 'After the interview',
  tookPlace: 'It took place',
  applicantAbsent: 'The applicant did not come',
  companySays: 'The company says',
  applicantSays: 'The applicant says',
  silence: 'The company has not told the outcome.',
  ownSilence: 'You have not told the outcome. The applicant still waits for it.',
  tell: 'Chosen',
  told: /^Chosen\. You can change this until/,
  kindWords: 'You were chosen. Congratulations!',
  outcomeMail: /^You were chosen: /,
  kindMail: 'Congratulations!',
  close: 'Close the job',
  closed: 'The job is closed.',
};
const id: typeof en = {
  apply: 'Lamar',
  expected: (time) => new RegExp(`Jawaban ditunggu sampai \\w{3}, \\d+ \\w{3} \\d{4}, ${time} WIB`),
  toAnswer: (time) => new RegExp(`Jawab sebelum \\w{3}, \\d+ \\w{3} \\d{4}, ${time} WIB`),
  noReplyYet: 'Belum dijawab',
  seatIsFree: 'Batas waktu jawaban sudah lewat, jadi kursi ini kembali kosong.',
  sent: 'Jadwal baru Anda sudah dikirim.',
  accept: /^Terima/,
  after: 'Setelah wawancara',
  tookPlace: 'Wawancara berlangsung',
  applicantAbsent: 'Pelamar tidak datang',
  companySays: 'Menurut perusahaan',
  applicantSays: 'Menurut pelamar',
  silence: 'Perusahaan belum menyampaikan hasilnya.',
  ownSilence: 'Anda belum menyampaikan hasilnya. Pelamar masih menunggu.',
  tell: 'Tidak terpilih',
  told: /^Tidak terpilih\. Anda dapat mengubahnya sampai/,
  kindWords: 'Kali ini Anda tidak terpilih',
  outcomeMail: /^Hasil wawancara Anda: /,
  kindMail: 'Semoga berhasil di kesempatan berikutnya.',
  close: 'Tutup lowongan',
  closed: 'Lowongan sudah ditutup.',
};

for (const [language, words] of [
  ['EN', en],
  ['ID', id],
] as const)
  test(`silence has an end, before and after the interview: ${language}`, async ({ browser }) => {
    const [job, { page: seeker, email }] = [await ownJob(browser), await ownSeeker(browser)];
    // One that is like it, for the mail.
    await ownJob(browser);
    const company = job.company.page;
    for (const page of [seeker, company]) {
      await page.setViewportSize(PHONE);
      expect(await askAs(page.request, READ_IN, { language })).toEqual({ setLanguage: { errors: [] } });
    }
    const followUp = (page: Page) => page.getByRole('region', { name: words.after });
    const said = (page: Page, who: string) => followUp(page).getByText(who).locator('xpath=following-sibling::*');

    const say = async (page: Page, word: string) => {
      await followUp(page).getByRole('button', { name: word }).click();
      await expect(followUp(page).getByRole('button', { name: word, pressed: true })).toBeEnabled();
    };

    await seeker.goto(`/user/job/${job.id}`);
    await seeker.getByRole('radio', { name: /09:00 – 09:30 WIB/ }).check({ force: true });
    await seeker.getByRole('button', { name: words.apply, exact: true }).click();
    await expect(seeker).toHaveURL(/\/user\/applied/);
    await seeker.getByRole('main').getByRole('link', { name: job.title }).first().click();
    await expect(seeker).toHaveURL(/\/user\/application\//);
    const application = present(seeker.url().split('/').at(-1)?.split('?')[0], 'application in the address');

    await test.step('both sides read until when an answer is expected', async () => {
      await expect(seeker.getByText(words.expected('21:00'))).toBeVisible();
      await company.goto(`/company/applicant/${application}`);
      await expect(company.getByText(words.toAnswer('21:00'))).toBeVisible();
    });

    await test.step('it lapses: both sides read it, and the seeker is told with other times and jobs', async () => {
      await letReplyTimePass(application);
      const mail = await mailTo(seeker.request, email, new RegExp(`^${words.noReplyYet}: ${job.title}`));
      expect(mail.text).toMatch(/14:00–14:30 WIB/);
      expect(mail.text).toContain('/user/job/');
      await seeker.reload();
      await expect(seeker.getByRole('heading', { name: words.noReplyYet })).toBeVisible();
      await look(seeker, 'an application that has lapsed');
      await company.reload();
      await expect(company.getByText(words.noReplyYet).first()).toBeVisible();
      await expect(company.getByText(words.seatIsFree)).toBeVisible();
      await look(company, 'an applicant whose application has lapsed');
    });

    await test.step('another time is chosen and sent, and the company is asked again', async () => {
      await seeker.getByRole('radio', { name: /14:00 – 14:30 WIB/ }).check({ force: true });
      await seeker.getByRole('button', { name: words.apply, exact: true }).click();
      await expect(seeker.getByText(words.sent)).toBeVisible();
      await expect(seeker.getByText(words.expected('02:00'))).toBeVisible();
      await expect(seeker.getByText(words.noReplyYet)).toHaveCount(0);
      await company.reload();
      await expect(company.getByText(words.toAnswer('02:00'))).toBeVisible();
      await company.getByRole('button', { name: words.accept }).click();
      await company.getByRole('form').getByRole('button', { name: words.accept }).click();
      // A decision leads back to the job by itself.
      await expect(company).toHaveURL(`/company/job/${job.id}`);
    });

    await test.step('after the interview each side says how it was, and both read both', async () => {
      // To yesterday.
      await letDaysPass(application, 1 + Math.round((Date.parse(comingWeekday()) - today()) / DAY_MS));
      await seeker.reload();
      await say(seeker, words.tookPlace);
      await company.goto(`/company/applicant/${application}`);
      await expect(said(company, words.applicantSays)).toHaveText(words.tookPlace);
      await say(company, words.applicantAbsent);
      await seeker.reload();
      await expect(said(seeker, words.companySays)).toHaveText(words.applicantAbsent);
      await look(seeker, 'an interview that is over');
      await look(company, 'an applicant whose interview is over');
    });

    await test.step('silence is called by its name', async () => {
      await letDaysPass(application, 14);
      await seeker.reload();
      await expect(followUp(seeker).getByText(words.silence)).toBeVisible();
      await company.reload();
      await expect(followUp(company).getByText(words.ownSilence)).toBeVisible();
      await letDaysPass(application, -14);
    });

    await test.step('the company tells the outcome in one tap, and the seeker reads it in kind words', async () => {
      await company.goto('/company/outcomes');
      await look(company, 'interviews without an outcome');
      await company.getByRole('button', { name: words.tell, exact: true }).click();
      await expect(company.getByText(words.told)).toBeVisible();
      if (language === 'EN') {
        await company.getByRole('button', { name: words.close }).click();
        await expect(company.getByText(words.closed)).toBeVisible();
      }
      await seeker.reload();
      await expect(followUp(seeker)).toBeVisible();
      await expect(seeker.getByText(words.kindWords)).toHaveCount(0);
      await letCorrectionPass(application);
      expect((await mailTo(seeker.request, email, words.outcomeMail)).text).toContain(words.kindMail);
      await seeker.reload();
      await expect(followUp(seeker).getByText(words.kindWords)).toBeVisible();
      await look(seeker, 'an outcome');
    });
  });

/** Midnight of the day that it is in WIB, as a date field has it. */
function today(): number {
  return Date.parse(wibDateOf(new Date()));
}
