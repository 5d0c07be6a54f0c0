import type { ChoiceCounts } from './modules/job-search/job-conditions';
import type { Logger } from 'pino';
import type { Clock } from './clock';
import type { DatabaseAccess } from './db/database';
import type { Env } from './env';
import type { AttemptLimiter } from './modules/accounts/attempt-limiter.sql';
import type { AdminReadTrail } from './modules/audit/admin-read-trail.sql';
import type { CompanyApplicants, CompanyJobs } from './modules/companies/company.port';
import type { PlannedErasures } from './modules/accounts/planned-erasures.port';
import type { OwnQueries } from './modules/data-exports/own-queries.port';
import type { FileRule } from './modules/files/file-rule.port';
import type { JobCards } from './modules/jobs/job-cards';
import type { ShortCache } from './modules/job-search/short-cache';
import type { JobVocabulary } from './modules/job-search/vocabulary/job-vocabulary';
import type { JobApplicants } from './modules/jobs/job-applicants.port';
import type { RevealReceipts } from './modules/reveals/reveal-receipts';
import type { SearchByIndex } from './modules/job-search/index/search-by-index';
import type {
  DeliveredMails,
  FileStore,
  HiringNews,
  GoogleProvider,
  Outbox,
  PasswordHasher,
  PaymentGateway,
  PostingRules,
  PushSender,
  Removals,
} from './ports';

/** What a server process is made of; commands and queries use nothing else. */
export interface Services {
  env: Env;
  dataSource: DatabaseAccess;
  clock: Clock;
  logger: Logger;
  passwords: PasswordHasher;
  limiter: AttemptLimiter;
  outbox: Outbox;
  /** Null where mails really leave. */
  deliveredMails: DeliveredMails | null;
  removals: Removals;
  hiringNews: HiringNews;
  /** Null when there is no sign-in with Google. */
  google: GoogleProvider | null;
  /** Null where no notifications are sent. */
  push: PushSender | null;
  files: FileStore;
  payments: PaymentGateway;
  /** Removes the files that no profile shows any more. */
  fileSweep: { wake(): void };
  adminReads: AdminReadTrail;
  revealReceipts: RevealReceipts;
  /** Null where the database searches by itself. */
  jobSearch: SearchByIndex | null;
  jobCards: JobCards;
  postingRules: PostingRules;
  jobTotals: ShortCache<number>;
  filterChoices: ShortCache<ChoiceCounts>;
  jobVocabulary: JobVocabulary;
  ownQueries: OwnQueries;
  ports: ModulePorts;
}

/** What modules need from modules above them, which they may not import. */
export interface ModulePorts {
  fileRules: readonly FileRule[];
  companyApplicants: CompanyApplicants;
  companyJobs: CompanyJobs;
  jobApplicants: JobApplicants;
  plannedErasures: PlannedErasures;
}
