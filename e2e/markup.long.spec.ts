import { expect, test } from './browser-test';
import { routeTable } from '../client/app/route-table';
import { graphql } from '../testkit/graphql';
import { csvRecords } from '../server/text/csv-records';
import { askAs, present } from './ask';
import { expectInert, watchedPage } from './inert';
import { FORMULAS, STRANGE_LINK, TURNING_SIGNS } from './hostile-texts';
import { NAMES, plantHostileTexts, TEXTS, type XssScenario } from './xss-scenario';
import { DECIDED, lines, onlookersIn, see } from './xss-onlookers';
import { WRITABLE_TEXTS, type XssSeeder } from './xss-seeder';
import { PORTALS } from './screen-list';

const tried = new Set<string>();
let scenario: XssScenario;

test.beforeAll(async ({ browser, baseURL }) => {
  scenario = await plantHostileTexts(baseURL ?? '', tried, onlookersIn(browser));
});

/** A list shows the first skills only. */
const firstOf = (name: 'technical' | 'soft' | 'skill', count: number): string[] => TEXTS[name].shown.slice(0, count);

const OF_INTERVIEW = ['title', 'venue', 'moreInfo', 'askedBecause', 'counteredBecause', 'cancelledBecause'] as const;

/** The texts that must be readable on each screen; a screen that is not listed shows none. */
const READABLE: Record<string, string[]> = {
  '/user/dashboard': [NAMES.seeker, ...lines('title', 'company')],
  // The other one has been applied to.
  '/user/jobs': lines('company', 'computedTitle', 'computedPlace'),
  '/user/job/:jobId': lines('company', 'title', 'place', 'duties', 'skill'),
  '/user/company/:companyId': [...lines('company', 'address', 'about'), STRANGE_LINK.replace('https://', '')],
  '/user/applied': lines('company', 'title'),
  '/user/application/:applicationId': lines('company', ...OF_INTERVIEW),
  '/user/interview-calendar': lines('company', 'title'),
  '/user/saved-searches': lines('savedSearch'),
  '/user/profile': [NAMES.seeker, ...lines('experience', 'technical', 'soft')],
  '/company/dashboard': [NAMES.seeker, ...lines('company', 'title')],
  '/company/jobs': lines('title', 'place', 'computedTitle', 'computedPlace'),
  '/company/job/:jobId': [NAMES.seeker, ...lines('title', 'place', 'duties', 'skill')],
  '/company/jobs/:jobId/slots': lines('title'),
  '/company/applicant/:applicationId': [NAMES.seeker, ...lines('experience', 'technical', 'soft', ...OF_INTERVIEW)],
  '/company/all-applicants': [NAMES.seeker, ...lines('title', 'computedTitle')],
  '/company/upcoming-interviews': [NAMES.seeker, ...lines('title', 'venue')],
  '/company/buy-token': lines('title'),
  '/company/profile': [...lines('company', 'address', 'about'), STRANGE_LINK],
  '/admin/companies': lines('company', 'otherCompany'),
  '/admin/company-details/:companyId': [
    NAMES.colleague,
    ...lines('company', 'address', 'about', 'noteOfVerification'),
    STRANGE_LINK,
  ],
  '/admin/user/:userId': [NAMES.seeker, ...lines('experience', 'technical', 'soft', 'title')],
  '/admin/job/:jobId': [NAMES.seeker, ...lines('company', 'title', 'place', 'duties', 'skill')],
  '/admin/application/:applicationId': [NAMES.seeker, ...lines('company', ...OF_INTERVIEW)],
  '/admin/users': [NAMES.seeker, NAMES.googleSeeker, ...firstOf('technical', 2), ...firstOf('soft', 2)],
  '/admin/applications': [NAMES.seeker, NAMES.googleSeeker, ...lines('company', 'title', 'computedTitle')],
  '/admin/token-transactions': lines('company', 'title'),
  '/admin/reports': lines('company', 'title', 'reportedBecause', 'pausedBecause', 'answerToPause'),
  '/admin/audit-trail': lines(
    'company',
    'noteOfVerification',
    'pausedBecause',
    'dismissedBecause',
    'barredBecause',
    'namedBecause',
  ),
};
/** Filters, so that rows of other tests do not push these off the first page. */
const NARROWED: Record<string, string> = { '/admin/audit-trail': '?kind=CHANGE&about=:companyId' };

