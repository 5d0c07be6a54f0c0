import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { DAY_MS } from '../../domain/time';
import { ERROR_MESSAGES, type ErrorCode } from '../../domain/errors';
import { newId } from '../db/columns';
import { NamedOwner } from '../modules/members/owners/named-owner.entity';
import { aCompany, aRecruiter, aSeeker, PASSWORD, type TestCompany } from '../../testkit/people/actors';
import { accept, aJob, applied, reject, type TestJob } from '../../testkit/market/job-factory';
import { graphql } from '../../testkit/graphql';
import { anInvoice, callbackOf, sendCallback, type BoughtInvoice } from '../../testkit/market/payment-factory';
import { changeCompanyProfile, changeSeekerProfile } from '../../testkit/people/profile-changes';
import { ROOT_ACCESS } from '../../testkit/checks/root-access-table';
import { callRoot, leastArguments, ROOTS, type Root } from '../../testkit/checks/schema-roots';
import { changeRole, ownerNewsOf } from '../../testkit/people/members';
import { sessionsOf } from '../../testkit/people/sessions';
import { useServer } from '../../testkit/server/test-server';
import { aPdf, aPicture, uploaded } from '../../testkit/files/uploads';
import { encodeCursor } from './paging';

/** Headers that differ with every response, or every second. */
const OF_THE_MOMENT = new Set(['date', 'set-cookie', 'x-request-id']);

/** A company that names what is another company's learns no more than of what is not there, and changes nothing. */
const server = useServer();

/** What the owner has, each under the id that an intruder might get hold of. */
const KINDS = [
  'company',
  'job',
  'slot',
  'seeker',
  'pending',
  'accepted',
  'rejected',
  'reschedule',
  'invoice',
  'merchantRef',
  'reference',
  'deed',
  'cv',
  'upload',
  'claim',
  'session',
  'account',
  'change',
  'named',
] as const;
type Kind = (typeof KINDS)[number];

interface Own {
  job: TestJob;
  applicationId: string;
  invoice: BoughtInvoice;
}

interface Row {
  /** What a missing id returns; null where that is no error. */
  missing: ErrorCode | null;
  /** Where a foreign one has its own text. */
  foreign?: Partial<Record<Kind, ErrorCode>>;
  /** What goes beside the id, where the least that the root takes would be refused for something else. */
  beside?: () => Record<string, unknown>;
  /** The arguments, where the id is not in a field of its own. */
  args?: (id: string) => Record<string, unknown>;
  /** Of which kinds the ids are tried; all when not said. */
  kinds?: readonly Kind[];
}

const TIME = {
  date: '2026-11-27',
  start: '10:00',
  end: '10:30',
  locationType: 'ONLINE',
  reason: 'Another day, please',
} as const;
const APPLICATIONS = ['pending', 'accepted', 'rejected'] as const;
const ofApplications = (code: ErrorCode) => Object.fromEntries(APPLICATIONS.map((kind) => [kind, code]));
/** A cursor is the place in a list after an id: the caller's older rows follow on every id of the owner's, and on none that is no id. */
const CURSOR: Row = {
  missing: null,
  args: (id) => ({ after: encodeCursor([id]) }),
  kinds: ['company', 'job', 'slot', 'seeker', 'pending', 'reschedule', 'invoice', 'deed'],
};
const UNDECIDABLE: Row = { missing: 'APPLICATION_NOT_FOUND', foreign: ofApplications('UPDATE_APPLICATION_FORBIDDEN') };
const UNANSWERABLE: Row = { missing: 'APPLICATION_NOT_FOUND', foreign: ofApplications('RESCHEDULE_FORBIDDEN') };
const PROVEN = { proof: { password: PASSWORD } };
const UNMANAGEABLE: Row = { missing: 'JOB_NOT_FOUND', foreign: { job: 'JOB_FORBIDDEN' } };

