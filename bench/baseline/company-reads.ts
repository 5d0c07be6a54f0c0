import type { RowDataPacket } from 'mysql2/promise';
import { COMPANY_APPLICATIONS_PAGE_SIZE, type ApplicationStatus } from '../../domain/applications';
import { MAX_PAGE } from '../../domain/jobs';
import { maskName, Redactor } from '../../server/text/masking';
import { addDays, DAY_MS, wibDateOf, wibInstant, type LocalDate, zoneAt } from '../../domain/time';
import { skillsAmong } from '../../server/modules/job-search/related/skill-match';
import { filePath, instantOf, interviewOf, listOf, replyByOf, STATE, stateOf, type Handler } from './handler';

/**
 * What a company reads, each in one statement, except the proposals of the dashboard. Left out: the receipts of what is
 * revealed.
 */

const isAccepted = (row: RowDataPacket): boolean => row['status'] === 'ACCEPTED';

const nameOf = (row: RowDataPacket) => ({
  __typename: 'Applicant',
  fullName: isAccepted(row) ? row['full_name'] : maskName(row['full_name']),
  isRevealed: isAccepted(row),
  pictureUrl: isAccepted(row) ? filePath(row['picture_file_id']) : null,
});

const APPLICATION = `a.id, a.job_id, a.job_title, a.status, a.applied_at, ${STATE},
  s.full_name, s.technical_skills, s.soft_skills, s.education, CASE WHEN a.status = 'ACCEPTED' THEN s.picture_file_id END AS picture_file_id`;

const applicationOf = (row: RowDataPacket) => ({
  __typename: 'Application',
  id: row['id'],
  applicationDate: row['applied_at'],
  selectedInterview: interviewOf(row),
  ...stateOf(row),
  applicant: {
    ...nameOf(row),
    technicalSkills: isAccepted(row)
      ? listOf(row['technical_skills'])
      : new Redactor(row['full_name']).tags(listOf(row['technical_skills'])),
    education: row['education'],
  },
});

function applicationPage<Item>(number: number, rows: readonly RowDataPacket[], item: (row: RowDataPacket) => Item) {
  const totalCount = Number(rows[0]?.['total'] ?? 0);
  return {
    companyApplications: {
      __typename: 'ApplicationPage',
      page: number,
      pageCount: Math.min(MAX_PAGE, Math.max(1, Math.ceil(totalCount / COMPANY_APPLICATIONS_PAGE_SIZE))),
      totalCount,
      items: rows.map(item),
    },
  };
}

const pageOf = (number: number): string =>
  `ORDER BY applied_at DESC, id DESC LIMIT ${COMPANY_APPLICATIONS_PAGE_SIZE} OFFSET ${(number - 1) * COMPANY_APPLICATIONS_PAGE_SIZE}`;

export const companyJobApplicants: Handler = async (pool, viewer, { jobId, page }) => {
  const number = Number(page ?? 1);
  const [rows] = await pool.execute<RowDataPacket[]>(
    `SELECT ${APPLICATION}, page.total
     FROM (SELECT id, (SELECT COUNT(*) FROM applications WHERE company_id = ? AND job_id = ?) AS total
           FROM applications WHERE company_id = ? AND job_id = ? ${pageOf(number)}) page
     JOIN applications a ON a.id = page.id JOIN seekers s ON s.id = a.seeker_id
     ORDER BY a.applied_at DESC, a.id DESC`,
    [viewer, String(jobId), viewer, String(jobId)],
  );
  return applicationPage(number, rows, applicationOf);
};

type Counted = { status: ApplicationStatus; count: number };

function countsOf(counted: readonly Counted[]) {
  const of = (status: ApplicationStatus): number => counted.find((one) => one.status === status)?.count ?? 0;
  return {
    __typename: 'ApplicationCounts',
    total: counted.reduce((sum, { count }) => sum + count, 0),
    pending: of('PENDING'),
    noReply: of('NO_REPLY'),
    accepted: of('ACCEPTED'),
    rejected: of('REJECTED'),
    withdrawn: of('WITHDRAWN'),
  };
}

/** Of all jobs, with one status. */
export const allApplicants: Handler = async (pool, viewer, { status, page }) => {
  const number = Number(page ?? 1);
  const [rows] = await pool.execute<RowDataPacket[]>(
    `SELECT ${APPLICATION}, j.created_at AS job_created_at, j.skills, page.total, page.counts
     FROM (SELECT id, (SELECT COUNT(*) FROM applications WHERE company_id = ? AND shown_status = ?) AS total,
                  (SELECT JSON_ARRAYAGG(JSON_OBJECT('status', c.shown_status, 'count', c.count))
                   FROM (SELECT shown_status, COUNT(*) AS count FROM applications WHERE company_id = ? GROUP BY shown_status) c) AS counts
           FROM applications WHERE company_id = ? AND shown_status = ? ${pageOf(number)}) page
     JOIN applications a ON a.id = page.id JOIN seekers s ON s.id = a.seeker_id JOIN jobs j ON j.id = a.job_id
     ORDER BY a.applied_at DESC, a.id DESC`,
    [viewer, String(status), viewer, viewer, String(status)],
  );
  const { companyApplications } = applicationPage(number, rows, (row) => {
    const skills = listOf(row['skills']);
    const told = [...listOf(row['technical_skills']), ...listOf(row['soft_skills'])];
    return {
      ...applicationOf(row),
      replyBy: replyByOf(row),
      viewerCanDecide: row['status'] === 'PENDING',
      jobId: row['job_id'],
      jobTitle: row['job_title'],
      job: { __typename: 'Job', id: row['job_id'], createdAt: row['job_created_at'], skills },
      skillsFound: skillsAmong(skills, new Redactor(row['full_name']).tags(told)),
    };
  });
  const counts = countsOf(listOf<Counted>(rows[0]?.['counts']));
  return { companyApplications: { ...companyApplications, counts } };
};

