import { applicationStateOf } from '../../../domain/application-state';
import type { PushKind } from '../../../domain/consents';
import { paths } from '../../../domain/paths';
import { SOON_BEFORE_INTERVIEW_MS } from '../../../domain/push';
import { statusAt, type RescheduleStatus } from '../../../domain/reschedules';
import { DAY_MS, HOUR_MS, timeIn, ZONE_NAMES, zoneAt } from '../../../domain/time';
import { read } from '../../db/read';
import type { QueryExecutor } from '../../db/statements';
import { stillFree } from '../applications';
import { SavedSearch } from '../saved-searches/saved-search.entity';
import type { BrowserNews, CurrentNews } from './browser-news';
import { applicantsSince, applicationNow, repliesDue, type ApplicationNow } from './current-news.sql';

/** A free time is soon taken. */
const FREE_TIME_MS = 2 * HOUR_MS;

type NewsAbout<About> = Extract<BrowserNews, { about: About }>;

interface Reader {
  accountId: string;
  now: Date;
}

/** What the news are now, for a member of the company or the seeker; null when they are not true any more. */
export function currentNews(executor: QueryExecutor, news: BrowserNews, reader: Reader): Promise<CurrentNews | null> {
  switch (news.about) {
    case 'APPLICATION':
      return ofApplication(executor, news, reader);
    case 'APPLICANTS':
      return ofApplicants(executor, news, reader);
    case 'REPLIES':
      return ofReplies(executor, news, reader);
    case 'FREE_TIME':
      return ofFreeTime(executor, news, reader);
    case 'NEW_JOBS':
      return ofNewJobs(executor, news, reader);
  }
}

const OF_NOTHING = { job: null, company: null, when: null, count: null, startsAt: null };
const tomorrow = (now: Date): Date => new Date(now.getTime() + DAY_MS);

async function ofApplication(
  executor: QueryExecutor,
  news: NewsAbout<'APPLICATION'>,
  { accountId, now }: Reader,
): Promise<CurrentNews | null> {
  const { kind, applicationId: id, requestId = null, companyId } = news;
  const row = await applicationNow(executor, id, requestId);
  if (!row || !isStillTrue(kind, row, { startsAt: news.startsAt, now })) return null;
  if (companyId === null && row.seeker_account_id !== accountId) return null;
  const { interview_date: date, interview_start: start, interview_starts_at: startsAt } = row;
  const zone = zoneAt(date, start, startsAt);
  return {
    job: row.job_title,
    company: companyId === null ? row.company_name : null,
    // The time that the application is for, whatever the news: a rejection must not read otherwise than an acceptance.
    when: { date, time: `${timeIn(zone, startsAt)} ${ZONE_NAMES[zone]}` },
    count: null,
    thing: id,
    path: companyId === null ? paths.user.application(id) : paths.company.applicant(id),
    until: endOf(kind, row, now),
    // Of a rejection too: when it comes at night must not say what it is.
    startsAt,
  };
}

type TruthCheck = (row: ApplicationNow, at: { startsAt?: number | undefined; now: Date }) => boolean;

const stateOf = (row: ApplicationNow) =>
  applicationStateOf({ status: row.status, lapsedAt: row.lapsed_at, cancelledAt: row.cancelled_at });
const isPlanned: TruthCheck = (row, { now }) => stateOf(row) === 'PLANNED' && row.interview_starts_at > now;
const isTimeReminded: TruthCheck = (row, at) => isPlanned(row, at) && row.interview_starts_at.getTime() === at.startsAt;
const hasRequest =
  (wanted: RescheduleStatus): TruthCheck =>
  ({ request_status: status, request_expires_at: expiresAt }, { now }) =>
    status !== null && expiresAt !== null && statusAt({ status, expiresAt }, now) === wanted;

/** Of each kind about an application, when it is true. */
const IS_STILL_TRUE: Partial<Record<PushKind, TruthCheck>> = {
  accepted: isPlanned,
  rejected: (row) => stateOf(row) === 'REJECTED',
  noReply: (row) => stateOf(row) === 'NO_REPLY',
  rescheduleRequested: hasRequest('PENDING'),
  rescheduleCountered: hasRequest('PENDING'),
  rescheduleAccepted: isPlanned,
  rescheduleRejected: hasRequest('REJECTED'),
  interviewPlannedAgain: isPlanned,
  interviewCancelled: (row) => stateOf(row) === 'CANCELLED',
  interviewDropped: (row) => stateOf(row) === 'WITHDRAWN' || stateOf(row) === 'REJECTED',
  // From then on `interviewSoon` says it.
  reminder: (row, at) =>
    isTimeReminded(row, at) && row.interview_starts_at.getTime() - at.now.getTime() > SOON_BEFORE_INTERVIEW_MS,
  interviewSoon: isTimeReminded,
};
const isStillTrue = (kind: PushKind, ...given: Parameters<TruthCheck>): boolean =>
  IS_STILL_TRUE[kind]?.(...given) ?? false;

/** A reminder ends when the interview begins, a proposal when its time for an answer is over, all else after a day. */
function endOf(kind: PushKind, row: ApplicationNow, now: Date): Date {
  if (kind === 'reminder' || kind === 'interviewSoon') return row.interview_starts_at;
  const isOpen = kind === 'rescheduleRequested' || kind === 'rescheduleCountered';
  return (isOpen ? row.request_expires_at : null) ?? tomorrow(now);
}

async function ofApplicants(
  executor: QueryExecutor,
  { companyId, since }: NewsAbout<'APPLICANTS'>,
  { accountId, now }: Reader,
): Promise<CurrentNews | null> {
  const row = companyId && (await applicantsSince(executor, { companyId, accountId }, new Date(since)));
  if (!row || row.applicants === 0) return null;
  const job = row.jobs === 1 && row.job_id !== null ? { id: row.job_id, title: row.job_title } : null;
  return {
    ...OF_NOTHING,
    job: job?.title ?? null,
    count: row.applicants,
    thing: 'applicants',
    path: job ? paths.company.job(job.id) : paths.company.allApplicants,
    until: tomorrow(now),
  };
}

async function ofReplies(
  executor: QueryExecutor,
  { companyId, by }: NewsAbout<'REPLIES'>,
  { now }: Reader,
): Promise<CurrentNews | null> {
  const count = companyId === null ? 0 : await repliesDue(executor, companyId, now, new Date(by));
  if (count === 0) return null;
  const path = `${paths.company.allApplicants}?status=PENDING&sort=reply`;
  return { ...OF_NOTHING, count, thing: 'replies', path, until: tomorrow(now) };
}

async function ofFreeTime(
  executor: QueryExecutor,
  news: NewsAbout<'FREE_TIME'>,
  { now }: Reader,
): Promise<CurrentNews | null> {
  const job = await stillFree(executor, news, now);
  if (!job) return null;
  const until = new Date(now.getTime() + FREE_TIME_MS);
  const { title, company_name: company } = job;
  return { ...OF_NOTHING, job: title, company, thing: news.jobId, path: paths.user.job(news.jobId), until };
}

async function ofNewJobs(
  executor: QueryExecutor,
  { searchId, count }: NewsAbout<'NEW_JOBS'>,
  { now }: Reader,
): Promise<CurrentNews | null> {
  const search = await read(executor, (manager) => manager.getRepository(SavedSearch).findOneBy({ id: searchId }));
  if (!search || search.cadence === 'OFF') return null;
  return { ...OF_NOTHING, count, thing: 'new jobs', path: paths.user.savedSearches, until: tomorrow(now) };
}
