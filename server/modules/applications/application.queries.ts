import { COMPANY_APPLICATIONS_PAGE_SIZE, type ApplicationStatus } from '../../../domain/applications';
import { maskName, strikerOf } from '../../../domain/masking';
import type { LocationType } from '../../../domain/slots';
import type { Actor } from '../../actor';
import { containing, parseJsonList, placeholders, selectOne, selectRows, type Parameter } from '../../db/statements';
import type { LoadScope } from '../../graphql/context';
import { clampPage, pageFacts } from '../../graphql/paging';
import type { ApplicantParent } from './applicant.types';
import type { ApplicationFacts, ApplicationPage, ApplicationType } from './application.types';

/** An application with its applicant behind the mask. Raw rows never leave this file (design, section 5). */
export type ApplicationParent = ApplicationType & { facts: ApplicationFacts; applicant: ApplicantParent };

interface ApplicationRow {
  id: string;
  job_id: string;
  company_id: string;
  seeker_id: string;
  slot_id: string | null;
  status: ApplicationStatus;
  company_name: string;
  job_title: string;
  interview_date: string;
  interview_start: string;
  interview_end: string;
  interview_starts_at: Date;
  interview_ends_at: Date;
  interview_location_type: LocationType;
  interview_link: string | null;
  venue: string | null;
  details_link: string | null;
  additional_info: string | null;
  rejection_notice: string | null;
  applied_at: Date;
  updated_at: Date;
  full_name: string;
  education: string | null;
  work_experience: string | null;
  technical_skills: string | string[];
  soft_skills: string | string[];
  email: string | null;
  phone_number: string | null;
  picture_file_id: string | null;
  cv_file_id: string | null;
  portfolio_file_id: string | null;
}

/** Who reads decides what is read: contact and files leave the database only for accepted applications. */
function applicationColumns(actor: Actor | null): string {
  const revealed = actor?.activeRole === 'ADMIN' ? 'TRUE' : "a.status = 'ACCEPTED'";
  const shown = (column: string, name: string) => `CASE WHEN ${revealed} THEN ${column} END AS ${name}`;
  return [
    `a.id, a.job_id, a.company_id, a.seeker_id, a.slot_id, a.status, a.company_name, a.job_title, a.interview_date,
     a.interview_start, a.interview_end, a.interview_starts_at, a.interview_ends_at, a.interview_location_type,
     a.interview_link, a.venue, a.details_link, a.additional_info, a.rejection_notice, a.applied_at, a.updated_at,
     s.full_name, s.education, s.work_experience, s.technical_skills, s.soft_skills`,
    shown('account.email', 'email'),
    shown('s.phone_number', 'phone_number'),
    shown('s.picture_file_id', 'picture_file_id'),
    shown('s.cv_file_id', 'cv_file_id'),
    shown('s.portfolio_file_id', 'portfolio_file_id'),
  ].join(', ');
}

const APPLICATION_TABLES = `
  JOIN seekers s ON s.id = a.seeker_id
  JOIN accounts account ON account.id = s.account_id`;

/** Applications by id in one statement; null for one that does not exist. */
export async function loadApplications({ services, actor }: LoadScope, ids: readonly string[]): Promise<(ApplicationParent | null)[]> {
  const rows = await selectRows<ApplicationRow>(
    services.dataSource,
    `SELECT ${applicationColumns(actor)} FROM applications a ${APPLICATION_TABLES} WHERE a.id IN (${placeholders(ids)})`,
    ids,
  );
  const byId = new Map(rows.map((row) => [row.id, applicationOf(row)]));
  return ids.map((id) => byId.get(id) ?? null);
}

/**
 * Ids first, in index order, rows after: a sort over whole rows costs too much (design, section 8). `where` and
 * `order` speak of `applications a`, which `joins` may extend.
 */
export async function selectApplications(
  { services, actor }: LoadScope,
  { joins = '', where, parameters, order, limit, offset = 0 }: ApplicationSelection,
): Promise<ApplicationParent[]> {
  const rows = await selectRows<ApplicationRow>(
    services.dataSource,
    `SELECT ${applicationColumns(actor)}
     FROM (SELECT a.id FROM applications a ${joins} WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?) page
     JOIN applications a ON a.id = page.id ${APPLICATION_TABLES}
     ORDER BY ${order}`,
    [...parameters, limit, offset],
  );
  return rows.map(applicationOf);
}

