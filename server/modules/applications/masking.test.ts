import { isObjectType } from 'graphql';
import { COMPANY_READERS, shownNamesOf } from '../../db/field-table';
import { createSchema } from '../../graphql/schema';
import { SEEKER_TABLE } from '../seekers/seeker.table';
import { PASSWORD, aCompany, aSeeker, signIn, type TestCompany } from '../../../testkit/people/actors';
import { renewFeed } from '../../../testkit/market/calendar-feeds';
import { graphql } from '../../../testkit/graphql';
import { accept, aJob, applied, slotOf, withdraw } from '../../../testkit/market/job-factory';
import { ROOT_ACCESS } from '../../../testkit/checks/root-access-table';
import { findLeaks, type PlantedIdentity } from '../../../testkit/checks/leak-checker';
import { mailsArrived, minutesLater } from '../../../testkit/outside/mailbox';
import { PEOPLE, plant, type Planted } from '../../../testkit/people/planted-people';
import { callRoot, ROOTS, findAllowedRoots, type Root } from '../../../testkit/checks/schema-roots';
import { useServer } from '../../../testkit/server/test-server';

const server = useServer();

const SKILLS_FOUND = graphql(`query SkillsFound($id: ID!) { application(id: $id) { skillsFound } }`);
const FOUND = graphql(
  `query ApplicantsFound($name: String) { companyApplications(search: $name) { totalCount items { id applicant { fullName } } } }`,
);

/** One planted applicant, and what a company knows about the application. */
interface Scene {
  applicationId: string;
  jobId: string;
  slotId: string;
  /** The one that the person has chosen. */
  takenSlotId: string;
  companyId: string;
  /** The person's own name, which a company may guess. */
  guess: string;
}

const TIME = {
  date: '2026-11-27',
  start: '10:00',
  end: '10:30',
  locationType: 'ONLINE',
  reason: 'Another day, please',
};
const ONCE = () => [{}];
/** The queries for a company that take nothing. */
const WITHOUT_ARGUMENTS = ROOTS.filter(
  ({ operation, name, field }) =>
    operation === 'query' &&
    field.args.length === 0 &&
    ROOT_ACCESS[name]?.includes('owner') &&
    name !== 'signInOptions',
).map(({ name }) => name);
const INSIGHT_DAYS = { from: '2026-11-01', to: '2026-11-30' };

/**
 * How a company calls each operation there is for it, in this order; all fields are selected. None of the
 * calls may accept the applicant; `rejectApplications` comes late enough that all others meet a pending one.
 */
