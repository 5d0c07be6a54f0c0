import { In } from 'typeorm';
import { read } from '../../db/read';
import { oneByKey, type LoadScope } from '../../graphql/loaders';
import { JobPause } from '../jobs/job-pause.entity';
import { Report } from './report.entity';

/** The pause of each job that is paused now. */
export async function loadPauses({ services }: LoadScope, jobIds: readonly string[]): Promise<(JobPause | null)[]> {
  const pauses = await read(services.dataSource, (manager) =>
    manager.getRepository(JobPause).findBy({ jobId: In(jobIds), openMark: 1 }),
  );
  return oneByKey(jobIds, pauses, ({ jobId }) => jobId);
}

/** Whether the viewing seeker has an open report about each of these jobs or companies. */
export async function loadOwnReports({ services, actor }: LoadScope, ids: readonly string[]): Promise<boolean[]> {
  const seekerId = actor?.activeRole === 'USER' ? actor.seekerId : null;
  if (!seekerId) return ids.map(() => false);
  const reports = await read(services.dataSource, (manager) =>
    manager.getRepository(Report).find({
      select: { id: true, groupId: true },
      where: { seekerId, groupId: In(ids), openMark: 1 },
    }),
  );
  const reported = new Set(reports.map(({ groupId }) => groupId));
  return ids.map((id) => reported.has(id));
}
