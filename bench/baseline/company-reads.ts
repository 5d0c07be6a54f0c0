import type { RowDataPacket } from 'mysql2/promise';
import { COMPANY_APPLICATIONS_PAGE_SIZE, type ApplicationStatus } from '../../domain/applications';
import { MAX_PAGE } from '../../domain/jobs';
import { maskName, Redactor } from '../../server/text/masking';
import { skillsAmong } from '../../server/modules/job-search/related/skill-match';
import { filePath, interviewOf, listOf, replyByOf, STATE, stateOf, type Handler } from './handler';

/** What a company reads of its applicants, each in one statement. Left out: the receipts of what is revealed. */

const isAccepted = (row: RowDataPacket): boolean => row['status'] === 'ACCEPTED';

export const nameOf = (row: RowDataPacket) => ({
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
  applicant: { ...nameOf(row), education: row['education'] },
});

const pageOf = (number: number): string =>
  `ORDER BY applied_at DESC, id DESC LIMIT ${COMPANY_APPLICATIONS_PAGE_SIZE} OFFSET ${(number - 1) * COMPANY_APPLICATIONS_PAGE_SIZE}`;

export const companyJobApplicants: Handler = async (pool, viewer, { jobId, page }) => {
  const [rows] = await pool.execute<RowDataPacket[]>(
    `SELECT ${APPLICATION}, page.total
     FROM (SELECT id, (SELECT COUNT(*) FROM applications WHERE company_id = ? AND job_id = ?) AS total
           FROM applications WHERE company_id = ? AND job_id = ? ${pageOf(Number(page ?? 1))}) page
     JOIN applications a ON a.id = page.id JOIN seekers s ON s.id = a.seeker_id
     ORDER BY a.applied_at DESC, a.id DESC`,
    [viewer, String(jobId), viewer, String(jobId)],
  );
  const items = rows.map((row) => {
    const application = applicationOf(row);
    const told = listOf(row['technical_skills']);
    const technicalSkills = isAccepted(row) ? told : new Redactor(row['full_name']).tags(told);
    return { ...application, applicant: { ...application.applicant, technicalSkills } };
  });
  return { companyApplications: { __typename: 'ApplicationPage', totalCount: Number(rows[0]?.['total'] ?? 0), items } };
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

/** Of all jobs, with one status; the counts also beside an empty page. */
export const allApplicants: Handler = async (pool, viewer, { status, page }) => {
  const number = Number(page ?? 1);
  const [rows] = await pool.execute<RowDataPacket[]>(
    `SELECT ${APPLICATION}, j.created_at AS job_created_at, j.skills, counted.counts
     FROM (SELECT JSON_ARRAYAGG(JSON_OBJECT('status', c.shown_status, 'count', c.count)) AS counts
           FROM (SELECT shown_status, COUNT(*) AS count FROM applications WHERE company_id = ? GROUP BY shown_status) c) counted
     LEFT JOIN ((SELECT id FROM applications WHERE company_id = ? AND shown_status = ? ${pageOf(number)}) page
       JOIN applications a ON a.id = page.id JOIN seekers s ON s.id = a.seeker_id JOIN jobs j ON j.id = a.job_id) ON TRUE
     ORDER BY a.applied_at DESC, a.id DESC`,
    [viewer, viewer, String(status)],
  );
  const items = rows.flatMap((row) => {
    if (row['id'] === null) return [];
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
  const counted = listOf<Counted>(rows[0]?.['counts']);
  const totalCount = counted.find((one) => one.status === status)?.count ?? 0;
  const pageCount = Math.min(MAX_PAGE, Math.max(1, Math.ceil(totalCount / COMPANY_APPLICATIONS_PAGE_SIZE)));
  return {
    companyApplications: {
      __typename: 'ApplicationPage',
      page: number,
      pageCount,
      totalCount,
      counts: countsOf(counted),
      items,
    },
  };
};