interface ApplicationSelection {
  joins?: string;
  where: string;
  parameters: readonly Parameter[];
  order: string;
  limit: number;
  offset?: number;
}

export const NEWEST_FIRST = 'a.applied_at DESC, a.id DESC';

/** No seeker applies to more jobs than this; the list has no pages. */
const MY_APPLICATIONS_LIMIT = 500;

/** All applications of the signed-in seeker, newest first, in one statement. */
export function listMyApplications(scope: LoadScope, seekerId: string, limit = MY_APPLICATIONS_LIMIT): Promise<ApplicationParent[]> {
  return selectApplications(scope, { where: 'a.seeker_id = ?', parameters: [seekerId], order: NEWEST_FIRST, limit });
}

interface CompanyApplicationsFilter {
  companyId: string;
  jobId: string | null;
  status: ApplicationStatus | null;
  /** By name; lists accepted applicants only, so that nothing can be told about hidden names. */
  search: string;
  page: number | null | undefined;
}

/** A company's applications, newest first. Two statements, whatever the page holds. */
export async function listCompanyApplications(scope: LoadScope, filter: CompanyApplicationsFilter): Promise<ApplicationPage> {
  const page = clampPage(filter.page);
  const selection = companyConditions(filter);
  const [items, count] = await Promise.all([
    selectApplications(scope, {
      ...selection,
      order: NEWEST_FIRST,
      limit: COMPANY_APPLICATIONS_PAGE_SIZE,
      offset: (page - 1) * COMPANY_APPLICATIONS_PAGE_SIZE,
    }),
    selectOne<{ total: number }>(
      scope.services.dataSource,
      `SELECT COUNT(*) AS total FROM applications a ${selection.joins} WHERE ${selection.where}`,
      selection.parameters,
    ),
  ]);
  return { items, ...pageFacts(Number(count?.total ?? 0), page, COMPANY_APPLICATIONS_PAGE_SIZE) };
}

function companyConditions({ companyId, jobId, status, search }: CompanyApplicationsFilter) {
  const conditions = [
    { sql: jobId ? 'a.company_id = ? AND a.job_id = ?' : 'a.company_id = ?', parameters: jobId ? [companyId, jobId] : [companyId] },
    ...(status ? [{ sql: 'a.status = ?', parameters: [status] }] : []),
    ...(search
      ? [{ sql: "a.status = 'ACCEPTED' AND named.full_name LIKE ? ESCAPE '!'", parameters: [containing(search)] }]
      : []),
  ];
  return {
    joins: search ? 'JOIN seekers named ON named.id = a.seeker_id' : '',
    where: conditions.map(({ sql }) => sql).join(' AND '),
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}

function applicationOf(row: ApplicationRow): ApplicationParent {
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
    selectedInterview: {
      date: row.interview_date,
      start: row.interview_start,
      end: row.interview_end,
      startsAt: row.interview_starts_at,
      endsAt: row.interview_ends_at,
      locationType: row.interview_location_type,
    },
    interviewDetails:
      isAccepted && row.venue ? { venue: row.venue, link: row.details_link, additionalInfo: row.additional_info } : null,
    joinUrl: isAccepted ? (row.details_link ?? row.interview_link) : null,
    rejectionNotice: row.rejection_notice,
    facts: { seekerId: row.seeker_id, slotId: row.slot_id, struckName: row.email === null ? row.full_name : null },
    applicant: applicantOf(row),
  };
}

/**
 * The one place where a row becomes a masked or a revealed person. Texts are struck out when they are asked for: most
 * lists ask for few of them.
 */
function applicantOf(row: ApplicationRow): ApplicantParent {
  const isRevealed = row.email !== null;
  const strike = isRevealed ? null : strikerOf(row.full_name);
  const open = (text: string) => (strike ? strike(text) : text);
  return {
    identity: isRevealed
      ? {
          kind: 'revealed',
          fullName: row.full_name,
          email: row.email ?? '',
          phoneNumber: row.phone_number,
          pictureFileId: row.picture_file_id,
          cvFileId: row.cv_file_id,
          portfolioFileId: row.portfolio_file_id,
        }
      : { kind: 'masked', maskedName: maskName(row.full_name) },
    education: row.education,
    get technicalSkills() {
      return parseJsonList(row.technical_skills).map(open);
    },
    get softSkills() {
      return parseJsonList(row.soft_skills).map(open);
    },
    get workExperience() {
      return row.work_experience === null ? null : open(row.work_experience);
    },
  };
}