const CARD = `'id', a.id, 'status', a.status, 'job_title', a.job_title, 'applied_at', a.applied_at, 'full_name', s.full_name,
  'picture_file_id', CASE WHEN a.status = 'ACCEPTED' THEN s.picture_file_id END, 'link', COALESCE(a.details_link, a.interview_link),
  'interview_date', a.interview_date, 'interview_start', a.interview_start, 'interview_end', a.interview_end, 'interview_location_type', a.interview_location_type,
  'interview_starts_at', a.interview_starts_at, 'cancelled_at', a.cancelled_at, 'lapsed_at', a.lapsed_at, 'shown_status', a.shown_status, 'venue', a.venue`;

function chosenTimeOf(json: unknown) {
  const [chosen] = listOf<{ at: string; date: string; start: string }>(json);
  if (!chosen) return null;
  const startsAt = instantOf(chosen.at);
  return { __typename: 'InterviewTime', startsAt, timeZone: zoneAt(chosen.date, chosen.start, startsAt) };
}

export const companyDashboard: Handler = async (pool, viewer) => {
  const now = new Date();
  // An interview ends on the day it begins on; its begin bounds the range of the index.
  const yesterday = new Date(now.getTime() - DAY_MS);
  const [proposals] = await pool.execute<RowDataPacket[]>(
    `SELECT a.id FROM applications a FORCE INDEX (ix_applications_company_interview)
     STRAIGHT_JOIN reschedule_requests r ON r.pending_application_id = a.id
     WHERE a.company_id = ? AND a.status = 'ACCEPTED' AND r.requested_by = 'APPLICANT' AND r.expires_at > ? LIMIT 50`,
    [viewer, now],
  );
  const [[row]] = await pool.execute<RowDataPacket[]>(
    `SELECT b.tokens, jobs.total AS total_jobs, jobs.active AS active_jobs, counts.total, counts.pending, counts.no_reply, counts.accepted, counts.rejected, counts.withdrawn,
            (SELECT COUNT(*) FROM applications WHERE company_id = b.company_id AND status = 'ACCEPTED' AND interview_starts_at > ? AND interview_ends_at > ?) AS upcoming_count,
            (SELECT JSON_ARRAY(JSON_OBJECT('at', interview_starts_at, 'date', interview_date, 'start', interview_start)) FROM applications WHERE company_id = ? AND status = 'PENDING' AND interview_starts_at > ? AND lapsed_at IS NULL
             ORDER BY interview_starts_at LIMIT 1) AS next_chosen,
            (SELECT JSON_ARRAYAGG(JSON_OBJECT('id', j.id, 'title', j.title, 'location', j.location, 'employment_type', j.employment_type,
                      'created_at', j.created_at, 'auto_close_date', j.auto_close_date, 'is_visible', j.is_visible,
                      'total', (SELECT COUNT(*) FROM applications a WHERE a.job_id = j.id),
                      'pending', (SELECT COUNT(*) FROM applications a WHERE a.job_id = j.id AND a.shown_status = 'PENDING'),
                      'no_reply', (SELECT COUNT(*) FROM applications a WHERE a.job_id = j.id AND a.shown_status = 'NO_REPLY'))
                    ORDER BY j.created_at DESC, j.id DESC)
             FROM (SELECT * FROM jobs WHERE company_id = ? AND is_deleted = 0 AND is_active = 1 ORDER BY created_at DESC, id DESC LIMIT 3) j) AS first_jobs,
            (SELECT JSON_ARRAYAGG(JSON_OBJECT(${CARD}) ORDER BY a.interview_starts_at, a.id)
             FROM (SELECT * FROM applications WHERE company_id = ? AND status = 'ACCEPTED' AND interview_starts_at > ? AND interview_ends_at > ?
                   ORDER BY interview_starts_at, id LIMIT 3) a JOIN seekers s ON s.id = a.seeker_id) AS upcoming,
            (SELECT JSON_ARRAYAGG(JSON_OBJECT(${CARD}) ORDER BY a.applied_at DESC, a.id DESC)
             FROM (SELECT * FROM applications WHERE company_id = ? ORDER BY applied_at DESC, id DESC LIMIT 5) a JOIN seekers s ON s.id = a.seeker_id) AS recent,
            (SELECT JSON_ARRAYAGG(JSON_OBJECT('date', d.day, 'pending', d.pending, 'noReply', d.no_reply, 'accepted', d.accepted, 'rejected', d.rejected, 'withdrawn', d.withdrawn))
             FROM (SELECT DATE_FORMAT(applied_at + INTERVAL 7 HOUR, '%Y-%m-%d') AS day, CAST(SUM(shown_status = 'PENDING') AS INT) AS pending,
                          CAST(SUM(shown_status = 'NO_REPLY') AS INT) AS no_reply, CAST(SUM(shown_status = 'ACCEPTED') AS INT) AS accepted,
                          CAST(SUM(shown_status = 'REJECTED') AS INT) AS rejected, CAST(SUM(shown_status = 'WITHDRAWN') AS INT) AS withdrawn
                   FROM applications FORCE INDEX (ix_applications_company_shown)
                   WHERE company_id = ? AND shown_status IN ('PENDING', 'NO_REPLY', 'ACCEPTED', 'REJECTED', 'WITHDRAWN') AND applied_at >= ? GROUP BY day) d) AS days
     FROM token_balances b,
          (SELECT COUNT(*) AS total, COALESCE(SUM(is_active), 0) AS active FROM jobs WHERE company_id = ? AND is_deleted = 0) jobs,
          (SELECT COUNT(*) AS total, COALESCE(SUM(shown_status = 'PENDING'), 0) AS pending, COALESCE(SUM(shown_status = 'NO_REPLY'), 0) AS no_reply,
                  COALESCE(SUM(shown_status = 'ACCEPTED'), 0) AS accepted, COALESCE(SUM(shown_status = 'REJECTED'), 0) AS rejected,
                  COALESCE(SUM(shown_status = 'WITHDRAWN'), 0) AS withdrawn
           FROM applications WHERE company_id = ?) counts
     WHERE b.company_id = ?`,
    [
      yesterday,
      now,
      viewer,
      now,
      viewer,
      viewer,
      yesterday,
      now,
      viewer,
      viewer,
      wibInstant(firstDayOf(now), '00:00'),
      viewer,
      viewer,
      viewer,
    ],
  );
  if (!row) return { companyDashboard: null };
  // The applicants of the bench propose nothing.
  return { companyDashboard: dashboardOf(row, wibDateOf(now)), proposalsToAnswer: proposals };
};

