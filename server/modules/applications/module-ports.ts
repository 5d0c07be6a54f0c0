import { In } from 'typeorm';
import type { CompanyApplicants } from '../companies';
import type { JobApplicants } from '../jobs';
import { loadAcceptedBy } from './lists/accepted-by.sql';
import { Application } from './application.entity';
import { mayApplyAgain } from './application.policy';
import { closePending } from './commands/close-applications';
import { hasUpcomingTimes, jobsWithInterviewBetween, refuseConflict } from './interviews.sql';
import { readJobPage } from './lists/job-applications.sql';
import { mailEdit } from './job-edit-news.sql';
import { findEarlier } from './stored-application.sql';

/** What companies and jobs need from applications. */

export const companyApplicants: CompanyApplicants = {
  hasAcceptedViewer: ({ loaders }, companyId) => loaders.load(loadAcceptedBy, companyId),
};

export const jobApplicants: JobApplicants = {
  readPage: readJobPage,
  closePending,
  jobsWithInterviewBetween: (executor, jobIds, after, until) =>
    jobsWithInterviewBetween(executor, jobIds, { after, until }),
  hasUpcomingTimes: ({ manager }, jobId, now) => hasUpcomingTimes(manager, jobId, now),
  mailEdit,
  async leaveSlots({ manager }, slotIds) {
    const without = { slotId: In(slotIds), status: In(['REJECTED', 'WITHDRAWN']) };
    await manager.getRepository(Application).update(without, { slotId: null });
  },
  async hasApplied({ manager }, jobId, seekerId) {
    const earlier = await findEarlier(manager, jobId, seekerId);
    return earlier !== null && !mayApplyAgain(earlier);
  },
  refuseConflict: (transaction, seekerId, span) =>
    refuseConflict(transaction, { seekerId, span, code: 'INTERVIEW_CONFLICT' }),
};
