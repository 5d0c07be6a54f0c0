/** What is exported here is part of the GraphQL schema. */
export {
  AdminApplicationResolver,
  AdminDetailsResolver,
  AdminJobResolver,
  AdminUserResolver,
} from './admin/details.resolver';
export { AdminDailyFiguresResolver } from './admin/figures/daily-figures.resolver';
export { AdminResolver } from './admin/figures/dashboard.resolver';
export {
  AdminJobConnectionResolver,
  AdminListsResolver,
  AdminTokenTransactionConnectionResolver,
  AdminTokenTransactionResolver,
} from './admin/lists/lists.resolver';
export { AdminFlaggedOutcomesResolver } from './admin/oversight/flagged-outcomes.resolver';
export {
  AdminJobPausesResolver,
  AdminOversightResolver,
  AdminPauseResolver,
  AdminReceiptResolver,
  AdminSilentCompanyResolver,
} from './admin/oversight/oversight.resolver';
export { ApplicationResolver } from './applications/application.resolver';
export { CompanyDashboardResolver } from './applications/dashboards/company-dashboard.resolver';
export { SeekerDashboardResolver } from './applications/dashboards/seeker-dashboard.resolver';
export { JobApplicationsResolver, SlotApplicationsResolver } from './applications/lists/job-applications.resolver';
export { LedgerApplicationsResolver } from './applications/lists/ledger-applications.resolver';
export { ReceiptApplicationsResolver } from './applications/lists/receipt-applications.resolver';
export { JobWaitResolver } from './applications/waits/job-wait.resolver';
export { AdminActivityResolver, AdministratorResolver, AuditResolver } from './audit/audit.resolver';
export { AuthResolver } from './auth/auth.resolver';
export { DraftKeyResolver } from './auth/draft-key.resolver';
export { OwnerProofResolver } from './auth/owner-proof.resolver';
export { PasswordResolver } from './auth/password.resolver';
export { SecondFactorResolver } from './auth/second-factor.resolver';
export { SessionResolver } from './auth/session.resolver';
export { CompanyResolver } from './companies/company.resolver';
export { LedgerMembersResolver } from './companies/ledger-members.resolver';
export { ConsentResolver } from './consents/consent.resolver';
export { DataExportResolver } from './data-exports/data-export.resolver';
export { ErasureResolver } from './erasure/erasure.resolver';
export { ViewerErasureResolver } from './erasure/viewer-erasure.resolver';
export { FollowUpResolver } from './follow-ups/follow-up.resolver';
export { InsightsResolver } from './insights/insights.resolver';
export { CalendarFeedResolver } from './interviews/calendar-feed.resolver';
export { InterviewResolver } from './interviews/interview.resolver';
export { NewestJobsResolver, RecommendedJobsResolver, SkillMatchResolver } from './job-search/offered-jobs.resolver';
export { SeekerJobsResolver } from './job-search/seeker-jobs.resolver';
export { ViewedTermsResolver } from './job-search/viewed-terms/viewed-terms.resolver';
export { JobSuggestionResolver } from './job-search/vocabulary/suggestion.resolver';
export { JobEditMemberResolver, JobEditsResolver } from './jobs/job-edits.resolver';
export { JobResolver } from './jobs/job.resolver';
export { SalaryResolver } from './jobs/salary.resolver';
export { SlotResolver } from './jobs/slots/slot.resolver';
export { CompanyInvitationResolver } from './members/invitations/company-invitation.resolver';
export { InvitationResolver } from './members/invitations/invitation.resolver';
export { MemberResolver } from './members/member.resolver';
export { AdminMembersResolver } from './members/owners/admin-members.resolver';
export { ViewerColleaguesResolver } from './members/viewer-colleagues.resolver';
export { FlaggedPaymentResolver, FlaggedPaymentSumsResolver } from './payments/flagged-payment.resolver';
export {
  InvoiceMemberResolver,
  PaymentResolver,
  ReceiptMemberResolver,
  TokenPackageActionsResolver,
} from './payments/payment.resolver';
export { PostingFileResolver } from './posting-files/posting-file.resolver';
export { ChosenTimeResolver } from './public-pages/chosen-time.resolver';
export { PublicUrlResolver } from './public-pages/public-url.resolver';
export { PushResolver } from './push/push.resolver';
export { AdminReportsResolver, ReportGroupResolver } from './reports/admin-reports.resolver';
export { FlaggedPostingResolver, FlaggedPostingsResolver } from './reports/flagged-postings.resolver';
export { ReportedCompanyResolver, ReportedJobResolver, ReportResolver } from './reports/report.resolver';
export { CompanyWaitingResolver } from './reschedules/company-waiting.resolver';
export {
  CancelledByMemberResolver,
  InterviewCancelledResolver,
  InterviewLifeResolver,
} from './reschedules/interview-life.resolver';
export { RescheduleMembersResolver, RescheduleResolver } from './reschedules/reschedule.resolver';
export { CompanyReceiptMemberResolver, CompanyReceiptResolver } from './reveals/company-receipts.resolver';
export { RevealReceiptResolver } from './reveals/reveal.resolver';
export { SavedSearchFilterResolver, SavedSearchResolver } from './saved-searches/saved-search.resolver';
export { SeekerResolver } from './seekers/seeker.resolver';
export { PackagedTokensResolver, TokenResolver, TokenTransactionResolver } from './tokens/token.resolver';
export {
  CompanyTrackRecordResolver,
  JobTrackRecordResolver,
  OwnTrackRecordResolver,
} from './track-records/track-record.resolver';
export { DecidersResolver, LastDecisionResolver } from './verification/last-decision.resolver';
export { VerificationResolver } from './verification/verification.resolver';
