import { APOSTROPHES_OF_ALL_KINDS } from '../../../domain/signs.cases';
import type { RevealedDetail, RevealKind } from '../../../domain/reveals';
import {
  aCompany,
  anAdmin,
  aRecruiter,
  aSeeker,
  type TestCompany,
  type TestSeeker,
} from '../../../testkit/people/actors';
import { anApplication, anInterview, type TestApplication } from '../../../testkit/market/interview-factory';
import { graphql } from '../../../testkit/graphql';
import { accept, aJob } from '../../../testkit/market/job-factory';
import { exportOf } from '../../../testkit/people/data-exports';
import { findLeaks } from '../../../testkit/checks/leak-checker';
import { changeSeekerProfile } from '../../../testkit/people/profile-changes';
import { plansOf } from '../../../testkit/checks/query-plans';
import { queued, reportJob } from '../../../testkit/market/reports';
import { sendRegistered } from '../../../testkit/server/registered-operation';
import { useServer } from '../../../testkit/server/test-server';
import { aPdf, aPicture, uploaded } from '../../../testkit/files/uploads';
import { whileRefusingRows } from '../../../testkit/races/while-refusing-rows';

const server = useServer({ LOG_LEVEL: 'silent' });

const RECEIPTS = graphql(`query Receipts($applicationId: ID, $after: String) {
  myRevealReceipts(applicationId: $applicationId, after: $after) {
    items { id isSupport companyId companyName companyLogoUrl applicationId jobTitle kind details day firstAt lastAt times } endCursor neverShown companies
  }
}`);
const NAME = graphql(`query NameShown($id: ID!) { application(id: $id) { applicant { fullName } } }`);
const CONTACT = graphql(`query ContactShown($id: ID!) { application(id: $id) { applicant { email phoneNumber } } }`);
const OPEN_PART = graphql(
  `query OpenPartShown($id: ID!) { application(id: $id) { applicant { isRevealed education cvUrl } } }`,
);
const TEXTS = graphql(
  `query TextsShown($id: ID!) { application(id: $id) { applicant { technicalSkills workExperience } } }`,
);
const LIST = graphql(`query ListShown { companyApplications { items { applicant { fullName email } } } }`);
const LEDGER = graphql(
  `query LedgerShown { tokenTransactions { items { type application { id applicant { isRevealed fullName } } } } }`,
);
const FOUND = graphql(
  `query FoundByName($name: String, $page: Int) { companyApplications(search: $name, page: $page) { totalCount } }`,
);
const USER = graphql(`query UserShown($id: ID!) { adminUser(id: $id) { user { fullName phoneNumber } } }`);
const USERS = graphql(`query UsersShown($search: String) { adminUsers(search: $search) { items { fullName email } } }`);
const USER_IDS = graphql(`query UserIdsShown($search: String) { adminUsers(search: $search) { items { id } } }`);
const APPLICATION = graphql(
  `query AdminApplicationShown($id: ID!) { adminApplication(id: $id) { user { email } application { applicant { fullName } } } }`,
);

const receiptsOf = async ({ client }: TestSeeker, applicationId?: string, after?: string) =>
  (await client.ask(RECEIPTS, { applicationId, after })).myRevealReceipts;

/** What was seen, by kind. */
async function seen(seeker: TestSeeker): Promise<Partial<Record<RevealKind, RevealedDetail[]>>> {
  const { items } = await receiptsOf(seeker);
  expect(new Set(items.map(({ kind }) => kind)).size).toBe(items.length);
  return Object.fromEntries(items.map(({ kind, details }) => [kind, details]));
}

/** Accepted by a command that shows nothing of the person. */
const anAccepted = async (options: Partial<TestApplication> = {}) =>
  anInterview(server, {
    company: options.company ?? (await aCompany(server, { companyName: 'PT Karya Digital', tokens: 30 })),
    seeker: options.seeker ?? (await aSeeker(server, { fullName: 'Sekar Plantedname' })),
    ...(options.job && { job: options.job }),
  });

async function filesOf(seeker: TestSeeker): Promise<Record<'CV' | 'PORTFOLIO' | 'PICTURE', string>> {
  const cv = await uploaded(seeker.client, { preset: 'user_cv', content: aPdf(), name: 'Plantedname.pdf' });
  const portfolio = await uploaded(seeker.client, { preset: 'user_portfolio', content: aPdf() });
  const picture = await uploaded(seeker.client, { preset: 'profile_picture', content: await aPicture() });
  await changeSeekerProfile(seeker, {
    cvClaim: cv.claim,
    portfolioClaim: portfolio.claim,
    pictureClaim: picture.claim,
  });
  return { CV: cv.url, PORTFOLIO: portfolio.url, PICTURE: picture.url };
}

