import type { JobTimes } from '../../domain/slots';
import type { Pool, RowDataPacket } from 'mysql2/promise';
import { MAX_PAGE, SEEKER_JOBS_PAGE_SIZE } from '../../domain/jobs';
import { isTooClose } from '../../domain/interview-times';
import { JOB_WAIT_DAYS } from '../../domain/job-waits';
import { wibDateOf } from '../../domain/time';
import { skillsAmong } from '../../server/modules/job-search/related/skill-match';
import {
  filePath,
  interviewOf,
  listOf,
  proposalsToAnswer,
  replyByOf,
  replyStateOfRow,
  salaryOf,
  seatsOf,
  STATE,
  stateOf,
  type Handler,
} from './handler';

/**
 * What a seeker reads, each in one statement, except the proposals beside the applications; of the jobs the list without
 * a search.
 */

const VISIBLE = 'j.is_visible = 1 AND (j.auto_close_date IS NULL OR j.auto_close_date >= ?)';
const TOTAL_FRESH_MS = 5_000;
const totals = new Map<string, { countedAt: number; total: Promise<number> }>();

/** Counted once per filter every five seconds, because the count costs more than the page. */
function countVisible(pool: Parameters<Handler>[0], where: string, parameters: readonly string[]): Promise<number> {
  const key = `${where} ${parameters.join('\n')}`;
  const known = totals.get(key);
  if (known && Date.now() - known.countedAt < TOTAL_FRESH_MS) return known.total;
  const total = pool
    .execute<RowDataPacket[]>(`SELECT COUNT(*) AS total FROM jobs j WHERE ${where}`, [...parameters])
    .then(([rows]) => Number(rows[0]?.['total'] ?? 0));
  totals.set(key, { countedAt: Date.now(), total });
  return total;
}

interface Page {
  rows: RowDataPacket[];
  /** The same for every seeker. */
  total: number;
}

/** The viewer's interviews that a slot can clash with; takes the viewer and now. */
const INTERVIEWS = `(SELECT JSON_ARRAYAGG(JSON_OBJECT('id', i.id, 'title', i.job_title, 'company', i.company_name, 'from', i.interview_starts_at,
    'to', i.interview_ends_at, 'date', i.interview_date, 'start', i.interview_start, 'end', i.interview_end, 'zone', work.time_zone) ORDER BY i.interview_starts_at)
  FROM applications i JOIN jobs work ON work.id = i.job_id WHERE i.seeker_id = ? AND i.status = 'ACCEPTED' AND i.cancelled_at IS NULL AND i.interview_ends_at > ?) AS interviews`;

/** Takes now, viewer, now, viewer, now. */
const CARD = `j.id, j.title, j.company_id, j.company_name, c.logo_file_id, j.location, j.employment_type, j.salary_min, j.salary_max, j.salary_period,
  j.created_at, j.time_zone, j.skills, me.technical_skills, me.soft_skills,
  (SELECT JSON_ARRAYAGG(JSON_OBJECT('id', s.id, 'date', s.date, 'start', s.start, 'from', s.starts_at, 'to', s.ends_at, 'place', s.location_type)
            ORDER BY s.starts_at, s.ends_at, s.id)
   FROM interview_slots s WHERE s.job_id = j.id AND s.starts_at > ? AND s.is_selected = 0 AND s.max_applicants > s.seats_taken +
     (SELECT COUNT(*) FROM slot_holds h WHERE h.slot_id = s.id AND h.seeker_id <> ? AND h.expires_at > ?)) AS open_slots,
  (SELECT MAX(l.starts_at) FROM interview_slots l WHERE l.job_id = j.id) AS last_slot_at,
  ${INTERVIEWS}`;
const cardParameters = (viewer: string, now: Date) => [now, viewer, now, viewer, now];
const NOT_APPLIED =
  "NOT EXISTS (SELECT 1 FROM applications a WHERE a.job_id = j.id AND a.seeker_id = ? AND a.status <> 'WITHDRAWN')";
const OWN = `SELECT COUNT(*) FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.seeker_id = ? AND a.status <> 'WITHDRAWN' AND ${VISIBLE}`;

export const seekerJobs: Handler = async (pool, viewer, { page }) => {
  const number = Number(page ?? 1);
  const today = wibDateOf(new Date());
  const { rows, total } = await readNewest(pool, viewer, { number, today });
  const isLast = rows.length < SEEKER_JOBS_PAGE_SIZE && (rows.length > 0 || number === 1);
  const totalCount = isLast
    ? (number - 1) * SEEKER_JOBS_PAGE_SIZE + rows.length
    : Math.max(0, total - Number(rows[0]?.['own'] ?? 0));
  const pageCount = Math.min(MAX_PAGE, Math.max(1, Math.ceil(totalCount / SEEKER_JOBS_PAGE_SIZE)));
  const items = rows.map(listCard);
  return { jobs: { __typename: 'FoundJobPage', page: number, pageCount, totalCount, items, understood: null } };
};