/** Every argument of every operation of a signed-in company that takes an id, or a reference to one. */
const TABLE: Record<string, Row> = {
  'application.id': { missing: 'APPLICATION_NOT_FOUND', foreign: ofApplications('APPLICATION_FORBIDDEN') },
  'company.id': { missing: 'COMPANY_NOT_FOUND' },
  'companyApplications.jobId': { missing: 'APPLICATIONS_FORBIDDEN' },
  'companyApplications.slotId': { missing: null },
  'insightApplications.jobId': {
    missing: null,
    beside: () => ({ from: '2026-11-01', to: '2026-11-30', part: 'APPLIED' }),
  },
  'job.id': { missing: 'JOB_NOT_FOUND', foreign: { job: 'JOB_FORBIDDEN' } },
  'memberHandover.accountId': { missing: 'MEMBER_NOT_FOUND' },
  'companyReceipts.accountId': { missing: null },
  'companyReceipts.after': { ...CURSOR, args: (id) => ({ after: encodeCursor(['2026-11-23', id]) }) },
  'tokenInvoices.after': CURSOR,
  'tokenReceipt.invoiceId': { missing: 'RECEIPT_NOT_FOUND' },
  'tokenTransactions.after': CURSOR,
  'acceptApplication.input.applicationId': UNDECIDABLE,
  'acceptApplication.input.slotId': { missing: 'SLOT_NOT_FOUND', beside: () => ({ applicationId: own.applicationId }) },
  'cancelInterview.input.applicationId': { ...UNDECIDABLE, beside: () => ({ reason: 'The office is closed' }) },
  'reportAttendance.input.applicationId': { ...UNDECIDABLE, beside: () => ({ attendance: 'TOOK_PLACE' }) },
  'recordOutcome.input.applicationId': { ...UNDECIDABLE, beside: () => ({ outcome: 'CHOSEN' }) },
  'confirmPayment.merchantRef': {
    missing: 'PAYMENT_NOT_FOUND',
    foreign: { merchantRef: 'PAYMENT_MISMATCH' },
    beside: () => ({ reference: ids.reference }),
  },
  'confirmPayment.reference': {
    missing: 'PAYMENT_NOT_FOUND',
    beside: () => ({ merchantRef: own.invoice.merchantRef }),
  },
  'createJob.input.slots.id': {
    missing: null,
    args: (id) => ({
      input: {
        title: 'Own',
        location: 'Jakarta',
        description: 'Own',
        skills: ['Own'],
        slots: [{ id, date: '2026-11-26', start: '09:00', end: '09:30' }],
      },
    }),
  },
  'createTokenInvoice.packageId': { missing: 'INVOICE_FAILED' },
  'deleteJob.jobId': { missing: 'JOB_NOT_FOUND', foreign: { job: 'JOB_DELETE_FORBIDDEN' } },
  'answerPause.input.jobId': { ...UNMANAGEABLE, beside: () => ({ text: 'We do not' }) },
  'endSession.id': { missing: null },
  'removePushSubscription.id': { missing: null },
  'rejectApplication.applicationId': UNDECIDABLE,
  'rejectApplications.applicationIds': { ...UNDECIDABLE, args: (id) => ({ applicationIds: [id] }) },
  'requestErasure.input.accountId': { missing: 'NOT_ALLOWED', beside: () => ({ when: 'IN_14_DAYS' }) },
  'requestReschedule.input.applicationId': { ...UNDECIDABLE, beside: () => ({ time: TIME }) },
  // The slot has no fields until the application is the own accepted one (interview-life.test.ts).
  'requestReschedule.input.time.slotId': {
    missing: 'RESCHEDULE_NOT_ACCEPTED',
    args: (id) => ({ input: { applicationId: own.applicationId, time: { ...TIME, slotId: id } } }),
  },
  'respondToReschedule.input.applicationId': UNANSWERABLE,
  'respondToReschedule.input.requestId': {
    missing: 'RESCHEDULE_NONE_PENDING',
    beside: () => ({ applicationId: own.applicationId, answer: 'ACCEPT' }),
  },
  'respondToReschedule.input.counterOffer.slotId': {
    missing: 'RESCHEDULE_NONE_PENDING',
    args: (id) => ({
      input: { applicationId: own.applicationId, answer: 'COUNTER', counterOffer: { ...TIME, slotId: id } },
    }),
  },
  'withdrawReschedule.applicationId': UNANSWERABLE,
  'saveInterviewDetails.input.applicationId': {
    missing: 'APPLICATION_NOT_FOUND',
    foreign: ofApplications('INTERVIEW_DETAILS_FORBIDDEN'),
    beside: () => ({ venue: 'Lantai 3' }),
  },
  'saveInterviewSlots.input.jobId': { ...UNMANAGEABLE, beside: () => ({ slots: [] }) },
  'saveInterviewSlots.input.slots.id': {
    missing: null,
    args: (id) => ({ input: { jobId: own.job.id, slots: [{ id, date: '2026-11-26', start: '09:00', end: '09:30' }] } }),
  },
  'saveInterviewSlots.input.removedSlotIds': {
    missing: null,
    args: (id) => ({ input: { jobId: own.job.id, slots: [], removedSlotIds: [id] } }),
  },
  'saveInterviewSlots.input.keptSlotIds': {
    missing: null,
    args: (id) => ({ input: { jobId: own.job.id, slots: [], keptSlotIds: [id] } }),
  },
  'setJobActive.input.jobId': UNMANAGEABLE,
  'setJobPublic.input.jobId': UNMANAGEABLE,
  'editJob.input.jobId': UNMANAGEABLE,
  'setJobContact.input.jobId': { ...UNMANAGEABLE, beside: () => ({ accountId: intruder.accountId }) },
  'setJobContact.input.accountId': { missing: 'MEMBER_NOT_FOUND', beside: () => ({ jobId: own.job.id }) },
  'changeMemberRole.input.accountId': { missing: 'MEMBER_NOT_FOUND', beside: () => ({ role: 'OWNER', ...PROVEN }) },
  'removeMember.input.accountId': { missing: 'MEMBER_NOT_FOUND', beside: () => PROVEN },
  'undoOwnerChange.input.id': { missing: 'OWNER_CHANGE_OVER', beside: () => PROVEN },
  'objectToNamedOwner.id': { missing: null },
  'resendInvitation.id': { missing: 'INVITATION_NOT_FOUND' },
  'withdrawInvitation.id': { missing: 'INVITATION_NOT_FOUND' },
  'previewPostings.claim': { missing: 'FILE_CLAIM_INVALID' },
  'confirmPostings.claim': { missing: 'FILE_CLAIM_INVALID' },
  'updateCompanyProfile.input.deedClaim': {
    missing: 'FILE_CLAIM_INVALID',
    beside: () => ({ companyName: 'PT Penyusup' }),
  },
  'updateCompanyProfile.input.logoClaim': {
    missing: 'FILE_CLAIM_INVALID',
    beside: () => ({ companyName: 'PT Penyusup' }),
  },
};

