import { IsNull } from 'typeorm';
import type { Transaction } from '../../db/transaction';
import { Company } from '../companies/company.entity';
import { Job } from './job.entity';
import { JobTextBand } from './flags/job-flag.entity';
import type { JobRow } from './job-columns.sql';

/** Hides a job from seekers; false when it is paused already. The caller holds the locks of company and job. */
export async function hidePausedJob({ manager }: Transaction, jobId: string, now: Date): Promise<boolean> {
  const hidden = { isPaused: true, isVisible: false, updatedAt: now };
  const { affected } = await manager.getRepository(Job).update({ id: jobId, isPaused: false }, hidden);
  if (affected !== 1) return false;
  await manager.getRepository(JobTextBand).update({ jobId }, { isPaused: true });
  return true;
}

/** Ends a pause; the job is shown again if nothing else hides it. False when it is not paused. The caller holds the same locks. */
export async function showResumedJob({ manager }: Transaction, job: JobRow, now: Date): Promise<boolean> {
  const isShown = { id: job.company_id, isVerified: true, erasingAt: IsNull() };
  const isOpen = job.is_active && !job.is_deleted;
  const isVisible = isOpen && (await manager.getRepository(Company).existsBy(isShown));
  const shown = { isPaused: false, isVisible, updatedAt: now };
  const { affected } = await manager.getRepository(Job).update({ id: job.id, isPaused: true }, shown);
  if (affected !== 1) return false;
  await manager.getRepository(JobTextBand).update({ jobId: job.id }, { isPaused: false });
  return true;
}
