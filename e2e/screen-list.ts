import { expect, type Page } from '@playwright/test';

/** A screen and its states. Every route of client/app/route-table.ts has one or more. */
export interface Screen {
  route: string;
  /** Its address where the route has a parameter or needs a filter, or the first such link on a screen before it. */
  at?: string | RegExp;
  /** Whether it loads data: then it is also checked while it waits, after a failure and without rows. */
  hasData?: boolean;
  /** The text when the server refuses it. */
  refusal?: string;
  /** Checked in every state in the ordinary run too; `npm run test:long` checks all screens so. */
  isSample?: boolean;
  /** What a person opens on it, by name. */
  opened?: Record<string, (page: Page) => Promise<void>>;
}

export interface Portal {
  email: string | null;
  screens: readonly Screen[];
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const choose = (name: string) => (page: Page) => page.getByRole('main').getByText(name, { exact: true }).click();

const MENU = { 'menu of a phone': openMenu };

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
}

async function openFilters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await press('Filters')(page);
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
}

async function openDecision(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await press(/^Verify /)(page);
  await page.getByRole('dialog').getByRole('link', { name: /deed/i }).first().waitFor();
  // The Chromium without a window draws none. A frame that a policy refuses has a page of the browser's own.
  if (await page.evaluate(() => navigator.pdfViewerEnabled))
    await expect.poll(() => page.frames().some((frame) => frame.url().includes('/files/'))).toBe(true);
}

