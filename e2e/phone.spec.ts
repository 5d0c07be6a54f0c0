import { expect, test, type Page } from './browser-test';
import { ownJob, ownSeeker } from './own-people';
import { signedInPage } from './people';
import { PHONE } from './screen-audit';

/** What only a real browser knows: what is on the screen, and what Back does. More: phone.long.spec.ts. */

/** The server refuses the operation from now on. */
async function refuse(page: Page, operation: string, root: string, message: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(`"${operation}"`)) return route.fallback();
    const errors = [{ __typename: 'UserError', code: 'SLOT_FULL', message, field: null }];
    const payload = { __typename: 'Payload', application: null, heldUntil: null, errors };
    return route.fulfill({ json: { data: { [root]: payload } } });
  });
}

test('two taps apply; a time that is lost and an application that is refused are told beside the finger', async ({
  browser,
}) => {
  const [job, { page }] = [await ownJob(browser), await ownSeeker(browser)];
  await page.setViewportSize(PHONE);
  await page.goto(`/user/jobs?search=${encodeURIComponent(job.title)}`);
  await page.getByRole('link', { name: `Apply Now: ${job.title}` }).click();
  const bar = page.getByRole('region', { name: 'Apply' });
  // Without scrolling: the first time, and the bar beneath.
  const slot = page.getByRole('radio', { disabled: false }).first().locator('..');
  await expect(slot).toBeInViewport({ ratio: 1 });
  await expect(bar).toBeInViewport({ ratio: 1 });

  await refuse(page, 'SeekerHoldSlot', 'holdSlot', 'This interview slot is fully booked. Please choose another one.');
  await slot.click();
  await expect(bar.getByRole('alert')).toHaveText('This interview slot is fully booked. Please choose another one.');
  await expect(bar.getByRole('alert')).toBeInViewport({ ratio: 1 });

  await page.unrouteAll();
  await refuse(page, 'SeekerApplyToJob', 'applyToJob', 'This job is no longer accepting applications');
  await slot.click();
  await expect(bar.getByRole('alert')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Apply Now' }).click();
  await expect(bar.getByRole('alert')).toHaveText('This job is no longer accepting applications');
  await expect(bar.getByRole('alert')).toBeInViewport({ ratio: 1 });

  await page.unrouteAll();
  await page.goto(`/user/job/${job.id}`);
  // Two taps from opening to applied.
  await bar.getByRole('button', { name: /^[A-Z][a-z]{2}, .* \d\d:\d\d/ }).click();
  await bar.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL('/user/applied');
  await expect(page.getByText('Next: the company looks at your application.')).toBeInViewport();
});

test('a filled form asks before Back and before a reload, and stays or goes', async ({ browser }) => {
  const page = await signedInPage(browser, 'company@demo.test');
  await page.setViewportSize(PHONE);
  await page.goto('/company/jobs');
  await page.getByRole('link', { name: 'Create Job' }).first().click();
  await page.getByLabel('Job title').fill('Barista');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await page.goBack();
  await expect(question).toBeInViewport();
  await expect(page).toHaveURL(/\/company\/create$/);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue('Barista');

  // The menu is a drawer: the question has to be above it.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My Jobs' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Job title')).toHaveValue('Barista');

  const native = page.waitForEvent('dialog');
  // Not page.reload: it would wait for a load that the person does not allow.
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const dialog = await native;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByLabel('Job title')).toHaveValue('Barista');

  await page.goBack();
  await question.getByRole('button', { name: 'Leave page' }).click();
  await expect(page).toHaveURL(/\/company\/jobs$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Job Listings');
});
