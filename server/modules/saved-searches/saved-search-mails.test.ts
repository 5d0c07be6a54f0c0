import { DAY_MS, MINUTE_MS } from '../../../domain/time';
import { aCompany, aSeeker, type TestCompany, type TestSeeker } from '../../../testkit/people/actors';
import { aJob, applied, type JobOptions } from '../../../testkit/market/job-factory';
import { mailsArrived, mailsQueued, minutesLater } from '../../../testkit/outside/mailbox';
import { planOf, wastefulSteps } from '../../../testkit/checks/query-plans';
import { aSavedSearch } from '../../../testkit/market/saved-searches';
import { TestServer, useServer } from '../../../testkit/server/test-server';
import { dueSearchesStatement } from './due-searches.sql';
import { mailSavedSearches } from './saved-search-mails.task';

const server = useServer();

const always = () => Promise.resolve(true);
const look = (at = server, batch?: number) => mailSavedSearches(at.services, always, batch);

let company: TestCompany;
let seeker: TestSeeker;

beforeAll(async () => {
  company = await aCompany(server, { companyName: 'PT Maju' });
});
beforeEach(async () => {
  // What earlier tests have saved and posted is no news in the next.
  await server.dataSource.query('DELETE FROM saved_searches');
  await server.dataSource.query('UPDATE jobs SET created_at = ?', [new Date(server.clock.now().getTime() - DAY_MS)]);
  seeker = await aSeeker(server);
});

const LATER = [{ date: '2026-12-21' }];

/** A job that is posted a minute later than all before. */
function posted(title: string, options: JobOptions = {}) {
  server.clock.advance(MINUTE_MS);
  return aJob(company, { title, slots: LATER, ...options });
}

/** The mails that were queued about a saved search, sent or not. */
const queuedFor = (id: string) => mailsQueued(server, `saved-search:${id}:%`);

const mailTo = async ({ email }: TestSeeker, subject: string) => (await mailsArrived(server, email, subject))[0]!;