const REQUEST = graphql(`mutation RequestToGuess($input: RequestRescheduleInput!) {
  requestReschedule(input: $input) { application { interviewRescheduleRequest { id } } }
}`);

let owner: TestCompany;
let ids: Record<Kind, string>;
let intruder: TestCompany;
let own: Own;
/** The owner's rows before anything is tried. */
let before: string;

beforeAll(async () => {
  intruder = await aCompany(server, { tokens: 5, companyName: 'PT Penyusup' });
  const ownJob = await aJob(intruder);
  own = {
    job: ownJob,
    applicationId: await applied(await aSeeker(server), ownJob),
    invoice: await anInvoice(intruder),
  };

  owner = await aCompany(server, { tokens: 5, companyName: 'PT Pemilik Rahasia' });
  const seekers = await Promise.all([aSeeker(server), aSeeker(server), aSeeker(server)]);
  const cv = await uploaded(seekers[0].client, { preset: 'user_cv', content: aPdf() });
  await changeSeekerProfile(seekers[0], { cvClaim: cv.claim });
  const job = await aJob(owner, {
    title: 'Lowongan Rahasia',
    slots: [{ maxApplicants: 3 }, { start: '13:00', end: '13:30' }],
  });
  const [accepted = '', pending = '', rejected = ''] = await Promise.all(seekers.map((seeker) => applied(seeker, job)));
  await accept(owner, accepted);
  await reject(owner, rejected);
  const { requestReschedule } = await seekers[0].client.ask(REQUEST, {
    input: { applicationId: accepted, time: TIME },
  });
  const [invoice, paid] = [await anInvoice(owner), await anInvoice(owner, 'tokens-3')];
  await sendCallback(server, callbackOf(paid, 'PAID'));
  const deed = await uploaded(owner.client, { preset: 'company_deed', content: aPdf() });
  await changeCompanyProfile(owner, { companyName: 'PT Pemilik Rahasia', deedClaim: deed.claim });
  const upload = await uploaded(owner.client, { preset: 'company_logo', content: await aPicture() });
  const recruiter = await aRecruiter(server, owner);
  await changeRole(owner, recruiter, 'OWNER');
  const [change] = (await ownerNewsOf(owner)).changes;
  const naming = { id: newId(), companyId: owner.companyId, accountId: seekers[0].accountId, isOpen: 1 } as const;
  const times = { createdAt: server.clock.now(), dueAt: new Date(server.clock.now().getTime() + DAY_MS) };
  await server.dataSource.manager.insert(NamedOwner, { ...naming, ...times, namedBy: newId() });
  const [session] = await sessionsOf(owner);
  const [{ id: invoiceId } = { id: '' }] = await server.dataSource.query<{ id: string }[]>(
    'SELECT id FROM invoices WHERE merchant_ref = ?',
    [invoice.merchantRef],
  );
  ids = {
    company: owner.companyId,
    job: job.id,
    slot: job.slots[1]?.id ?? '',
    seeker: seekers[0].seekerId,
    pending,
    accepted,
    rejected,
    reschedule: requestReschedule.application?.interviewRescheduleRequest?.id ?? raise('No other time was asked for'),
    invoice: invoiceId,
    merchantRef: invoice.merchantRef,
    reference: invoice.reference,
    deed: deed.id,
    cv: cv.id,
    upload: upload.id,
    claim: upload.claim,
    session: session?.id ?? '',
    account: recruiter.accountId,
    change: change?.id ?? '',
    named: naming.id,
  };
  before = await rowsOfOwner();
});