function dashboardOf(row: RowDataPacket, today: LocalDate) {
  return {
    __typename: 'CompanyDashboard',
    tokenBalance: row['tokens'],
    totalJobs: row['total_jobs'],
    activeJobs: Number(row['active_jobs']),
    closedJobs: row['total_jobs'] - Number(row['active_jobs']),
    upcomingInterviewCount: row['upcoming_count'],
    nextChosenTime: chosenTimeOf(row['next_chosen']),
    applicationCounts: {
      __typename: 'ApplicationCounts',
      total: row['total'],
      pending: Number(row['pending']),
      noReply: Number(row['no_reply']),
      accepted: Number(row['accepted']),
      rejected: Number(row['rejected']),
      withdrawn: Number(row['withdrawn']),
    },
    applicationsByDay: daysOf(listOf<Day>(row['days']), today),
    firstActiveJobs: listOf<RowDataPacket>(row['first_jobs']).map((job) => ({
      __typename: 'Job',
      id: job['id'],
      title: job['title'],
      location: job['location'],
      employmentType: job['employment_type'],
      createdAt: instantOf(job['created_at']),
      isVisibleToSeekers:
        job['is_visible'] === 1 && (job['auto_close_date'] === null || job['auto_close_date'] >= today),
      applicationCounts: {
        __typename: 'ApplicationCounts',
        total: job['total'],
        pending: job['pending'],
        noReply: job['no_reply'],
      },
    })),
    upcomingInterviews: listOf<RowDataPacket>(row['upcoming']).map((one) => ({
      ...cardOf(one),
      joinUrl: one['link'],
      interviewDetails: one['venue'] && { __typename: 'InterviewDetails', venue: one['venue'] },
      selectedInterview: interviewOf(one),
    })),
    recentApplications: listOf<RowDataPacket>(row['recent']).map(cardOf),
  };
}

interface Day {
  date: LocalDate;
  pending: number;
  noReply: number;
  accepted: number;
  rejected: number;
  withdrawn: number;
}

const DAYS_SHOWN = 30;
const firstDayOf = (now: Date): LocalDate => addDays(wibDateOf(now), 1 - DAYS_SHOWN);

function daysOf(days: readonly Day[], today: LocalDate) {
  const byDay = new Map(days.map((day) => [day.date, day]));
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const date = addDays(today, index + 1 - DAYS_SHOWN);
    const none = { date, pending: 0, noReply: 0, accepted: 0, rejected: 0, withdrawn: 0 };
    return { __typename: 'ApplicationDay', ...(byDay.get(date) ?? none) };
  });
}

const cardOf = (row: RowDataPacket) => ({
  __typename: 'Application',
  id: row['id'],
  jobTitle: row['job_title'],
  applicationDate: instantOf(row['applied_at']),
  ...stateOf(row),
  applicant: nameOf(row),
});
