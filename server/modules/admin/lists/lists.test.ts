import { APOSTROPHES_OF_ALL_KINDS, HYPHENS_OF_ALL_KINDS } from '../../../../domain/signs.cases';
import { accept, aJob, applied, halfHours, reject } from '../../../../testkit/market/job-factory';
import { aCompany, anAdmin, aSeeker, type TestActor } from '../../../../testkit/people/actors';
import { graphql } from '../../../../testkit/graphql';
import { decide } from '../../../../testkit/market/company-decisions';
import type {
  ApplicationsListedQueryVariables,
  JobIdsListedQueryVariables,
  TransactionsListedQueryVariables,
  UsersListedQueryVariables,
} from '../../../../testkit/graphql/graphql';
import { anInvoice, callbackOf, sendCallback } from '../../../../testkit/market/payment-factory';
import { trailOf } from '../../../../testkit/people/admin-trail';
import { changeCompanyProfile, changeSeekerProfile } from '../../../../testkit/people/profile-changes';
import { idsByPage } from '../../../../testkit/server/list-pages';
import { useServer } from '../../../../testkit/server/test-server';

const server = useServer();

const USERS = graphql(`query UsersListed($search: String, $after: String) {
  adminUsers(search: $search, after: $after) {
    items { id fullName email phoneNumber education technicalSkills softSkills createdAt cvUrl portfolioUrl pictureUrl } endCursor
  }
}`);
const APPLICATIONS = graphql(`query ApplicationsListed($search: String, $after: String, $status: ApplicationStatus) {
  adminApplications(search: $search, after: $after, status: $status) {
    items { id status jobId job { id title companyName } applicant { fullName email pictureUrl } applicationDate } endCursor
  }
}`);
const TRANSACTIONS =
  graphql(`query TransactionsListed($search: String, $after: String, $type: TransactionType, $status: InvoiceStatus) {
  adminTokenTransactions(search: $search, after: $after, type: $type, status: $status) {
    items {
      id type status companyId companyName tokens totalAmount amountReceived packageName jobTitle reference merchantRef paymentMethod paidAt timestamp
    }
    endCursor
  }
}`);
const JOBS = graphql(
  `query JobIdsListed($search: String, $order: AdminJobOrder) { adminJobs(search: $search, order: $order) { items { id } } }`,
);

const users = async ({ client }: TestActor, given: UsersListedQueryVariables = {}) =>
  (await client.ask(USERS, given)).adminUsers;
const applications = async ({ client }: TestActor, given: ApplicationsListedQueryVariables = {}) =>
  (await client.ask(APPLICATIONS, given)).adminApplications;
const transactions = async ({ client }: TestActor, given: TransactionsListedQueryVariables = {}) =>
  (await client.ask(TRANSACTIONS, given)).adminTokenTransactions;
const jobs = async ({ client }: TestActor, given: JobIdsListedQueryVariables) =>
  (await client.ask(JOBS, given)).adminJobs;