const addressOf = (route: string): string =>
  `${route}${NARROWED[route] ?? ''}`
    .replace(':jobId', scenario.jobId)
    .replace(':companyId', scenario.companyId)
    .replace(':applicationId', scenario.acceptedId)
    .replace(':userId', scenario.userId);

for (const who of ['seeker', 'company', 'admin'] as const) {
  test(`what people wrote is text on every screen of the ${who}`, async ({ browser }) => {
    const watched = await watchedPage(browser, scenario[who]);
    const screens = Object.entries(PORTALS)
      .filter(([portal]) => portal.startsWith(who))
      .flatMap(([, portal]) => portal.screens);
    for (const route of new Set(screens.map((screen) => screen.route)))
      await see(watched, addressOf(route), READABLE[route] ?? []);
    for (const route of SEARCHED[who]) await see(watched, `${route}?search=${encodeURIComponent(SEARCH)}`, [SEARCH]);
    await watched.page.context().close();
  });
}

const SEARCH = '"><svg onload=planted() data-planted>{{7*7}}';
const SEARCHED = {
  seeker: ['/user/jobs'],
  company: ['/company/jobs', '/company/all-applicants'],
  admin: ['/admin/companies', '/admin/users', '/admin/applications', '/admin/token-transactions'],
} as const;

test('those whose names appear elsewhere, and a visitor with a hostile address, see text', async ({
  browser,
  baseURL,
}) => {
  const rejected = await watchedPage(browser, scenario.otherCompany);
  await see(rejected, '/company/dashboard', lines('otherCompany', 'rejectedBecause'));
  const masked = await watchedPage(browser, scenario.company);
  await see(masked, `/company/job/${scenario.pausedJobId}`, lines('title', 'pausedBecause', 'answerToPause'));
  await see(masked, `/company/applicant/${scenario.pendingId}`, lines('title'));
  const admin = await watchedPage(browser, scenario.admin);
  await see(admin, `/admin/company-details/${scenario.otherCompanyId}`, lines('otherCompany', 'rejectedBecause'));
  await see(admin, `/admin/audit-trail?about=${scenario.otherCompanyId}`, DECIDED);
  const visitor = await watchedPage(browser, await scenario.admin.visitor(baseURL ?? ''));
  for (const address of [
    `/no/${SEARCH}`,
    '/login?returnTo=javascript:planted()',
    `/verify-email?mode=verifyEmail&oobCode=${encodeURIComponent(SEARCH)}`,
  ])
    await see(visitor, address, []);
  for (const { page } of [rejected, masked, admin, visitor]) await page.context().close();
});

test('every route that people write for says what must be readable there', () => {
  expect(Object.keys(READABLE).filter((route) => !routeTable.some(({ path }) => path === route))).toEqual([]);
  const read = new Set([...DECIDED, ...Object.values(READABLE).flat()]);
  expect(
    Object.values(TEXTS)
      .flatMap(({ shown }) => shown)
      .filter((line) => !read.has(line)),
  ).toEqual([]);
});

interface Mail {
  number: number;
  to: string;
  subject: string;
  text: string;
}

test('what people wrote is text in every mail', async ({ browser }) => {
  const all = (await (await scenario.admin.http.get('/sandbox/mailbox?format=json')).json()) as Mail[];
  const mails = all.filter(({ to }) => scenario.addresses.includes(to));
  const watched = await watchedPage(browser, scenario.admin);
  let written = 0;
  for (const { number, subject, text } of mails) {
    const planted = text.split('\n').filter((line) => line.includes('data-planted'));
    if (/planted/.test(subject) || planted.length > 0) written += 1;
    expect(subject).not.toMatch(/[\r\n]/);
    await watched.page.goto(`/sandbox/mailbox/${number}`);
    await expectInert(watched, planted);
  }
  // New applicant (3, as the others about one job are collected), rejected, no longer offered, accepted, its details, two of the
  // cancelling, two of the new time, the new plan, two calendar entries, four decisions, a pause, an invitation, who joined, the
  // end of that membership, the named owner.
  expect(written).toBe(23);
  await watched.page.goto('/sandbox/mailbox');
  expect(await watched.page.locator('[data-planted]').count()).toBe(0);
  await watched.page.context().close();
});