/** Where ids go into a root: `argument`, or `argument.field` through inputs. Claims, references and cursors refer to rows too. */
function idPaths({ name, field }: Root): string[] {
  const below = (path: string, argument: string, type: GraphQLInputType): string[] => {
    const named = getNamedType(type);
    if (isInputObjectType(named))
      return Object.values(named.getFields()).flatMap((inner) =>
        below(`${path}.${inner.name}`, inner.name, inner.type),
      );
    return named.name === 'ID' || /claim$|ref$|reference$|^after$/i.test(argument) ? [path] : [];
  };
  return field.args.flatMap((argument) => below(`${name}.${argument.name}`, argument.name, argument.type));
}

const rootOf = (path: string): Root =>
  ROOTS.find(({ name }) => name === path.split('.')[0]) ?? raise(`No root for ${path}`);

/** The arguments that put an id where the path says. */
function argumentsFor(path: string, id: string): Record<string, unknown> {
  const { args, beside } = TABLE[path] ?? raise(`No row for ${path}`);
  if (args) return args(id);
  const [, argument = '', inner] = path.split('.');
  const least = leastArguments(rootOf(path));
  return inner
    ? { ...least, [argument]: { ...(least[argument] as object), ...beside?.(), [inner]: id } }
    : { ...least, ...beside?.(), [argument]: id };
}

interface Told {
  messages: string[];
  /** All else in the response; new rows of the caller's own have new ids. */
  rest: string;
}

async function told(path: string, id: string): Promise<Told> {
  const { raw, data, errors } = await callRoot(intruder.client, rootOf(path), argumentsFor(path, id));
  const payload = Object.values(data ?? {})[0] as { errors?: { message: string }[] } | null;
  const messages = [...(errors ?? []), ...(payload?.errors ?? [])].map(({ message }) => message);
  const rest = raw.replace(/"(message|code|errorCode|outcome)":"[^"]*"/g, '').replace(/[0-9A-HJKMNP-TV-Z]{26}/g, 'ID');
  return { messages, rest };
}

const TABLES_OF_COMPANY = [
  ...['jobs', 'interview_slots', 'applications', 'invoices', 'token_transactions', 'token_balances'],
  ...['company_members', 'owner_changes', 'named_owners'],
];