describe('the list of users', () => {
  const namesOf = async (admin: TestActor, search: string) =>
    (await users(admin, { search })).items.map(({ fullName }) => fullName).sort();

  it('shows contact, skills and documents, newest first', async () => {
    const admin = await anAdmin(server);
    server.clock.advance(60_000);
    const older = await aSeeker(server);
    server.clock.advance(60_000);
    const newer = await aSeeker(server, {
      fullName: 'Ayu Lestari',
      education: null,
      technicalSkills: ['Excel', 'SQL', 'Word'],
      phoneNumber: null,
    });

    const { items } = await users(admin);

    expect(items[0]).toEqual({
      id: newer.seekerId,
      fullName: 'Ayu Lestari',
      email: newer.email,
      phoneNumber: null,
      education: null,
      technicalSkills: ['Excel', 'SQL', 'Word'],
      softSkills: ['Teamwork'],
      createdAt: server.clock.now().toISOString(),
      cvUrl: null,
      portfolioUrl: null,
      pictureUrl: null,
    });
    expect(items.map(({ id }) => id).indexOf(older.seekerId)).toBeGreaterThan(0);
  });

  it('comes in pages of 20 without a gap or a double, also where many share a moment', async () => {
    const admin = await anAdmin(server);
    await server.dataSource.query(
      "INSERT INTO accounts (id, email, active_role, created_at) SELECT CONCAT('02', LPAD(seq, 24, '0')), CONCAT('paged', seq, '@people.test'), 'USER', NOW(3) FROM seq_1_to_45",
    );
    await server.dataSource.query(
      `INSERT INTO seekers (id, account_id, full_name, technical_skills, soft_skills, created_at, updated_at)
       SELECT CONCAT('02', LPAD(seq, 24, '0')), CONCAT('02', LPAD(seq, 24, '0')), 'Paged Person', '[]', '[]', ?, ? FROM seq_1_to_45`,
      [server.clock.now(), server.clock.now()],
    );

    const pages = await idsByPage((after) => users(admin, { search: 'paged person', after }));

    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(new Set(pages.flat()).size).toBe(45);
  });

  it('is searched by a name with any kind of apostrophe and hyphen, and by what was copied with unseen signs', async () => {
    const admin = await anAdmin(server);
    const names = APOSTROPHES_OF_ALL_KINDS.map((sign) => `Ma${sign}rufah Nur-Searched`);
    for (const [index, fullName] of names.entries())
      await aSeeker(server, { fullName, email: `marufah${index}@searched.test`, phoneNumber: '081777666555' });
    await aSeeker(server, { fullName: 'Maxrufah Nur-Searched' });

    for (const sign of APOSTROPHES_OF_ALL_KINDS)
      expect(await namesOf(admin, `ma${sign}rufah`)).toEqual([...names].sort());
    for (const hyphen of HYPHENS_OF_ALL_KINDS)
      expect(await namesOf(admin, `'rufah Nur${hyphen}sea`)).toEqual([...names].sort());
    for (const search of ['\u202A081777666555\u202C', '\u200B\uFF10817776665'])
      expect(await namesOf(admin, search)).toEqual([...names].sort());
    expect(await namesOf(admin, '\uFEFFmarufah3\uFF20searched.test\u200E')).toEqual([names[3]]);
    expect(await namesOf(admin, "%'rufah")).toEqual([]);
  });

  it('is searched by name without case or accents, by e-mail without case, by phone, % and _ being letters', async () => {
    const admin = await anAdmin(server);
    await aSeeker(server, { fullName: 'José Ñandú', email: 'jose.nandu@searched.test', phoneNumber: '081999888777' });
    await aSeeker(server, { fullName: '100% Rajin_Sekali 😀' });
    await aSeeker(server, { fullName: '100 Rajin Sekali 🎉' });

    for (const search of ['jose', 'JOSÉ ñ', 'sé Ña', 'Jose.Nandu@SEARCHED', 'nandu@sea', '0819998887', '98887'])
      expect(await namesOf(admin, search)).toEqual(['José Ñandú']);
    for (const search of ['100%', 'rajin_', '😀'])
      expect(await namesOf(admin, search)).toEqual(['100% Rajin_Sekali 😀']);
    for (const search of ['josef', '!', '\\']) expect(await namesOf(admin, search)).toEqual([]);
  });

  it('shows a person under the new name at once', async () => {
    const [admin, seeker] = [await anAdmin(server), await aSeeker(server, { fullName: 'Before Wedding' })];
    await changeSeekerProfile(seeker, { fullName: 'After Wedding' });

    expect(await namesOf(admin, 'before wedding')).toEqual([]);
    expect(await namesOf(admin, 'after wedding')).toEqual(['After Wedding']);
  });
});

