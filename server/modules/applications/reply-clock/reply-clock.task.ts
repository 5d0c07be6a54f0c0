import { MINUTE_MS } from '../../../../domain/time';
import type { Task } from '../../../background/task';
import { closeLapsedApplications, lapseApplications } from './commands/run-reply-clock';

/** Writes down what the reply clock says. Can be done by several at once. */
export const replyClock: Task = {
  name: 'reply-clock',
  everyMs: MINUTE_MS,
  failure: 'applications without an answer could not be written down; tried again in a minute',
  async run(services, stillHoldsLease) {
    await lapseApplications(services, stillHoldsLease);
    await closeLapsedApplications(services, stillHoldsLease);
  },
};
