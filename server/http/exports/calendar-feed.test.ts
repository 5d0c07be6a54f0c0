import { DAY_MS, HOUR_MS } from '../../../domain/time';
import { aCompany, aRecruiter, aSeeker, type TestCompany, type TestSeeker } from '../../../testkit/people/actors';
import { readCalendar, type CalendarEntry } from '../../../testkit/outside/calendar-client';
import { renewFeed } from '../../../testkit/market/calendar-feeds';
import { eraseNow, requestErasure } from '../../../testkit/people/erasures';
import { graphql } from '../../../testkit/graphql';
import { saveInterviewDetails } from '../../../testkit/market/interview-details';
import { accept, aJob, applied, apply } from '../../../testkit/market/job-factory';
import { findLeaks } from '../../../testkit/checks/leak-checker';
import { chooseLanguage } from '../../../testkit/people/own-language';
import { plansOf } from '../../../testkit/checks/query-plans';
import { changeSeekerProfile } from '../../../testkit/people/profile-changes';
import { cancel } from '../../../testkit/market/reschedules';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer({ APP_URL: 'https://kerja.test' });

const OWN_FEED = graphql(`query OwnFeed { calendarFeed { createdAt } }`);
const REVOKE = graphql(`mutation RevokeFeed { revokeCalendarFeed { feed { createdAt } address errors { code } } }`);

interface Interview {
  company: TestCompany;
  seeker: TestSeeker;
  id: string;
}

async function anInterview(slot: { date?: string; start?: string; end?: string } = {}): Promise<Interview> {
  const company = await aCompany(server, { companyName: 'PT Umpan' });
  const seeker = await aSeeker(server, { fullName: 'Sekar Plantedname' });
  const id = await applied(seeker, await aJob(company, { slots: [slot] }));
  expect((await accept(company, id)).errors).toEqual([]);
  return { company, seeker, id };
}

/** A calendar has no session and no cookie. */
async function fetched(path: string, headers: Record<string, string> = {}) {
  const response = await server.visitor().withHeaders(headers).fetch(path);
  return { status: response.status, headers: response.headers, raw: await response.text() };
}

async function entriesOf(path: string): Promise<CalendarEntry[]> {
  const { status, raw } = await fetched(path);
  expect(status).toBe(200);
  return [...readCalendar(raw).entries.values()];
}

const states = async (path: string) => (await entriesOf(path)).map(({ sequence, status }) => `${sequence} ${status}`);

const laterBy = (ms: number): void => server.clock.advance(ms);

