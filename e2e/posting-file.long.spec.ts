import { expect, test } from '@playwright/test';
import { graphql } from '../testkit/graphql';
import { askAs } from './ask';
import { letPostingDayPass, whileCompanyWaits } from './database';
import { ownCompany } from './own-people';
import { expectSoundOnPhone as look, PHONE } from './screen-audit';
import { comingWeekday } from './people';

const READ_IN = graphql(
  `mutation ReadPostingsIn($language: Language!) { setLanguage(language: $language) { errors { message } } }`,
);

const en = {
  separator: ',',
  template: 'Download the template',
  file: 'posting-template.csv',
  ownPosting: ['Reference', 'Title', 'Location', 'Description', 'Skills', 'Interview slots'],
  post: 'Post this file',
  posted: 'The file is posted',
  progress: 'Posting the file',
  made: '1 new job',
  changed: '1 changed job',
  changes: 'Changes: location',
  slotsStay: /Interview slots stay as they are/,
  refused: '1 line with a problem',
  why: /^Minimum salary: /,
  unchanged: '2 lines that change nothing',
  toJobs: 'See my jobs',
};
const id: typeof en = {
  separator: ';',
  template: 'Unduh templat',
  file: 'posting-template.csv',
  ownPosting: ['Referensi', 'Judul', 'Lokasi', 'Deskripsi', 'Keahlian', 'Jadwal wawancara'],
  post: 'Pasang lowongan dari file ini',
  posted: 'Lowongan dari file ini sudah dipasang',
  progress: 'Memasang lowongan',
  made: '1 lowongan baru',
  changed: '1 lowongan diubah',
  changes: 'Perubahan: lokasi',
  slotsStay: /Jadwal wawancara tetap seperti semula/,
  refused: '1 baris bermasalah',
  why: /^Gaji minimum: /,
  unchanged: '2 baris tanpa perubahan',
  toJobs: 'Lihat lowongan saya',
};

for (const [language, words] of [
  ['EN', en],
  ['ID', id],
] as const)
  test(`a company posts and changes jobs by a file, and nothing doubles: ${language}`, async ({ browser }) => {
    const { page, email } = await ownCompany(browser);
    await page.setViewportSize(PHONE);
    expect(await askAs(page.request, READ_IN, { language })).toEqual({ setLanguage: { errors: [] } });

    await page.goto('/company/jobs/import');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: words.template }).click();
    const template = await (await download).createReadStream();
    const names = Buffer.concat(await template.toArray())
      .toString()
      .replace(/^\uFEFF/, '')
      .trim()
      .split(words.separator);
    for (const name of words.ownPosting) expect(names).toContain(name);
    await look(page, 'the choice of a file of postings');

    /** Fills in the template, by the places of its columns. */
    const slots = `${comingWeekday()} 09:00-09:30 Online 5`;
    const lineOf = (cells: Record<number, string>) =>
      names.map((_, column) => cells[column] ?? '').join(words.separator);
    const columnOf = (name: string | undefined) => names.indexOf(name ?? '');
    const [reference, title, location, description, skills, interviews] = words.ownPosting.map(columnOf);
    const posting = (own: string, place: string, more: Record<number, string> = {}) =>
      lineOf({
        [reference ?? -1]: own,
        [title ?? -1]: `Kasir ${own}`,
        [location ?? -1]: place,
        [description ?? -1]: 'Melayani pembeli dan menjaga kas.',
        [skills ?? -1]: 'Ramah',
        [interviews ?? -1]: slots,
        ...more,
      });
    const choose = (...lines: string[]) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'jobs.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from([names.join(words.separator), ...lines].join('\r\n')),
      });
    const group = (name: string) => page.getByRole('region', { name });

    await test.step('a first file posts', async () => {
      await choose(posting('A1', 'Bandung'));
      await expect(group(words.made)).toBeVisible();
      await page.getByRole('button', { name: words.post }).click();
      await expect(page.getByRole('heading', { name: words.posted })).toBeVisible();
      await letPostingDayPass(email);
    });

    const wrong = { [names.findIndex((name) => words.why.test(`${name}: `))]: 'lima juta' };
    const next = [posting('A1', 'Bogor'), posting('A2', 'Depok'), posting('A3', 'Depok', wrong)];
    await test.step('the next one says line by line what it does', async () => {
      await page.goto('/company/jobs/import');
      await choose(...next);
      await expect(group(words.refused).getByText(words.why)).toBeVisible();
      await expect(group(words.changed).getByText('Kasir A1')).toBeVisible();
      await expect(group(words.changed).getByText(words.changes)).toBeVisible();
      await expect(group(words.changed).getByText(words.slotsStay)).toBeVisible();
      await expect(group(words.made).getByText('Kasir A2')).toBeVisible();
      await expect(group(words.made).getByText(words.slotsStay)).toBeHidden();
      await look(page, 'the preview of a file of postings');
    });

    await test.step('and does that, and says how far it is', async () => {
      await whileCompanyWaits(email, async () => {
        await page.getByRole('button', { name: words.post }).click();
        // Of six steps, three to read and three to write, the third was the last to begin.
        await expect(page.getByRole('progressbar', { name: words.progress })).toHaveAttribute('aria-valuenow', '33');
        await look(page, 'a file that is posted');
      });
      await expect(page.getByRole('heading', { name: words.posted })).toBeVisible();
      await expect(page.getByText(words.made)).toBeVisible();
      await look(page, 'a posted file');
      await page.getByRole('link', { name: words.toJobs }).click();
      const jobs = page.getByRole('main').getByRole('link', { name: /Kasir A\d/ });
      await expect(jobs).toHaveCount(2);
      await expect(page.getByText('Bogor')).toBeVisible();
      await expect(page.getByText('Bandung')).toBeHidden();
    });

    await test.step('once', async () => {
      await page.goto('/company/jobs/import');
      await choose(...next);
      await expect(group(words.unchanged).getByText(words.slotsStay)).toBeVisible();
      await expect(group(words.refused)).toBeVisible();
      await expect(page.getByRole('button', { name: words.post })).toBeHidden();
    });
  });