describe('the list of applications', () => {
  const idsOf = async (admin: TestActor, given: ApplicationsListedQueryVariables) =>
    (await applications(admin, given)).items.map(({ id }) => id);

  it('shows everyone, revealed, newest first', async () => {
    const [admin, company] = [await anAdmin(server), await aCompany(server, { companyName: 'PT Empat Hasil' })];
    const job = await aJob(company, { title: 'Juru Masak', slots: [{ maxApplicants: 10 }] });
    const pending = await applied(await aSeeker(server, { fullName: 'Pending Person' }), job);
    server.clock.advance(1000);
    const rejected = await applied(await aSeeker(server), job);
    await reject(company, rejected);

    const { items } = await applications(admin, { search: 'empat hasil' });

    expect(items.map(({ id }) => id)).toEqual([rejected, pending]);
    expect(items[1]).toMatchObject({
      status: 'PENDING',
      job: { title: 'Juru Masak', companyName: 'PT Empat Hasil' },
      applicant: { fullName: 'Pending Person', email: expect.stringContaining('@') as string },
    });
    expect(await idsOf(admin, {})).toEqual(expect.arrayContaining([rejected, pending]));
  });

  it('is searched by applicant, e-mail, job and company, % and _ being letters', async () => {
    const admin = await anAdmin(server);
    const company = await aCompany(server, { companyName: 'Kopi_Café 50%' });
    const seeker = await aSeeker(server, { fullName: 'Zulaikha Ümit', email: 'zulaikha@post.test' });
    const id = await applied(seeker, await aJob(company, { title: 'Penjahit 🧵' }));

    for (const search of ['zulai', 'umit', 'ZULAIKHA@POST', 'penjahit', '🧵', 'kopi_cafe', '50%'])
      expect(await idsOf(admin, { search })).toEqual([id]);
    for (const search of ['kopi%', 'zulai_ha', '🪡', 'nobody of this name'])
      expect(await idsOf(admin, { search })).toEqual([]);
  });

  it('knows a job under the present name of its company', async () => {
    const [admin, company] = [await anAdmin(server), await aCompany(server, { companyName: 'PT Nama Lama' })];
    const id = await applied(await aSeeker(server), await aJob(company));
    await changeCompanyProfile(company, { companyName: 'PT Nama Segar' });

    expect(await idsOf(admin, { search: 'nama segar' })).toEqual([id]);
    expect((await applications(admin, { search: 'nama segar' })).items[0]?.job?.companyName).toBe('PT Nama Segar');
  });

  it('comes in pages of 20, also of a search and a status', async () => {
    const [admin, company] = [await anAdmin(server), await aCompany(server, { companyName: 'PT Banyak Sekali' })];
    const seekers = await Promise.all(Array.from({ length: 22 }, () => aSeeker(server, { fullName: 'Ramai Orang' })));
    const job = await aJob(company, { slots: halfHours(['09:00', '11:00'], 20) });
    const ids: string[] = [];
    for (const [index, seeker] of seekers.entries()) ids.push(await applied(seeker, job, index % 2));

    const filters: ApplicationsListedQueryVariables[] = [
      { search: 'ramai orang' },
      { search: 'banyak sekali' },
      { search: 'banyak sekali', status: 'PENDING' },
    ];
    for (const given of filters) {
      const pages = await idsByPage((after) => applications(admin, { ...given, after }));
      expect(pages.map((page) => page.length)).toEqual([20, 2]);
      expect(pages.flat().sort()).toEqual([...ids].sort());
    }
  });
});

