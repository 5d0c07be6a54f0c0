import {
  APPLICATION_GROUPS,
  COMPANY_APPLICATIONS_PAGE_SIZE,
  type ApplicationStatus,
} from '../../../domain/applications';
import { maskName, Striker } from '../../../domain/masking';
import type { Actor } from '../../actor';
import { containing, parseJsonList, placeholders, selectOne, selectRows, type Parameter } from '../../db/statements';
import type { LoadScope, PrimingScope, RequestContext, RequestLoaders } from '../../graphql/context';
import { clampPage, pageFacts } from '../../graphql/paging';
import {
  joinedJobOf,
  JOINED_JOB_COLUMNS,
  joinedShareColumns,
  joinedShareOf,
  loadJobs,
  type InterviewTime,
  type JobCardRow,
} from '../jobs/public';
import type { ApplicantParent } from './applicant.types';
import {
  EVERYTHING,
  INTERVIEW_COLUMNS,
  OWN_COLUMNS,
  PERSON_TEXTS,
  type ApplicationRow,
  type PersonRow,
  type Wanted,
} from './application.rows';
import type { ApplicationFacts, ApplicationPage, ApplicationType } from './application.types';
import { loadReschedules } from './reschedule.queries';

/** An application with its applicant behind the mask. Raw rows never leave this file (design, section 5). */
export type ApplicationParent = ApplicationType & {
  facts: ApplicationFacts;
  applicant: ApplicantParent | null;
  /** The job, where the statement of the list has joined it. */
  jobCard: JobCardRow | null;
};

/** Who reads, and what the request has worked out so far: a text is struck out once, however many aliases ask for it. */
export type ApplicationScope = LoadScope & { loaders?: RequestLoaders };

type SelectedRow = ApplicationRow & (PersonRow | { full_name?: undefined }) & { joined_job_id?: string };

/** Seekers see only their own applications, and nobody in them: the person is not read for them. */
const readsPersons = (actor: Actor | null): boolean => actor?.activeRole !== 'USER';

/** Who reads decides what is read: contact and files leave the database only for accepted applications. */
function applicationColumns(actor: Actor | null, wanted: Wanted = EVERYTHING): string {
  const own = [OWN_COLUMNS, ...INTERVIEW_COLUMNS[wanted.interview]];
  if (!readsPersons(actor)) return own.join(', ');
  const revealed = actor?.activeRole === 'ADMIN' ? 'TRUE' : "a.status = 'ACCEPTED'";
  const shown = (column: string, name: string) => `CASE WHEN ${revealed} THEN ${column} END AS ${name}`;
  return [
    ...own,
    's.full_name',
    ...(wanted.personTexts ? [PERSON_TEXTS] : []),
    shown('account.email', 'email'),
    shown('s.phone_number', 'phone_number'),
    shown('s.picture_file_id', 'picture_file_id'),
    shown('s.cv_file_id', 'cv_file_id'),
    shown('s.portfolio_file_id', 'portfolio_file_id'),
  ].join(', ');
}

function personTables(actor: Actor | null): string {
  return readsPersons(actor)
    ? 'JOIN seekers s ON s.id = a.seeker_id JOIN accounts account ON account.id = s.account_id'
    : '';
}

/**
 * Applications by id in one statement, with their jobs and whether a time was ever negotiated, which is what a page of
 * one, or the answer to a command, asks for next; null for one that does not exist.
 */
