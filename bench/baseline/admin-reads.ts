import type { RowDataPacket } from 'mysql2/promise';
import { decodeCursor, encodeCursor } from '../../server/graphql/paging';
import { filePath, replyByOf, stateOf, type Handler } from './handler';

const PAGE = 20;

/** What an administrator reads, in one statement, without an audit trail. */
export const adminApplications: Handler = async (pool, _viewer, { status, after }) => {
  const [at, id] = decodeCursor(typeof after === 'string' ? after : null, 'instant', 'id') ?? [];
  const conditions = [
    ...(status ? ['shown_status = ?'] : []),
    ...(at ? ['(applied_at < ? OR (applied_at = ? AND id < ?))'] : []),
  ];
  const parameters = [...(status ? [String(status)] : []), ...(at ? [new Date(at), new Date(at), id ?? ''] : [])];
  const [rows] = await pool.execute<RowDataPacket[]>(
    `SELECT a.id, a.job_id, a.status, a.applied_at, a.cancelled_at, a.shown_status, a.reply_by, a.job_title, a.company_name AS stored_company, a.company_id, j.title, j.company_name, j.is_deleted, s.full_name, s.picture_file_id, account.email
     FROM (SELECT id FROM applications FORCE INDEX (${status ? 'ix_applications_shown' : 'ix_applications_applied'})
           WHERE ${conditions.join(' AND ') || 'TRUE'} ORDER BY applied_at DESC, id DESC LIMIT ${PAGE + 1}) page
     JOIN applications a ON a.id = page.id JOIN jobs j ON j.id = a.job_id
     JOIN seekers s ON s.id = a.seeker_id JOIN accounts account ON account.id = s.account_id
     ORDER BY a.applied_at DESC, a.id DESC`,
    parameters,
  );
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    adminApplications: {
      __typename: 'AdminApplicationConnection',
      items: shown.map((row) => ({
        __typename: 'Application',
        id: row['id'],
        jobId: row['job_id'],
        jobTitle: row['job_title'],
        companyName: row['stored_company'],
        companyId: row['company_id'],
        applicationDate: row['applied_at'],
        ...stateOf(row),
        replyBy: replyByOf(row),
        job:
          row['is_deleted'] === 1
            ? null
            : { __typename: 'Job', id: row['job_id'], title: row['title'], companyName: row['company_name'] },
        applicant: {
          __typename: 'Applicant',
          isRevealed: true,
          fullName: row['full_name'],
          email: row['email'],
          pictureUrl: filePath(row['picture_file_id']),
        },
      })),
      endCursor: rows.length > PAGE && last ? encodeCursor([last['applied_at'].toISOString(), last['id']]) : null,
    },
  };
};
