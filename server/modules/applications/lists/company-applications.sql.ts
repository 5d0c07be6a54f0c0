import { UNDECIDED, ACCEPTED } from '../../../../domain/application-state';
import { inState } from '../application-state.sql';
import {
  COMPANY_APPLICATIONS_PAGE_SIZE,
  type ApplicationOrder,
  type ApplicationStatus,
} from '../../../../domain/applications';
import { containsAlike } from '../../../db/alike-signs';
import { integer, text } from '../../../db/row';
import { parseJsonList, placeholders, selectOne, selectRows, type SqlPart } from '../../../db/statements';
import { allOf, equals } from '../../../graphql/keyset.sql';
import { clampPage, pageFacts } from '../../../graphql/paging';
import { loadJobs } from '../../jobs';
import { revealByName } from '../../reveals';
import {
  EARLIEST_INTERVIEW_FIRST,
  NEWEST_FIRST,
  selectRowsOfApplications,
  SOONEST_REPLY_FIRST,
} from './application-lists.sql';
import { isOwnAsMember } from '../application.policy';
import type { ApplicationCounts, ApplicationPage } from '../application.types';
import { OF_CONTACT } from '../application-columns.sql';
import { ANSWER_DUE_BEFORE } from './answers-due.sql';
import { idsByMatch } from './best-match.sql';
import { applicationsOf, type ApplicationScope } from '../shown-application';
import { liveInterview } from '../interviews.sql';
import { countsOf, COUNT, COUNTED } from './job-applications.sql';

/** What the best match leaves over comes newest first. */
const ORDERS = {
  NEWEST: NEWEST_FIRST,
  BEST_MATCH: NEWEST_FIRST,
  INTERVIEW_TIME: EARLIEST_INTERVIEW_FIRST,
  REPLY_BY: SOONEST_REPLY_FIRST,
} as const satisfies Record<ApplicationOrder, string>;

interface CompanyApplicationsFilter {
  companyId: string;
  /** The contact of the jobs; null for all. */
  contactId: string | null;
  jobId: string | null;
  /** Those with a seat in it; a rejected or withdrawn application has none. */
  slotId: string | null;
  /** Those who sit in an interview that has not begun at this moment; null for all. */
  upcomingAt: Date | null;
  /** Pending ones to answer before this moment; null for all. */
  dueBefore: Date | null;
  /** Only those who did not come to their interview. */
  isAbsent: boolean;
  status: ApplicationStatus | null;
  /** By name; finds accepted applicants only, so that it reveals nothing about hidden names. */
  search: string;
  order: ApplicationOrder;
  page: number | null | undefined;
}

/**
 * A company's applications, and how many there are: one statement, two past the last page. One more with a search: it
 * confirms the name of everyone it finds, on every page, so that each gets a receipt. Two more for the best match, and
 * one more where the counts are asked for.
 */
export async function listCompanyApplications(
  scope: ApplicationScope,
  filter: CompanyApplicationsFilter,
): Promise<Omit<ApplicationPage, 'counts'>> {
  const page = clampPage(filter.page);
  const { joins, where, parameters } = companyConditions(
    filter,
    allOf([equals('a.company_id', filter.companyId), equals('a.job_id', filter.jobId)]),
  );
  const count = `SELECT COUNT(*) AS total FROM applications a ${joins} WHERE ${where}`;
  const offset = (page - 1) * COMPANY_APPLICATIONS_PAGE_SIZE;
  const job = filter.order === 'BEST_MATCH' && filter.jobId ? await scope.loaders.load(loadJobs, filter.jobId) : null;
  const required = parseJsonList(job?.company_id === filter.companyId ? job.skills : null);
  const matched = job ? await idsByMatch(scope, { joins, where, parameters, required }) : [];
  const ids = matched.slice(offset, offset + COMPANY_APPLICATIONS_PAGE_SIZE);
  const ofPage =
    ids.length > 0 ? { where: `a.id IN (${placeholders(ids)})`, of: ids } : { joins, where, of: parameters };
  const rows = await selectRowsOfApplications(scope, {
    count,
    ...ofPage,
    parameters: [...parameters, ...ofPage.of],
    order: ORDERS[filter.order],
    limit: COMPANY_APPLICATIONS_PAGE_SIZE,
    offset: ids.length > 0 ? 0 : offset,
  });
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  if (ids.length > 0) rows.sort((one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0));
  const first =
    rows[0] ?? (page > 1 ? await selectOne(scope.services.dataSource, { total: integer }, count, parameters) : null);
  const total = first?.total ?? 0;
  if (filter.search && total > 0) {
    const found = `SELECT a.id, a.seeker_id FROM applications a ${joins} WHERE ${where}`;
    const shown = await selectRows(scope.services.dataSource, { id: text, seeker_id: text }, found, parameters);
    revealByName(
      scope.loaders,
      shown
        .map(({ id, seeker_id }) => ({ subjectId: id, seekerId: seeker_id }))
        .filter((found) => !isOwnAsMember(scope.actor, found)),
    );
  }
  return {
    items: applicationsOf(rows, scope),
    ...pageFacts(total, page, COMPANY_APPLICATIONS_PAGE_SIZE),
    countByStatus: () => countByStatus(scope, filter),
  };
}