/** Everything that is the owner's, row by row. */
async function rowsOfOwner(): Promise<string> {
  const company = [owner.companyId];
  const account = [owner.accountId];
  const ofApplicants = '(SELECT seeker_id FROM applications WHERE company_id = ?)';
  const questions: [string, string[]][] = [
    ...TABLES_OF_COMPANY.map((table): [string, string[]] => [`SELECT * FROM ${table} WHERE company_id = ?`, company]),
    ['SELECT * FROM companies WHERE id = ?', company],
    [
      'SELECT r.* FROM reschedule_requests r JOIN applications a ON a.id = r.application_id WHERE a.company_id = ?',
      company,
    ],
    [
      'SELECT c.* FROM payment_callbacks c JOIN invoices i ON i.merchant_ref = c.merchant_ref WHERE i.company_id = ?',
      company,
    ],
    [`SELECT * FROM seekers WHERE id IN ${ofApplicants}`, company],
    [
      `SELECT f.* FROM files f JOIN seekers s ON s.account_id = f.owner_account_id WHERE s.id IN ${ofApplicants}`,
      company,
    ],
    ['SELECT * FROM files WHERE owner_account_id = ?', account],
    ['SELECT id, email, password_hash, active_role, session_epoch FROM accounts WHERE id = ?', account],
    ['SELECT public_id FROM sessions WHERE account_id = ?', account],
  ];
  const rows = await Promise.all(
    questions.map(([sql, parameters]) => server.dataSource.query<unknown[]>(sql, parameters)),
  );
  rows.forEach((found, index) => expect([questions[index]?.[0], found.length]).not.toEqual([questions[index]?.[0], 0]));
  // The database may return the same rows in another order when its statistics have changed.
  return JSON.stringify(rows.map((found) => found.map((row) => JSON.stringify(row)).toSorted()));
}

it('has a row for every id that a company can hand in', () => {
  // Who may call what is held by root-access.test.ts.
  const callers = ({ name }: Root) => ROOT_ACCESS[name] ?? [];
  const ofCompanies = ROOTS.filter((root) => callers(root).includes('owner') && !callers(root).includes('visitor'));

  expect(ofCompanies.flatMap(idPaths).toSorted()).toEqual(Object.keys(TABLE).toSorted());
});

const isOf = (path: string, kind: Kind) => path.toLowerCase().includes(kind === 'merchantRef' ? 'merchantref' : kind);

/** In the ordinary run those that the path may mean by its name or its row; where none is named, and in the long run, all. */
function kindsFor(path: string): readonly Kind[] {
  const meant = path.includes('pplicationId') || path === 'application.id' ? APPLICATIONS : [];
  const named = KINDS.filter(
    (kind) => isOf(path, kind) || meant.some((one) => one === kind) || TABLE[path]?.foreign?.[kind],
  );
  return named.length === 0 || process.env['LONG_TESTS'] ? KINDS : named;
}

it.each(Object.keys(TABLE))(
  '%s treats every foreign id like a missing one, or refuses it in its own words, and changes nothing',
  async (path) => {
    const { missing, foreign, kinds = kindsFor(path) } = TABLE[path] ?? raise(path);
    const toMissing = await told(path, newId());
    expect(toMissing.messages).toEqual(missing ? [ERROR_MESSAGES[missing]] : []);

    for (const kind of kinds) {
      const { messages, rest } = await told(path, ids[kind]);
      const code = foreign?.[kind];
      expect([kind, messages]).toEqual([kind, code ? [ERROR_MESSAGES[code]] : toMissing.messages]);
      expect([kind, rest]).toEqual([kind, toMissing.rest]);
    }
    expect(await rowsOfOwner()).toBe(before);
  },
);

const BROWSING: [string, RequestInit & { headers?: Record<string, string> }][] = [
  ['GET', {}],
  ['HEAD', { method: 'HEAD' }],
  ['a range', { headers: { range: 'bytes=0-3' } }],
  ['what it has', { headers: { 'if-none-match': '*' } }],
];

it.each(BROWSING)('asked by %s, no path tells a foreign id from a missing one', async (_how, init) => {
  const see = async (path: string) => {
    const response = await intruder.client.fetch(path, init);
    const headers = [...response.headers].filter(([name]) => !OF_THE_MOMENT.has(name));
    return { status: response.status, headers, body: await response.text() };
  };
  for (const path of [
    (id: string) => `/files/${id}`,
    (id: string) => `/interviews/${id}.ics`,
    (id: string) => `/receipts/${id}.pdf`,
  ]) {
    const missing = await see(path(newId()));
    expect(missing.status).toBe(404);
    for (const kind of KINDS) expect([kind, await see(path(encodeURIComponent(ids[kind])))]).toEqual([kind, missing]);
  }
  for (const name of ['accepted-applicants', 'token-ledger']) {
    const { body } = await see(`/exports/${name}.csv?companyId=${owner.companyId}&jobId=${ids.job}`);
    for (const word of [...Object.values(ids), 'Rahasia', 'Seeker Number']) expect(body).not.toContain(word);
  }
  expect(await rowsOfOwner()).toBe(before);
});

function raise(message: string): never {
  throw new Error(message);
}