describe('the list of token transactions', () => {
  const rowsOf = async (admin: TestActor, given: TransactionsListedQueryVariables) =>
    (await transactions(admin, given)).items;

  it('shows purchases with any outcome, and what else moved the balance', async () => {
    const [admin, company] = [await anAdmin(server), await aCompany(server, { companyName: 'PT Pembeli Token' })];
    const paid = await anInvoice(company, 'tokens-6');
    await sendCallback(server, callbackOf(paid, 'PAID'));
    await accept(company, await applied(await aSeeker(server), await aJob(company, { title: 'Kasir' })));
    const failed = await anInvoice(company, 'tokens-12');
    await sendCallback(server, callbackOf(failed, 'FAILED'));
    const open = await anInvoice(company, 'tokens-1');

    const rows = await rowsOf(admin, { search: 'pembeli token' });

    expect(rows.map(({ type, status, tokens, totalAmount }) => [type, status, tokens, totalAmount])).toEqual([
      ['PURCHASE', 'UNPAID', 1, 20_000],
      ['PURCHASE', 'FAILED', 14, 160_000],
      ['USAGE', null, -1, null],
      ['PURCHASE', 'PAID', 7, 100_000],
      ['GRANT', null, 1, null],
    ]);
    expect(rows[2]).toMatchObject({
      jobTitle: 'Kasir',
      companyId: company.companyId,
      companyName: 'PT Pembeli Token',
      reference: null,
    });
    expect(rows[3]).toMatchObject({
      merchantRef: paid.merchantRef,
      reference: paid.reference,
      packageName: '6 Tokens',
      paymentMethod: expect.stringContaining('QRIS') as string,
    });
    expect(rows[3]).toHaveProperty('paidAt', expect.any(String));
    expect(rows[0]).toMatchObject({ merchantRef: open.merchantRef, paidAt: null, amountReceived: null });
  });

  it('has each kind and each status by itself, refunds too, and is searched by company and by both references', async () => {
    const [admin, company] = [await anAdmin(server), await aCompany(server, { companyName: 'PT Cari_Referensi' })];
    const invoice = await anInvoice(company, 'tokens-3');
    await sendCallback(server, callbackOf(invoice, 'PAID'));
    await sendCallback(server, callbackOf(invoice, 'REFUND'));
    const kinds = async (given: TransactionsListedQueryVariables) =>
      (await rowsOf(admin, { search: 'cari_referensi', ...given })).map(({ type, status, tokens }) => [
        type,
        status,
        tokens,
      ]);
    const [refund, purchase, grant] = [
      ['REFUND', null, -3],
      ['PURCHASE', 'REFUND', 3],
      ['GRANT', null, 1],
    ];

    expect(await kinds({})).toEqual([refund, purchase, grant]);
    expect(await kinds({ type: 'REFUND' })).toEqual([refund]);
    expect(await kinds({ type: 'GRANT' })).toEqual([grant]);
    expect(await kinds({ type: 'PURCHASE' })).toEqual([purchase]);
    expect(await kinds({ status: 'REFUND' })).toEqual([purchase]);
    for (const none of [{ type: 'USAGE' }, { status: 'PAID' }, { type: 'GRANT', status: 'PAID' }] as const)
      expect(await kinds(none)).toEqual([]);
    for (const search of [invoice.merchantRef, invoice.merchantRef.toLowerCase(), invoice.reference])
      expect(await kinds({ search })).toEqual([refund, purchase]);
    for (const search of ['cari%', 'INV-_', '😀', 'no such reference']) expect(await kinds({ search })).toEqual([]);
  });

  it('comes in pages of 20 over all kinds', async () => {
    const [admin, company] = [await anAdmin(server), await aCompany(server, { companyName: 'PT Laju Token' })];
    await server.dataSource.query(
      `INSERT INTO token_transactions (id, company_id, type, amount, balance_after, created_at)
       SELECT CONCAT('00', LPAD(seq, 24, '0')), ?, 'GRANT', 1, seq, NOW(3) FROM seq_1_to_43`,
      [company.companyId],
    );
    const pages = await idsByPage((after) => transactions(admin, { search: 'laju token', after }));
    expect(pages.map((page) => page.length)).toEqual([20, 20, 4]);
    expect(new Set(pages.flat()).size).toBe(44);
  });
});

const OF_DAYS = graphql(`query ListsOfDays($since: LocalDate, $until: LocalDate, $search: String) {
  adminUsers(since: $since, until: $until, search: $search) { items { fullName } matching }
  adminTokenTransactions(since: $since, until: $until, search: $search) {
    items { type } matching
    sums { purchases { count companies tokens amount amountReceived } refunds { count companies tokens amount } usage { count tokens } grants { count } }
    packages { packageName count companies tokens amount amountReceived refunds }
  }
}`);

