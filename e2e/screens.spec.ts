import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { DEMO_PASSWORD, newPerson, signIn } from './people';

/** Screens by who sees them; `first` follows the first link of that kind on the screen before. */
const SCREENS: Record<string, { email: string | null; paths: (string | { first: RegExp })[] }> = {
  visitor: { email: null, paths: ['/', '/login', '/register', '/company/register', '/privacy', '/terms', '/verify-email', '/no/such/page'] },
  seeker: {
    email: 'seeker@demo.test',
    paths: ['/user/dashboard', '/user/jobs?search=zzzz', '/user/jobs', { first: /^\/user\/job\// }, '/user/applied', { first: /^\/user\/application\// }, '/user/jobs', { first: /^\/user\/company\// }, '/user/interview-calendar', '/user/profile'],
  },
  company: {
    email: 'company@demo.test',
    paths: ['/company/dashboard', '/company/jobs', { first: /^\/company\/job\// }, { first: /^\/company\/jobs\/.+\/slots/ }, '/company/create', '/company/all-applicants', { first: /^\/company\/applicant\// }, '/company/upcoming-interviews', '/company/buy-token', '/company/profile'],
  },
  'unverified company': { email: 'newcompany@demo.test', paths: ['/company/dashboard', '/company/jobs'] },
  admin: { email: 'admin@demo.test', paths: ['/admin/dashboard', '/admin/company-verification', '/admin/companies', '/admin/users', '/admin/applications', '/admin/token-transactions', '/admin/flagged-payments', '/admin/audit-trail', { first: /^\/admin\/company-details\// }] },
};

const WIDTHS = [360, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

async function goTo(page: Page, target: string | { first: RegExp }): Promise<void> {
  if (typeof target === 'string') await page.goto(target);
  else await page.goto(await firstLink(page, target.first));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function firstLink(page: Page, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const links = await page.locator('main a[href]').evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
      found = links.find((href) => pattern.test(href));
      return Boolean(found);
    })
    .toBe(true);
  return found ?? '/';
}

for (const [who, { email, paths }] of Object.entries(SCREENS)) {
  test(`the screens of a ${who} hold on phone and desktop, light and dark`, async ({ browser }) => {
    test.slow();
    const page = await newPerson(browser);
    const faults: unknown[] = [];
    page.on('pageerror', (error) => faults.push({ thrown: error.message, at: page.url() }));
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy|Uncaught/i.test(message.text())) faults.push({ console: message.text(), at: page.url() });
    });
    if (email) await signIn(page, email, DEMO_PASSWORD);

    for (const target of paths) {
      await goTo(page, target);
      await expect(page).toHaveTitle(/TemuKerja/);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) faults.push({ sideways: overflow, width, at: page.url() });
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const { violations } = await new AxeBuilder({ page }).analyze();
          for (const { id, nodes } of violations) faults.push({ axe: id, width, colorScheme, at: page.url(), first: nodes[0]?.html.slice(0, 200) });
        }
      }
    }

    expect(faults).toEqual([]);
  });
}