/** Which person opens which screens. Each is one test, so that the workers share them; the longest come first. */
export const PORTALS: Record<string, Portal> = {
  'seeker who looks for jobs': {
    email: 'seeker@demo.test',
    screens: [
      { route: '/user/dashboard', hasData: true, opened: MENU },
      { route: '/user/jobs', hasData: true, opened: { 'filters of a phone': openFilters } },
      { route: '/user/job/:jobId', at: /^\/user\/job\//, hasData: true, refusal: 'Job not found' },
      {
        route: '/user/jobs',
        at: '/user/jobs?type=contract',
        hasData: true,
        opened: { saving: press('Save this search') },
      },
      { route: '/user/job' },
      { route: '/user/company' },
      { route: '/user/privacy', hasData: true, opened: { asking: press('Erase my data') } },
      { route: '/user/saved-searches', hasData: true, opened: { deleting: press(/^Delete /) } },
      // What a search means, under filters: no posting has the words in this order.
      { route: '/user/jobs', at: '/user/jobs?search=akuntansi+staff&place=jawa&salary=3000000', hasData: true },
      {
        route: '/user/company/:companyId',
        at: /^\/user\/company\//,
        hasData: true,
        refusal: 'This company has not been verified yet',
      },
    ],
  },
  'seeker who has applied': {
    email: 'seeker@demo.test',
    screens: [
      { route: '/user/applied', hasData: true },
      {
        route: '/user/application/:applicationId',
        at: /^\/user\/application\//,
        hasData: true,
        refusal: 'You do not have permission to view this application',
      },
      { route: '/user/interview-calendar', hasData: true },
      { route: '/user/profile', hasData: true, opened: { editing: press('Edit Profile') } },
      { route: '/user/security', hasData: true, opened: { changing: press('Change password') } },
      { route: '/user/notifications', hasData: true },
    ],
  },
  'company with jobs': {
    email: 'company@demo.test',
    screens: [
      { route: '/company/dashboard', hasData: true, opened: MENU },
      { route: '/company/jobs', hasData: true },
      { route: '/company/job/:jobId', at: /^\/company\/job\//, hasData: true, refusal: 'Job not found' },
      {
        route: '/company/jobs/:jobId/slots',
        at: /^\/company\/jobs\/.+\/slots/,
        hasData: true,
        refusal: 'Job not found',
      },
      { route: '/company/job/:jobId', at: /^\/company\/job\/.+applicant=/, hasData: true },
      { route: '/company/jobs/:jobId/edit', at: /^\/company\/jobs\/.+\/edit/, hasData: true, refusal: 'Job not found' },
      { route: '/company/create' },
      { route: '/company/jobs/import' },
    ],
  },
  'company with applicants': {
    email: 'company@demo.test',
    screens: [
      { route: '/company/all-applicants', hasData: true },
      {
        route: '/company/applicant/:applicationId',
        at: /^\/company\/applicant\//,
        hasData: true,
        refusal: 'You do not have permission to view this application',
        isSample: true,
      },
      { route: '/company/upcoming-interviews', hasData: true },
      { route: '/company/outcomes', hasData: true },
      { route: '/company/track-record', hasData: true, opened: { applications: press(/^In time/) } },
      {
        route: '/company/insights',
        at: '/company/insights?period=30d',
        hasData: true,
        opened: { applications: press(/^Applied: /), 'own days': choose('Choose dates') },
      },
      { route: '/company/buy-token', hasData: true },
      {
        route: '/company/receipt/:invoiceId',
        at: /^\/company\/receipt\//,
        hasData: true,
        refusal: 'Receipt not found',
      },
      { route: '/company/payment-success' },
      { route: '/company/privacy', hasData: true, opened: { asking: press('Erase my data') } },
      { route: '/company/profile', hasData: true, opened: { editing: press('Edit Profile') } },
      { route: '/company/team', hasData: true, opened: { removing: press(/^Remove /) } },
      { route: '/company/team/seen', hasData: true },
      { route: '/company/security', hasData: true },
      { route: '/company/notifications', hasData: true },
    ],
  },
  'admin who decides': {
    email: 'admin@demo.test',
    screens: [
      { route: '/admin/dashboard', hasData: true, opened: MENU },
      { route: '/admin/company-verification', hasData: true, opened: { deciding: openDecision } },
      { route: '/admin/companies', hasData: true },
      {
        route: '/admin/company-details/:companyId',
        at: /^\/admin\/company-details\//,
        hasData: true,
        refusal: 'Company not found',
        opened: { barring: press(/^Bar /) },
      },
      { route: '/admin/company-details' },
    ],
  },
  'admin who looks things up': {
    email: 'admin@demo.test',
    screens: [
      { route: '/admin/users', hasData: true },
      { route: '/admin/user/:userId', at: /^\/admin\/user\//, hasData: true, refusal: 'User profile not found' },
      { route: '/admin/applications', hasData: true },
      {
        route: '/admin/application/:applicationId',
        at: /^\/admin\/application\//,
        hasData: true,
        refusal: 'Application not found',
      },
      { route: '/admin/job/:jobId', at: /^\/admin\/job\//, hasData: true, refusal: 'Job not found' },
      { route: '/admin/token-transactions', hasData: true },
      { route: '/admin/flagged-payments', hasData: true },
      { route: '/admin/reports', hasData: true },
      { route: '/admin/oversight', hasData: true },
      { route: '/admin/flagged-postings', hasData: true },
      { route: '/admin/audit-trail', hasData: true },
      { route: '/admin/security', hasData: true },
    ],
  },
  'visitor who reads': {
    email: null,
    screens: [{ route: '/privacy' }, { route: '/terms' }, { route: '*', at: '/no/such/page' }],
  },
  'visitor who signs up': {
    email: null,
    screens: [
      { route: '/login' },
      { route: '/forgot-password' },
      { route: '/reset-password', at: '/reset-password?code=none' },
      { route: '/not-me', at: '/not-me?code=none' },
      { route: '/invitation', at: '/invitation?code=none', hasData: true },
      { route: '/owner-not-me', at: '/owner-not-me?code=none' },
      { route: '/register' },
      { route: '/company/register' },
      { route: '/verify-email' },
      { route: '/farewell' },
      { route: '/unsubscribe', at: '/unsubscribe?token=none' },
    ],
  },
  'company that waits to be verified': {
    email: 'newcompany@demo.test',
    screens: [
      { route: '/company/dashboard', hasData: true },
      { route: '/company/jobs', hasData: true },
    ],
  },
};

/** Queries of the layout or for a convenience: no screen waits for them or shows their failure. */
export const OPTIONAL_QUERIES: ReadonlySet<string> = new Set([
  'CompanyWaiting',
  'JobFilterCounts',
  'LoginOptions',
  'TokenBalance',
  'TokenStore',
  'TokenLedger',
  'Purchases',
  'ShowsPostingsToAll',
  'VerificationPapers',
]);

/** Screens whose person another test makes; that test checks them. */
export const SEEN_ELSEWHERE: Record<string, string> = {
  '/admin/playground': 'e2e/playground.long.spec.ts: the explorer is a library of others, whose own markup axe faults',
  '/admin/second-factor': 'e2e/second-factor.long.spec.ts: only production keeps administrators there',
  '/user/complete-profile': 'e2e/sign-in.spec.ts: only a person who signed up with Google and has no profile sees it',
};

/** The address of a screen; `links` are those of the screens so far. */
export async function addressOf(
  { page, links: seen }: { page: Page; links: Set<string> },
  { route, at = route }: Screen,
): Promise<string> {
  if (typeof at === 'string') return at;
  // A phone shows cards, which may be links in themselves, in place of a table's rows with theirs.
  await page.setViewportSize({ width: 1280, height: 900 });
  const links = page.locator('main a[href]');
  let found: string | undefined;
  await expect(async () => {
    const addresses = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    found = [...addresses, ...seen].find((address) => at.test(address));
    for (const address of addresses) seen.add(address);
    expect(found, `a link to ${at} on ${page.url()}`).toBeTruthy();
  }).toPass();
  return found ?? '';
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export async function isLoaded(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
