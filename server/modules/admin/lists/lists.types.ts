import { ObjectType, registerEnumType } from 'type-graphql';
import { AdminJobOrder, AdminJobStatus } from '../../../../domain/jobs';
import { CompanyOrder } from '../../../../domain/verification';
import { CountedPageOf } from '../../../graphql/paging';
import { ApplicationType } from '../../applications';
import { CompanyType } from '../../companies';
import { JobType } from '../../jobs';
import { SeekerType } from '../../seekers';
import { AdminTokenTransaction } from './transactions.types';

registerEnumType(AdminJobStatus, {
  name: 'AdminJobStatus',
  description: 'Whether a job is open, closed, or removed by its company.',
});
registerEnumType(AdminJobOrder, {
  name: 'AdminJobOrder',
  description: "The order of the administrators' list of jobs.",
});
registerEnumType(CompanyOrder, {
  name: 'CompanyOrder',
  description: "The order of the administrators' list of companies.",
});

@ObjectType({ description: 'A page of the list of companies.' })
export class AdminCompanyConnection extends CountedPageOf(CompanyType, 'The companies.') {}

@ObjectType({ description: 'A page of the list of users, newest first.' })
export class AdminUserConnection extends CountedPageOf(SeekerType, 'Job seekers with their contact and documents.') {}

@ObjectType({ description: 'A page of the list of applications, newest first.' })
export class AdminApplicationConnection extends CountedPageOf(
  ApplicationType,
  'The applications, their applicants revealed.',
) {}

@ObjectType({ description: 'A page of the list of jobs.' })
export class AdminJobConnection extends CountedPageOf(JobType, 'The jobs.') {}

@ObjectType({ description: 'A page of the list of token transactions, newest first.' })
export class AdminTokenTransactionConnection extends CountedPageOf(AdminTokenTransaction, 'The transactions.') {}
