import { RulesInThread } from '../../server/posting-rules/rules-in-thread';

/** The rules' thread of all servers of a test run's process: starting one takes half a second of processor time. */
export const postingRules = new RulesInThread();