test('no cell of a table is a formula', async () => {
  const tables: [XssSeeder, string][] = [
    [scenario.company, 'accepted-applicants'],
    [scenario.company, 'token-ledger'],
    ...['companies', 'users', 'applications', 'token-transactions'].map((name): [XssSeeder, string] => [
      scenario.admin,
      name,
    ]),
  ];
  const cells: string[] = [];
  for (const [person, name] of tables) {
    const answer = await person.http.get(`/exports/${name}.csv`);
    cells.push(...[...csvRecords(await answer.text())].flatMap((record) => record?.cells ?? []));
  }
  // A number that is a name is a formula of digits and nothing else, so that it keeps its zeros.
  const isHarmless = (cell: string): boolean => /^-\d+$|^="\d[\d.,/eE-]*"$/.test(cell);
  expect(cells.filter((cell) => /^\s*[=+\-@\t\r]/.test(cell) && !isHarmless(cell))).toEqual([]);
  for (const formula of [FORMULAS[0], FORMULAS[2]])
    expect(
      cells.some((cell) => cell.startsWith(`'${formula}`)),
      formula,
    ).toBe(true);
  expect(cells).toEqual(expect.arrayContaining([NAMES.seeker, ...lines('company', 'title')]));
});

test('a calendar entry stays one entry', async () => {
  for (const person of [scenario.seeker, scenario.company]) {
    const file = await (await person.http.get(`/interviews/${scenario.acceptedId}.ics`)).text();
    const physical = file.split('\r\n');
    expect(physical.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
    const logical = file.replaceAll('\r\n ', '').split('\r\n');
    expect(logical.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(logical.filter((line) => /^(ATTENDEE|ORGANIZER|Bcc|Set-Cookie)/i.test(line))).toEqual([
      'ORGANIZER;CN="TemuKerja":mailto:no-reply@temukerja.example',
    ]);
    const value = logical
      .find((line) => line.startsWith('LOCATION:'))
      ?.slice('LOCATION:'.length)
      .replace(/\\([\\;,])/g, '$1');
    expect(value).toBe(TEXTS.venue.shown[0]);
  }
});

const OWN_FILES = graphql(`query PlantedFiles { viewer { seeker { cvUrl portfolioUrl } } }`);

test('the name of a file stays within its header', async () => {
  const { viewer } = await askAs(scenario.seeker.http, OWN_FILES);
  const [cv, portfolio] = [present(viewer?.seeker?.cvUrl, 'CV'), present(viewer?.seeker?.portfolioUrl, 'portfolio')];
  for (const [person, url] of [
    [scenario.seeker, cv],
    [scenario.company, cv],
    [scenario.admin, portfolio],
  ] as const) {
    const answer = await person.http.get(url);
    expect(answer.status()).toBe(200);
    const {
      'content-disposition': disposition,
      'content-type': type,
      'x-content-type-options': sniffing,
      'set-cookie': cookie,
    } = answer.headers();
    expect(disposition).toMatch(/^inline; filename="[^"\\]+\.pdf"; filename\*=UTF-8''[\w%.!~-]+\.pdf$/);
    expect(decodeURIComponent(disposition?.split("UTF-8''")[1] ?? '')).toMatch(/planted/);
    expect(decodeURIComponent(disposition ?? '')).not.toMatch(TURNING_SIGNS);
    expect([type, sniffing]).toEqual(['application/pdf', 'nosniff']);
    expect(cookie ?? '').not.toMatch(/planted/);
  }
});

/** Names, keys and chosen values, which no markup passes, and commands that refuse one or take the texts of another. */
const NO_FREE_TEXT = [
  /\.(fullName|email|phoneNumber|education|industry|companySize|companyNpwp|website|link|interviewLink)$/,
  /\.(\w*[pP]assword|\w*[cC]laim|code|mailedCode|key|returnTo|date|start|end|autoCloseDate)$/,
  /^(verifyEmail|undoAccessChange|disownRegistration|confirmPayment|agreeToSupplement|resendVerificationEmail)\./,
  /^(setMyName|savePushSubscription)\./,
  /^(editJob|dismissFlags|dismissFlaggedPayment)\./,
];

test('every free text of every mutation is planted', () => {
  const free = WRITABLE_TEXTS.filter((text) => !NO_FREE_TEXT.some((pattern) => pattern.test(text)));
  expect(free.filter((text) => !tried.has(text))).toEqual([]);
});