describe('the feed of a side', () => {
  it('has its interviews, names no applicant to the company, and reads in the language of the account', async () => {
    const { company, seeker, id } = await anInterview();
    await anInterview();
    await apply(await aSeeker(server), await aJob(company));
    const details = { venue: 'Lantai 3', link: 'https://meet.test/plantedname', additionalInfo: 'Dear Sekar' };
    await saveInterviewDetails(company, { applicationId: id, ...details });
    await chooseLanguage(seeker, 'id');
    const [ofSeeker, ofCompany] = [await renewFeed(seeker), await renewFeed(company)];

    expect(await entriesOf(ofSeeker)).toEqual([
      expect.objectContaining({
        summary: 'Wawancara: Backend Engineer di PT Umpan',
        location: 'Lantai 3',
        sequence: 1,
      }),
    ]);
    expect(await entriesOf(ofCompany)).toEqual([
      expect.objectContaining({ summary: 'Interview: Backend Engineer', location: 'Lantai 3', sequence: 1 }),
    ]);
    const whole = (await fetched(ofCompany)).raw.replace(/\r\n[ \t]/g, '');
    expect(findLeaks(whole, { ...seeker, others: [seeker.seekerId, seeker.accountId, 'meet.test'] })).toEqual([]);
    expect(whole).toContain(`URL;VALUE=URI:https://kerja.test/company/applicant/${id}\r\n`);
    expect((await fetched(ofSeeker)).raw).toContain(`UID:interview-${id}@kerja.test\r\n`);
  });

  it.each([
    'Lobi, cari Plantedname',
    'Ruang S e k a r',
    'Ruang Budi',
    'Ruang Kartika',
    'Lt. 3, sekarplantedname@x.test',
  ])('leaves out the venue "%s", which has a part of a name that the applicant has or had', async (venue) => {
    const { company, seeker, id } = await anInterview();
    for (const fullName of ['Budi Kartika', 'Sekar Plantedname']) await changeSeekerProfile(seeker, { fullName });
    await saveInterviewDetails(company, { applicationId: id, venue });
    const feeds = [await renewFeed(seeker), await renewFeed(company)];
    const [[ofSeeker], [ofCompany]] = await Promise.all([entriesOf(feeds[0] ?? ''), entriesOf(feeds[1] ?? '')]);
    expect([ofSeeker?.location, ofCompany?.location]).toEqual([venue, 'Online']);
  });

  it('is not counted as reading the applicant, and takes two statements for any number of interviews', async () => {
    const { company, seeker } = await anInterview();
    const path = await renewFeed(company);
    const statements = await server.statementsOf(() => fetched(path));
    expect(statements).toHaveLength(2);
    const receipts = await server.dataSource.query('SELECT id FROM reveal_receipts WHERE seeker_id = ?', [
      seeker.seekerId,
    ]);
    expect(receipts).toEqual([]);
  });

  it('keeps cancelled interviews, erased ones included, and past ones for 30 days', async () => {
    // What was cancelled leaves 30 days after that, however far away its time was.
    const far = { date: '2027-02-10' };
    const [cancelled, ended, over] = [await anInterview(far), await anInterview(far), await anInterview()];
    const feeds = await Promise.all(
      [cancelled.seeker, cancelled.company, ended.company, over.seeker].map((side) => renewFeed(side)),
    );
    await cancel(cancelled.company, cancelled.id);
    await requestErasure(ended.seeker);
    await eraseNow(server);

    const now = ['1 CANCELLED', '1 CANCELLED', '1 CANCELLED', '0 CONFIRMED'];
    expect((await Promise.all(feeds.map(states))).flat()).toEqual(now);
    laterBy(29 * DAY_MS);
    expect((await Promise.all(feeds.map(states))).flat()).toEqual(now);
    laterBy(3 * DAY_MS);
    expect((await Promise.all(feeds.map(states))).flat()).toEqual([]);
  });

  it('says nothing of a company that has left, beyond that the interview is cancelled', async () => {
    const { company, seeker } = await anInterview();
    const path = await renewFeed(seeker);
    await requestErasure(company);
    await eraseNow(server);
    expect(await entriesOf(path)).toEqual([
      expect.objectContaining({ summary: 'Interview', status: 'CANCELLED', sequence: 1, location: null }),
    ]);
  });

  it('has only those for the own jobs where its address asks for them', async () => {
    const company = await aCompany(server, { tokens: 2 });
    const recruiter = await aRecruiter(server, company);
    const [his, hers] = [
      await applied(await aSeeker(server), await aJob(company)),
      await applied(await aSeeker(server), await aJob(recruiter)),
    ];
    for (const id of [his, hers]) expect((await accept(recruiter, id)).errors).toEqual([]);
    const path = await renewFeed(recruiter);

    expect(await entriesOf(path)).toHaveLength(2);
    const mine = await fetched(`${path}?mine=1`);
    expect([...readCalendar(mine.raw).entries.values()]).toHaveLength(1);
    expect(mine.raw.replaceAll('\r\n ', '')).toContain(`/company/applicant/${hers}`);
  });

  it('has a title for a past interview at a company that has left', async () => {
    const { company, seeker } = await anInterview();
    const path = await renewFeed(seeker);
    laterBy(3 * DAY_MS);
    await requestErasure(company);
    await eraseNow(server);
    expect(await entriesOf(path)).toEqual([expect.objectContaining({ summary: 'Interview' })]);
  });
});

/** Applications like the given one, each of its own job, so many hours from its time. */
async function copies(id: string, prefix: string, status: string, hoursAway: number): Promise<void> {
  await server.dataSource.query(
    `INSERT INTO jobs (id, company_id, company_name, title, description, location, time_zone, employment_type, skills, search_text, created_at, updated_at)
     SELECT CONCAT(?, LPAD(seq, 20, '0')), j.company_id, j.company_name, j.title, j.description, j.location, j.time_zone, j.employment_type, j.skills,
            j.search_text, j.created_at, j.updated_at
     FROM jobs j JOIN applications a ON a.job_id = j.id, seq_1_to_1500 WHERE a.id = ?`,
    [prefix, id],
  );
  await server.dataSource.query(
    `INSERT INTO applications (id, job_id, company_id, seeker_id, status, company_name, job_title, interview_date, interview_start,
                               interview_end, interview_starts_at, interview_ends_at, interview_location_type, applied_at, decided_at, updated_at,
                               waiting_since, reply_by)
     SELECT j.id, j.id, j.company_id, a.seeker_id, ?, a.company_name, a.job_title, a.interview_date, a.interview_start, a.interview_end,
            a.interview_starts_at + INTERVAL ? HOUR, a.interview_ends_at + INTERVAL ? HOUR, a.interview_location_type, a.applied_at,
            IF(? = 'WITHDRAWN', NULL, a.decided_at), a.updated_at, a.waiting_since, a.reply_by
     FROM applications a JOIN jobs j ON j.id LIKE CONCAT(?, '%') WHERE a.id = ?`,
    [status, hoursAway, hoursAway, status, prefix, id],
  );
}

