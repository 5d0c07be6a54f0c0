import type { JobApplicants } from '../jobs/public';
import { closePending } from './commands/close-applications';
import { readJobPage } from './job-page.sql';
import { forgetSlots, hasApplied } from './stored-application.sql';

export const jobApplicants: JobApplicants = {
  readPage: readJobPage,
  closePending,
  leaveSlots: ({ manager }, slotIds) => forgetSlots(manager, slotIds),
  hasApplied: ({ manager }, jobId, seekerId) => hasApplied(manager, jobId, seekerId),
};