async function readNewest(
  pool: Pool,
  viewer: string,
  { number, today }: { number: number; today: string },
): Promise<Page> {
  const [total, [rows]] = await Promise.all([
    countVisible(pool, VISIBLE, [today]),
    pool.execute<RowDataPacket[]>(
      `SELECT ${CARD}, (${OWN}) AS own
       FROM (SELECT j.id FROM jobs j WHERE ${VISIBLE} AND ${NOT_APPLIED}
             ORDER BY j.created_at DESC, j.id DESC LIMIT ${SEEKER_JOBS_PAGE_SIZE} OFFSET ${(number - 1) * SEEKER_JOBS_PAGE_SIZE}) page
       JOIN jobs j ON j.id = page.id JOIN companies c ON c.id = j.company_id JOIN seekers me ON me.id = ?
       ORDER BY j.created_at DESC, j.id DESC`,
      [...cardParameters(viewer, new Date()), viewer, today, today, viewer, viewer],
    ),
  ]);
  return { rows, total };
}

function card(row: RowDataPacket) {
  return {
    __typename: 'Job',
    id: row['id'],
    title: row['title'],
    companyId: row['company_id'],
    companyName: row['company_name'],
    companyLogo: filePath(row['logo_file_id']),
    location: row['location'],
    employmentType: row['employment_type'],
    salary: salaryOf(row),
    createdAt: row['created_at'],
  };
}

/** Those that are required, and which of them the viewer lists. */
function skillsOf(row: RowDataPacket) {
  const skills = listOf(row['skills']);
  const own = [...listOf(row['technical_skills']), ...listOf(row['soft_skills'])];
  return { skills, skillsFound: skillsAmong(skills, own) };
}

interface OpenSlot extends Pick<Interview, 'id' | 'date' | 'start' | 'from' | 'to'> {
  place: string;
}

const timesOf = (open: readonly OpenSlot[], last: Date | null): JobTimes => {
  if (open.length > 0) return 'FREE';
  if (last === null) return 'NONE';
  return last <= new Date() ? 'PAST' : 'TAKEN';
};

function listCard(row: RowDataPacket) {
  const interviews = listOf<Interview>(row['interviews']).map(spanOf);
  const open = listOf<OpenSlot>(row['open_slots']);
  const free = open.filter((slot) => !interviews.some((interview) => isTooClose(spanOf(slot), interview)));
  const slots = free.slice(0, 2).map(({ id, date, start, place }) => ({
    __typename: 'InterviewSlot',
    id,
    date,
    start,
    timeZone: row['time_zone'],
    locationType: place,
  }));
  return {
    ...card(row),
    ...skillsOf(row),
    nextTimes: {
      __typename: 'NextTimes',
      slots,
      more: free.length - slots.length,
      state: timesOf(open, row['last_slot_at']),
    },
  };
}

export const seekerJob: Handler = async (pool, viewer, { id }) => {
  const now = new Date();
  const [rows] = await pool.execute<RowDataPacket[]>(
    `SELECT j.id, j.title, j.description, j.company_id, j.company_name, c.logo_file_id, c.is_verified, j.location, j.employment_type, j.salary_min,
            j.salary_max, j.salary_period, j.skills, j.created_at, j.auto_close_date, j.is_visible, j.time_zone,
            me.technical_skills, me.soft_skills, record.answers_in_time, record.answers_within_days, record.tells_outcome,
            a.id AS own_id, a.status, ${STATE},
            (SELECT w.asked_at FROM job_waits w WHERE w.seeker_id = me.id AND w.job_id = j.id AND w.asked_at > UTC_TIMESTAMP(6) - INTERVAL ${JOB_WAIT_DAYS} DAY) AS asked_at,
            s.id AS slot_id, s.date, s.start, s.end, s.starts_at, s.ends_at, s.location_type, s.max_applicants, s.seats_taken, s.is_selected,
            (SELECT COUNT(*) FROM slot_holds h WHERE h.slot_id = s.id AND h.seeker_id <> ? AND h.expires_at > ?) AS held,
            ${INTERVIEWS}
     FROM jobs j JOIN companies c ON c.id = j.company_id JOIN seekers me ON me.id = ?
     LEFT JOIN company_track_records record ON record.company_id = c.id
     LEFT JOIN interview_slots s ON s.job_id = j.id
     LEFT JOIN applications a ON a.job_id = j.id AND a.seeker_id = ?
     WHERE j.id = ? AND j.is_deleted = 0 ORDER BY s.starts_at, s.id`,
    [viewer, now, viewer, now, viewer, viewer, String(id)],
  );
  const [row] = rows;
  if (!row) return { job: null };
  const isOpen =
    row['is_visible'] === 1 && (row['auto_close_date'] === null || row['auto_close_date'] >= wibDateOf(now));
  const interviews = listOf<Interview>(row['interviews']).map((interview) => ({
    ...interview,
    span: spanOf(interview),
  }));
  return {
    job: {
      ...card(row),
      ...skillsOf(row),
      // The companies of the bench have no public pages.
      publicUrl: null,
      companyTrackRecord: {
        __typename: 'TrackRecord',
        isNew: row['answers_in_time'] === null,
        answersInTime: row['answers_in_time'],
        answersWithinDays: row['answers_within_days'],
        tellsOutcome: row['tells_outcome'] === 1,
      },
      description: row['description'],
      isCompanyVerified: row['is_verified'] === 1,
      autoCloseDate: row['auto_close_date'],
      viewerCanApply: isOpen && (row['own_id'] === null || row['status'] === 'WITHDRAWN'),
      viewerAskedAt: row['asked_at'],
      viewerApplication: row['own_id'] && {
        __typename: 'Application',
        id: row['own_id'],
        ...stateOf(row),
        selectedInterview: interviewOf(row),
      },
      interviewAvailability: row['slot_id'] === null ? [] : rows.map((slot) => slotOf(slot, interviews, now)),
    },
  };
};

