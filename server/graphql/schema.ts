import './enums';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import {
  AdminApplicationResolver,
  AdminDetailsResolver,
  AdminJobResolver,
  AdminListsResolver,
  AdminResolver,
  AdminUserResolver,
} from '../modules/admin/public';
import {
  ApplicationResolver,
  CompanyDashboardResolver,
  JobApplicationsResolver,
  SeekerDashboardResolver,
  SlotApplicationsResolver,
} from '../modules/applications/public';
import { AuditEntryResolver, AuditResolver } from '../modules/audit/public';
import { AuthResolver, PasswordResolver, SecondFactorResolver, SessionResolver } from '../modules/auth/public';
import { CompanyResolver } from '../modules/companies/public';
import { InterviewResolver } from '../modules/interviews/public';
import { JobResolver, RecommendedJobsResolver } from '../modules/jobs/public';
import { FlaggedPaymentResolver, PaymentResolver, TokenPackageActionsResolver } from '../modules/payments/public';
import { RescheduleResolver } from '../modules/reschedules/public';
import { SeekerResolver } from '../modules/seekers/public';
import { TokenResolver } from '../modules/tokens/public';
import { DecidersResolver, LastDecisionResolver, VerificationResolver } from '../modules/verification/public';
import { checkAuthorization } from './authorization';
import { refuseImpossibleInput } from './parse-input';

/** The whole schema; `npm run schema` writes it to schema.graphql. */
export function createSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [
      AuthResolver,
      PasswordResolver,
      SecondFactorResolver,
      SessionResolver,
      SeekerResolver,
      CompanyResolver,
      JobResolver,
      ApplicationResolver,
      JobApplicationsResolver,
      SlotApplicationsResolver,
      RescheduleResolver,
      InterviewResolver,
      CompanyDashboardResolver,
      SeekerDashboardResolver,
      RecommendedJobsResolver,
      TokenResolver,
      PaymentResolver,
      TokenPackageActionsResolver,
      FlaggedPaymentResolver,
      VerificationResolver,
      LastDecisionResolver,
      DecidersResolver,
      AdminResolver,
      AdminListsResolver,
      AdminDetailsResolver,
      AdminUserResolver,
      AdminJobResolver,
      AdminApplicationResolver,
      AuditResolver,
      AuditEntryResolver,
    ],
    authChecker: checkAuthorization,
    validateFn: refuseImpossibleInput,
  });
}
