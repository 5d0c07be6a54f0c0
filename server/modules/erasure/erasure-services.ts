import type { Services } from '../../services';

/** What an erasure needs, in a server or on the command line. */
export type ErasureServices = Pick<
  Services,
  'dataSource' | 'clock' | 'logger' | 'outbox' | 'env' | 'files' | 'deliveredMails' | 'removals'
>;
