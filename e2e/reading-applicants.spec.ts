import { expect, request, test } from './browser-test';
import { applied } from '../testkit/market/job-factory';
import { personIn } from './ask';
import { ownJob, registerOwnSeeker } from './own-people';
import { isLong } from './screen-audit';

const APPLICANTS = isLong ? 30 : 6;
const AT_ONCE = 6;

test(`a company decides ${APPLICANTS} masked applicants by keys alone, four at most for each`, async ({
  browser,
  baseURL,
}) => {
  const { company, ...job } = await ownJob(browser, { seats: APPLICANTS / 2 });
  const applyAs = async (index: number): Promise<void> => {
    const seeker = await request.newContext({ baseURL });
    await registerOwnSeeker(seeker);
    await applied(personIn(seeker), job, index % job.slots.length);
    await seeker.dispose();
  };
  for (let from = 0; from < APPLICANTS; from += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => applyAs(from + index)));

  const { page } = company;
  await page.goto(`/company/job/${job.id}`);
  await page
    .getByRole('link', { name: /R\*\*a K\*\*i/ })
    .last()
    .click();
  // From the first of the list, no matter which was opened.
  await page
    .getByRole('complementary', { name: /^Applicants for/ })
    .getByRole('link')
    .first()
    .click();
  let loads = 0;
  page.on('load', () => (loads += 1));
  const progress = page.getByRole('status').filter({ hasText: 'decided' });
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

  for (let at = 1; at <= APPLICANTS; at += 1) {
    await expect(progress).toHaveText(`${at} of ${APPLICANTS}, ${at - 1} decided`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('R**a K**i');
    if (at === 1) {
      await press('a', 'Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Ratna Kusumawardhani' })).toBeFocused();
    } else {
      await press('r');
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await press('Tab', 'Enter');
      await expect(page.getByText('Applicant rejected.')).toBeVisible();
    }
    await press('j');
  }
  await expect(progress).toHaveText(`${APPLICANTS} of ${APPLICANTS}, ${APPLICANTS} decided`);
  expect(loads).toBe(0);
});