describe('days and sums', () => {
  const ask = ({ client }: TestActor, search: string, days: { since?: string; until?: string }) =>
    client.ask(OF_DAYS, { search, ...days });

  it('are days in Jakarta, both included, and the number is that of the whole list', async () => {
    const admin = await anAdmin(server);
    const moments = [
      '2026-02-28T16:59:59.999Z',
      '2026-02-28T17:00:00.000Z',
      '2026-03-01T16:59:59.999Z',
      '2026-03-01T17:00:00.000Z',
    ];
    for (const [index, moment] of moments.entries()) {
      const { seekerId } = await aSeeker(server, { fullName: `Hari Maret ${index}` });
      await server.dataSource.query('UPDATE seekers SET created_at = ? WHERE id = ?', [new Date(moment), seekerId]);
    }
    const found = async (days: { since?: string; until?: string }) => {
      const { adminUsers } = await ask(admin, 'hari maret', days);
      expect(adminUsers.matching).toBe(adminUsers.items.length);
      return adminUsers.items.map(({ fullName }) => fullName.at(-1)).join('');
    };

    expect(await found({})).toBe('3210');
    expect(await found({ since: '2026-03-01', until: '2026-03-01' })).toBe('21');
    expect(await found({ since: '2026-03-01' })).toBe('321');
    expect(await found({ until: '2026-02-28' })).toBe('0');
    const { errors } = await admin.client.send(OF_DAYS, { since: '2026-03-02', until: '2026-03-01' });
    expect(errors?.[0]?.extensions.errorCode).toBe('PERIOD_INVALID');
  });

  it('add up what was bought, by how many, and what was paid back', async () => {
    const [admin, one] = [await anAdmin(server), await aCompany(server, { companyName: 'PT Jumlah Satu' })];
    const other = await aCompany(server, { companyName: 'PT Jumlah Dua' });
    for (const [company, outcomes] of [
      [one, ['PAID']],
      [one, ['PAID', 'REFUND']],
      [other, ['PAID']],
    ] as const) {
      const invoice = await anInvoice(company, 'tokens-6');
      for (const outcome of outcomes) await sendCallback(server, callbackOf(invoice, outcome));
    }
    await anInvoice(other, 'tokens-1');
    await accept(one, await applied(await aSeeker(server), await aJob(one)));

    const { adminTokenTransactions } = await ask(admin, 'pt jumlah', { since: '2026-11-23', until: '2026-11-23' });

    expect(adminTokenTransactions.sums).toMatchObject({
      purchases: { count: 3, companies: 2, tokens: 21, amount: 300_000 },
      refunds: { count: 1, companies: 1, tokens: -7, amount: 100_000 },
      usage: { count: 1, tokens: -1 },
    });
    expect(adminTokenTransactions.packages).toEqual([
      {
        packageName: '6 Tokens',
        count: 3,
        companies: 2,
        tokens: 21,
        amount: 300_000,
        amountReceived: adminTokenTransactions.sums.purchases.amountReceived,
        refunds: 1,
      },
    ]);
    const oneToken = await anInvoice(other, 'tokens-1');
    await sendCallback(server, callbackOf(oneToken, 'PAID'));
    const { adminTokenTransactions: more } = await ask(admin, 'pt jumlah', {});
    expect(more.packages.map(({ count, refunds }) => [count, refunds])).toEqual([
      [3, 1],
      [1, 0],
    ]);
    expect(adminTokenTransactions.matching).toBe(adminTokenTransactions.items.length);
    const { adminTokenTransactions: before } = await ask(admin, 'pt jumlah', { until: '2026-11-22' });
    expect([before.matching, before.sums.purchases.count, before.packages]).toEqual([0, 0, []]);
    // Refunds are found by the name of their purchase, as they are shown.
    await changeCompanyProfile(one, { companyName: 'PT Nama Lain' });
    const { adminTokenTransactions: renamed } = await ask(admin, 'pt jumlah satu', {});
    expect(renamed.sums).toMatchObject({ purchases: { count: 2 }, refunds: { count: 1 } });
  });
});

const DASHBOARD = graphql(`query DashboardFigures {
  adminDashboard {
    companiesAwaiting flaggedPayments flaggedPaymentsSince tokenSales { since purchases tokens amount } verificationTimes { since sameDay oneDay threeDays longer } applicationsByDay { date pending accepted rejected } latestActivities { id }
  }
}`);

