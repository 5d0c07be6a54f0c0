import { expect, test, type Locator, type Page } from './browser-test';
import { ApplicationStatus } from '../domain/applications';
import { signedInPage } from './people';
import { isLong } from './screen-audit';

const STATUSES = Object.values(ApplicationStatus);
/** Those whose lists are opened: each is a page to load. */
const LISTED = isLong ? STATUSES : [ApplicationStatus.NO_REPLY, ApplicationStatus.ACCEPTED];
const WORDS = ['pending', 'no reply', 'accepted', 'rejected', 'withdrawn'] as const;

const numberIn = (text: string | null): number => Number(/[\d.]+/.exec(text ?? '')?.[0].replaceAll('.', '') ?? 'NaN');
const ofListed = (counts: readonly number[]) => LISTED.map((status) => counts[STATUSES.indexOf(status)]);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What the badges of a part of a page count; one that is not there counts none. */
async function badgesIn(part: Locator): Promise<number[]> {
  const texts = await part.getByText(/^[\d.]+ (pending|no reply|accepted|rejected|withdrawn)$/).allTextContents();
  return WORDS.map((word) => {
    const text = texts.find((each) => each.endsWith(` ${word}`));
    return text === undefined ? 0 : numberIn(text);
  });
}

/** Others use the demo meanwhile: a page is read again until all of it was read at one moment. */
const agrees = (look: () => Promise<void>): Promise<void> => expect(look).toPass({ timeout: 60_000 });

/** How many a company's list says that it has; none where it is empty. */
async function applicantsListed(page: Page, query: string): Promise<number> {
  await page.goto(`/company/all-applicants?${query}`);
  // The list's own sentence comes before those of its groups.
  const count = page.getByText(/^[\d.]+ applicants?$|^No applicants match these filters\.$/).first();
  await expect(count).toBeVisible();
  const text = await count.textContent();
  return text?.startsWith('No') ? 0 : numberIn(text);
}

test('what a company reads adds up to its applicants', async ({ browser }) => {
  const page = await signedInPage(browser, 'company@demo.test');
  await agrees(async () => {
    await page.goto('/company/dashboard');
    const all = page.getByRole('link', { name: /^Applicants \d+$/ });
    await expect(all).toBeVisible();
    const total = numberIn(await all.textContent());
    const parts = page
      .getByRole('region', { name: 'Applicants' })
      .getByRole('link', { name: /^(Pending|No reply|Accepted|Rejected|Withdrawn) [\d.]+$/ });
    const counts = (await parts.allTextContents()).map(numberIn);
    expect(counts[WORDS.indexOf('no reply')]).toBeGreaterThan(0);
    expect(sum(counts)).toBe(total);
    const waiting = page.getByText(/applicants? (is|are) waiting$/);
    expect(numberIn(await waiting.textContent())).toBe(counts[0]);
    const listed: number[] = [];
    for (const status of LISTED) listed.push(await applicantsListed(page, `status=${status}`));
    expect(listed).toEqual(ofListed(counts));
    expect(await applicantsListed(page, '')).toBe(total);
    const tabs = await page.getByRole('radiogroup', { name: 'Status' }).locator('label').allTextContents();
    // The last one is a part of the accepted, and is counted only when it is open.
    expect(tabs.map(numberIn)).toEqual([total, ...counts, Number.NaN]);
  });
});

test('what a company reads of a job adds up to its applicants', async ({ browser }) => {
  const page = await signedInPage(browser, 'company@demo.test');
  await page.goto('/company/all-applicants?status=NO_REPLY');
  const jobLink = page.locator('a[href^="/company/job/"]').first();
  const path = (await jobLink.getAttribute('href')) ?? '';
  await agrees(async () => {
    await page.goto(path);
    const applicants = page.getByRole('region', { name: 'Applicants' });
    const total = numberIn(
      await applicants
        .getByText(/^[\d.]+ applicants?$/)
        .first()
        .textContent(),
    );
    const counts = await badgesIn(applicants);
    expect(counts[WORDS.indexOf('no reply')]).toBeGreaterThan(0);
    expect(sum(counts)).toBe(total);
    const jobId = path.split('/').at(-1) ?? '';
    const listed: number[] = [];
    for (const status of LISTED) listed.push(await applicantsListed(page, `job=${jobId}&status=${status}`));
    expect(listed).toEqual(ofListed(counts));
  });
});

test('what a seeker reads adds up to their applications', async ({ browser }) => {
  const page = await signedInPage(browser, 'seeker@demo.test');
  await agrees(async () => {
    await page.goto('/user/dashboard');
    const figures = page.getByRole('region', { name: 'Applications', exact: true }).locator('dd');
    await expect(figures).toHaveCount(1 + STATUSES.length);
    const [total = 0, ...counts] = (await figures.allTextContents()).map(numberIn);
    expect(sum(counts)).toBe(total);
    await page.goto('/user/applied');
    const ofGroup = async (name: string) => {
      const group = page.getByRole('region', { name, exact: true });
      const own = await group.locator('h2 + span').textContent();
      // Those with past interview times are folded.
      for (const fold of await group.locator('summary').all()) await fold.click();
      return { own: numberIn(own), others: await badgesIn(group), cards: await group.getByRole('listitem').count() };
    };
    const read = [await ofGroup('Pending'), await ofGroup('Accepted'), await ofGroup('Rejected')];
    for (const { own, others, cards } of read) expect(own + sum(others)).toBe(cards);
    const others = (index: number): number => sum(read.map((group) => group.others[index] ?? 0));
    const shown = [read[0]?.own, others(1), read[1]?.own, read[2]?.own, others(4)];
    expect(shown).toEqual(counts);
  });
});

test('what an administrator reads adds up to all applications', async ({ browser }) => {
  const page = await signedInPage(browser, 'admin@demo.test');
  const matching = async (query: string): Promise<number> => {
    await page.goto(`/admin/applications?${query}`);
    const found = page.getByRole('status').filter({ hasText: /\d/ });
    await expect(found).toBeVisible();
    return numberIn(await found.textContent());
  };
  await agrees(async () => {
    const days = 'since=2020-01-01';
    const listed: number[] = [];
    for (const status of LISTED) listed.push(await matching(`${days}&status=${status}`));
    const csv = await page.request.get('/exports/applications.csv');
    const rows = (await csv.text()).split('\r\n');
    const inFile = STATUSES.map((status) => rows.filter((row) => row.includes(`,${status},`)).length);
    expect(inFile[STATUSES.indexOf('NO_REPLY')]).toBeGreaterThan(0);
    expect(sum(inFile)).toBe(await matching(days));
    expect(listed).toEqual(ofListed(inFile));
  });
  await agrees(async () => {
    await page.goto('/admin/dashboard');
    const plot = page.getByRole('region', { name: 'Applications of the last 30 days' });
    const legend = plot.getByRole('list', { name: 'In total' }).getByRole('listitem');
    await expect(legend).toHaveCount(STATUSES.length);
    const charted = (await legend.allTextContents()).map(numberIn);
    await plot.getByText('See as table').click();
    const first = await plot.getByRole('rowheader').first().textContent();
    const listed: number[] = [];
    const since = new Date(`${first ?? ''} UTC`).toISOString().slice(0, 10);
    for (const status of LISTED) listed.push(await matching(`since=${since}&status=${status}`));
    expect(listed).toEqual(ofListed(charted));
  });
});
