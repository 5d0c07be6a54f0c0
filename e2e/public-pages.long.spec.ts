import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { graphql } from '../server/testing/graphql';
import { askAs } from './ask';
import { ownJob, registerOwnSeeker } from './own-people';
import { DEMO_PASSWORD, newPerson } from './people';

const SHOW = graphql(`mutation ShowOwnCompany { setCompanyPublic(isPublic: true) { errors { message } } }`);

for (const { path, button, back } of [
  { path: '/jobs', button: 'Search', back: '/lowongan' },
  { path: '/lowongan', button: 'Cari', back: '/jobs' },
])
  test(`${path} needs no script from the search to the login, which leads back to the chosen time`, async ({
    browser,
  }) => {
    const job = await ownJob(browser);
    const hidden = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await hidden.goto(`${path}?search=${encodeURIComponent(job.title)}`);
    await expect(hidden.getByRole('link', { name: job.title })).toHaveCount(0);
    expect(await askAs(job.company.page.request, SHOW)).toEqual({ setCompanyPublic: { errors: [] } });

    const visitor = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const page = await visitor.newPage();
    await page.goto(path);
    await page.getByRole('searchbox').fill(job.title);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('link', { name: job.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}/${job.id}-`));
    expect(
      await page.locator(`link[hreflang]`).evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toContainEqual(expect.stringContaining(`${back}/${job.id}-`));
    const [list, address] = [page.url().replace(/\/[^/]*$/, ''), page.url()];

    // The same pages with a script, which axe is.
    const seeker = await newPerson(browser);
    const email = await registerOwnSeeker((await newPerson(browser)).request);
    for (const shown of [list, address]) {
      await seeker.goto(shown);
      expect((await new AxeBuilder({ page: seeker }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    }
    await seeker.getByRole('link', { name: /^14:00/ }).click();
    await expect(seeker).toHaveURL(/\/login\?returnTo=/);
    await seeker.locator('input[type=email]').fill(email);
    await seeker.locator('input[type=password]').fill(DEMO_PASSWORD);
    await seeker.keyboard.press('Enter');
    await expect(seeker).toHaveURL(new RegExp(`^[^?]*/user/job/${job.id}`));
    await expect(seeker.getByRole('radio', { name: /14:00/ })).toBeChecked();
  });