const CALLS: Record<string, (scene: Scene) => Record<string, unknown>[]> = {
  ...Object.fromEntries(WITHOUT_ARGUMENTS.map((name) => [name, ONCE])),
  application: ({ applicationId }) => [{ id: applicationId }],
  company: ({ companyId }) => [{ id: companyId }],
  companyApplications: ({ jobId, takenSlotId, guess }) => [
    {},
    { jobId },
    { slotId: takenSlotId },
    { jobId, order: 'BEST_MATCH' },
    { status: 'PENDING' },
    { status: 'REJECTED' },
    { search: guess },
    { search: 'planted' },
    { isAbsent: true },
  ],
  companyWaiting: ONCE,
  proposalsToAnswer: () => [{}, { isMine: true }],
  companyJobs: ({ guess }) => [{}, { search: guess }, { status: 'OPEN' }],
  timeZonesOfPlace: () => [{ location: 'Bali' }],
  interviews: () => [{}, { from: '2026-11-01', to: '2026-12-31' }],
  renewCalendarFeed: ONCE,
  revokeCalendarFeed: ONCE,
  trackRecordApplications: () => [{ part: 'IN_TIME' }, { part: 'LATE' }, { part: 'NOT_ANSWERED' }],
  companyInsights: () => [INSIGHT_DAYS],
  insightApplications: () => [
    { ...INSIGHT_DAYS, part: 'APPLIED' },
    { ...INSIGHT_DAYS, part: 'NOT_ANSWERED' },
  ],
  job: ({ jobId }) => [{ id: jobId }],
  tokenInvoices: ONCE,
  tokenReceipt: () => [{ invoiceId: 'none' }],
  tokenTransactions: ONCE,
  updateMailPreferences: () => [{ input: { mails: [{ kind: 'APPLICANT_NEWS', isOn: true }] } }],
  savePushSubscription: () => [
    { input: { endpoint: 'https://nowhere.test', p256dh: 'x', auth: 'x', zone: 'Asia/Jakarta', showsDetails: true } },
  ],
  removePushSubscription: () => [{ id: 'none' }],
  setPushPreference: () => [{ kind: 'PUSH_APPLICANTS', isOn: true }],
  setPushDetails: () => [{ isOn: true }],
  setQuietHours: () => [{ isOn: true }],
  requestDataExport: ONCE,
  resendVerificationEmail: ONCE,
  correctAddress: () => [{ input: { email: 'corrected@mail.test', password: 'Wrong-1234' } }],
  createTokenInvoice: () => [{ packageId: 'tokens-1' }],
  confirmPayment: () => [{ merchantRef: 'INV-1-1', reference: 'x' }],
  acceptApplication: ({ applicationId, slotId }) => [
    { input: { applicationId } },
    { input: { applicationId, slotId } },
  ],
  requestReschedule: ({ applicationId }) => [{ input: { applicationId, time: TIME } }],
  respondToReschedule: ({ applicationId }) => [{ input: { applicationId, answer: 'ACCEPT' } }],
  cancelInterview: ({ applicationId }) => [{ input: { applicationId, reason: 'The office is closed' } }],
  withdrawReschedule: ({ applicationId }) => [{ applicationId }],
  reportAttendance: ({ applicationId }) => [{ input: { applicationId, attendance: 'TOOK_PLACE' } }],
  recordOutcome: ({ applicationId }) => [{ input: { applicationId, outcome: 'STILL_DECIDING' } }],
  saveInterviewDetails: ({ applicationId }) => [{ input: { applicationId, venue: 'Lantai 3' } }],
  setJobActive: ({ jobId }) => [{ input: { jobId, isActive: false } }, { input: { jobId, isActive: true } }],
  setJobContact: ({ jobId }) => [{ input: { jobId, accountId: 'none' } }],
  memberHandover: () => [{ accountId: 'none' }],
  companyReceipts: () => [{}, { since: '2026-11-01', until: '2026-11-30' }],
  setMyName: () => [{ name: 'Dewi' }],
  changeMemberRole: () => [{ input: { accountId: 'none', role: 'OWNER' } }],
  removeMember: () => [{ input: { accountId: 'none' } }],
  leaveCompany: () => [{ input: {} }],
  undoOwnerChange: () => [{ input: { id: 'none' } }],
  objectToNamedOwner: () => [{ id: 'none' }],
  inviteMember: () => [{ input: { email: 'colleague@people.test', role: 'RECRUITER' } }],
  resendInvitation: () => [{ id: 'none' }],
  withdrawInvitation: () => [{ id: 'none' }],
  acceptInvitation: () => [{ code: 'none' }],
  setCompanyPublic: () => [{ isPublic: true }],
  setJobPublic: ({ jobId }) => [{ input: { jobId, isPublic: true } }],
  answerPause: ({ jobId }) => [{ input: { jobId, text: 'It does not' } }],
  saveInterviewSlots: ({ jobId }) => [{ input: { jobId, slots: [] } }],
  createJob: () => [
    { input: { title: 'Another', location: 'Jakarta', description: 'Another', skills: ['Any'], slots: [] } },
  ],
  previewPostings: () => [{ claim: 'none' }],
  confirmPostings: () => [{ claim: 'none' }],
  editJob: ({ jobId }) => [{ input: { jobId, description: 'Another' } }],
  updateCompanyProfile: () => [{ input: { companyName: 'PT Penguji' } }],
  rejectApplication: () => [{ applicationId: 'nobody' }],
  rejectApplications: ({ applicationId }) => [{ applicationIds: [applicationId, 'nobody'] }],
  deleteJob: () => [{ jobId: 'none' }],
  endSession: () => [{ id: 'none' }],
  endOtherSessions: ONCE,
  requestErasure: () => [{ input: { accountId: 'none', when: 'IN_14_DAYS' } }],
  cancelErasure: ONCE,
  changePassword: () => [{ input: {} }],
  startSecondFactor: () => [{ input: { password: PASSWORD } }],
  confirmSecondFactor: () => [{ input: { code: '000000' } }],
  stepUp: () => [{ input: { code: '000000' } }],
  turnOffSecondFactor: () => [{ input: {} }],
  mailOwnerCode: ONCE,
  renewRecoveryCodes: () => [{ input: {} }],
  agreeToSupplement: () => [{ version: 'none' }],
  setLanguage: () => [{ language: 'EN' }],
  setPassword: () => [{ input: {} }],
  switchRole: () => [{ input: { role: 'USER' } }],
};

