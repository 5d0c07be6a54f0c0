import { expect, test, type Browser, type Page } from './browser-test';
import { graphql } from '../testkit/graphql';
import { saveInterviewDetails } from '../testkit/market/interview-details';
import { accept, applied } from '../testkit/market/job-factory';
import { askAs, personIn, present } from './ask';
import { ownJob, ownSeeker, type OwnPerson } from './own-people';
import { comeBack, comingWeekday, signInByApi } from './people';
import { startProxy } from './proxy';
import { audit, PHONE, violations } from './screen-audit';

test.use({ serviceWorkers: 'allow' });

const VIEWER = graphql(`query WhoIsStillSignedIn { viewer { email } }`);

const NOTES = 'Lapor ke resepsionis, bawa KTP.';

interface Planned {
  title: string;
  seeker: OwnPerson;
  company: Page;
}

/** An accepted application with its details, on two phones. */
async function planned(browser: Browser): Promise<Planned> {
  const [job, seeker] = [await ownJob(browser), await ownSeeker(browser)];
  const company = job.company.page;
  const applicationId = await applied(personIn(seeker.page.request), job);
  await accept(personIn(company.request), applicationId, { interviewLink: 'https://meet.example/kept' });
  const details = { applicationId, venue: 'Menara Sudirman lantai 12', additionalInfo: NOTES };
  await saveInterviewDetails(personIn(company.request), details);
  for (const page of [seeker.page, company]) await page.setViewportSize(PHONE);
  return { title: job.title, seeker, company };
}

/** All that this browser keeps of the site, as text. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: string[] = Object.entries(localStorage).map(([key, value]) => `${key}: ${value}`);
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) parts.push(`${name}: ${request.url}`);
    for (const { name } of await indexedDB.databases()) parts.push(`IndexedDB: ${name}`);
    return parts.join('\n');
  });

const keptInterviews = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('keptInterviews'));

/** The page without a connection needs its own code and texts: the last of what is kept. */
async function sayOwnPhone(page: Page, calendar: string): Promise<void> {
  await page.goto(calendar);
  await page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect.poll(() => keptInterviews(page)).toContain('readAt');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptIn(page)).toMatch(/text-id-offline/);
  await expect.poll(() => keptIn(page)).toMatch(/\/shell$/m);
}

test('a seeker reads the interview without a connection, and logs out there', async ({ browser }) => {
  const { title, seeker } = await planned(browser);
  const { page } = seeker;
  const proxy = await startProxy(String(process.env['E2E_BASE_URL']));
  await sayOwnPhone(page, `${proxy.url}/user/interview-calendar`);

  await page.context().setOffline(true);
  proxy.isDown = true;
  await page.reload();
  await expect(page.getByRole('status')).toContainText(/No connection\s*saved \d\d:\d\d/);
  const card = page.getByRole('region', { name: 'Next interview' });
  await expect(card).toContainText(title);
  await expect(card).toContainText('WIB');
  await expect(card).toContainText(NOTES);
  await expect(card.getByRole('link')).toHaveText('https://meet.example/kept');
  expect(await audit(page, 'offline', 0)).toEqual([]);
  await page.getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wawancara Anda');
  await expect(page.getByRole('status')).toContainText('Tanpa koneksi');
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Wawancara berikutnya' })).toContainText(NOTES);
  expect(await audit(page, 'offline', 1)).toEqual([]);

  await page.getByRole('button', { name: 'Keluar' }).click();
  await page.getByRole('group', { name: 'Keluar' }).getByRole('button', { name: 'Keluar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anda sudah keluar di perangkat ini');
  expect(await violations(page)).toEqual([]);
  const kept = await keptIn(page);
  expect(kept).not.toContain(title);
  expect(kept).not.toMatch(/keptInterviews|Menara|meet\.example|graphql|\/files\/|IndexedDB/);
  expect(await askAs(page.request, VIEWER)).toEqual({ viewer: { email: seeker.email } });

  proxy.isDown = false;
  await page.context().setOffline(false);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await askAs(page.request, VIEWER)).toEqual({ viewer: null });
  await proxy.close();
});

test('a company reads its day without names, place, link and notes', async ({ browser }) => {
  const { title, company } = await planned(browser);
  // The morning of the interview.
  await company.clock.setFixedTime(new Date(`${comingWeekday()}T08:00:00+07:00`));
  await sayOwnPhone(company, '/company/upcoming-interviews');
  const kept = present(await keptInterviews(company), 'copy');
  expect(kept).toContain(title);
  expect(kept).not.toMatch(/Ratna|Menara|meet\.example|KTP/);

  await company.context().setOffline(true);
  await company.reload();
  await expect(company.getByRole('heading', { level: 1 })).toHaveText('Your interviews today');
  const card = company.getByRole('region', { name: 'Next interview' });
  await expect(card).toContainText('09:00 – 09:30 WIB');
  await expect(card).toContainText(title);
  await expect(company.getByText(/Ratna|Menara|KTP/)).toHaveCount(0);
  expect(await audit(company, 'offline company', 1)).toEqual([]);
});

test('another account, and a refused session, find nothing of it', async ({ browser }) => {
  const { title, seeker } = await planned(browser);
  const other = await ownSeeker(browser);
  const { page } = seeker;
  await sayOwnPhone(page, '/user/dashboard');
  expect(await keptInterviews(page)).toContain(title);

  await comeBack(page, '/user/dashboard', () => signInByApi(page.request, other.email));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => keptInterviews(page)).toBeNull();

  await comeBack(page, '/user/dashboard', () => signInByApi(page.request, seeker.email));
  await expect.poll(() => keptInterviews(page)).toContain(title);
  await comeBack(page, '/user/dashboard', () => page.context().clearCookies());
  await expect(page).toHaveURL(/\/login/);
  expect(await keptInterviews(page)).toBeNull();
});