describe('the mail of a saved search', () => {
  it('names what was posted since, with how to see all and how to stop', async () => {
    const id = await aSavedSearch(seeker, { name: 'Sopir saya', filter: { employmentType: 'FULL_TIME' } });
    const first = await posted('Sopir Truk', { location: 'Bandung' });
    const second = await posted('Kurir', { description: 'Juga sebagai sopir' });
    await posted('Sopir Lepas', { employmentType: 'FREELANCE' });
    await posted('Kasir');
    server.clock.advance(DAY_MS);
    await look();

    const { text, unsubscribe } = await mailTo(seeker, '2 new jobs: Sopir saya');
    const { APP_URL } = server.services.env;
    expect(text).toContain(
      [
        `Kurir\nPT Maju · Jakarta\n${APP_URL}/user/job/${second.id}`,
        `Sopir Truk\nPT Maju · Bandung\n${APP_URL}/user/job/${first.id}`,
        `See the whole list: ${APP_URL}/user/jobs?search=sopir&type=full-time`,
      ].join('\n\n'),
    );
    const link = unsubscribe['list-unsubscribe'] ?? '';
    expect(link).toMatch(new RegExp(`^<${APP_URL}/unsubscribe\\?token=${id}\\.[\\w-]{43}>$`));
    expect(unsubscribe['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(text).toContain(`Stop the e-mails of this search: ${link.slice(1, -1)}`);
  });

  it('has what only the related list finds, and each job once', async () => {
    await aSavedSearch(seeker);
    await posted('Driver Harian');
    await posted('Sopir Harian');
    server.clock.advance(DAY_MS);
    await look();

    const { text } = await mailTo(seeker, '2 new jobs: Sopir');
    expect(text.match(/(Driver|Sopir) Harian/g)).toEqual(['Sopir Harian', 'Driver Harian']);
  });

  it('leaves out what the seeker has applied to, what is closed and what was posted before', async () => {
    await posted('Sopir Lama');
    server.clock.advance(MINUTE_MS);
    const id = await aSavedSearch(seeker);
    await applied(seeker, await posted('Sopir Dilamar'));
    const closed = await posted('Sopir Tutup');
    await server.dataSource.query('UPDATE jobs SET is_active = 0, is_visible = 0 WHERE id = ?', [closed.id]);
    server.clock.advance(DAY_MS);
    await look();
    expect(await queuedFor(id)).toBe(0);

    // Nor does it come while another process has the task, or to an address that is not verified.
    await posted('Sopir Baru');
    server.clock.advance(DAY_MS);
    await mailSavedSearches(server.services, () => Promise.resolve(false));
    expect(await queuedFor(id)).toBe(0);
    await server.dataSource.query('UPDATE accounts SET email_verified_at = NULL WHERE id = ?', [seeker.accountId]);
    await look();
    expect(await queuedFor(id)).toBe(0);
  });

  it('names ten and says how many there are', async () => {
    await aSavedSearch(seeker);
    for (let number = 1; number <= 12; number += 1) await posted(`Sopir Nomor ${number}`);
    server.clock.advance(DAY_MS);
    await look();

    const { text } = await mailTo(seeker, '12 new jobs: Sopir');
    expect(text).toContain('These are the newest 10');
    expect(text.match(/Sopir Nomor \d+/g)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Sopir Nomor ${12 - index}`),
    );
  });

  it.each([
    ['DAILY', 1],
    ['WEEKLY', 7],
  ] as const)('comes %s at most, and not without news', async (cadence, days) => {
    const id = await aSavedSearch(seeker, { cadence });
    await posted('Sopir Pagi');
    server.clock.advance(days * DAY_MS - 2 * MINUTE_MS);
    await look();
    expect(await queuedFor(id)).toBe(0);

    server.clock.advance(MINUTE_MS);
    await look();
    await posted('Sopir Sore');
    await look();
    expect(await queuedFor(id)).toBe(1);

    server.clock.advance(days * DAY_MS);
    await look();
    expect(await queuedFor(id)).toBe(2);
    const mails = await mailsArrived(server, seeker.email, '1 new job: Sopir', 2);
    expect(mails.map(({ text }) => text.match(/Sopir (Pagi|Sore)/g))).toEqual([['Sopir Sore'], ['Sopir Pagi']]);

    server.clock.advance(days * DAY_MS);
    await look();
    expect(await queuedFor(id)).toBe(2);
  });

  it('tells of a job that is committed after the look that it was posted before', async () => {
    const id = await aSavedSearch(seeker);
    server.clock.advance(DAY_MS);
    const late = await aJob(company, { title: 'Sopir Terlambat', slots: LATER });
    await server.dataSource.query('UPDATE jobs SET is_visible = 0 WHERE id = ?', [late.id]);
    await look();
    await server.dataSource.query('UPDATE jobs SET is_visible = 1 WHERE id = ?', [late.id]);
    expect(await queuedFor(id)).toBe(0);
    server.clock.advance(DAY_MS);
    await look();
    expect(await queuedFor(id)).toBe(1);
  });

  it('goes for all that are due, batch after batch, also past one that fails', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 5; number += 1) ids.push(await aSavedSearch(seeker, { name: `Sopir ${number}` }));
    await server.dataSource.query(`UPDATE saved_searches SET filter = '{"freeWithinDays": "x"}' WHERE id = ?`, [
      ids[0],
    ]);
    await posted('Sopir');
    server.clock.advance(DAY_MS);
    await look(server, 2);
    expect(await Promise.all(ids.map(queuedFor))).toEqual([0, 1, 1, 1, 1]);
  });

  it('is found without reading what is not due', async () => {
    for (let number = 0; number < 5; number += 1) await aSavedSearch(seeker, { name: `Sopir ${number}` });
    // Of a handful of accounts, the database reads all rather than one.
    for (let others = 0; others < 20; others += 1) await aSeeker(server);
    const now = server.clock.now();
    await server.dataSource.query(
      `INSERT INTO saved_searches (id, seeker_id, name, search, filter, cadence, created_at, news_since, next_due_at)
       SELECT CONCAT('01', LPAD(seq, 24, '0')), ?, CONCAT('copy ', seq), 'x', '{}', 'OFF', ?, ?, IF(seq % 2, NULL, ?) FROM seq_1_to_1000`,
      [seeker.seekerId, now, now, new Date(now.getTime() + 5 * DAY_MS)],
    );
    await server.dataSource.query('ANALYZE TABLE saved_searches, seekers, accounts');
    const after = { id: '', next_due_at: new Date(0) };
    const due = { now: new Date(now.getTime() + 2 * DAY_MS), after, batch: 200 };

    const plan = await planOf(server, dueSearchesStatement(due));

    expect(wastefulSteps([plan], 0)).toEqual([]);
    expect(plan.steps[0]).toMatchObject({ table: 's', key: 'ix_saved_searches_due' });
    expect(plan.steps[0]?.rowsRead).toBeLessThan(20);
  });

  it('is sent once, however many processes look', async () => {
    const ids = [await aSavedSearch(seeker), await aSavedSearch(await aSeeker(server))];
    await posted('Sopir');
    const second = new TestServer();
    await second.start({ beside: server });
    try {
      server.clock.advance(DAY_MS);
      second.clock.advance(DAY_MS + MINUTE_MS);
      await Promise.all([look(), look(second), look(), look(second)]);
      await look(second);
      expect(await Promise.all(ids.map(queuedFor))).toEqual([1, 1]);
      minutesLater(server);
    } finally {
      await second.stop();
    }
  });
});