export async function loadApplications(
  scope: PrimingScope,
  ids: readonly string[],
): Promise<(ApplicationParent | null)[]> {
  const { services, actor, loaders } = scope;
  const rows = await selectRows<SelectedRow & { was_negotiated: number }>(
    services.dataSource,
    `SELECT ${applicationColumns(actor)}, ${JOINED_JOB_COLUMNS},
            EXISTS (SELECT 1 FROM reschedule_requests r WHERE r.application_id = a.id) AS was_negotiated
     FROM applications a ${personTables(actor)} ${CARD_TABLES} WHERE a.id IN (${placeholders(ids)})`,
    ids,
  );
  for (const row of rows) {
    loaders.prime(loadJobs, row.job_id, joinedJobOf(row));
    if (row.was_negotiated === 0) loaders.prime(loadReschedules, row.id, []);
  }
  const byId = new Map(rows.map((row) => [row.id, applicationOf(row, scope)]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The job, which a page of an application has read anyway, tells it too; a deleted one still does. */
export async function isCompanyVerified(
  { jobId }: Pick<ApplicationParent, 'jobId'>,
  { loaders }: RequestContext,
): Promise<boolean> {
  return (await loaders.load(loadJobs, jobId))?.is_verified === 1;
}

/**
 * Ids first, in index order, rows after: a sort over whole rows costs too much (design, section 8). `where` and
 * `order` speak of `applications a`, which `joins` may extend; `order` of its id and its two times only.
 */
export async function selectApplications(
  scope: ApplicationScope,
  selection: ApplicationSelection,
): Promise<ApplicationParent[]> {
  return (await selectRowsOfApplications(scope, selection)).map((row) => applicationOf(row, scope));
}

interface ApplicationSelection {
  /** More columns of the rows, beginning with a comma. */
  columns?: string;
  joins?: string;
  where: string;
  parameters: readonly Parameter[];
  order: string;
  limit: number;
  offset?: number;
}

function selectRowsOfApplications<More = unknown>(
  { services, actor }: LoadScope,
  { columns = '', joins = '', where, parameters, order, limit, offset = 0 }: ApplicationSelection,
): Promise<(SelectedRow & More)[]> {
  return selectRows<SelectedRow & More>(
    services.dataSource,
    // Sorted by the few columns of the page before the rows are joined: a sort of whole rows goes through the disk.
    `SELECT ${applicationColumns(actor)} ${columns}
     FROM (SELECT a.id, a.applied_at, a.interview_starts_at FROM applications a ${joins} WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?) page
     STRAIGHT_JOIN applications a ON a.id = page.id ${personTables(actor)}
     ORDER BY ${order.replaceAll('a.', 'page.')}`,
    [...parameters, limit, offset],
  );
}

interface ApplicationLists<Name extends string> {
  /** Each list's page of `applications a`: no more than a few rows. */
  lists: Readonly<Record<Name, Pick<ApplicationSelection, 'where' | 'parameters' | 'order' | 'limit'>>>;
  /** A statement of one row, none of whose columns is named like one of an application. */
  facts: { sql: string; parameters: readonly Parameter[] };
}

/** Several short lists of applications beside a row of other facts, in one statement, for a company or an administrator. */
export async function readApplicationLists<Name extends string, Facts>(
  scope: ApplicationScope,
  { lists, facts }: ApplicationLists<Name>,
): Promise<{ facts: Facts | null; listed: Record<Name, ApplicationParent[]> }> {
  const pages = Object.entries<ApplicationLists<Name>['lists'][Name]>(lists);
  const rows = await selectRows<SelectedRow & Facts & { list: string }>(
    scope.services.dataSource,
    `SELECT ${applicationColumns(scope.actor)}, page.list, facts.*
     FROM (SELECT 'facts' AS list, NULL AS id, 0 AS place
           ${pages.map(([name, { where, order }]) => `UNION ALL (SELECT '${name}', a.id, ROW_NUMBER() OVER (ORDER BY ${order}) FROM applications a WHERE ${where} ORDER BY ${order} LIMIT ?)`).join(' ')}) page
     LEFT JOIN (${facts.sql}) facts ON page.list = 'facts'
     LEFT JOIN applications a ON a.id = page.id ${personTables(scope.actor).replaceAll('JOIN', 'LEFT JOIN')}
     ORDER BY page.place`,
    [...pages.flatMap(([, { parameters, limit }]) => [...parameters, limit]), ...facts.parameters],
  );
  const listed = (name: string) => rows.filter(({ list }) => list === name).map((row) => applicationOf(row, scope));
  return {
    facts: rows.find(({ list }) => list === 'facts') ?? null,
    listed: Object.fromEntries(pages.map(([name]) => [name, listed(name)])) as Record<Name, ApplicationParent[]>,
  };
}

const CARD_TABLES = 'JOIN jobs j ON j.id = a.job_id JOIN companies c ON c.id = j.company_id';

/**
 * Applications with their jobs, in one statement. `page` is a statement that selects `id` and `at` of those wanted; they
 * come in the order of `at`, newest first.
 */
export async function readApplicationsOf(
  scope: ApplicationScope,
  page: { sql: string; parameters: readonly Parameter[] },
  wanted: Wanted = EVERYTHING,
): Promise<ApplicationParent[]> {
  const rows = await selectRows<SelectedRow>(
    scope.services.dataSource,
    `SELECT ${applicationColumns(scope.actor, wanted)}, ${joinedShareColumns(wanted.job)}
     FROM (${page.sql}) page STRAIGHT_JOIN applications a ON a.id = page.id ${personTables(scope.actor)} ${CARD_TABLES}
     ORDER BY page.at DESC, page.id DESC`,
    page.parameters,
  );
  return rows.map((row) => applicationOf(row, scope, wanted));
}

export const NEWEST_FIRST = 'a.applied_at DESC, a.id DESC';

/** No seeker applies to more jobs than this; the list has no pages. */
const MY_APPLICATIONS_LIMIT = 500;

/** All applications of the signed-in seeker, newest first, with their jobs, in one statement. */
export async function listMyApplications(
  scope: ApplicationScope,
  seekerId: string,
  { limit = MY_APPLICATIONS_LIMIT, wanted = EVERYTHING }: { limit?: number; wanted?: Wanted } = {},
): Promise<ApplicationParent[]> {
  const rows = await selectRows<SelectedRow>(
    scope.services.dataSource,
    // In the order of the index, so that nothing is sorted; MariaDB would begin with the companies.
    `SELECT ${applicationColumns(scope.actor, wanted)}, ${joinedShareColumns(wanted.job)}
     FROM applications a ${personTables(scope.actor)} STRAIGHT_JOIN jobs j ON j.id = a.job_id STRAIGHT_JOIN companies c ON c.id = j.company_id
     WHERE a.seeker_id = ? ORDER BY ${NEWEST_FIRST} LIMIT ?`,
    [seekerId, limit],
  );
  return rows.map((row) => applicationOf(row, scope, wanted));
}

interface CompanyApplicationsFilter {
  companyId: string;
  jobId: string | null;
  /** Those with a seat in it; a rejected or withdrawn application has none. */
  slotId: string | null;
  status: ApplicationStatus | null;
  /** By name; lists accepted applicants only, so that nothing can be told about hidden names. */
  search: string;
  page: number | null | undefined;
}

/** A company's applications, newest first, and how many there are: one statement, but past the last page. */
export async function listCompanyApplications(
  scope: ApplicationScope,
  filter: CompanyApplicationsFilter,
): Promise<ApplicationPage> {
  const page = clampPage(filter.page);
  const { joins, where, parameters } = companyConditions(filter);
  const count = `SELECT COUNT(*) AS total FROM applications a ${joins} WHERE ${where}`;
  const rows = await selectRowsOfApplications<{ total: number }>(scope, {
    columns: `, (${count}) AS total`,
    joins,
    where,
    parameters: [...parameters, ...parameters],
    order: NEWEST_FIRST,
    limit: COMPANY_APPLICATIONS_PAGE_SIZE,
    offset: (page - 1) * COMPANY_APPLICATIONS_PAGE_SIZE,
  });
  const first =
    rows[0] ?? (page > 1 ? await selectOne<{ total: number }>(scope.services.dataSource, count, parameters) : null);
  return {
    items: rows.map((row) => applicationOf(row, scope)),
    ...pageFacts(first?.total ?? 0, page, COMPANY_APPLICATIONS_PAGE_SIZE),
  };
}

/** Withdrawn applications stand under Rejected, as they do for the seeker (design, section 9, "Applications"). */
function statusesUnder(status: ApplicationStatus): readonly ApplicationStatus[] {
  return status === 'REJECTED' ? APPLICATION_GROUPS.Rejected : [status];
}

function companyConditions({ companyId, jobId, slotId, status, search }: CompanyApplicationsFilter) {
  const statuses = status && statusesUnder(status);
  const conditions = [
    {
      sql: jobId ? 'a.company_id = ? AND a.job_id = ?' : 'a.company_id = ?',
      parameters: jobId ? [companyId, jobId] : [companyId],
    },
    ...(slotId ? [{ sql: "a.slot_id = ? AND a.status IN ('PENDING', 'ACCEPTED')", parameters: [slotId] }] : []),
    ...(statuses ? [{ sql: `a.status IN (${placeholders(statuses)})`, parameters: [...statuses] }] : []),
    ...(search
      ? [{ sql: "a.status = 'ACCEPTED' AND named.full_name LIKE ? ESCAPE '!'", parameters: [containing(search)] }]
      : []),
  ];
  return {
    // MariaDB would rather walk all applications of the company in the order of the list (design, section 8).
    joins: [
      slotId ? 'FORCE INDEX (ix_applications_slot)' : '',
      search ? 'JOIN seekers named ON named.id = a.seeker_id' : '',
    ].join(' '),
    where: conditions.map(({ sql }) => sql).join(' AND '),
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}

function applicationOf(
  row: SelectedRow,
  { services, loaders }: ApplicationScope,
  wanted: Wanted = EVERYTHING,
): ApplicationParent {
  const isPersonRead = row.full_name !== undefined;
  const isAccepted = row.status === 'ACCEPTED';
  return {
    id: row.id,
    jobId: row.job_id,
    companyId: row.company_id,
    status: row.status,
    jobTitle: row.job_title,
    companyName: row.company_name,
    applicationDate: row.applied_at,
    updatedAt: row.updated_at,
    selectedInterview: interviewOf(row),
    interviewDetails:
      isAccepted && row.venue
        ? { venue: row.venue, link: row.details_link, additionalInfo: row.additional_info }
        : null,
    joinUrl:
      isAccepted && row.interview_ends_at > services.clock.now() ? (row.details_link ?? row.interview_link) : null,
    rejectionNotice: row.rejection_notice,
    facts: {
      seekerId: row.seeker_id,
      slotId: row.slot_id,
      struckName: isPersonRead && row.email === null ? row.full_name : null,
    },
    applicant: isPersonRead ? new ShownApplicant(row, loaders) : null,
    jobCard: row.joined_job_id === undefined ? null : joinedShareOf(wanted.job, row),
  };
}

function interviewOf(row: ApplicationRow): InterviewTime {
  return {
    date: row.interview_date,
    start: row.interview_start,
    end: row.interview_end,
    startsAt: row.interview_starts_at,
    endsAt: row.interview_ends_at,
    locationType: row.interview_location_type,
  };
}

/**
 * The one place where a row becomes a masked or a revealed person. Texts are struck out when they are asked for: most
 * lists ask for few of them. A class for the reason that `ShownJob` is one.
 */
class ShownApplicant implements ApplicantParent {
  readonly identity: ApplicantParent['identity'];
  readonly education: string | null;
  readonly #row: PersonRow;
  readonly #loaders: RequestLoaders | undefined;
  #skills: { technical: string[]; soft: string[] } | null = null;

  constructor(row: PersonRow, loaders: RequestLoaders | undefined) {
    this.identity =
      row.email === null
        ? { kind: 'masked', maskedName: maskName(row.full_name) }
        : {
            kind: 'revealed',
            fullName: row.full_name,
            email: row.email,
            phoneNumber: row.phone_number,
            pictureFileId: row.picture_file_id,
            cvFileId: row.cv_file_id,
            portfolioFileId: row.portfolio_file_id,
          };
    this.education = row.education;
    this.#row = row;
    this.#loaders = loaders;
  }

  get technicalSkills(): string[] {
    return this.skills().technical;
  }

  get softSkills(): string[] {
    return this.skills().soft;
  }

  get workExperience(): string | null {
    const { work_experience: text } = this.#row;
    return text === null || this.identity.kind === 'revealed' ? text : this.striker().text(text);
  }

  /** Both lists are struck out together: a number can be spread over them. */
  private skills(): { technical: string[]; soft: string[] } {
    if (this.#skills) return this.#skills;
    const [technical, soft] = [parseJsonList(this.#row.technical_skills), parseJsonList(this.#row.soft_skills)];
    if (this.identity.kind === 'revealed') return (this.#skills = { technical, soft });
    const struck = this.striker().tags([...technical, ...soft]);
    return (this.#skills = { technical: struck.slice(0, technical.length), soft: struck.slice(technical.length) });
  }

  private striker(): Striker {
    return this.#loaders?.once(Striker, this.#row.full_name) ?? new Striker(this.#row.full_name);
  }
}