/** While receipts cannot be written. */
const withoutReceipts = <Result>(work: () => Promise<Result>): Promise<Result> =>
  whileRefusingRows(server, 'reveal_receipts', work);

describe('a reveal of a company', () => {
  it('includes the data export, which has the people it accepted', async () => {
    const { company, seeker } = await anAccepted();
    const { seeker: masked } = await anApplication(server, { company });
    await exportOf(server, company);
    expect((await seen(seeker)).IDENTITY).toEqual(expect.arrayContaining(['NAME', 'EMAIL', 'TEXTS']));
    expect(await seen(masked)).toEqual({});
  });

  it('tells the seeker who, what, when and how often, and what nobody saw', async () => {
    const { company, seeker, id } = await anAccepted();
    const first = server.clock.now();
    await company.client.ask(CONTACT, { id });
    server.clock.advance(60_000);
    await company.client.ask(NAME, { id });
    server.clock.advance(60_000);
    await company.client.ask(NAME, { id });
    await company.client.ask(NAME, { id });
    await server.services.revealReceipts.writeCounts(server.services.dataSource);

    expect(await receiptsOf(seeker)).toEqual({
      items: [
        {
          id: expect.any(String) as string,
          isSupport: false,
          companyId: company.companyId,
          companyName: 'PT Karya Digital',
          companyLogoUrl: null,
          applicationId: id,
          jobTitle: 'Backend Engineer',
          kind: 'IDENTITY',
          details: ['NAME', 'EMAIL', 'PHONE'],
          day: '2026-11-23',
          firstAt: first.toISOString(),
          lastAt: server.clock.now().toISOString(),
          times: 4,
        },
      ],
      endCursor: null,
      neverShown: ['PICTURE', 'CV', 'PORTFOLIO', 'TEXTS'],
      companies: 1,
    });
  });

  it('has a receipt a day in Jakarta', async () => {
    const { company, seeker, id } = await anAccepted();
    await company.client.ask(NAME, { id });
    server.clock.advance(24 * 3_600_000);
    const tomorrow = await aCompany(server);
    await tomorrow.client.ask(LIST);
    await company.client.ask(NAME, { id });

    const { items } = await receiptsOf(seeker);

    expect(items.map(({ day, times }) => [day, times])).toEqual([
      ['2026-11-24', 1],
      ['2026-11-23', 1],
    ]);
  });

  it('leaves none where nothing of the mask is shown: pending, rejected, or the open part of a profile', async () => {
    const { company, seeker, id } = await anApplication(server);
    await company.client.ask(NAME, { id });
    await company.client.ask(CONTACT, { id });
    await company.client.ask(TEXTS, { id });
    await company.client.ask(LIST);
    await accept(company, id);
    await company.client.ask(OPEN_PART, { id });

    const { items, neverShown } = await receiptsOf(seeker);

    expect(items).toEqual([]);
    expect(neverShown).toEqual(['NAME', 'EMAIL', 'PHONE', 'PICTURE', 'CV', 'PORTFOLIO', 'TEXTS']);
  });

  it('records nothing that seekers read about themselves', async () => {
    const { seeker, id } = await anAccepted();
    const files = await filesOf(seeker);
    for (const url of [...Object.values(files), `/interviews/${id}.ics`])
      expect((await seeker.client.fetch(url)).status).toBe(200);
    await sendRegistered(seeker.client, 'SeekerApplicationDetail', { id });

    expect((await receiptsOf(seeker)).items).toEqual([]);
  });

  it('at a file is noted, also at its headers, a part of it, or a picture that the browser has kept', async () => {
    type Init = RequestInit & { headers?: Record<string, string> };
    const reveals: [kind: 'CV' | 'PORTFOLIO' | 'PICTURE', init: (etag: string) => Init, status: number][] = [
      ['CV', () => ({}), 200],
      ['PORTFOLIO', () => ({}), 200],
      ['PICTURE', () => ({}), 200],
      ['CV', () => ({ method: 'HEAD' }), 200],
      ['CV', () => ({ headers: { range: 'bytes=0-9' } }), 206],
      ['CV', () => ({ headers: { range: 'bytes=999999-' } }), 416],
      ['PICTURE', (etag) => ({ headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } }), 304],
    ];
    for (const [kind, init, status] of reveals) {
      const { company, seeker } = await anAccepted();
      const url = (await filesOf(seeker))[kind];
      const etag = (await seeker.client.fetch(url)).headers.get('etag') ?? '';

      expect((await company.client.fetch(url, init(etag))).status).toBe(status);

      expect(await seen(seeker)).toEqual({ [kind]: [kind] });
    }
  });

  it('in an export and in a calendar file is noted', async () => {
    const { company, seeker, id } = await anAccepted();
    for (const path of ['/exports/accepted-applicants.csv', `/interviews/${id}.ics`])
      expect(await (await company.client.fetch(path)).text()).toContain('Plantedname');

    expect(await seen(seeker)).toEqual({ EXPORT: ['NAME', 'EMAIL', 'PHONE'], CALENDAR: ['NAME'] });
  });

  it('counts as a reveal of the name in the token ledger, where an erased person has none', async () => {
    const { company, seeker } = await anAccepted();
    const ledger = async () => {
      const { tokenTransactions } = await company.client.ask(LEDGER);
      return tokenTransactions.items.map(({ type, application }) => [type, application?.applicant?.fullName ?? null]);
    };
    expect(await seen(seeker)).toEqual({});

    const [first] = await ledger();

    expect(first).toEqual(['USAGE', seeker.fullName]);
    expect(await seen(seeker)).toEqual({ IDENTITY: ['NAME'] });
    await server.dataSource.query('UPDATE seekers SET erasing_at = NOW(3) WHERE id = ?', [seeker.seekerId]);
    expect((await ledger())[0]?.[1]).not.toBe(seeker.fullName);
  });

  it('by name is noted for everyone found, on every page, even when only the count is selected', async () => {
    const { company, seeker, id } = await anAccepted();
    const other = await anAccepted({ company, seeker: await aSeeker(server, { fullName: 'Sekar Otherwise' }) });
    const counted = async (name: string, page?: number) =>
      (await company.client.ask(FOUND, { name, page })).companyApplications?.totalCount;

    expect(await counted('nobody')).toBe(0);
    expect([await seen(seeker), await seen(other.seeker)]).toEqual([{}, {}]);
    expect(await counted('planted', 9)).toBe(1);
    expect([await seen(seeker), await seen(other.seeker)]).toEqual([{ SEARCH: ['NAME'] }, {}]);
    expect(await counted('sekar')).toBe(2);
    expect([(await receiptsOf(seeker, id)).items.length, await seen(other.seeker)]).toEqual([1, { SEARCH: ['NAME'] }]);
  });

  it('by a name with an apostrophe of any kind finds it, and is noted', async () => {
    const seeker = await aSeeker(server, { fullName: 'Ma\u2019ruf Nur-Aini' });
    const { company } = await anAccepted({ seeker });
    await anAccepted({ company, seeker: await aSeeker(server, { fullName: 'Maxruf Amin' }) });
    const counted = async (name: string) => (await company.client.ask(FOUND, { name })).companyApplications?.totalCount;

    expect(await counted('a_ruf')).toBe(0);
    expect(await seen(seeker)).toEqual({});
    for (const sign of APOSTROPHES_OF_ALL_KINDS) expect([sign, await counted(`ma${sign}RUF`)]).toEqual([sign, 1]);
    expect(await counted('nur\u2011aini\u200B')).toBe(1);
    expect(await seen(seeker)).toEqual({ SEARCH: ['NAME'] });
  });
});

