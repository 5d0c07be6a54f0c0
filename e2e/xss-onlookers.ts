import { expect, type Browser } from '@playwright/test';
import { expectInert, watchedPage, type WatchedPage } from './inert';
import { TEXTS, type Onlookers } from './xss-scenario';

export const lines = (...names: (keyof typeof TEXTS)[]): string[] => names.flatMap((name) => TEXTS[name].shown);

/** Of the decisions about the other company. */
export const DECIDED = lines('otherCompany', 'noteOfRevocation', 'rejectedBecause');

export async function see(watched: WatchedPage, address: string, shown: readonly string[]): Promise<void> {
  await watched.page.goto(address);
  await expect(watched.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectInert(watched, shown);
}

export const onlookersIn = (browser: Browser): Onlookers => ({
  seeWithoutName: async (person) => {
    const watched = await watchedPage(browser, person);
    await watched.page.goto('/user/complete-profile');
    await expectInert(watched, []);
    await expect(watched.page.getByLabel('Full name')).toHaveValue('');
    await watched.page.context().close();
  },
  seeDecisions: async (admin, decide) => {
    const watched = await watchedPage(browser, admin);
    let decided: Promise<void> | undefined;
    // Taken while the page waits: it shows the latest decisions, and other tests take some too.
    await watched.page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"AdminDashboard"')) await (decided ??= decide());
      await route.fallback();
    });
    await see(watched, '/admin/dashboard', DECIDED);
    await watched.page.context().close();
  },
});
