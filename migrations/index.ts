import type { MigrationInterface } from 'typeorm';
import { Initial1763700000000 } from './1763700000000-initial';
import { InvoiceAsking1763900000000 } from './1763900000000-invoice-asking';
import { SessionEpoch1763910000000 } from './1763910000000-session-epoch';
import { FileDiscarding1763920000000 } from './1763920000000-file-discarding';
import { CoveringJobLists1763950000000 } from './1763950000000-covering-job-lists';
import { AuditTrail1764000000000 } from './1764000000000-audit-trail';
import { AdminLists1764100000000 } from './1764100000000-admin-lists';
import { DueReminders1764200000000 } from './1764200000000-due-reminders';
import { JobSearchChanges1764300000000 } from './1764300000000-job-search-changes';
import { InterviewsNotOver1764400000000 } from './1764400000000-interviews-not-over';
import { OwnApplicationsTogether1764500000000 } from './1764500000000-own-applications-together';
import { ActivePdfs1765000000000 } from './1765000000000-active-pdfs';
import { ProvenAccounts1765100000000 } from './1765100000000-proven-accounts';
import { SecondFactor1765200000000 } from './1765200000000-second-factor';
import { AcceptanceConflicts1765300000000 } from './1765300000000-acceptance-conflicts';
import { OpenSalaries1765400000000 } from './1765400000000-open-salaries';
import { JobApplicantCounts1765600000000 } from './1765600000000-job-applicant-counts';
import { VerificationQueue1765610000000 } from './1765610000000-verification-queue';
import { DismissedReports1765620000000 } from './1765620000000-dismissed-reports';
import { RisingSearchStamps1765630000000 } from './1765630000000-rising-search-stamps';
import { AccountLanguages1765700000000 } from './1765700000000-account-languages';
import { ActivityParameters1765710000000 } from './1765710000000-activity-parameters';
import { ReasonsAsCodes1765711000000 } from './1765711000000-reasons-as-codes';
import { JobFilters1765800000000 } from './1765800000000-job-filters';
import { JobViewTerms1765810000000 } from './1765810000000-job-view-terms';
import { SavedSearches1765820000000 } from './1765820000000-saved-searches';
import { RevealReceipts1765900000000 } from './1765900000000-reveal-receipts';
import { Consents1765910000000 } from './1765910000000-consents';
import { DataExports1765911000000 } from './1765911000000-data-exports';
import { Erasures1765920000000 } from './1765920000000-erasures';
import { NamesApart1765921000000 } from './1765921000000-names-apart';
import { JobFlags1765930000000 } from './1765930000000-job-flags';
import { Reports1765940000000 } from './1765940000000-reports';
import { AccessChanges1766010000000 } from './1766010000000-access-changes';
import { JobsToRead1766020000000 } from './1766020000000-jobs-to-read';
import { FlaggedPostings1766030000000 } from './1766030000000-flagged-postings';
import { OpenActions1766040000000 } from './1766040000000-open-actions';
import { FormerNames1766050000000 } from './1766050000000-former-names';
import { InvoiceVat1766050000001 } from './1766050000001-invoice-vat';
import { Rights1766060000000 } from './1766060000000-rights';
import { DataExportHistory1766065000000 } from './1766065000000-data-export-history';
import { AdminPeriods1766070000000 } from './1766070000000-admin-periods';
import { InterviewLife1766080000000 } from './1766080000000-interview-life';
import { JobTimeZones1766085000000 } from './1766085000000-job-time-zones';
import { ReplyClock1766090100000 } from './1766090100000-reply-clock';
import { InterviewFollowUps1766100100000 } from './1766100100000-interview-follow-ups';
import { CompanyTrackRecords1766100200000 } from './1766100200000-company-track-records';
import { CalendarFeeds1766110000000 } from './1766110000000-calendar-feeds';
import { JobEdits1766120000000 } from './1766120000000-job-edits';
import { PublicPostings1766130000000 } from './1766130000000-public-postings';
import { PostingFiles1766150000000 } from './1766150000000-posting-files';
import { ToldOfPublicPages1766160000000 } from './1766160000000-told-of-public-pages';
import { PostingProgress1766170000000 } from './1766170000000-posting-progress';
import { PublicJobsOfAPlace1766180000000 } from './1766180000000-public-jobs-of-a-place';
import { BalanceLocks1766190000000 } from './1766190000000-balance-locks';
import { FirstMissedReply1766200000000 } from './1766200000000-first-missed-reply';

/** All migrations, oldest first. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [
  Initial1763700000000,
  InvoiceAsking1763900000000,
  SessionEpoch1763910000000,
  FileDiscarding1763920000000,
  CoveringJobLists1763950000000,
  AuditTrail1764000000000,
  AdminLists1764100000000,
  DueReminders1764200000000,
  JobSearchChanges1764300000000,
  InterviewsNotOver1764400000000,
  OwnApplicationsTogether1764500000000,
  ActivePdfs1765000000000,
  ProvenAccounts1765100000000,
  SecondFactor1765200000000,
  AcceptanceConflicts1765300000000,
  OpenSalaries1765400000000,
  JobApplicantCounts1765600000000,
  VerificationQueue1765610000000,
  DismissedReports1765620000000,
  RisingSearchStamps1765630000000,
  AccountLanguages1765700000000,
  ActivityParameters1765710000000,
  ReasonsAsCodes1765711000000,
  JobFilters1765800000000,
  JobViewTerms1765810000000,
  SavedSearches1765820000000,
  RevealReceipts1765900000000,
  Consents1765910000000,
  DataExports1765911000000,
  Erasures1765920000000,
  NamesApart1765921000000,
  JobFlags1765930000000,
  Reports1765940000000,
  AccessChanges1766010000000,
  JobsToRead1766020000000,
  FlaggedPostings1766030000000,
  OpenActions1766040000000,
  FormerNames1766050000000,
  InvoiceVat1766050000001,
  Rights1766060000000,
  DataExportHistory1766065000000,
  AdminPeriods1766070000000,
  InterviewLife1766080000000,
  JobTimeZones1766085000000,
  ReplyClock1766090100000,
  InterviewFollowUps1766100100000,
  CompanyTrackRecords1766100200000,
  CalendarFeeds1766110000000,
  JobEdits1766120000000,
  PublicPostings1766130000000,
  PostingFiles1766150000000,
  ToldOfPublicPages1766160000000,
  PostingProgress1766170000000,
  PublicJobsOfAPlace1766180000000,
  BalanceLocks1766190000000,
  FirstMissedReply1766200000000,
];