const MAILS = 'every mail to the company';

/** Everything that the company gets to read: operations, downloads with their headers, and mails. */
async function readEverything(
  company: TestCompany,
  scene: Scene,
  {
    calls = CALLS,
    files = [] as string[],
    afterEach = null as ((what: string, raw: string) => Promise<void>) | null,
  } = {},
): Promise<Record<string, string>> {
  const read: Record<string, string> = {};
  const ask = async (name: string, given: Record<string, unknown>): Promise<void> => {
    const { raw, errors = [] } = await callRoot(company.client, rootOf(name), given);
    // A question that the server did not take would prove nothing.
    expect([name, errors.filter(({ extensions }) => !extensions.errorCode)]).toEqual([name, []]);
    read[`${name} ${JSON.stringify(given)}`] = raw;
    await afterEach?.(name, raw);
  };
  const questions = Object.entries(calls).flatMap(([name, argumentsOf]) =>
    argumentsOf(scene).map((given) => [name, given] as const),
  );
  const isQuery = ([name]: (typeof questions)[number]) => rootOf(name).operation === 'query';
  // Queries change nothing and mostly wait for the database, so they are asked at once, unless each is looked after.
  const together = afterEach === null ? questions.filter(isQuery) : [];
  await Promise.all(together.map((question) => ask(...question)));
  // What is cancelled has no calendar file any more.
  const last = questions.filter(([name]) => name === 'cancelInterview');
  for (const question of questions)
    if (!together.includes(question) && !last.includes(question)) await ask(...question);
  const downloads = [
    '/exports/accepted-applicants.csv',
    '/exports/token-ledger.csv',
    `/interviews/${scene.applicationId}.ics`,
    await renewFeed(company),
    ...files,
  ];
  for (const path of downloads) {
    const response = await company.client.fetch(path);
    const raw = JSON.stringify([...response.headers]) + (await response.text());
    read[path] = raw;
    await afterEach?.(path, raw);
  }
  for (const question of last) await ask(...question);
  read[MAILS] = await (
    await company.client.fetch(`/sandbox/mailbox?format=json&to=${encodeURIComponent(company.email)}`)
  ).text();
  return read;
}

const rootOf = (name: string): Root => ROOTS.find((root) => root.name === name) ?? raise(`No root ${name}`);

/** Reads only: possible at any time, without a change. */
const READS = Object.fromEntries(Object.entries(CALLS).filter(([name]) => rootOf(name).operation === 'query'));

/** Those that return an applicant. */
const READS_OF_APPLICANTS = Object.fromEntries(
  [
    'application',
    'companyApplications',
    'companyDashboard',
    'interviews',
    'proposalsToAnswer',
    'outcomesToTell',
    'trackRecordApplications',
    'insightApplications',
  ].map((name) => [name, CALLS[name] ?? ONCE]),
);

/** Everyone reads through the same fields: one person sees all, the others see applicants masked. */
const EVERYDAY = 'an everyday name';
const isFull = (name: string) => name === EVERYDAY || Boolean(process.env['LONG_TESTS']);

function leaksIn(read: Record<string, string>, identity: PlantedIdentity): Record<string, string[]> {
  const entries = Object.entries(read).map(([name, raw]) => [name, findLeaks(raw, identity)] as const);
  return Object.fromEntries(entries.filter(([, leaks]) => leaks.length > 0));
}

async function applicationOf(name: string): Promise<Planted & { company: TestCompany; scene: Scene }> {
  const company = await aCompany(server, { tokens: 2 });
  const job = await aJob(company, { slots: [{ maxApplicants: 3 }, { start: '15:00', end: '15:30' }] });
  const person = await plant(server, name);
  const applicationId = await applied(person.seeker, job);
  const scene = {
    applicationId,
    jobId: job.id,
    slotId: job.slots[1]?.id ?? '',
    takenSlotId: job.slots[0]?.id ?? '',
    companyId: company.companyId,
    guess: person.identity.fullName,
  };
  await mailsArrived(server, company.email, 'New applicant for Backend Engineer');
  return { ...person, company, scene };
}

