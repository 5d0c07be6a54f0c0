import { IsNull } from 'typeorm';
import { refuse } from '../../../../domain/errors';
import type { CompanyActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { readJob } from '../../jobs';
import { markAnswered } from '../report-groups.sql';
import { JobPause } from '../../jobs/job-pause.entity';

/** What a company says to the pause of its job, once. Repeating it succeeds. */
export async function answerPause(
  { dataSource, clock }: Services,
  { companyId }: CompanyActor,
  { jobId, text }: { jobId: string; text: string },
): Promise<void> {
  const now = clock.now();
  await inTransaction(
    dataSource,
    async (transaction) => {
      await lockRows(transaction, { job: jobId });
      const job = await readJob(transaction.manager, jobId);
      if (!job || job.is_deleted) throw refuse('JOB_NOT_FOUND');
      if (job.company_id !== companyId) throw refuse('JOB_FORBIDDEN');
      const pauses = transaction.manager.getRepository(JobPause);
      const pause = await pauses.findOneBy({ jobId, openMark: 1 });
      if (!pause) throw refuse('JOB_NOT_PAUSED');
      if (pause.answer === text) return;
      const isOpen = { id: pause.id, openMark: 1 as const, answer: IsNull() };
      const { affected } = await pauses.update(isOpen, { answer: text, answeredAt: now });
      if (affected === 0) throw refuse('PAUSE_ANSWERED');
      await markAnswered(transaction, jobId, now);
    },
    { repeatable: true },
  );
}
