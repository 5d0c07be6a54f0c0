import { closeLapsedApplications, lapseApplications } from '../../server/modules/applications';
import type { TestServer } from '../server/test-server';

const always = () => Promise.resolve(true);

/** What the task does every minute, now. */
export async function runReplyClock({ services }: Pick<TestServer, 'services'>): Promise<void> {
  await lapseApplications(services, always);
  await closeLapsedApplications(services, always);
}