/** Without a token left, acceptance is refused and the applicant stays pending. */
async function spendTokens(company: TestCompany): Promise<void> {
  await accept(company, await applied(await aSeeker(server), await aJob(company)));
  await accept(company, await applied(await aSeeker(server), await aJob(company, { slots: [{ date: '2026-11-25' }] })));
}

it('is tried on every operation that a company may call', async () => {
  const { email } = await aCompany(server);
  const ofVisitors = new Set((await findAllowedRoots(() => Promise.resolve(server.visitor()))).map(({ name }) => name));
  const ofCompanies = (await findAllowedRoots(() => signIn(server, email)))
    .map(({ name }) => name)
    .filter((name) => name === 'viewer' || !ofVisitors.has(name));

  expect(Object.keys(CALLS).toSorted()).toEqual(ofCompanies.toSorted());
});

describe.each(Object.keys(PEOPLE).filter(isFull))('the mask over %s', (name) => {
  it('holds in everything a company can read before acceptance and after rejection', async () => {
    const { company, scene, identity, files } = await applicationOf(name);
    await spendTokens(company);

    const pending = await readEverything(company, scene, { files });
    expect(leaksIn(pending, identity)).toEqual({});
    expect(pending[`application ${JSON.stringify({ id: scene.applicationId })}`]).toContain('"status":"PENDING"');
    expect(pending[MAILS]).toContain('New applicant');
    expect(pending['companyApplications {"search":"planted"}']).toContain('"totalCount":0');
    expect(pending[`companyApplications ${JSON.stringify({ search: scene.guess })}`]).toContain('"totalCount":0');

    const rejected = await readEverything(company, scene, { calls: READS, files });
    expect(leaksIn(rejected, identity)).toEqual({});
    expect(rejected['companyApplications {"status":"REJECTED"}']).toContain(scene.applicationId);
  });
});

/** One company meets them together: what it reads is read once for all of them. */
it('the mask holds over all other names, before acceptance and after rejection', async () => {
  const names = Object.keys(PEOPLE).filter((name) => name !== EVERYDAY);
  const company = await aCompany(server);
  const people = await Promise.all(
    names.map(async (name) => {
      const [person, job] = await Promise.all([plant(server, name), aJob(company)]);
      return { name, ...person, jobId: job.id, slotId: slotOf(job, 0).id, id: await applied(person.seeker, job) };
    }),
  );
  await mailsArrived(server, company.email, 'New applicant for Backend Engineer', people.length);
  const ids = people.map(({ id }) => id);
  const files = people.flatMap((person) => person.files);
  const reading = {
    ...READS_OF_APPLICANTS,
    application: () => ids.map((id) => ({ id })),
    companyApplications: () => [
      {},
      ...people.flatMap(({ jobId, slotId }) => [{ jobId }, { slotId }]),
      { status: 'PENDING' },
      { status: 'REJECTED' },
      ...people.map(({ identity }) => ({ search: identity.fullName })),
    ],
  };
  const rejecting = { rejectApplications: () => [{ applicationIds: ids }] };
  const scene = { applicationId: '', jobId: '', slotId: '', takenSlotId: '', companyId: '', guess: '' };
  const leaks = (read: Record<string, string>) =>
    people.map(({ name, identity }) => [name, leaksIn(read, identity)] as const);
  const none = names.map((name) => [name, {}]);

  const pending = await readEverything(company, scene, { calls: reading, files });
  expect(leaks(pending)).toEqual(none);
  expect(leaks(await readEverything(company, scene, { calls: rejecting }))).toEqual(none);
  const rejected = await readEverything(company, scene, { calls: reading, files });
  expect(leaks(rejected)).toEqual(none);

  for (const { id, identity } of people) {
    expect(pending[`application ${JSON.stringify({ id })}`]).toContain('"status":"PENDING"');
    expect(pending[`companyApplications ${JSON.stringify({ search: identity.fullName })}`]).toContain('"totalCount":0');
    expect(rejected['companyApplications {"status":"REJECTED"}']).toContain(id);
  }
});

