import { expect, test, type Browser, type Page } from './browser-test';
import { routeTable } from '../client/app/route-table';
import { LANGUAGE_COOKIE } from '../domain/language';
import { LANDING } from '../domain/public-addresses';
import { TIME_ZONES } from '../domain/time';
import { controlResponses, type ControlledResponses } from './controlled-responses';
import { signInByApi } from './people';
import { auditPseudoLocale, offerPseudoLocale } from './pseudo-locale';
import { audit, isLong, type Fault } from './screen-audit';
import {
  addressOf,
  heading,
  isLoaded,
  OPTIONAL_QUERIES,
  PORTALS,
  SEEN_ELSEWHERE,
  type Portal,
  type Screen,
} from './screen-list';

// These tests share nothing, so each of the two workers takes the next when it is free.
test.describe.configure({ mode: 'parallel' });

interface Visit {
  page: Page;
  answers: ControlledResponses;
  faults: Fault[];
  /** Addresses on the screens so far. */
  links: Set<string>;
}

interface Place {
  address: string;
  /** Of the screen in its portal: decides in which form axe looks. */
  turn: number;
  before: Screen | undefined;
}

/** Enough for each kind of row; whole lists are looked at in the long run. */
const ROWS_OF_A_LIST = 4;

/** The zones of readers, by turns: the long run sees each screen in two of the three. */
const timeZone = (turn: number): string => TIME_ZONES[turn % TIME_ZONES.length] ?? '';

/** Who looks, with a browser in a time zone. */
async function openAs(browser: Browser, { email }: Portal, timezoneId: string): Promise<Page> {
  const page = await (await browser.newContext({ timezoneId })).newPage();
  if (email) await signInByApi(page.request, email);
  return page;
}

async function startVisit(page: Page): Promise<Visit> {
  const faults: Fault[] = [];
  const note = (fault: string, first: string) => faults.push({ screen: page.url(), form: '', fault, first });
  page.on('pageerror', (error) => note('thrown', error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught/i.test(message.text()))
      note('console', message.text());
  });
  const answers = await controlResponses(page, isLong ? undefined : ROWS_OF_A_LIST);
  await offerPseudoLocale(page);
  return { page, answers, faults, links: new Set() };
}

const inEveryState = ({ isSample }: Screen) => isLong || Boolean(isSample);

/** In each form, and in the long run in the made-up language too. */
async function look(page: Page, screen: string, turn: number, refusal?: string): Promise<Fault[]> {
  const faults = await audit(page, screen, turn);
  if (isLong) faults.push(...(await auditPseudoLocale(page, screen, { width: 360, refusal })));
  return faults;
}

