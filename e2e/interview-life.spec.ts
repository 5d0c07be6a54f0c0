import { expect, test } from './browser-test';
import { accept, applied } from '../testkit/market/job-factory';
import { chooseLanguage } from '../testkit/people/own-language';
import { personIn } from './ask';
import { ownJob, ownSeeker } from './own-people';
import { isLong } from './screen-audit';

const en = {
  open: 'Cancel the interview',
  reason: 'Reason (optional)',
  confirm: 'Cancel it',
  byYou: /^Cancelled by you/,
  byApplicant: /^Cancelled by the applicant/,
  propose: 'Propose a new time',
  send: 'Send request',
  proposed: /^New time proposed/,
  respond: 'Respond to Request',
  accept: 'Accept',
  planned: 'New time accepted. The interview is planned again.',
  join: /^Join Interview/,
};
const id: typeof en = {
  open: 'Batalkan wawancara',
  reason: 'Alasan (opsional)',
  confirm: 'Batalkan wawancara',
  byYou: /^Dibatalkan oleh Anda/,
  byApplicant: /^Dibatalkan oleh pelamar/,
  propose: 'Usulkan jadwal baru',
  send: 'Kirim permintaan',
  proposed: /^Jadwal baru diusulkan/,
  respond: 'Jawab Permintaan',
  accept: 'Terima',
  planned: 'Jadwal baru diterima. Wawancara dijadwalkan lagi.',
  join: /^Ikuti Wawancara/,
};

const LANGUAGES = [
  ['id', id],
  ['en', en],
] as const;

for (const [language, words] of isLong ? LANGUAGES : LANGUAGES.slice(0, 1)) {
  test(`an interview is cancelled and planned again on a phone: ${language}`, async ({ browser }) => {
    const [job, { page: seeker }] = [await ownJob(browser), await ownSeeker(browser)];
    const company = job.company.page;
    const application = await applied(personIn(seeker.request), job);
    await accept(personIn(company.request), application, { interviewLink: 'https://meet.example/rias' });
    for (const page of [seeker, company]) {
      await page.setViewportSize({ width: 360, height: 740 });
      await chooseLanguage(personIn(page.request), language);
    }

    await seeker.goto(`/user/application/${application}`);
    await expect(seeker.getByRole('link', { name: words.join })).toBeVisible();
    await seeker.getByRole('button', { name: words.open }).click();
    const dialog = seeker.getByRole('dialog');
    await dialog.getByLabel(words.reason).fill('Saya sudah diterima di tempat lain.');
    await dialog.getByRole('button', { name: words.confirm }).click();
    await expect(seeker.getByRole('alert').filter({ hasText: words.byYou })).toBeFocused();
    await expect(dialog).toHaveCount(0);
    await expect(seeker.getByRole('link', { name: words.join })).toHaveCount(0);

    await company.goto(`/company/applicant/${application}`);
    await expect(company.getByText(words.byApplicant)).toBeVisible();
    await company.getByRole('button', { name: words.propose }).click();
    await company.getByRole('radio', { name: /14:00 – 14:30 WIB/ }).check({ force: true });
    await company.getByRole('button', { name: words.send }).click();
    const sent = company.getByRole('status').filter({ hasText: words.proposed });
    await expect(sent).toBeFocused();
    await expect(sent).toBeInViewport();

    await seeker.reload();
    await seeker.getByRole('button', { name: words.respond }).click();
    await seeker.getByRole('dialog').getByRole('button', { name: words.accept, exact: true }).click();
    await expect(seeker.getByText(words.planned)).toBeVisible();
    await expect(seeker.getByRole('link', { name: words.join })).toBeVisible();
    await expect(seeker.getByText(words.byYou)).toHaveCount(0);
  });
}
