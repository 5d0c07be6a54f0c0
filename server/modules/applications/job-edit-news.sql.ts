import { UNDECIDED, ACCEPTED } from '../../../domain/application-state';
import { inState } from './application-state.sql';
import { JOB_PARTS } from '../../../domain/jobs';
import { columnsNamed } from '../../db/field-table';
import { text } from '../../db/row';
import { selectRows } from '../../db/statements';
import type { JobApplicants } from '../jobs';
import { jobEditedMail } from './application.mails';
import { APPLICATION_TABLE } from './application.table';

/** The people to mail about an edit of a posting; those without an address have left. */
const CONCERNED = { ...columnsNamed(APPLICATION_TABLE, 'id', 'job_title', 'company_name'), email: text };

export const mailEdit: JobApplicants['mailEdit'] = async (transaction, jobId, { parts, outbox, env }) => {
  const concerned = await selectRows(
    transaction.manager,
    CONCERNED,
    `SELECT a.id, a.job_title, a.company_name, account.email
     FROM applications a JOIN seekers s ON s.id = a.seeker_id JOIN accounts account ON account.id = s.account_id
     WHERE a.job_id = ? AND ${inState('a', ...UNDECIDED, ...ACCEPTED)} ORDER BY a.id`,
    [jobId],
  );
  for (const { email: to, ...application } of concerned) {
    const addressed = { to, appUrl: env.APP_URL, application };
    await outbox.queueNews(transaction, `job-edited:${application.id}`, {
      kind: parts,
      alone: jobEditedMail(addressed, parts),
      together: (counts) =>
        jobEditedMail(
          addressed,
          JOB_PARTS.filter((part) => (counts[part] ?? 0) > 0),
        ),
    });
  }
};