describe('a reveal of an administrator', () => {
  it('is reading who has reported a job', async () => {
    const [admin, seeker, job] = [await anAdmin(server), await aSeeker(server), await aJob(await aCompany(server))];
    expect(await reportJob(seeker, job.id)).toEqual([]);
    expect((await queued(admin, job.id))?.reports).toMatchObject([{ reporterName: seeker.fullName }]);
    expect(await seen(seeker)).toEqual({ IDENTITY: ['NAME'] });
  });

  it("covers only what an application's page draws", async () => {
    const admin = await anAdmin(server);
    const { seeker, id } = await anAccepted();
    expect((await sendRegistered(admin.client, 'AdminApplicationDetails', { id })).status).toBe(200);
    expect(await seen(seeker)).toEqual({ IDENTITY: ['NAME', 'EMAIL'] });
  });

  it('appears as TemuKerja support, at the profile and at an application', async () => {
    const admin = await anAdmin(server);
    const { seeker, id } = await anAccepted({ seeker: await aSeeker(server, { fullName: 'Lihat Adminlah' }) });
    const files = await filesOf(seeker);
    await admin.client.ask(USER_IDS, { search: 'adminlah' });
    expect((await receiptsOf(seeker)).items).toEqual([]);

    await admin.client.ask(USERS, { search: 'adminlah' });
    await admin.client.ask(USER, { id: seeker.seekerId });
    await admin.client.ask(APPLICATION, { id });
    await admin.client.fetch(files.CV);
    await (await admin.client.fetch('/exports/users.csv?search=adminlah')).text();
    await (await admin.client.fetch('/exports/applications.csv?search=adminlah')).text();

    const { items } = await receiptsOf(seeker);
    const who = { isSupport: true, companyId: null, companyName: null };
    expect(items).toEqual(
      [
        { kind: 'EXPORT', applicationId: id, details: ['NAME', 'EMAIL', 'PHONE'] },
        { kind: 'EXPORT', applicationId: null, details: ['NAME', 'EMAIL', 'PHONE'] },
        { kind: 'CV', applicationId: null, details: ['CV'] },
        { kind: 'IDENTITY', applicationId: id, details: ['NAME'] },
        { kind: 'IDENTITY', applicationId: null, details: ['NAME', 'EMAIL', 'PHONE'] },
      ].map((receipt) => expect.objectContaining({ ...who, ...receipt }) as object),
    );
  });
});

