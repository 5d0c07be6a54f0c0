import type { SeekerActor } from '../../../../actor';
import { write } from '../../../../db/write';
import type { Services } from '../../../../services';
import { idOfToken } from '../../../mail';
import { JobWait } from '../job-wait.entity';

/** Repeating it changes nothing; a job that is not there is not waited for either. */
export async function stopBeingTold({ dataSource }: Services, { seekerId }: SeekerActor, jobId: string): Promise<void> {
  await write(dataSource, (manager) => manager.getRepository(JobWait).delete({ seekerId, jobId }));
}

/** By the link of a mail. True also when it has ended already; false for a token not signed here. */
export async function stopWaitOfToken({ env, dataSource }: Services, token: string): Promise<boolean> {
  const id = idOfToken(env, 'job wait mails', token);
  if (id === null) return false;
  await write(dataSource, (manager) => manager.getRepository(JobWait).delete({ id }));
  return true;
}
