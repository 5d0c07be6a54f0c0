import { SeededRandom } from '../../testkit/seeded-random';
import { BENCH_PASSWORD, SEARCH_TERMS } from '../data/amounts';
import { LOCATIONS, TITLES } from '../data/texts';
import type { RegisteredName, RegisteredVariables } from '../../testkit/server/registered-operation';
import type { PendingApplication, Person, Subjects } from './subjects';

/** What is measured, and the target of each against the other side: the bare handler, or the list without a search. */

export interface Ask<Variables = unknown> {
  /** Null for a visitor. */
  who: Person | null;
  role: 'USER' | 'COMPANY' | 'ADMIN' | null;
  variables: Variables;
}

export type AskOf<Name extends RegisteredName> = Ask<RegisteredVariables<Name>>;

interface OperationOf<Name extends RegisteredName> {
  name: string;
  /** As in the client's documents; also the path of the bare handler. */
  operationName: Name;
  /** Least share of the bare handler's requests per second. */
  target: number | null;
  /** Most p99, in times of the other side's; 2 for an operation with a target. */
  maxP99Times?: number;
  /** Most milliseconds of p99 beyond the bare handler's. */
  maxP99Beyond?: number;
  /** Most SQL statements of one request, the session's included. */
  maxStatements: number | null;
  asks(subjects: Subjects, random: SeededRandom): AskOf<Name>[];
  /** Every request can be sent only once; they come from the pending applications. */
  isOnce?: boolean;
  /** Measured beside another operation of the same server, in place of the bare handler. */
  beside?: Operation;
}

/** Any operation of the client, with the variables that it takes. */
export type Operation = { [Name in RegisteredName]: OperationOf<Name> }[RegisteredName];

const REQUESTS = 1_000;
const times = <Item>(count: number, make: () => Item): Item[] => Array.from({ length: count }, make);

const bySeekers =
  <Variables>(variablesOf: (subjects: Subjects, random: SeededRandom) => Variables) =>
  (subjects: Subjects, random: SeededRandom) =>
    times(
      REQUESTS,
      (): Ask<Variables> => ({
        who: random.pick(subjects.seekers),
        role: 'USER',
        variables: variablesOf(subjects, random),
      }),
    );

/** Beginnings of titles, skills and companies, of their later words, and of nothing. */
const TYPED = [
  'staff akuntansi',
  'barista',
  'senior',
  'pt maju jaya',
  'pt surya',
  'cv cipta',
  'komunikasi',
  'excel',
  'malam',
  'zirkonium',
];

/** What people search for: terms with many words that mean the same, several terms, typing errors, and none of these. */
const SOUGHT = [
  'sopir',
  'admin gudang',
  'cs',
  'satpam',
  'akuntan',
  'staff akuntansi senior',
  'hrd',
  'qc',
  'it support',
  'kasir',
  'teknisi listrik',
  'progamer',
  'juru masak',
  'guru matematika',
  'digital marketing',
  'perawat',
  SEARCH_TERMS.common,
  SEARCH_TERMS.absent,
];

/** Session, page, the reader's skills, the free times of its jobs, and the reader's own interviews. */
const LIST_STATEMENTS = 5;

const searches = (name: string, maxStatements: number, drawn: (random: SeededRandom) => string): Operation => ({
  name,
  operationName: 'SeekerJobs',
  target: null,
  maxStatements,
  asks: bySeekers((_subjects, random) => ({ search: drawn(random), filter: null, page: 1, plan: null })),
  beside: FIRST_PAGE,
});

const jobList = (name: string, page: number): Operation => ({
  name,
  operationName: 'SeekerJobs',
  target: 1,
  maxStatements: LIST_STATEMENTS,
  asks: bySeekers(() => ({ search: null, filter: null, page, plan: null })),
});

const FIRST_PAGE = jobList('jobs-page-1', 1);

const adminPage = (
  name: string,
  ask: (subjects: Subjects, random: SeededRandom) => AskOf<'AdminApplications'>,
): Operation => ({
  name,
  operationName: 'AdminApplications',
  target: 0.45,
  maxStatements: 2,
  asks: (subjects, random) => times(REQUESTS, () => ask(subjects, random)),
});