const told = async (answer: Promise<Response>): Promise<string> => {
  // An export that has begun is broken off.
  const response = await answer;
  const body = await response.text().catch(() => '');
  return `${response.status} ${JSON.stringify([...response.headers])} ${body}`;
};

/** Every way in which a member of a company sees someone. */
function waysOf(
  { client }: Pick<TestCompany, 'client'>,
  { seeker, id, files }: Pick<TestApplication, 'seeker' | 'id'> & { files: Awaited<ReturnType<typeof filesOf>> },
): Record<string, () => Promise<string>> {
  const paths = [...Object.values(files), '/exports/accepted-applicants.csv', `/interviews/${id}.ics`];
  return {
    'an operation': async () => (await client.send(NAME, { id })).raw,
    'a registered operation': () => told(sendRegistered(client, 'Applicant', { id })),
    'a list': async () => (await client.send(LIST)).raw,
    'a search by name': async () => {
      const { data } = await client.send(FOUND, { name: seeker.fullName });
      return data?.companyApplications?.totalCount === 1 ? seeker.fullName : '';
    },
    ...Object.fromEntries(paths.map((path) => [path, () => told(client.fetch(path))])),
    'the headers of a file': () => told(client.fetch(files.CV, { method: 'HEAD' })),
  };
}

it('names the member who looked, in whatever way', async () => {
  const { company, seeker, id } = await anAccepted();
  const files = await filesOf(seeker);
  const unnamed: string[] = [];
  for (const way of Object.keys(waysOf(company, { seeker, id, files }))) {
    const member = await aRecruiter(server, company);
    await waysOf(member, { seeker, id, files })[way]?.();
    const rows = await server.dataSource.query<unknown[]>(
      'SELECT id FROM reveal_receipts WHERE seeker_id = ? AND account_id = ?',
      [seeker.seekerId, member.accountId],
    );
    if (rows.length === 0) unnamed.push(way);
  }
  expect(unnamed).toEqual([]);
});

describe('without its receipt', () => {
  it('nothing of a person is shown, in any way', async () => {
    const { company, seeker, id } = await anAccepted();
    const admin = await anAdmin(server);
    const files = await filesOf(seeker);
    const identity = { fullName: seeker.fullName, email: seeker.email, phoneNumber: seeker.phoneNumber };
    const ways: Record<string, () => Promise<string>> = {
      ...waysOf(company, { seeker, id, files }),
      'an administrator': async () => (await admin.client.send(USER, { id: seeker.seekerId })).raw,
    };

    const answers = await withoutReceipts(async () => {
      const read: Record<string, string> = {};
      for (const [way, ask] of Object.entries(ways)) read[way] = await ask();
      return read;
    });

    for (const [way, answer] of Object.entries(answers)) expect([way, findLeaks(answer, identity)]).toEqual([way, []]);
    const { data, errors } = JSON.parse(answers['an operation'] ?? '') as { data: unknown; errors: unknown[] };
    expect([data, errors]).toEqual([
      null,
      [expect.objectContaining({ extensions: { code: 'INTERNAL_SERVER_ERROR' } }) as object],
    ]);
    expect(answers[files.CV]).toMatch(/^500 /);
    for (const [way, ask] of Object.entries(ways).filter(
      ([name]) => name !== 'the headers of a file' && !name.startsWith('/files'),
    ))
      expect([way, findLeaks(await ask(), identity)]).not.toEqual([way, []]);
  });
});

