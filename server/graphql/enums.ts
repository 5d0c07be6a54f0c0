import { registerEnumType } from 'type-graphql';
import { ApplicationParty, ApplicationStatus } from '../../domain/applications';
import { CompanyProfileField, CompanyProfilePart } from '../../domain/company-profile';
import { LanguageName } from '../../domain/language';
import { VerificationDecision, VerificationStatus } from '../../domain/verification';
import { EmploymentType, JobStatusFilter } from '../../domain/jobs';
import { SalaryPeriod } from '../../domain/salaries';
import { RescheduleAnswer, RescheduleStatus } from '../../domain/reschedules';
import { Role } from '../../domain/roles';
import { SeekerProfilePart } from '../../domain/seekers';
import { LocationType, SlotState } from '../../domain/slots';
import { InvoiceStatus } from '../../domain/payments';
import { TransactionType } from '../../domain/tokens';

registerEnumType(LanguageName, { name: 'Language', description: 'English, or Bahasa Indonesia.' });
registerEnumType(Role, { name: 'Role', description: 'The three kinds of people.' });
registerEnumType(EmploymentType, { name: 'EmploymentType', description: 'How a person is employed.' });
registerEnumType(SalaryPeriod, { name: 'SalaryPeriod', description: 'The time that a salary is for.' });
registerEnumType(JobStatusFilter, { name: 'JobStatusFilter', description: 'Which of its own jobs a company lists.' });
registerEnumType(LocationType, { name: 'LocationType', description: 'Where an interview takes place.' });
registerEnumType(SlotState, {
  name: 'SlotState',
  description: 'Whether an interview slot can be chosen; only an OPEN one can.',
});
registerEnumType(ApplicationStatus, {
  name: 'ApplicationStatus',
  description: 'The state of an application. ACCEPTED and REJECTED are final.',
});
registerEnumType(ApplicationParty, { name: 'ApplicationParty', description: 'The two sides of an application.' });
registerEnumType(RescheduleStatus, { name: 'RescheduleStatus', description: 'The state of a reschedule request.' });
registerEnumType(RescheduleAnswer, {
  name: 'RescheduleAnswer',
  description: 'What the other side may answer to a request.',
});
registerEnumType(SeekerProfilePart, {
  name: 'SeekerProfilePart',
  description: 'What a seeker may take off the own profile.',
});
registerEnumType(CompanyProfilePart, {
  name: 'CompanyProfilePart',
  description: 'What a company may take off its profile.',
});
registerEnumType(CompanyProfileField, {
  name: 'CompanyProfileField',
  description: 'What a company hands in, field by field.',
});
registerEnumType(VerificationDecision, {
  name: 'VerificationDecision',
  description: 'What administrators may decide about a company.',
});
registerEnumType(VerificationStatus, {
  name: 'VerificationStatus',
  description: 'What administrators have decided about a company.',
});
registerEnumType(TransactionType, { name: 'TransactionType', description: 'Kinds of entry in the token ledger.' });
registerEnumType(InvoiceStatus, { name: 'InvoiceStatus', description: "The state of an invoice's payment." });