/** As a link of the app does, so that most screens open without loading the client again. */
async function followTo(page: Page, address: string): Promise<void> {
  const left = await heading(page).elementHandle();
  await page.evaluate((to) => {
    // The router tells one visit of a page from another by this key; an open menu belongs to one visit.
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction((shown) => !shown?.isConnected, left);
}

/** The screen while its data loads, then with data, then with what a person opens there. */
async function seeWithData(
  { page, answers, faults }: Visit,
  screen: Screen,
  { address, before, turn }: Place,
): Promise<void> {
  const seeLoading = Boolean(screen.hasData) && inEveryState(screen);
  answers.become(seeLoading ? 'held back' : 'as they are');
  if (seeLoading || !before || before.route === screen.route) await page.goto(address);
  else await followTo(page, address);
  if (seeLoading) {
    await expect(page.getByRole('status', { name: 'Loading...' }).first()).toBeVisible();
    faults.push(...(await look(page, `${screen.route}, loading`, turn)));
    answers.become('as they are');
  }
  await isLoaded(page);
  await expect(page).toHaveTitle(/TemuKerja/);
  faults.push(...(await look(page, screen.route, turn)));
  const path = new URL(address, page.url()).pathname;
  const vital = answers.askedOn(path).filter((query) => !OPTIONAL_QUERIES.has(query));
  if (!screen.hasData && vital.length > 0)
    faults.push({
      screen: screen.route,
      form: '',
      fault: `asks for ${vital.join()}: say hasData in e2e/screen-list.ts`,
    });
  for (const [name, open] of Object.entries(screen.opened ?? {})) {
    await open(page);
    faults.push(...(await look(page, `${screen.route}, ${name}`, turn)));
  }
}

/** The screen after a failure, then, after a retry, without rows. */
async function seeWithoutData(
  { page, answers, faults }: Visit,
  screen: Screen,
  { address, turn }: Place,
): Promise<void> {
  answers.become('failed');
  await page.goto(address);
  const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(retry.first()).toBeVisible();
  faults.push(...(await look(page, `${screen.route}, failed`, turn)));
  answers.become('emptied');
  // The made-up language has asked again by its switch, so the screen may be there already.
  await expect(async () => {
    if (await retry.first().isVisible()) await retry.first().click({ timeout: 5_000 });
    await expect(retry).toHaveCount(0);
  }).toPass();
  await isLoaded(page);
  faults.push(...(await look(page, `${screen.route}, empty`, turn)));
}

async function seeRefused({ page, answers, faults }: Visit, screen: Screen, { address, turn }: Place): Promise<void> {
  answers.become({ refusedWith: screen.refusal ?? '' });
  await page.goto(address);
  await expect(page.getByText(screen.refusal ?? '').first()).toBeVisible();
  faults.push(...(await look(page, `${screen.route}, refused`, turn, screen.refusal)));
}

for (const [turn, [who, portal]] of Object.entries(PORTALS).entries()) {
  test(`the screens of the ${who} hold on phone and desktop, light and dark`, async ({ browser }) => {
    test.slow();
    const visit = await startVisit(await openAs(browser, portal, timeZone(turn)));
    for (const [index, screen] of portal.screens.entries()) {
      const address = await addressOf(visit, screen);
      await test.step(address, async () => {
        const place = { address, turn: index, before: portal.screens[index - 1] };
        if (screen.refusal && inEveryState(screen)) await seeRefused(visit, screen, place);
        if (screen.hasData && inEveryState(screen)) await seeWithoutData(visit, screen, place);
        // Last, because the next screen may be found by a link on this one.
        await seeWithData(visit, screen, place);
      });
    }
    expect(visit.faults).toEqual([]);
    await visit.page.context().close();
  });
}

// The made-up language hides nothing from axe but the real words: their lengths and their sounds.
for (const [turn, [who, portal]] of isLong ? Object.entries(PORTALS).entries() : []) {
  const zone = timeZone(turn + 1);
  test(`the screens of the ${who} hold in Bahasa Indonesia, read in ${zone}`, async ({ browser }) => {
    test.slow();
    const page = await openAs(browser, portal, zone);
    await page
      .context()
      .addCookies([{ name: LANGUAGE_COOKIE, value: 'id', url: String(test.info().project.use.baseURL) }]);
    const faults: Fault[] = [];
    const links = new Set<string>();
    for (const screen of portal.screens) {
      await page.goto(await addressOf({ page, links }, screen));
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('status', { name: 'Memuat...' })).toHaveCount(0);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', 'id');
      faults.push(...(await audit(page, screen.route)));
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
}

for (const [turn, address] of Object.values(LANDING).entries()) {
  test(`the landing page at ${address}, which the server draws`, async ({ browser }) => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(address);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await audit(page, address, turn)).toEqual([]);
    await page.context().close();
  });
}

test('every route of the client is among the screens that are looked at', () => {
  const seen = new Set([
    ...Object.values(PORTALS).flatMap(({ screens }) => screens.map(({ route }) => route)),
    ...Object.keys(SEEN_ELSEWHERE),
  ]);
  const routes = routeTable.map(({ path }) => path);
  expect(routes.filter((route) => !seen.has(route))).toEqual([]);
  expect([...seen].filter((route) => !routes.includes(route))).toEqual([]);
});
