import type { Pool, PoolConnection, ResultSetHeader, RowDataPacket } from 'mysql2/promise';
import { CONFLICT_BUFFER_MINUTES } from '../../domain/interview-times';
import { newId } from '../../server/db/columns';
import { MAX_PROPOSALS } from '../../domain/reschedules';
import { Redactor } from '../../server/text/masking';
import { skillsAmong } from '../../server/modules/job-search/related/skill-match';
import { filePath, interviewOf, listOf, replyByOf, replyStateOfRow, seatsOf, stateOf, type Handler } from './handler';

/**
 * One acceptance in one transaction: the seat, the conflict with other interviews, the decision, the mails and the token;
 * of two acceptances of one applicant the second does nothing. Left out: a company that is not verified, a paused job, an
 * application that has lapsed, an applicant who is leaving, a slot that has begun, another slot than the applicant's, a
 * clash with an interview that was cancelled, the record of a conflict with its hourly limit, and the reveal's receipt;
 * also, which of several members accepts and their names: a company of the bench has one, without a name.
 */
export const acceptApplicant: Handler = async (pool, viewer, { input }) => {
  const { applicationId } = input as { applicationId: string };
  await accept(pool, viewer, applicationId);
  return {
    acceptApplication: { __typename: 'ApplicationPayload', application: await answer(pool, applicationId), errors: [] },
  };
};

