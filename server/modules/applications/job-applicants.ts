import { selectOne } from '../../db/statements';
import type { JobApplicants } from '../jobs/public';
import { closePending, leaveSlots } from './commands/close-applications';
import { readJobPage } from './job-page.queries';

/** What jobs ask of applications. */
export const jobApplicants: JobApplicants = {
  readPage: readJobPage,
  closePending,
  leaveSlots,
  async hasApplied({ manager }, jobId, seekerId) {
    const standing = await selectOne(
      manager,
      "SELECT id FROM applications WHERE job_id = ? AND seeker_id = ? AND status <> 'WITHDRAWN'",
      [jobId, seekerId],
    );
    return standing !== null;
  },
};
