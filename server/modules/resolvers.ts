/** What is exported here is part of the GraphQL schema. */
export {
  AdminApplicationResolver,
  AdminDetailsResolver,
  AdminJobConnectionResolver,
  AdminJobPausesResolver,
  AdminJobResolver,
  AdminListsResolver,
  AdminOversightResolver,
  AdminPauseResolver,
  AdminReceiptResolver,
  AdminResolver,
  AdminSilentCompanyResolver,
  AdminTokenTransactionConnectionResolver,
  AdminTokenTransactionResolver,
  AdminUserResolver,
} from './admin/public';
export {
  ApplicationResolver,
  CompanyDashboardResolver,
  JobApplicationsResolver,
  LedgerApplicationsResolver,
  SeekerDashboardResolver,
  SlotApplicationsResolver,
} from './applications/public';
export {
  AdminActivityResolver,
  AdministratorResolver,
  AuditEntryResolver,
  AuditResolver,
} from './audit/public';
export {
  AuthResolver,
  DraftKeyResolver,
  OwnerProofResolver,
  PasswordResolver,
  SecondFactorResolver,
  SessionResolver,
} from './auth/public';
export { CompanyResolver } from './companies/public';
export { ConsentResolver } from './consents/public';
export { DataExportResolver } from './data-exports/public';
export { ErasureResolver, ViewerErasureResolver } from './erasure/public';
export { FollowUpResolver } from './follow-ups/public';
export { CalendarFeedResolver, InterviewResolver } from './interviews/public';
export { JobEditsResolver, JobResolver, SalaryResolver, SlotResolver } from './jobs/public';
export {
  JobSuggestionResolver,
  NewestJobsResolver,
  RecommendedJobsResolver,
  SeekerJobsResolver,
  SkillMatchResolver,
  ViewedTermsResolver,
} from './job-search/public';
export { PostingFileResolver } from './posting-files/public';
export { PublicUrlResolver } from './public-pages/public';
export {
  FlaggedPaymentResolver,
  FlaggedPaymentSumsResolver,
  PaymentResolver,
  TokenPackageActionsResolver,
} from './payments/public';
export {
  AdminReportsResolver,
  ReportedCompanyResolver,
  ReportedJobResolver,
  FlaggedPostingResolver,
  FlaggedPostingsResolver,
  ReportGroupResolver,
  ReportResolver,
} from './reports/public';
export { InterviewCancelledResolver, InterviewLifeResolver, RescheduleResolver } from './reschedules/public';
export { RevealReceiptResolver } from './reveals/public';
export { SavedSearchFilterResolver, SavedSearchResolver } from './saved-searches/public';
export { SeekerResolver } from './seekers/public';
export { PackagedTokensResolver, TokenResolver, TokenTransactionResolver } from './tokens/public';
export { DecidersResolver, LastDecisionResolver, VerificationResolver } from './verification/public';
export { CompanyTrackRecordResolver, JobTrackRecordResolver, OwnTrackRecordResolver } from './track-records/public';