async function accept(pool: Pool, viewer: string, id: string): Promise<void> {
  const [[learned]] = await pool.execute<RowDataPacket[]>(
    `SELECT a.seeker_id, a.slot_id, a.status, m.account_id FROM applications a JOIN company_members m ON m.company_id = a.company_id
     WHERE a.id = ? AND a.company_id = ?`,
    [id, viewer],
  );
  if (!learned) throw new Error('Not found');
  if (learned['status'] === 'ACCEPTED') return;
  const connection = await pool.getConnection();
  try {
    await connection.query('START TRANSACTION');
    await decide(connection, viewer, id, learned);
    await connection.query('COMMIT');
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
}

async function decide(
  connection: PoolConnection,
  viewer: string,
  id: string,
  { seeker_id: seeker, slot_id: slot, account_id: member }: RowDataPacket,
): Promise<void> {
  const now = new Date();
  // The seeker's row, so that two companies cannot accept one person into the same hour.
  await connection.execute('UPDATE seekers SET lock_version = lock_version + 1 WHERE id = ?', [seeker]);
  await connection.execute('UPDATE interview_slots SET is_selected = 1, lock_version = lock_version + 1 WHERE id = ?', [
    slot,
  ]);
  const [decided] = await connection.execute<ResultSetHeader>(
    `UPDATE applications a SET a.status = 'ACCEPTED', a.decided_at = ?, a.decided_by = ?, a.updated_at = ?, a.lock_version = a.lock_version + 1
     WHERE a.id = ? AND a.status = 'PENDING' AND a.slot_id = ?`,
    [now, member, now, id, slot],
  );
  const [clashes] = await connection.execute<RowDataPacket[]>(
    `SELECT 1 FROM applications o JOIN applications a ON a.id = ?
     WHERE o.seeker_id = ? AND o.status = 'ACCEPTED' AND o.id <> a.id
       AND o.interview_starts_at < a.interview_ends_at + INTERVAL ${CONFLICT_BUFFER_MINUTES} MINUTE
       AND a.interview_starts_at < o.interview_ends_at + INTERVAL ${CONFLICT_BUFFER_MINUTES} MINUTE LIMIT 1`,
    [id, seeker],
  );
  if (decided.affectedRows === 0 || clashes.length > 0) throw new Error('Not pending, or a conflict');
  await connection.execute(
    `INSERT INTO outbox (id, effect_key, payload, created_at, due_at, attempts)
     SELECT ?, CONCAT('accepted:', a.id), JSON_OBJECT('to', account.email, 'job', a.job_title, 'company', a.company_name, 'date', a.interview_date), ?, ?, 0
     FROM applications a JOIN seekers s ON s.id = a.seeker_id JOIN accounts account ON account.id = s.account_id WHERE a.id = ?
     UNION ALL
     SELECT ?, CONCAT('calendar:', a.id), JSON_OBJECT('to', account.email, 'job', a.job_title, 'application', a.id, 'date', a.interview_date), ?, ?, 0
     FROM applications a JOIN companies c ON c.id = a.company_id JOIN company_members m ON m.company_id = c.id JOIN accounts account ON account.id = m.account_id WHERE a.id = ?`,
    [newId(), now, now, id, newId(), now, now, id],
  );
  const [spent] = await connection.execute<ResultSetHeader>(
    'UPDATE token_balances SET tokens = tokens - 1 WHERE company_id = ? AND tokens >= 1',
    [viewer],
  );
  if (spent.affectedRows === 0) throw new Error('No token');
  await connection.execute(
    `INSERT INTO token_transactions (id, company_id, type, amount, balance_after, application_id, account_id, created_at)
     SELECT ?, company_id, 'USAGE', -1, tokens, ?, ?, ? FROM token_balances WHERE company_id = ?`,
    [newId(), id, member, now, viewer],
  );
}

async function answer(pool: Pool, id: string) {
  const now = new Date();
  const [[row]] = await pool.execute<RowDataPacket[]>(
    `SELECT a.*, s.full_name, s.phone_number, s.picture_file_id, s.cv_file_id, s.portfolio_file_id, s.education, s.technical_skills, s.soft_skills,
            s.work_experience, account.email, j.skills, j.is_active, decider.email AS decided_by_name,
            slot.is_selected, slot.max_applicants, slot.seats_taken, slot.starts_at,
            (SELECT COUNT(*) FROM slot_holds h WHERE h.slot_id = slot.id AND h.expires_at > ?) AS held,
            (SELECT COUNT(*) FROM reschedule_requests r WHERE r.application_id = a.id) AS requests
     FROM applications a JOIN seekers s ON s.id = a.seeker_id JOIN accounts account ON account.id = s.account_id JOIN jobs j ON j.id = a.job_id
     JOIN interview_slots slot ON slot.id = a.slot_id JOIN accounts decider ON decider.id = a.decided_by WHERE a.id = ?`,
    [now, id],
  );
  if (!row) return null;
  const isOver = row['interview_ends_at'] <= now;
  const skills = listOf(row['skills']);
  const listed = [...listOf(row['technical_skills']), ...listOf(row['soft_skills'])];
  const { status, interview } = stateOf(row);
  return {
    __typename: 'Application',
    id: row['id'],
    status,
    jobId: row['job_id'],
    jobTitle: row['job_title'],
    applicationDate: row['applied_at'],
    decidedBy: row['decided_by_name'],
    rejectionNotice: row['rejection_notice'],
    joinUrl: isOver ? null : (row['details_link'] ?? row['interview_link']),
    viewerCanDecide: false,
    whyViewerCannotAccept: 'APPLICATION_NOT_PENDING',
    viewerCanAddDetails: true,
    viewerCanRequestReschedule: row['requests'] === 0 && !isOver,
    viewerCanRespondToReschedule: false,
    viewerCanWithdrawReschedule: false,
    viewerCanCancelInterview: row['interview_starts_at'] > now,
    viewerCanReportAttendance: isOver,
    viewerCanRecordOutcome: isOver,
    viewerProposalsLeft: MAX_PROPOSALS,
    replyState: replyStateOfRow(row),
    replyBy: replyByOf(row),
    // A just accepted interview has no follow-up and no cancellation.
    followUp: null,
    cancelledInterviews: [],
    interview: { ...interview, cancelledBy: null, reason: null, at: null, planAgainUntil: null },
    skillsFound: skillsAmong(skills, new Redactor(row['full_name']).tags(listed)),
    viewerCanCounterReschedule: false,
    interviewRescheduleRequest: null,
    rescheduleHistory: [],
    job: {
      __typename: 'Job',
      id: row['job_id'],
      skills,
      isActive: row['is_active'] === 1,
    },
    selectedInterview: { ...interviewOf(row), startsAt: row['interview_starts_at'] },
    selectedSlot: {
      __typename: 'InterviewSlot',
      id: row['slot_id'],
      maxApplicants: row['max_applicants'],
      seatsLeft: seatsOf(row, now).seatsLeft,
    },
    interviewDetails: row['venue']
      ? {
          __typename: 'InterviewDetails',
          venue: row['venue'],
          link: row['details_link'],
          additionalInfo: row['additional_info'],
        }
      : null,
    applicant: {
      __typename: 'Applicant',
      fullName: row['full_name'],
      isRevealed: true,
      email: row['email'],
      phoneNumber: row['phone_number'],
      pictureUrl: filePath(row['picture_file_id']),
      cvUrl: filePath(row['cv_file_id']),
      portfolioUrl: filePath(row['portfolio_file_id']),
      education: row['education'],
      technicalSkills: listOf(row['technical_skills']),
      softSkills: listOf(row['soft_skills']),
      workExperience: row['work_experience'],
    },
  };
}
