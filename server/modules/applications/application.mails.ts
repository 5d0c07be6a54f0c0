import type { ApplicationParty } from '../../../domain/applications';
import type { JobPart } from '../../../domain/jobs';
import { formatThousands } from '../../../domain/money';
import { LAPSED_DAYS } from '../../../domain/replies';
import type { LocationType } from '../../../domain/slots';
import { dateIn, timeIn, TIME_ZONES, ZONE_NAMES, zoneAt, type LocalDate, type TimeZone } from '../../../domain/time';
import { paths } from '../../../domain/paths';
import { maskName } from '../../text/masking';
import type { MailTo, OutgoingMail } from '../../ports';
import type { InterviewTime } from '../jobs';
import { interviewOf } from './application-columns.sql';
import { type LockedApplication } from './locked-application.sql';
import type { INTERVIEW_TIME } from './application.table';

/** The mails about applications. Those to a company never name a person who is not accepted. */

export interface Addressed {
  to: MailTo;
  appUrl: string;
}

export interface AboutApplication extends Addressed {
  application: { id: string; job_title: string; company_name: string };
}

/** The page of an application for one of its two sides. */
export function applicationUrl(appUrl: string, reader: ApplicationParty, id: string): string {
  return `${appUrl}${reader === 'COMPANY' ? paths.company.applicant(id) : paths.user.application(id)}`;
}

/** When and how an interview takes place, as values of a mail. */
export interface MailedInterview extends MailedTime {
  locationType: LocationType;
}

export function mailedInterview(interview: InterviewTime): MailedInterview {
  return { ...mailedTime(interview), locationType: interview.locationType };
}

interface MailedTime {
  date: LocalDate;
  /** `09:00–09:30 WITA`; of an online interview, in all three zones. */
  times: string;
}

export function mailedTime({ date, start, end, startsAt, endsAt, timeZone, locationType }: InterviewTime): MailedTime {
  const timesIn = (zone: TimeZone) => `${timeIn(zone, startsAt)}–${timeIn(zone, endsAt)} ${ZONE_NAMES[zone]}`;
  const isAnywhere = locationType === 'ONLINE';
  return { date, times: isAnywhere ? TIME_ZONES.map(timesIn).join(' / ') : `${start}–${end} ${ZONE_NAMES[timeZone]}` };
}

interface NewApplication extends Addressed {
  applicationId: string;
  jobTitle: string;
  maskedName: string;
  interview: MailedInterview;
  /** The application had lapsed, and its applicant has chosen again. */
  isAnotherTime: boolean;
}

export function newApplicationMail(news: NewApplication): OutgoingMail {
  const { to, appUrl, applicationId, jobTitle, maskedName, interview, isAnotherTime } = news;
  return {
    to,
    kind: isAnotherTime ? 'anotherTimeChosen' : 'newApplicant',
    values: { applicant: maskedName, job: jobTitle, ...interview },
    url: applicationUrl(appUrl, 'COMPANY', applicationId),
    news: { about: 'APPLICANTS' },
  };
}

interface JobNews extends Addressed {
  job: { id: string; title: string };
  counts: Readonly<Record<string, number>>;
}

/** For several applications or withdrawals since the last mail about the job. */
export function jobNewsMail({ to, appUrl, job, counts }: JobNews): OutgoingMail {
  const { applied = 0, withdrawn = 0 } = counts;
  const numbers = { applicants: formatThousands(applied), withdrawals: formatThousands(withdrawn) };
  return {
    to,
    kind: 'jobNews',
    // Without applicants there is no list to link to.
    values: { job: job.title, applied, withdrawn, ...numbers, ...(applied === 0 ? { advice: null } : {}) },
    url: `${appUrl}${paths.company.job(job.id)}`,
    ...(applied > 0 && { news: { about: 'APPLICANTS' } }),
  };
}

/** What has changed in a posting since the last mail about it. */
export function jobEditedMail({ to, appUrl, application }: AboutApplication, parts: readonly JobPart[]): OutgoingMail {
  const { job_title: job, company_name: company } = application;
  return {
    to,
    kind: 'jobEdited',
    values: { company, job, parts },
    url: applicationUrl(appUrl, 'APPLICANT', application.id),
  };
}

interface AwaitedReply {
  id: string;
  job_title: string;
  full_name: string;
  reply_by: Date;
  interview_date: LocalDate;
  interview_start: string;
  interview_starts_at: Date;
}

function momentOf(instant: Date, zone: TimeZone): { date: LocalDate; time: string } {
  return { date: dateIn(zone, instant), time: `${timeIn(zone, instant)} ${ZONE_NAMES[zone]}` };
}

/** As many as a mail lists; the page has all. */
const REPLIES_LISTED = 10;

/** Of the answers that are expected soon, the soonest first. */
export function repliesExpectedMail({
  to,
  appUrl,
  replies,
}: Addressed & { replies: readonly AwaitedReply[] }): OutgoingMail {
  return {
    to,
    kind: 'repliesExpected',
    values: { count: replies.length, applicants: formatThousands(replies.length) },
    entries: replies.slice(0, REPLIES_LISTED).map((reply) => ({
      title: `${maskName(reply.full_name)} · ${reply.job_title}`,
      detail: {
        text: 'replyBy',
        values: momentOf(
          reply.reply_by,
          zoneAt(reply.interview_date, reply.interview_start, reply.interview_starts_at),
        ),
      },
      url: applicationUrl(appUrl, 'COMPANY', reply.id),
    })),
    url: `${appUrl}${paths.company.allApplicants}?status=PENDING&sort=reply`,
    news: { about: 'REPLIES', by: Math.max(...replies.map((reply) => reply.reply_by.getTime())) },
  };
}

