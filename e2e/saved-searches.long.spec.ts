import { expect, test } from '@playwright/test';
import { ownSeeker } from './own-people';
import { mailTo, newPerson, signedInPage } from './people';

const SEEKER = 'seeker@demo.test';

test('a search is saved, leads back to its list and is deleted', async ({ browser }) => {
  const { page } = await ownSeeker(browser);
  await page.goto('/user/jobs?search=staf&type=contract');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('staf');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Staf kontrak');
  await dialog.getByRole('radio', { name: 'At most once a week' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Search saved.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Saved searches' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Staf kontrak' });
  await expect(row.getByText('“staf” · Contract')).toBeVisible();
  await expect(row.getByRole('combobox')).toHaveValue('WEEKLY');
  await row.getByRole('link', { name: 'Staf kontrak' }).click();
  await expect(page).toHaveURL(/\/user\/jobs\?search=staf&type=contract$/);

  await page.goBack();
  await row.getByRole('button', { name: 'Delete Staf kontrak' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
});

test('the mail of a saved search is stopped by its link, without signing in, and turned on again', async ({
  browser,
}) => {
  const seeker = await signedInPage(browser, SEEKER);
  // The demo's search is due when the server starts.
  const mail = await mailTo(seeker.request, SEEKER, /new jobs?: Penuh waktu$/);
  const [, token = ''] = /\/unsubscribe\?token=(\S+)/.exec(mail.text) ?? [];
  const choice = seeker.getByRole('combobox', { name: 'E-mails for Penuh waktu' });

  const visitor = await newPerson(browser);
  await visitor.goto(`/unsubscribe?token=${token}`);
  await expect(visitor.getByRole('button', { name: 'Stop the e-mails' })).toBeVisible();
  await seeker.goto('/user/saved-searches');
  await expect(choice).toHaveValue('WEEKLY');

  await visitor.getByRole('button', { name: 'Stop the e-mails' }).click();
  await expect(visitor.getByText(/You get no more e-mails for this search/)).toBeVisible();
  await seeker.reload();
  await expect(choice).toHaveValue('OFF');

  await choice.selectOption('At most once a week');
  await expect(seeker.getByText('Saved', { exact: true })).toBeVisible();
  await seeker.reload();
  await expect(choice).toHaveValue('WEEKLY');
});