export const OPERATIONS: readonly Operation[] = [
  FIRST_PAGE,
  jobList('jobs-page-50', 50),
  searches('search-common', LIST_STATEMENTS, () => SEARCH_TERMS.common),
  searches('search-rare', LIST_STATEMENTS, () => SEARCH_TERMS.rare),
  searches('search-absent', LIST_STATEMENTS, () => SEARCH_TERMS.absent),
  searches('searches', LIST_STATEMENTS, (random) => random.pick(SOUGHT)),
  // More questions than the index caches, so that many are new to it, and about more jobs than there are cards.
  searches('searches-many', LIST_STATEMENTS + 1, (random) => `${random.pick(TITLES)} ${random.pick(LOCATIONS)}`),
  {
    name: 'filter-counts',
    operationName: 'JobFilterCounts',
    target: null,
    // The counts are kept for five seconds; the seeker's own are read each time.
    maxStatements: 2,
    asks: bySeekers((_subjects, random) => ({ search: random.pick(SOUGHT), filter: null, plan: null })),
    beside: FIRST_PAGE,
  },
  {
    name: 'suggestions',
    operationName: 'JobSuggestions',
    target: null,
    maxP99Beyond: 15,
    // The session's.
    maxStatements: 1,
    asks: bySeekers((_subjects, random) => ({ prefix: random.pick(TYPED).slice(0, random.whole(2, 8)) })),
  },
  {
    name: 'job-detail',
    operationName: 'SeekerJob',
    target: 0.5,
    // Session, job, its company's track record, the reader's skills, and the reader's wait for a free time.
    maxStatements: 5,
    asks: bySeekers(({ jobIds }, random) => ({ id: random.pick(jobIds) })),
  },
  {
    name: 'my-applications',
    operationName: 'SeekerApplications',
    target: 0.5,
    // Session, applications, their requests to move an interview, and the proposals that wait for an answer.
    maxStatements: 4,
    asks: bySeekers(() => ({})),
  },
  {
    name: 'masked-applicants',
    operationName: 'CompanyJobApplicants',
    target: 0.5,
    maxStatements: 2,
    asks: ({ companies }, random) =>
      times(REQUESTS, () => {
        const who = random.pick(companies);
        return { who, role: 'COMPANY', variables: { jobId: who.jobId, page: 1 } };
      }),
  },
  {
    // Each page is a look at ten people, with its receipts; its tabs count by status.
    name: 'accepted-applicants',
    operationName: 'AllApplicants',
    target: 0.5,
    maxStatements: 4,
    asks: ({ companies }, random) =>
      times(REQUESTS, () => ({
        who: random.pick(companies),
        role: 'COMPANY',
        variables: { jobId: null, status: 'ACCEPTED', search: null, page: 1 },
      })),
  },
  {
    name: 'company-dashboard',
    operationName: 'CompanyDashboard',
    target: 0.5,
    // Session, dashboard, the times of its first jobs, what waits, missing outcomes, and proposals that wait for an answer.
    maxStatements: 6,
    asks: ({ companies }, random) =>
      times(REQUESTS, () => ({ who: random.pick(companies), role: 'COMPANY', variables: {} })),
  },
  adminPage('admin-page', ({ admin }) => ({
    who: admin,
    role: 'ADMIN',
    variables: { status: null, search: null, after: null },
  })),
  adminPage('admin-deep', ({ admin, cursors }, random) => ({
    who: admin,
    role: 'ADMIN',
    variables: { status: null, search: null, after: random.pick(cursors) },
  })),
  adminPage('admin-status', ({ admin, cursors }, random) => ({
    who: admin,
    role: 'ADMIN',
    variables: { status: 'ACCEPTED', search: null, after: random.pick(cursors) },
  })),
  {
    name: 'login',
    operationName: 'Login',
    target: null,
    maxStatements: null,
    asks: ({ seekers }, random) =>
      times(REQUESTS, () => ({
        who: null,
        role: null,
        variables: { input: { email: random.pick(seekers).email, password: BENCH_PASSWORD } },
      })),
  },
  { name: 'accept', operationName: 'AcceptApplicant', target: 0.6, maxStatements: null, isOnce: true, asks: () => [] },
];

/** The same for the same operation and subjects. */
export function drawRequests({ name, asks }: Operation, subjects: Subjects): AskOf<RegisteredName>[] {
  return asks(subjects, new SeededRandom(`asks ${name}`));
}

/** The requests of `accept`, for pending applications. */
export function acceptances(
  pending: readonly PendingApplication[],
  { companies }: Subjects,
): AskOf<'AcceptApplicant'>[] {
  const byId = new Map(companies.map((company) => [company.id, company]));
  return pending.map(({ id, companyId }) => ({
    who: byId.get(companyId) ?? null,
    role: 'COMPANY',
    variables: { input: { applicationId: id } },
  }));
}
