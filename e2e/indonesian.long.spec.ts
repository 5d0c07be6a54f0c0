import { expect, test, type Browser, type Page } from '@playwright/test';
import { graphql } from '../testkit/graphql';
import { askAs, present } from './ask';
import { expectIndonesian } from './english-left';
import { ownCompany, registerOwnSeeker } from './own-people';
import { comingWeekday, linkMailedTo, newPerson, signInByApi } from './people';

/** The two ways through the marketplace in Bahasa Indonesia, on a phone, by what the controls are called there. */

const PASSWORD = 'Rahasia-123';
const run = Date.now().toString(36);

async function phone(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } });
  return context.newPage();
}

const POST_JOB = graphql(
  `mutation PostToApply($input: CreateJobInput!) { createJob(input: $input) { job { id } errors { ...Refusal } } }`,
);
const ACCEPT = graphql(`mutation AcceptFromPhone($id: ID!) {
  acceptApplication(input: { applicationId: $id, interviewLink: "https://meet.example/braga" }) { ...Outcome }
}`);

test('a seeker registers, applies, is accepted and asks for another time', async ({ browser }) => {
  const job = `Peracik Kopi ${run}`;
  const email = `ratna.${run}@mail.test`;
  const company = (await ownCompany(browser)).page.request;
  const { createJob } = await askAs(company, POST_JOB, {
    input: {
      title: job,
      location: 'Bandung',
      description: 'Meracik kopi dan menjaga meja bar tetap rapi.',
      skills: ['Espresso'],
      // The second is for the other tests, which may meet this job in the list.
      slots: ['10:00', '13:00'].map((start) => ({ date: comingWeekday(), start, end: start.replace(':00', ':30') })),
    },
  });
  expect(createJob.errors).toEqual([]);
  const page = await phone(browser, 'id-ID');

  await test.step('the first page is in the language that the browser asks for', async () => {
    const first = present(await page.goto('/'), 'answer');
    expect(await first.text()).toMatch(/<html[^>]* lang="id"/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Temukan pekerjaan impian Anda. Mulai dengan memilih jadwal.',
    );
    await expectIndonesian(page);
    await page.getByRole('link', { name: 'Temukan Pekerjaan Impian' }).click();
  });

  await test.step('registers and verifies the e-mail', async () => {
    await page.getByLabel('Nama lengkap').fill('Ratna Ayuningtyas');
    await page.getByLabel('Nomor telepon').fill('081298760011');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Kata sandi', exact: true }).fill(PASSWORD);
    await page.getByLabel('Ulangi kata sandi').fill(PASSWORD);
    await page.getByLabel('Pendidikan').selectOption('Diploma (D3)');
    await page.getByLabel('Pengalaman kerja').fill('Tiga tahun di balik meja bar.');
    await page.getByRole('textbox', { name: 'Keahlian teknis' }).fill('Espresso');
    await page.getByRole('button', { name: 'Tambah keahlian teknis' }).click();
    await expectIndonesian(page);
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Saya menyetujui' })).toBeFocused();
    await expectIndonesian(page);
    await page.getByRole('checkbox', { name: 'Saya menyetujui' }).check();
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Kirim ulang/ })).toBeVisible();
    await expectIndonesian(page);
    await page.goto(await linkMailedTo(page.request, email, '/verify-email'));
    await expect(page).toHaveURL('/user/dashboard');
    await expect(page.getByRole('heading', { name: /^Selamat datang/ })).toBeVisible();
    await expectIndonesian(page);
  });

  await test.step('finds the job and applies by choosing a time', async () => {
    await page.getByRole('button', { name: 'Buka menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Cari Lowongan' }).click();
    await page.getByRole('combobox', { name: 'Cari lowongan' }).fill(job);
    // The list is drawn again once the typing has paused; a click before that would meet a moving card.
    await expect(page.getByRole('status').filter({ hasText: `lowongan untuk ${job}` })).toBeVisible();
    await expectIndonesian(page);
    await page.getByRole('link', { name: `Lamar: ${job}` }).click();
    await expect(page.getByRole('heading', { name: 'Pilih jadwal wawancara Anda' })).toBeVisible();
    await expectIndonesian(page);
    await page.getByRole('radio', { name: '10:00 – 10:30 WIB' }).check({ force: true });
    await expect(page.getByText(/^Disimpan untuk Anda selama \d+ menit lagi/)).toBeVisible();
    await expectIndonesian(page);
    await page.getByRole('button', { name: 'Lamar', exact: true }).click();
    await expect(page).toHaveURL('/user/applied');
    await expect(page.getByText('Lamaran Anda sudah terkirim.')).toBeVisible();
    await expectIndonesian(page);
  });

  await test.step('sees the acceptance', async () => {
    await page.getByRole('link', { name: job }).click();
    await expect(page.getByRole('heading', { name: 'Jadwal pilihan Anda' })).toBeVisible();
    await expect(page.getByText('Menunggu', { exact: true })).toBeVisible();
    await expectIndonesian(page);
    const id = present(new URL(page.url()).pathname.split('/').at(-1), 'application');
    const { acceptApplication } = await askAs(company, ACCEPT, { id });
    expect(acceptApplication.errors).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Wawancara Anda' })).toBeVisible();
    await expect(page.getByText('Diterima', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ikuti Wawancara (dibuka di tab baru)' })).toBeVisible();
    await expectIndonesian(page);
  });

  await test.step('asks for another time', async () => {
    await page.getByRole('button', { name: 'Minta Ubah Jadwal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Minta Ubah Jadwal' });
    await expectIndonesian(page);
    await dialog.getByRole('button', { name: 'Tulis waktu lain' }).click();
    await dialog.getByLabel('Tanggal').fill(comingWeekday());
    await dialog.getByLabel('Mulai (WIB)').selectOption('14:00');
    await expect(dialog.getByLabel('Selesai (WIB)')).toHaveValue('14:30');
    await dialog.getByLabel('Lokasi').selectOption('Online');
    await dialog.getByLabel('Alasan (opsional)').fill('Pagi itu saya ada ujian.');
    await expectIndonesian(page);
    await dialog.getByRole('button', { name: 'Kirim permintaan' }).click();
    await expect(page.getByText('Permintaan ubah jadwal terkirim.')).toBeVisible();
    await expect(page.getByText('Menunggu jawaban. Perusahaan dapat menerima')).toBeVisible();
    await expect(page.getByText('14:00 – 14:30 WIB').first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expectIndonesian(page);
  });
});

const FIRST_SLOT = graphql(`query FirstSlot($id: ID!) { job(id: $id) { interviewAvailability { id } } }`);
const APPLY = graphql(`mutation ApplyFromAfar($input: ApplyToJobInput!) { applyToJob(input: $input) { ...Outcome } }`);

async function applyByApi(browser: Browser, jobId: string): Promise<void> {
  const { request } = await newPerson(browser);
  await registerOwnSeeker(request);
  const { job } = await askAs(request, FIRST_SLOT, { id: jobId });
  const { applyToJob } = await askAs(request, APPLY, { input: { jobId, slotId: job?.interviewAvailability[0]?.id } });
  expect(applyToJob.errors).toEqual([]);
}

test('a company posts a job, accepts with its token, and buys and pays new ones', async ({ browser }) => {
  const job = `Juru Masak ${run}`;
  const applicant = { name: 'Ratna Kusumawardhani', masked: 'R**a K**i' };
  const { email } = await ownCompany(browser);
  const page = await phone(browser, 'en-US');
  await signInByApi(page.request, email);
  const go = async (link: string): Promise<void> => {
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: link }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await test.step('the switch changes the portal to Bahasa Indonesia', async () => {
    await page.goto('/company/dashboard');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'ID: Bahasa Indonesia' }).click();
    await expect(page.getByText('Tidak ada pelamar yang menunggu jawaban Anda.')).toBeVisible();
    await expectIndonesian(page);
    await go('Lowongan Saya');
    await expect(page.getByText('Anda belum memasang lowongan.')).toBeVisible();
    await expectIndonesian(page);
    await page.getByRole('link', { name: 'Pasang Lowongan' }).first().click();
  });

  const jobId = await test.step('posts a job with a slot', async () => {
    await page.getByLabel('Nama posisi').fill(job);
    await page.getByLabel('Lokasi').fill('Bandung');
    await page.getByLabel('Jenis pekerjaan').selectOption('Penuh Waktu');
    await page.getByLabel('Deskripsi').fill('Memimpin dapur dan melatih tim.');
    await page.getByRole('textbox', { name: 'Keahlian yang dibutuhkan' }).fill('Memasak');
    await page.getByRole('button', { name: 'Tambah keahlian' }).click();
    await page.getByLabel('Gaji minimum').fill('6000000');
    await page.getByLabel('Gaji maksimum').fill('8000000');
    await page.getByRole('button', { name: 'Tambah jadwal' }).click();
    await expectIndonesian(page);
    const slot = page.getByRole('listitem', { name: 'Jadwal 1' });
    await slot.getByLabel('Tanggal').fill(comingWeekday());
    await slot.getByLabel('Mulai (WIB)').selectOption('10:00');
    await slot.getByLabel('Selesai (WIB)').selectOption('10:30');
    await expectIndonesian(page);
    await page.getByRole('button', { name: 'Pasang Lowongan' }).click();
    await expect(page.getByText('Lowongan sudah tayang.')).toBeVisible();
    await expect(page).toHaveURL(/\/company\/job\//);
    await expect(page.getByText('Pencari kerja dapat menemukan dan melamarnya.')).toBeVisible();
    await expectIndonesian(page);
    return present(new URL(page.url()).pathname.split('/').at(-1), 'job');
  });

  await test.step('accepts an applicant with the token', async () => {
    await applyByApi(browser, jobId);
    await go('Semua Pelamar');
    await expect(page.getByText('1 pelamar', { exact: true }).first()).toBeVisible();
    await expectIndonesian(page);
    await page.getByRole('link', { name: applicant.masked }).click();
    await expect(page.getByText('Tampil setelah Anda terima · 1 token')).toBeVisible();
    await expectIndonesian(page);
    await page.getByRole('button', { name: 'Terima · 1 token' }).click();
    const question = page.getByRole('form', { name: 'Terima pelamar ini?' });
    await expect(question).toContainText('Biayanya 1 token. Anda punya 1 token; akan tersisa 0 token.');
    await expectIndonesian(page);
    await question.getByRole('button', { name: 'Terima · 1 token' }).click();
    await expect(page.getByText('Pelamar diterima. Data lengkapnya kini dapat dilihat.')).toBeVisible();
    await expect(page.getByText(applicant.name).first()).toBeVisible();
    await expectIndonesian(page);
    // The page goes back to the job by itself, and would close the menu.
    await expect(page).toHaveURL(`/company/job/${jobId}`);
  });

  const balance = page.getByRole('region', { name: 'Saldo token' });
  await test.step('chooses a package', async () => {
    await go('Beli Token');
    await expect(balance).toContainText('0 token');
    await expect(page.getByText('Menerima pelamar', { exact: true })).toBeVisible();
    await expectIndonesian(page);
    await page.getByRole('button', { name: 'Beli 6 Token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Beli 6 Token?' });
    await expect(dialog).toContainText('Saldo token Anda akan menjadi 7.');
    await expectIndonesian(page);
    await dialog.getByRole('button', { name: 'Lanjut ke pembayaran' }).click();
  });

  await test.step('pays at the checkout, and sees the new balance', async () => {
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('status')).toHaveText('Payment received');
    await page.getByRole('link', { name: 'Back to TemuKerja' }).click();
    await expect(page.getByText('Token berhasil dibeli!').first()).toBeVisible();
    await expectIndonesian(page);
    await expect(page).toHaveURL('/company/buy-token');
    await expect(balance).toContainText('7 token');
    await expect(page.getByText('Lunas', { exact: true })).toBeVisible();
    await expect(page.getByText('Membeli 6 Token')).toBeVisible();
    await expectIndonesian(page);
    await page.getByRole('link', { name: 'Kuitansi untuk 6 Token' }).click();
    await expect(page.getByText('Nomor kuitansi')).toBeVisible();
    await expectIndonesian(page);
  });
});