describe('the dashboard', () => {
  const look = async ({ client }: TestActor) => (await client.ask(DASHBOARD)).adminDashboard;

  it('adds up what waits, what was sold and what was flagged', async () => {
    const admin = await anAdmin(server);
    const before = await look(admin);
    await aCompany(server, { isVerified: false });
    const company = await aCompany(server);
    const invoice = await anInvoice(company, 'tokens-6');
    await sendCallback(server, callbackOf(invoice, 'PAID'));
    await anInvoice(company, 'tokens-1');
    await sendCallback(server, callbackOf({ ...invoice, merchantRef: 'INV-1-1' }, 'PAID'));

    const after = await look(admin);

    expect(after.companiesAwaiting - before.companiesAwaiting).toBe(1);
    expect(after.flaggedPayments - before.flaggedPayments).toBe(1);
    expect(after.flaggedPaymentsSince).not.toBeNull();
    expect(after.tokenSales.map(({ since }) => since)).toEqual([
      ...['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
      '2026-11-23',
    ]);
    expect(after.tokenSales.slice(0, -1)).toEqual(before.tokenSales.slice(0, -1));
    const [sold, soldBefore] = [after.tokenSales.at(-1), before.tokenSales.at(-1)];
    expect(sold).toEqual({
      since: '2026-11-23',
      purchases: (soldBefore?.purchases ?? 0) + 1,
      tokens: (soldBefore?.tokens ?? 0) + 7,
      amount: (soldBefore?.amount ?? 0) + 100_000,
    });
  });

  it('says how long companies waited for their first decision, by the week of it', async () => {
    const admin = await anAdmin(server);
    const decidedAfter = async (days: number, decision: 'verify' | 'reject' = 'verify') => {
      const company = await aCompany(server, { isVerified: false });
      await server.dataSource.query('UPDATE companies SET created_at = created_at - INTERVAL ? DAY WHERE id = ?', [
        days,
        company.companyId,
      ]);
      await decide(admin, decision, company.companyId);
      return company.companyId;
    };
    const before = (await look(admin)).verificationTimes;
    const verified = await decidedAfter(0);
    await decidedAfter(1, 'reject');
    for (const days of [2, 3, 4]) await decidedAfter(days);
    // Of a company that was decided about before, nothing is counted again.
    await decide(admin, 'revoke', verified);
    await decide(admin, 'verify', verified);

    const after = (await look(admin)).verificationTimes;

    expect(after).toHaveLength(8);
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    const last = before.at(-1);
    expect(after.at(-1)).toEqual({
      since: '2026-11-23',
      sameDay: (last?.sameDay ?? 0) + 1,
      oneDay: (last?.oneDay ?? 0) + 1,
      threeDays: (last?.threeDays ?? 0) + 2,
      longer: (last?.longer ?? 0) + 1,
    });
  });

  it('counts applications on the day in Jakarta, for thirty days up to today', async () => {
    const [admin, company] = [await anAdmin(server), await aCompany(server)];
    const ids: string[] = [];
    const job = await aJob(company, { slots: [{ date: '2026-12-30', maxApplicants: 20 }] });
    for (let index = 0; index < 4; index += 1) ids.push(await applied(await aSeeker(server), job));
    const moments = [
      '2026-10-24T16:59:59.999Z',
      '2026-10-24T17:00:00.000Z',
      '2026-11-22T16:59:59.000Z',
      '2026-11-22T17:00:00.000Z',
    ];
    const before = await look(admin);
    for (const [index, moment] of moments.entries())
      await server.dataSource.query('UPDATE applications SET applied_at = ? WHERE id = ?', [
        new Date(moment),
        ids[index],
      ]);
    await accept(company, ids[2] ?? '');

    const { applicationsByDay: days } = await look(admin);

    expect(days).toHaveLength(30);
    expect([days[0]?.date, days.at(-1)?.date]).toEqual(['2026-10-25', '2026-11-23']);
    // The first has left the thirty days; the others are on the first of them, yesterday and today.
    expect(days[0]).toMatchObject({ pending: 1, accepted: 0 });
    expect(days.at(-2)).toMatchObject({ pending: 0, accepted: 1 });
    expect(days.at(-1)?.pending).toBe((before.applicationsByDay.at(-1)?.pending ?? 0) - 3);
  });
});

describe('the audit trail', () => {
  it('knows who was shown through each list', async () => {
    const [admin, company] = [await anAdmin(server), await aCompany(server, { companyName: 'PT Traced' })];
    await applied(await aSeeker(server, { fullName: 'Traced Person' }), await aJob(company));
    const person = { search: 'traced person' };
    const ofPerson = { ...person, status: 'PENDING' } as const;
    const grants = { search: 'pt traced', type: 'GRANT' } as const;
    const newest = { search: 'pt traced', order: 'NEWEST' } as const;

    const shown = [
      ['READ_USERS', person, await users(admin, person)],
      ['READ_APPLICATIONS', ofPerson, await applications(admin, ofPerson)],
      ['READ_TOKEN_TRANSACTIONS', grants, await transactions(admin, grants)],
      ['READ_JOBS', newest, await jobs(admin, newest)],
    ] as const;

    for (const [, , { items }] of shown) expect(items).toHaveLength(1);
    expect((await trailOf(server, admin)).map(({ action, filter, subjects }) => [action, filter, subjects])).toEqual(
      shown.map(([action, given, { items }]) => [action, given, items.map(({ id }) => id)]),
    );
  });
});