it('a feed is read by an index, without the interviews of years', async () => {
  const { company, seeker, id } = await anInterview();
  const years = -20_000;
  for (const [prefix, status] of [
    ['01PAST', 'ACCEPTED'],
    ['01LEFT', 'WITHDRAWN'],
    ['01REJD', 'REJECTED'],
  ] as const)
    await copies(id, prefix, status, years);
  // Of a handful of people, the database begins with all of them.
  for (let others = 0; others < 20; others += 1) await aSeeker(server);
  await server.dataSource.query('ANALYZE TABLE applications, seekers, accounts');
  for (const side of [company, seeker]) {
    const path = await renewFeed(side);
    const [plan] = await plansOf(server, 'applications', () => fetched(path));
    expect(plan?.steps[0]).toMatchObject({ table: 'a', type: 'range', rowsRead: 1 });
  }
});

describe('the address of a feed', () => {
  it('is shown once and stored as a hash', async () => {
    const seeker = await aSeeker(server);
    expect(await seeker.client.ask(OWN_FEED)).toEqual({ calendarFeed: null });

    const path = await renewFeed(seeker);

    const secret = /^\/calendar\/([\w-]{43})\.ics$/.exec(path)?.[1] ?? 'none';
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(await seeker.client.ask(OWN_FEED)).toEqual({
      calendarFeed: { createdAt: server.clock.now().toISOString() },
    });
    const rows = await server.dataSource.query('SELECT * FROM calendar_feeds WHERE account_id = ?', [seeker.accountId]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('stops when it is renewed or revoked, and then looks like one that never existed', async () => {
    const { seeker } = await anInterview();
    const first = await renewFeed(seeker);
    const second = await renewFeed(seeker);
    expect((await fetched(second)).status).toBe(200);
    const revoked = { revokeCalendarFeed: { feed: null, address: null, errors: [] } };
    expect([await seeker.client.ask(REVOKE), await seeker.client.ask(REVOKE)]).toEqual([revoked, revoked]);

    const said = ({ status, headers, raw }: Awaited<ReturnType<typeof fetched>>) => ({
      status,
      raw,
      headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
    });
    const never = said(await fetched(`/calendar/${'A'.repeat(43)}.ics`));
    expect(never.status).toBe(404);
    for (const path of [first, second, '/calendar/x.ics', `/calendar/${'A'.repeat(43)}`, `${second}x`])
      expect(said(await fetched(path))).toEqual(never);
  });

  it('is of one role, and goes with the role and with the account', async () => {
    const { seeker } = await anInterview();
    const { company } = await anInterview();
    const feeds = [await renewFeed(seeker), await renewFeed(company)];
    await requestErasure(seeker);
    await requestErasure(company, { role: 'COMPANY' });
    await eraseNow(server);
    for (const path of feeds) expect((await fetched(path)).status).toBe(404);
    const left = await server.dataSource.query('SELECT * FROM calendar_feeds WHERE account_id IN (?, ?)', [
      seeker.accountId,
      company.accountId,
    ]);
    expect(left).toEqual([]);
  });
});

describe('a calendar that asks again', () => {
  it('is told that nothing has changed, until something has', async () => {
    const { company, seeker, id } = await anInterview();
    const path = await renewFeed(seeker);
    laterBy(HOUR_MS);
    const { headers } = await fetched(path);
    const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, max-age=300');
    expect(headers.get('set-cookie')).toBeNull();
    // Without it fetch asks for no cached response at all.
    const again = { 'cache-control': 'max-age=0' };
    const asked = async () => [
      (await fetched(path, { 'if-none-match': etag, ...again })).status,
      (await fetched(path, { 'if-modified-since': modified, ...again })).status,
    ];
    expect(await asked()).toEqual([304, 304]);

    await saveInterviewDetails(company, { applicationId: id, venue: 'Lantai 3' });

    expect(await asked()).toEqual([200, 200]);
  });
});