type Withdrawal = AboutApplication & { maskedName: string };

export function withdrawnMail({ to, appUrl, application, maskedName }: Withdrawal): OutgoingMail {
  return {
    to,
    kind: 'applicantWithdrew',
    values: { applicant: maskedName, job: application.job_title },
    url: applicationUrl(appUrl, 'COMPANY', application.id),
  };
}

interface CalendarNews extends AboutApplication {
  reader: ApplicationParty;
  time: InterviewTime;
  /** The interview's SEQUENCE of which it tells. */
  sequence: number;
}

/** Carries the calendar entry to a side that gets no other mail about the change. It names no applicant. */
export function calendarEntryMail(news: CalendarNews): OutgoingMail {
  const { to, appUrl, application, reader, time, sequence } = news;
  return {
    to,
    kind: 'interviewCalendar',
    values: { job: application.job_title, ...mailedTime(time) },
    url: applicationUrl(appUrl, reader, application.id),
    invitation: { applicationId: application.id, party: reader, sequence },
  };
}

interface Accepted extends AboutApplication {
  interview: MailedInterview;
  sequence: number;
}

export function acceptedMail({ to, appUrl, application, interview, sequence }: Accepted): OutgoingMail {
  return {
    to,
    kind: 'accepted',
    values: { company: application.company_name, job: application.job_title, ...interview },
    url: applicationUrl(appUrl, 'APPLICANT', application.id),
    invitation: { applicationId: application.id, party: 'APPLICANT', sequence },
    news: { about: 'APPLICATION', applicationId: application.id },
  };
}

/** `isKnown`: the company has accepted the person for another job and so knows their identity. */
type Rejected = AboutApplication & { isKnown: boolean };

export function rejectedMail({ to, appUrl, application, isKnown }: Rejected): OutgoingMail {
  return {
    to,
    kind: 'rejected',
    values: { company: application.company_name, job: application.job_title, isKnown: isKnown ? 'yes' : 'no' },
    url: `${appUrl}${paths.user.jobs}`,
    news: { about: 'APPLICATION', applicationId: application.id },
  };
}

type NoReply = AboutApplication & {
  /** Times that the applicant can choose instead; none while the job takes no applications. */
  times: readonly MailedInterview[];
  related: readonly { id: string; title: string; companyName: string; location: string }[];
};

/** Lists the other times first, each with the way to choose it, and then other jobs. */
export function noReplyMail({ to, appUrl, application, times, related }: NoReply): OutgoingMail {
  const url = applicationUrl(appUrl, 'APPLICANT', application.id);
  return {
    to,
    kind: 'noReply',
    values: {
      company: application.company_name,
      job: application.job_title,
      days: String(LAPSED_DAYS),
      times: times.length > 0 ? times.length : null,
      related: related.length > 0 ? related.length : null,
    },
    entries: [
      ...times.map(({ locationType, ...time }) => ({
        title: { text: 'time' as const, values: time },
        detail: { text: 'place' as const, values: { locationType } },
        url,
      })),
      ...related.map((job) => ({
        title: job.title,
        detail: `${job.companyName} · ${job.location}`,
        url: `${appUrl}${paths.user.job(job.id)}`,
      })),
    ],
    url,
    news: { about: 'APPLICATION', applicationId: application.id },
  };
}

export function jobRemovedMail({ to, appUrl, application }: AboutApplication): OutgoingMail {
  return {
    to,
    kind: 'jobRemoved',
    values: { company: application.company_name, job: application.job_title },
    url: `${appUrl}${paths.user.jobs}`,
  };
}

interface Leaving extends Addressed {
  application: Pick<LockedApplication, 'id' | keyof typeof INTERVIEW_TIME>;
}

/** Names no one: its company is being erased. */
export function companyLeftMail({ to, appUrl, application }: Leaving): OutgoingMail {
  return {
    to,
    kind: 'companyLeft',
    values: mailedTime(interviewOf(application)),
    url: applicationUrl(appUrl, 'APPLICANT', application.id),
  };
}

/** To a member whose application to the own company was withdrawn when they joined. */
export function ownWithdrawnMail({ to, appUrl, application }: AboutApplication): OutgoingMail {
  const { id, job_title: job, company_name: company } = application;
  return {
    to,
    kind: 'ownWithdrawn',
    values: { job, company },
    url: applicationUrl(appUrl, 'APPLICANT', id),
  };
}

interface Cancelled extends Leaving {
  by: ApplicationParty;
  /** That of the cancellation. */
  sequence: number;
}

/** To the side that stays; `by` has left. */
export function interviewDroppedMail({ to, appUrl, application, by, sequence }: Cancelled): OutgoingMail {
  const reader = by === 'COMPANY' ? 'APPLICANT' : 'COMPANY';
  return {
    to,
    kind: 'interviewDropped',
    values: { by, ...mailedTime(interviewOf(application)) },
    url: applicationUrl(appUrl, reader, application.id),
    invitation: { applicationId: application.id, party: reader, sequence },
    news: { about: 'APPLICATION', applicationId: application.id },
  };
}
