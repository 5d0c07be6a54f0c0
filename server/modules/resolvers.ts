/** What is exported here is part of the GraphQL schema. */
export {
  AdminApplicationResolver,
  AdminDetailsResolver,
  AdminJobConnectionResolver,
  AdminDailyFiguresResolver,
  AdminFlaggedOutcomesResolver,
  AdminJobPausesResolver,
  AdminJobResolver,
  AdminListsResolver,
  AdminOversightResolver,
  AdminPauseResolver,
  AdminReceiptMemberResolver,
  AdminReceiptResolver,
  AdminResolver,
  AdminSilentCompanyResolver,
  AdminTokenTransactionConnectionResolver,
  AdminTokenTransactionResolver,
  AdminUserResolver,
} from './admin';
export {
  ApplicationResolver,
  CompanyDashboardResolver,
  JobApplicationsResolver,
  LedgerApplicationsResolver,
  ReceiptApplicationsResolver,
  SeekerDashboardResolver,
  SlotApplicationsResolver,
  JobWaitResolver,
} from './applications';
export {
  AdminActivityResolver,
  AdministratorResolver,
  AuditResolver,
} from './audit';
export {
  AuthResolver,
  DraftKeyResolver,
  OwnerProofResolver,
  PasswordResolver,
  SecondFactorResolver,
  SessionResolver,
} from './auth';
export { CompanyResolver, LedgerMembersResolver } from './companies';
export { ConsentResolver } from './consents';
export { DataExportResolver } from './data-exports';
export { ErasureResolver, ViewerErasureResolver } from './erasure';
export { FollowUpResolver } from './follow-ups';
export { InsightsResolver } from './insights';
export {
  AdminMembersResolver,
  CompanyInvitationResolver,
  InvitationResolver,
  MemberResolver,
  ViewerColleaguesResolver,
} from './members';
export { CalendarFeedResolver, InterviewResolver } from './interviews';
export { JobEditMemberResolver, JobEditsResolver, JobResolver, SalaryResolver, SlotResolver } from './jobs';
export {
  JobSuggestionResolver,
  NewestJobsResolver,
  RecommendedJobsResolver,
  SeekerJobsResolver,
  SkillMatchResolver,
  ViewedTermsResolver,
} from './job-search';
export { PostingFileResolver } from './posting-files';
export { ChosenTimeResolver, PublicUrlResolver } from './public-pages';
export {
  FlaggedPaymentResolver,
  FlaggedPaymentSumsResolver,
  InvoiceMemberResolver,
  PaymentResolver,
  ReceiptMemberResolver,
  TokenPackageActionsResolver,
} from './payments';
export {
  AdminReportsResolver,
  ReportedCompanyResolver,
  ReportedJobResolver,
  FlaggedPostingResolver,
  FlaggedPostingsResolver,
  ReportGroupResolver,
  ReportResolver,
} from './reports';
export {
  CancelledByMemberResolver,
  CompanyWaitingResolver,
  InterviewCancelledResolver,
  InterviewLifeResolver,
  RescheduleMembersResolver,
  RescheduleResolver,
} from './reschedules';
export { PushResolver } from './push';
export { CompanyReceiptMemberResolver, CompanyReceiptResolver, RevealReceiptResolver } from './reveals';
export { SavedSearchFilterResolver, SavedSearchResolver } from './saved-searches';
export { SeekerResolver } from './seekers';
export { PackagedTokensResolver, TokenResolver, TokenTransactionResolver } from './tokens';
export { DecidersResolver, LastDecisionResolver, VerificationResolver } from './verification';
export { CompanyTrackRecordResolver, JobTrackRecordResolver, OwnTrackRecordResolver } from './track-records';