describe.each(Object.keys(PEOPLE).filter(isFull))('the mask over %s', (name) => {
  it('opens on acceptance, but for the ids of the account and the profile', async () => {
    const { company, scene, identity, files } = await applicationOf(name);
    await accept(company, scene.applicationId);

    const read = await readEverything(company, scene, { calls: READS, files });

    const shown = read[`application ${JSON.stringify({ id: scene.applicationId })}`] ?? '';
    expect(findLeaks(shown, identity)).toEqual(
      expect.arrayContaining([identity.email, identity.phoneNumber, ...files.map((path) => path.split('/').at(-1))]),
    );
    expect(shown).toContain(JSON.stringify(identity.fullName).slice(1, -1));
    for (const path of files) expect(read[path]).not.toContain('File not found');
    expect(leaksIn(read, { fullName: '', email: '', phoneNumber: '', others: identity.others?.slice(0, 2) })).toEqual(
      {},
    );
  });

  it('holds after a withdrawal', async () => {
    const { company, scene, seeker, identity, files } = await applicationOf(name);
    await withdraw(seeker, scene.applicationId);
    minutesLater(server);
    await mailsArrived(server, company.email, 'An applicant for Backend Engineer has withdrawn');

    expect(leaksIn(await readEverything(company, scene, { calls: READS, files }), identity)).toEqual({});
  });
});

describe('the mask', () => {
  it('knows of every field of Applicant what it tells', () => {
    const applicant = createSchema().getType('Applicant');
    if (!isObjectType(applicant)) throw new Error('Applicant is not in the schema');

    const shown = ['isRevealed', 'email', ...shownNamesOf(SEEKER_TABLE, ...COMPANY_READERS)];
    expect(Object.keys(applicant.getFields()).toSorted()).toEqual(shown.toSorted());
    expect(applicant.getFields()['id']).toBeUndefined();
  });

  it('leaves a receipt of each response that shows a person behind it', async () => {
    const { company, scene, seeker, identity, files } = await applicationOf('an everyday name');
    await accept(company, scene.applicationId);
    const { revealReceipts, dataSource } = server.services;
    let reveals = 0;
    const revealsSince = async (): Promise<number> => {
      await revealReceipts.writeCounts(dataSource);
      const [row] = await server.dataSource.query<{ times: string | null }[]>(
        'SELECT SUM(times) AS times FROM reveal_receipts WHERE seeker_id = ?',
        [seeker.seekerId],
      );
      const before = reveals;
      reveals = Number(row?.times ?? 0);
      return reveals - before;
    };
    const shownWithout: string[] = [];
    const shownWith = new Set<string>();
    const { fullName, email, phoneNumber } = identity;

    await readEverything(company, scene, {
      files,
      afterEach: async (what, raw) => {
        const isShown = files.includes(what) || findLeaks(raw, { fullName, email, phoneNumber }).length > 0;
        const isRecorded = (await revealsSince()) > 0;
        if (isShown && !isRecorded) shownWithout.push(what);
        if (isShown) shownWith.add(what);
      },
    });

    expect(shownWithout).toEqual([]);
    expect([...shownWith]).toEqual(
      expect.arrayContaining([
        'application',
        'companyApplications',
        'companyDashboard',
        'interviews',
        'companyReceipts',
        '/exports/accepted-applicants.csv',
        `/interviews/${scene.applicationId}.ics`,
        ...files,
      ]),
    );
  });

  it('holds in the mail about a new applicant, and finds for a company that filters by a guess only what it may read', async () => {
    const company = await aCompany(server);
    const { seeker, identity } = await plant(server, 'an everyday name');
    const guess = `${identity.fullName} method`;
    const id = await applied(seeker, await aJob(company, { skills: ['MS Excel', guess, identity.fullName] }));
    const skillsFound = async () => (await company.client.ask(SKILLS_FOUND, { id })).application?.skillsFound;

    const [mail] = await mailsArrived(server, company.email, 'New applicant for Backend Engineer');
    expect(mail?.text).toContain('R**i K**i');
    expect(await skillsFound()).toEqual(['MS Excel']);
    await accept(company, id);
    expect(await skillsFound()).toEqual(['MS Excel']);
  });

  it('lets a company find those it has accepted by name, in any case, and no one else', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { slots: [{ maxApplicants: 5 }] });
    const hired = await applied(await aSeeker(server, { fullName: 'Ratna Hired' }), job);
    await applied(await aSeeker(server, { fullName: 'Ratna Pending' }), job);
    await accept(company, hired);

    const found = await company.client.ask(FOUND, { name: 'RATNA' });

    expect(found).toEqual({
      companyApplications: { totalCount: 1, items: [{ id: hired, applicant: { fullName: 'Ratna Hired' } }] },
    });
  });
});

function raise(message: string): never {
  throw new Error(message);
}
