import { registerEnumType } from 'type-graphql';
import { CompanyRole } from '../../domain/company-rights';
import { ConsentKind, MailPreference, PushPreference } from '../../domain/consents';
import { ApplicationParty, ApplicationStatus } from '../../domain/applications';
import { CompanyProfileField, CompanyProfilePart } from '../../domain/company-profile';
import { LanguageName } from '../../domain/language';
import { VerificationDecision, VerificationStatus } from '../../domain/verification';
import { EmploymentType, JobStatusFilter } from '../../domain/jobs';
import { JobSuggestionKind } from '../../domain/job-suggestions';
import { SalaryPeriod } from '../../domain/salaries';
import { InterviewState } from '../../domain/interviews';
import { RescheduleAnswer, RescheduleStatus } from '../../domain/reschedules';
import { RevealedDetail, RevealKind } from '../../domain/reveals';
import { DataExportState } from '../../domain/data-exports';
import { Role } from '../../domain/roles';
import { SavedSearchCadence } from '../../domain/saved-searches';
import { ErasureState, ErasureWhen } from '../../domain/erasures';
import { SeekerProfilePart } from '../../domain/seekers';
import { JobTimes, LocationType, SlotState } from '../../domain/slots';
import { InvoiceStatus } from '../../domain/payments';
import { TransactionType } from '../../domain/tokens';

const ENUMS = {
  Language: [LanguageName, 'English, or Bahasa Indonesia.'],
  Role: [Role, 'The three kinds of people.'],
  CompanyRole: [
    CompanyRole,
    'What a member may do in a company: an OWNER everything, a RECRUITER all but profile, tokens, members, copies and erasure.',
  ],
  EmploymentType: [EmploymentType, 'How a person is employed.'],
  SalaryPeriod: [SalaryPeriod, 'The time that a salary is for.'],
  JobStatusFilter: [JobStatusFilter, 'Which of its own jobs a company lists.'],
  JobSuggestionKind: [JobSuggestionKind, 'Where jobs hold what is suggested to search for.'],
  SavedSearchCadence: [SavedSearchCadence, 'How often what is new is mailed, at most.'],
  ConsentKind: [
    ConsentKind,
    'What can be agreed to. TERMS, PRIVACY_POLICY and the SUPPLEMENT to both hold until the account is erased.',
  ],
  MailPreference: [
    MailPreference,
    'Mails that can be switched off: APPLICATION_NEWS tells a seeker that an application has ended, APPLICANT_NEWS a company who has applied or withdrawn. Those about security, payments and interviews always go out.',
  ],
  PushPreference: [
    PushPreference,
    'Notifications that can be switched off. Of seekers: answers to applications, changed times, reminders, free times of jobs that had none, new jobs for saved searches. Of companies: new applicants, answers that are due, changed times, interviews that begin soon.',
  ],
  DataExportState: [DataExportState, 'How far an export of own data is. FAILED: it was given up after several tries.'],
  LocationType: [LocationType, 'Where an interview takes place.'],
  JobTimes: [
    JobTimes,
    'Whether a job has a free interview time; else whether all are taken, all are past, or there are none.',
  ],
  SlotState: [SlotState, 'Whether an interview slot can be chosen; only an OPEN one can.'],
  ApplicationStatus: [
    ApplicationStatus,
    'What has become of an application. PENDING: an answer is expected. NO_REPLY: the time for one has passed. ACCEPTED and REJECTED are final.',
  ],
  ApplicationParty: [ApplicationParty, 'The two sides of an application.'],
  InterviewState: [InterviewState, 'Whether an accepted interview is planned or was cancelled.'],
  RescheduleStatus: [
    RescheduleStatus,
    'The state of a reschedule request. WITHDRAWN: taken back. EXPIRED: nobody answered in time. ENDED: the interview was cancelled. In all three the interview stays as it was.',
  ],
  RescheduleAnswer: [RescheduleAnswer, 'What the other side may answer to a request.'],
  RevealKind: [RevealKind, 'What someone did with details of a seeker.'],
  RevealedDetail: [
    RevealedDetail,
    'What the mask keeps back. TEXTS: texts of the profile, as skills and work experience, with nothing redacted.',
  ],
  SeekerProfilePart: [SeekerProfilePart, 'What a seeker may take off the own profile.'],
  CompanyProfilePart: [CompanyProfilePart, 'What a company may take off its profile.'],
  CompanyProfileField: [CompanyProfileField, 'What a company hands in, field by field.'],
  VerificationDecision: [VerificationDecision, 'What administrators may decide about a company.'],
  VerificationStatus: [VerificationStatus, 'What administrators have decided about a company.'],
  TransactionType: [TransactionType, 'Kinds of entry in the token ledger.'],
  ErasureWhen: [ErasureWhen, 'At once, or after 14 days in which it can be cancelled.'],
  ErasureState: [ErasureState, 'Whether an erasure can still be cancelled.'],
  InvoiceStatus: [InvoiceStatus, "The state of an invoice's payment."],
} satisfies Record<string, [values: object, description: string]>;

for (const [name, [values, description]] of Object.entries(ENUMS)) registerEnumType(values, { name, description });
