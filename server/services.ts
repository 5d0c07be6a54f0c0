import type { Logger } from 'pino';
import type { Clock } from './clock';
import type { DatabaseAccess } from './db/database';
import type { Env } from './env';
import type { AdminReadTrail } from './modules/audit/public';
import type {
  AttemptLimiter,
  FileStore,
  FileSweep,
  GoogleProvider,
  JobSearch,
  Outbox,
  PasswordHasher,
  PaymentGateway,
} from './ports';

/** What a server process is made of; commands and queries take from here and reach nothing else. */
export interface Services {
  env: Env;
  dataSource: DatabaseAccess;
  clock: Clock;
  logger: Logger;
  passwords: PasswordHasher;
  limiter: AttemptLimiter;
  outbox: Outbox;
  /** Null when sign-in with Google is not offered. */
  google: GoogleProvider | null;
  files: FileStore;
  payments: PaymentGateway;
  fileSweep: FileSweep;
  adminReads: AdminReadTrail;
  jobSearch: JobSearch;
}