it('what shows nobody works as usual without its receipt, and what was written that day is shown again', async () => {
  const [{ company, id }, pending] = [await anAccepted(), await anApplication(server)];
  await company.client.ask(NAME, { id });

  const [answer, more] = await withoutReceipts(async () => {
    await company.client.ask(OPEN_PART, { id });
    await pending.company.client.ask(NAME, { id: pending.id });
    return [await company.client.send(NAME, { id }), await company.client.send(CONTACT, { id })] as const;
  });

  expect(answer.data?.application?.applicant?.fullName).toBe('Sekar Plantedname');
  expect(more.data).toBeNull();
});

describe('what receipts cost', () => {
  it('is one statement for a list of any length, and none for the rest of the day', async () => {
    const costs: number[][] = [];
    for (const people of [1, 5]) {
      const company = await aCompany(server, { tokens: 20 });
      for (let index = 0; index < people; index += 1) await anAccepted({ company, seeker: await aSeeker(server) });
      const list = () => server.statementsOf(() => company.client.ask(LIST));
      const [first, second] = [await list(), await list()];
      costs.push([first.filter((sql) => sql.includes('reveal_receipts')).length, first.length - second.length]);
    }
    expect(costs).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('is a constant number of statements for the seeker who reads them', async () => {
    const costs: number[] = [];
    for (const companies of [1, 3]) {
      const seeker = await aSeeker(server);
      for (let index = 0; index < companies; index += 1) {
        const slots = [{ date: `2026-12-0${index + 1}` }];
        const { company, id } = await anInterview(server, { seeker, slots });
        await company.client.ask(NAME, { id });
      }
      const statements = await server.statementsOf(async () =>
        expect((await receiptsOf(seeker)).items).toHaveLength(companies),
      );
      costs.push(statements.length);
    }
    expect(costs[1]).toBe(costs[0]);
  });
});

describe("a seeker's receipts", () => {
  it('are read by an index, however many others there are', async () => {
    const { company, seeker, id } = await anAccepted();
    await company.client.ask(NAME, { id });
    await server.dataSource.query(
      `INSERT INTO reveal_receipts SELECT CONCAT('03', LPAD(seq, 24, '0')), CONCAT('03', LPAD(seq, 24, '0')), CONCAT('04', LPAD(seq DIV 9, 24, '0')),
         NULL, ?, 'CV', 16, '2026-11-23', NOW(3), NOW(3), 1 FROM seq_1_to_2000`,
      [company.accountId],
    );
    const plans = [
      ...(await plansOf(server, 'reveal_receipts', () => receiptsOf(seeker))),
      ...(await plansOf(server, 'reveal_receipts', () => receiptsOf(seeker, id))),
    ];

    const steps = plans.flatMap((plan) => plan.steps.filter(({ table }) => table === 'r'));
    expect(steps.map(({ key, rowsRead }) => [key, rowsRead])).toEqual([
      ['ix_reveal_receipts_seeker', 1],
      ['ix_reveal_receipts_seeker', 1],
      ['uq_reveal_receipts_day', 1],
      ['uq_reveal_receipts_day', 1],
    ]);
  });

  it('are only their own, for every application', async () => {
    const [one, other] = [await anAccepted(), await anAccepted()];
    await one.company.client.ask(NAME, { id: one.id });

    expect((await receiptsOf(one.seeker, one.id)).items).toHaveLength(1);
    expect((await receiptsOf(other.seeker)).items).toEqual([]);
    const foreign = await receiptsOf(other.seeker, one.id);
    expect(foreign).toEqual(await receiptsOf(other.seeker, '01ARZ3NDEKTSV4RRFFQ69G5FAV'));
    expect(foreign).toEqual(await receiptsOf(other.seeker, 'none'));
  });

  it('come for one application, and page by page', async () => {
    const seeker = await aSeeker(server);
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const { company, id } = await anInterview(server, { seeker, slots: [{ date: `2026-12-0${index + 1}` }] });
      await company.client.ask(NAME, { id });
      await company.client.fetch(`/interviews/${id}.ics`);
      await company.client.fetch('/exports/accepted-applicants.csv').then((response) => response.text());
      ids.push(id);
    }
    const first = await receiptsOf(seeker);
    const second = await receiptsOf(seeker, undefined, first.endCursor ?? '');

    expect([first.items.length, second.items.length, second.endCursor]).toEqual([20, 1, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(21);
    const ofLast = await receiptsOf(seeker, ids.at(-1));
    expect(ofLast.items.map(({ kind, applicationId }) => [kind, applicationId])).toEqual([
      ['EXPORT', ids.at(-1)],
      ['CALENDAR', ids.at(-1)],
      ['IDENTITY', ids.at(-1)],
    ]);
  });
});
