import { expect, test } from './browser-test';
import { ownJob, ownSeeker } from './own-people';
import { aCv, comingWeekday, signedInPage } from './people';
import { translate } from './translator';

/** The main way of each portal, in the hands of people whose browser translates it. */
test('every portal works and stays correct while the browser translates it', async ({ browser }) => {
  const { id, title, company } = await ownJob(browser);
  const { page: seeker } = await ownSeeker(browser);
  const admin = await signedInPage(browser, 'admin@demo.test');
  const hr = company.page;
  const [seekerIsSound, companyIsSound, adminIsSound] = [
    await translate(seeker),
    await translate(hr),
    await translate(admin),
  ];

  await test.step('a seeker chooses a file, and another one', async () => {
    await seeker.goto('/user/profile');
    await seeker.getByRole('button', { name: 'Edit Profile' }).click();
    const cv = seeker.getByRole('group', { name: /^CV/ });
    const choose = async (name: string): Promise<void> => {
      const chooser = seeker.waitForEvent('filechooser');
      await cv.getByRole('button', { name: /^Choose/ }).click();
      await (await chooser).setFiles({ ...aCv(name), name });
      await expect(cv.getByRole('status')).toHaveText(new RegExp(`: ${name} uploaded$`));
      await expect(cv.getByText(name, { exact: true })).toBeVisible();
    };
    await choose('cv-2025.pdf');
    await choose('cv-2026.pdf');
    await cv.getByRole('button', { name: /^Remove/ }).click();
    await expect(cv.getByText('No file chosen.')).toBeVisible();
    await seekerIsSound();
  });

  await test.step('the seeker searches, and reads what was found', async () => {
    const found = seeker.getByRole('search').getByRole('status').first();
    const search = seeker.getByRole('combobox', { name: 'Search jobs' });
    await seeker.goto('/user/jobs');
    await expect(found).toHaveText(/^\d+ jobs$/);
    await search.fill('zzzzqqq');
    await expect(found).toHaveText(/^0 jobs for zzzzqqq$/);
    await search.fill(title);
    await expect(found).toHaveText(new RegExp(`^\\d+ jobs? for ${title.toLowerCase()}$`, 'i'));
    await search.fill('');
    await expect(found).toHaveText(/^\d+ jobs$/);
    await seekerIsSound();
  });

  await test.step('the seeker chooses a time, takes another one, and applies for that', async () => {
    await seeker.goto(`/user/job/${id}`);
    const bar = seeker.getByRole('region', { name: 'Apply', exact: true });
    const time = (start: string) =>
      seeker.getByRole('radiogroup', { name: 'Interview time' }).getByRole('radio', { name: new RegExp(start) });
    await time('09:00').check({ force: true });
    await expect(bar).toContainText('09:00 – 09:30 WIB');
    await time('14:00').check({ force: true });
    await expect(bar).toContainText('14:00 – 14:30 WIB');
    await expect(bar).not.toContainText('09:00');
    await bar.getByRole('button', { name: 'Let this time go' }).click();
    await expect(bar).toContainText('Nearest:');
    await time('14:00').check({ force: true });
    await expect(bar).toContainText('14:00 – 14:30 WIB');
    await bar.getByRole('button', { name: 'Apply Now' }).click();
    await expect(seeker).toHaveURL(/\/user\/applied/);
    await expect(seeker.getByText(title).first()).toBeVisible();
    await seekerIsSound();
  });

  await test.step('the company posts a job', async () => {
    await hr.goto('/company/create');
    await hr.getByLabel('Job title').fill(`${title} kedua`);
    await hr.getByLabel('Description').fill('Merias pengantin dan keluarga, dan menjaga kebersihan ruang rias.');
    await hr.getByLabel('Required skills').fill('Tata rias');
    await hr.getByLabel('Required skills').press('Enter');
    await hr.getByText('Type the times, or add several at once').click();
    await hr.getByRole('button', { name: 'Add slot' }).click();
    const slot = hr.getByRole('listitem', { name: 'Slot 1' });
    await expect(slot.getByLabel('Start (WIB)')).toBeVisible();
    await hr.getByLabel('Location').fill('Jayapura');
    await slot.getByLabel('Date').fill(comingWeekday());
    await slot.getByLabel('Start (WIT)').selectOption('10:00');
    await slot.getByLabel('End (WIT)').selectOption('10:30');
    await hr.getByRole('button', { name: 'Post Job' }).click();
    await expect(hr.getByText(`${title} kedua`).first()).toBeVisible();
    await companyIsSound();
  });

  await test.step('the company reads an applicant and accepts', async () => {
    await hr.goto('/company/all-applicants');
    await hr.getByRole('link', { name: /R\*\*a K\*\*i/ }).click();
    await hr.getByRole('button', { name: 'Accept' }).click();
    await hr.getByRole('form').getByRole('button', { name: 'Accept' }).click();
    await expect(hr.getByText('Ratna Kusumawardhani').first()).toBeVisible();
    await companyIsSound();
  });

  await test.step('an administrator finds the company and takes its verification back', async () => {
    await admin.goto('/admin/companies');
    const name = `PT Contoh ${company.email.slice(8, 16)}`;
    await admin.getByRole('searchbox').fill(name);
    // The list is drawn again once the typing has paused.
    await expect(admin).toHaveURL(/search=/);
    await admin.getByRole('link', { name, exact: true }).click();
    await admin.getByRole('button', { name: /^Revoke verification/ }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Note (optional)').fill('Alamat kantor tidak dapat ditemukan.');
    await dialog.getByRole('button', { name: 'Revoke verification' }).click();
    await expect(admin.getByText(/^The verification of .* is revoked\.$/)).toBeVisible();
    await adminIsSound();
  });
});
