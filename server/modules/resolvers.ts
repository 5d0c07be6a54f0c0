/** What is exported here is part of the GraphQL schema. */
export {
  AdminApplicationResolver,
  AdminDetailsResolver,
  AdminJobResolver,
  AdminListsResolver,
  AdminResolver,
  AdminUserResolver,
} from './admin/public';
export {
  ApplicationResolver,
  CompanyDashboardResolver,
  JobApplicationsResolver,
  SeekerDashboardResolver,
  SlotApplicationsResolver,
} from './applications/public';
export { AuditEntryResolver, AuditResolver } from './audit/public';
export { AuthResolver, PasswordResolver, SecondFactorResolver, SessionResolver } from './auth/public';
export { CompanyResolver } from './companies/public';
export { InterviewResolver } from './interviews/public';
export { JobResolver, RecommendedJobsResolver } from './jobs/public';
export {
  FlaggedPaymentResolver,
  PaymentResolver,
  TokenPackageActionsResolver,
} from './payments/public';
export { RescheduleResolver } from './reschedules/public';
export { SeekerResolver } from './seekers/public';
export { TokenResolver } from './tokens/public';
export { DecidersResolver, LastDecisionResolver, VerificationResolver } from './verification/public';
