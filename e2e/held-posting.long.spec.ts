import { expect, test, type Locator, type Page } from '@playwright/test';
import { ownCompany } from './own-people';
import { signedInPage } from './people';

const run = Date.now().toString(36);
// Words of its own, so that no other posting is like it.
const numbered = ['menerima', 'mencatat', 'memeriksa', 'menyusun', 'mengirim', 'melaporkan', 'menghitung', 'menata'];
const text = `Tugas: ${numbered.map((word, index) => `${word} ${run}${index}`).join(', ')}. Biaya pendaftaran 50rb per orang.`;

async function post(page: Page, title: string): Promise<void> {
  await page.goto('/company/create');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Location').fill('Bandung');
  await page.getByLabel('Description').fill(text);
  await page.getByLabel('Required skills').fill('Teliti');
  await page.getByLabel('Required skills').press('Enter');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** The newest waits at the end. */
async function openQueue(page: Page, title: string): Promise<Locator> {
  await page.goto('/admin/flagged-postings');
  const [cards, card] = [page.getByRole('article'), page.getByRole('article', { name: title })];
  await expect(cards.first()).toBeVisible();
  while ((await card.count()) === 0) {
    const shown = await cards.count();
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  }
  return card;
}

async function pause(page: Page, title: string, button: string): Promise<void> {
  await page.getByRole('article', { name: title }).getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: 'Pause this job?' });
  await dialog.getByLabel('Reason').fill('It asks applicants for money');
  await dialog.getByRole('button', { name: 'Pause job' }).click();
  await expect(page.getByRole('article', { name: title })).toHaveCount(0);
}

test('a scam is flagged, paused, posted again and held, and stays out of sight until our team decides', async ({
  browser,
}) => {
  // Its jobs would stand first in the lists of the demo's company.
  const { page: company } = await ownCompany(browser);
  const admin = await signedInPage(browser, 'admin@demo.test');
  const seeker = await signedInPage(browser, 'seeker@demo.test');
  const [first, again, third] = [`Admin Gudang ${run}`, `Staf Gudang ${run}`, `Kepala Gudang ${run}`];
  const found = async (title: string): Promise<void> => {
    await seeker.goto(`/user/jobs?search=${encodeURIComponent(title)}`);
    await expect(seeker.getByRole('main')).toContainText(/\d+ jobs? for|No jobs/i);
  };

  await test.step('the posting is visible, and flagged', async () => {
    await post(company, first);
    await expect(company.getByText('Job posted.')).toBeVisible();
    const card = await openQueue(admin, first);
    await expect(card).toContainText('Biaya pendaftaran 50rb');
    await pause(admin, first, `Pause ${first}`);
  });

  await test.step('the same text is held, and its company sees why at once', async () => {
    await post(company, again);
    await expect(company.getByText('Job saved. Our team reads it before seekers see it.')).toBeVisible();
    await expect(company.getByText('Job posted.')).toHaveCount(0);
    await expect(company.getByRole('note', { name: 'Our team reads this job first' })).toContainText(
      'Its text is much like that of a job that our team has paused.',
    );
    await found(again);
    await expect(seeker.getByRole('article').filter({ hasText: again })).toHaveCount(0);
  });

  await test.step('an administrator keeps it paused, and the next one is held too, until it is resumed', async () => {
    await openQueue(admin, again);
    await pause(admin, again, `Keep ${again} paused`);
    await post(company, third);
    const card = await openQueue(admin, third);
    await card.getByRole('button', { name: `Resume ${third}` }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Resume job' }).click();
    await expect(card).toHaveCount(0);
    await company.reload();
    await expect(company.getByText('Seekers can find it and apply.')).toBeVisible();
    await found(third);
    await expect(seeker.getByRole('article', { name: third }).getByRole('heading', { level: 2 })).toBeVisible();
  });
});