async function countByStatus(
  { services }: ApplicationScope,
  filter: CompanyApplicationsFilter,
): Promise<ApplicationCounts> {
  const { companyId, jobId } = filter;
  // The index of a job's applications has no company, so the job tells whose they are.
  const ofJob = {
    sql: 'a.job_id = (SELECT id FROM jobs WHERE id = ? AND company_id = ?)',
    parameters: [jobId, companyId],
  };
  const owned = jobId ? ofJob : equals('a.company_id', companyId);
  const { joins, where, parameters } = companyConditions({ ...filter, status: null, isAbsent: false }, owned);
  const counted = `SELECT ${COUNTED} FROM applications a ${joins} WHERE ${where} GROUP BY shown_status`;
  return countsOf(await selectRows(services.dataSource, COUNT, counted, parameters));
}

/**
 * Who did not come to the interview as it was planned last: the company says so, or it says nothing and the applicant
 * does. The words of one who has asked to be erased are hidden, here too. Both only speak once it is over.
 */
const ABSENT = {
  join: `STRAIGHT_JOIN interview_follow_ups f FORCE INDEX (PRIMARY)
    ON f.application_id = a.id AND f.interview_starts_at = a.interview_starts_at`,
  where: `${liveInterview('a')} AND (f.company_says = 'OTHER_ABSENT' OR (f.company_says IS NULL AND f.applicant_says = 'COULD_NOT_COME'
    AND EXISTS (SELECT 1 FROM seekers said WHERE said.id = a.seeker_id AND said.erasing_at IS NULL)))`,
};

function companyConditions(filter: CompanyApplicationsFilter, ownedByCompany: SqlPart | null) {
  const { contactId, slotId, upcomingAt, dueBefore, isAbsent, status, search } = filter;
  const { sql: where, parameters } = allOf([
    ownedByCompany,
    contactId ? { sql: OF_CONTACT, parameters: [contactId] } : null,
    slotId ? { sql: `a.slot_id = ? AND ${inState('a', ...UNDECIDED, ...ACCEPTED)}`, parameters: [slotId] } : null,
    upcomingAt && {
      sql: `${inState('a', ...UNDECIDED, ...ACCEPTED)} AND a.cancelled_at IS NULL AND a.lapsed_at IS NULL AND a.interview_starts_at > ?`,
      parameters: [upcomingAt],
    },
    dueBefore && { sql: ANSWER_DUE_BEFORE, parameters: [dueBefore] },
    isAbsent ? { sql: ABSENT.where, parameters: [] } : null,
    equals('a.shown_status', status),
    search
      ? allOf([
          { sql: `${inState('a', ...ACCEPTED)} AND named.erasing_at IS NULL`, parameters: [] },
          containsAlike('named.full_name', search),
        ])
      : null,
  ]);
  return {
    // Without the hint MariaDB walks all applications of the company in the order of the list.
    joins: [
      indexHint(filter),
      isAbsent ? ABSENT.join : '',
      search ? 'JOIN seekers named ON named.id = a.seeker_id' : '',
    ].join(' '),
    where,
    parameters,
  };
}

function indexHint({ slotId, upcomingAt, dueBefore, isAbsent }: CompanyApplicationsFilter): string {
  if (slotId) return 'FORCE INDEX (ix_applications_slot)';
  if (dueBefore) return 'FORCE INDEX (ix_applications_company_status)';
  return upcomingAt || isAbsent ? 'FORCE INDEX (ix_applications_company_interview)' : '';
}
