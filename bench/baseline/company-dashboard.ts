import type { RowDataPacket } from 'mysql2/promise';
import { FOLLOW_UP_DAYS, OUTCOME_CORRECTION_MINUTES } from '../../domain/follow-ups';
import { addDays, DAY_MS, MINUTE_MS, wibDateOf, wibInstant, type LocalDate, zoneAt } from '../../domain/time';
import { nameOf } from './company-reads';
import { instantOf, interviewOf, listOf, proposalsToAnswer, seatsOf, stateOf, type Handler } from './handler';

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

/**
 * In one statement, beside those for the proposals and for the missing outcomes. Left out: the receipts of what is
 * revealed.
 */
export const companyDashboard: Handler = async (pool, viewer) => {
  const now = new Date();
  // An interview ends on the day it begins on; its begin bounds the range of the index.
  const yesterday = new Date(now.getTime() - DAY_MS);
  const oldestEnd = new Date(now.getTime() - FOLLOW_UP_DAYS * DAY_MS);
  const proposals = await proposalsToAnswer(pool, 'company', viewer, now);
  const [outcomes] = await pool.execute<RowDataPacket[]>(
    `SELECT a.id, f.outcome FROM applications a FORCE INDEX (ix_applications_company_interview)
     JOIN seekers s ON s.id = a.seeker_id AND s.account_id IS NOT NULL
     LEFT JOIN interview_follow_ups f ON f.application_id = a.id AND f.interview_starts_at = a.interview_starts_at
     WHERE a.company_id = ? AND a.status = 'ACCEPTED' AND a.cancelled_at IS NULL AND a.interview_starts_at > ? AND a.interview_ends_at > ?
       AND a.interview_ends_at <= ? AND (f.outcome IS NULL OR (f.told_at IS NULL AND f.outcome_at > ?))
     ORDER BY a.interview_starts_at, a.id LIMIT 50`,
    [
      viewer,
      new Date(oldestEnd.getTime() - DAY_MS),
      oldestEnd,
      now,
      new Date(now.getTime() - OUTCOME_CORRECTION_MINUTES * MINUTE_MS),
    ],
  );
  const outcomesToTell = outcomes.map(({ id, outcome }) => ({
    __typename: 'Application',
    id,
    followUp: { __typename: 'FollowUp', outcome },
  }));
  const [[row]] = await pool.execute<RowDataPacket[]>(
    `SELECT b.tokens, jobs.total AS total_jobs, jobs.active AS active_jobs, counts.total, counts.pending, counts.no_reply, counts.accepted, counts.rejected, counts.withdrawn,
            (SELECT COUNT(*) FROM applications WHERE company_id = b.company_id AND status = 'ACCEPTED' AND interview_starts_at > ? AND interview_ends_at > ?) AS upcoming_count,
            (SELECT JSON_ARRAY(JSON_OBJECT('at', interview_starts_at, 'date', interview_date, 'start', interview_start)) FROM applications WHERE company_id = ? AND status = 'PENDING' AND interview_starts_at > ? AND lapsed_at IS NULL
             ORDER BY interview_starts_at LIMIT 1) AS next_chosen,
            (SELECT COUNT(*) FROM applications WHERE company_id = b.company_id AND status = 'PENDING' AND lapsed_at IS NULL AND reply_by < ?) AS answers_today,
            (SELECT COUNT(*) FROM jobs j WHERE j.company_id = b.company_id AND j.is_deleted = 0 AND j.is_active = 1 AND j.is_paused = 0 AND NOT EXISTS (
               SELECT 1 FROM interview_slots t WHERE t.job_id = j.id AND t.starts_at > ? AND t.seats_taken < t.max_applicants AND t.is_selected = 0)) AS jobs_without_times,
            (SELECT JSON_ARRAYAGG(JSON_OBJECT('id', j.id, 'title', j.title,
                      'slots', (SELECT JSON_ARRAYAGG(JSON_OBJECT('id', t.id, 'starts_at', t.starts_at, 'is_selected', t.is_selected, 'seats_taken', t.seats_taken,
                                  'max_applicants', t.max_applicants, 'held', (SELECT COUNT(*) FROM slot_holds h WHERE h.slot_id = t.id AND h.expires_at > ?))
                                ORDER BY t.starts_at, t.id) FROM interview_slots t WHERE t.job_id = j.id),
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
      wibInstant(addDays(wibDateOf(now), 1), '00:00'),
      now,
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
  const companyWaiting = {
    __typename: 'CompanyWaiting',
    answersToday: row['answers_today'],
    jobsWithoutTimes: row['jobs_without_times'],
  };
  return { companyDashboard: dashboardOf(row, now), companyWaiting, outcomesToTell, proposalsToAnswer: proposals };
};

function dashboardOf(row: RowDataPacket, now: Date) {
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
    applicationsByDay: daysOf(listOf<Day>(row['days']), wibDateOf(now)),
    firstActiveJobs: listOf<RowDataPacket>(row['first_jobs']).map((job) => ({
      __typename: 'Job',
      id: job['id'],
      title: job['title'],
      interviewAvailability: listOf<RowDataPacket>(job['slots']).map((slot) => ({
        __typename: 'InterviewSlot',
        id: slot['id'],
        startsAt: instantOf(slot['starts_at']),
        ...seatsOf(slot, now),
      })),
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