interface Interview {
  id: string;
  title: string;
  company: string;
  from: string;
  to: string;
  date: string;
  start: string;
  end: string;
  zone: string;
}

const spanOf = ({ from, to }: Pick<Interview, 'from' | 'to'>) => ({
  startsAt: new Date(`${from.replace(' ', 'T')}Z`),
  endsAt: new Date(`${to.replace(' ', 'T')}Z`),
});

function slotOf(
  row: RowDataPacket,
  interviews: readonly (Interview & { span: ReturnType<typeof spanOf> })[],
  now: Date,
) {
  const clash = interviews.find(({ span }) => isTooClose({ startsAt: row['starts_at'], endsAt: row['ends_at'] }, span));
  return {
    __typename: 'InterviewSlot',
    id: row['slot_id'],
    date: row['date'],
    start: row['start'],
    end: row['end'],
    timeZone: row['time_zone'],
    locationType: row['location_type'],
    maxApplicants: row['max_applicants'],
    ...seatsOf(row, now),
    conflict: clash
      ? {
          __typename: 'InterviewConflict',
          applicationId: clash.id,
          jobTitle: clash.title,
          companyName: clash.company,
          date: clash.date,
          start: clash.start,
          end: clash.end,
          timeZone: clash.zone,
        }
      : null,
  };
}

export const seekerApplications: Handler = async (pool, viewer) => {
  const now = new Date();
  const proposals = await proposalsToAnswer(pool, 'seeker', viewer, now);
  const [rows] = await pool.execute<RowDataPacket[]>(
    `SELECT a.id, a.status, a.applied_at, a.job_title, a.company_name, ${STATE},
            j.id AS job_id, j.is_deleted, j.location, c.logo_file_id,
            (SELECT JSON_ARRAY(JSON_OBJECT('__typename', 'RescheduleRequest', 'id', r.id, 'requestedBy', r.requested_by,
                      'status', IF(r.status = 'PENDING' AND r.expires_at <= ?, 'EXPIRED', r.status)))
             FROM reschedule_requests r WHERE r.application_id = a.id ORDER BY r.number DESC LIMIT 1) AS newest_request
     FROM applications a JOIN jobs j ON j.id = a.job_id JOIN companies c ON c.id = j.company_id
     WHERE a.seeker_id = ? ORDER BY a.applied_at DESC, a.id DESC LIMIT 500`,
    [now, viewer],
  );
  return {
    myApplications: rows.map((row) => ({
      __typename: 'Application',
      id: row['id'],
      applicationDate: row['applied_at'],
      jobTitle: row['job_title'],
      companyName: row['company_name'],
      selectedInterview: interviewOf(row),
      ...stateOf(row),
      replyState: replyStateOfRow(row),
      replyBy: replyByOf(row),
      interviewRescheduleRequest: listOf<unknown>(row['newest_request'])[0] ?? null,
      job:
        row['is_deleted'] === 1
          ? null
          : {
              __typename: 'Job',
              id: row['job_id'],
              companyLogo: filePath(row['logo_file_id']),
              location: row['location'],
            },
    })),
    proposalsToAnswer: proposals,
  };
};
