/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** An acceptance, for one token. */
export type AcceptApplicationInput = {
  /** The application. */
  applicationId: string;
  /** Meeting link, if there is one already. */
  interviewLink?: string | null | undefined;
  /** Another open slot of the job, when the chosen time clashes for the applicant. */
  slotId?: string | null | undefined;
};

/** Where an application stands. ACCEPTED and REJECTED are final. */
export const ApplicationStatus = {
  ACCEPTED: 'ACCEPTED',
  PENDING: 'PENDING',
  REJECTED: 'REJECTED',
  WITHDRAWN: 'WITHDRAWN'
} as const;

export type ApplicationStatus = typeof ApplicationStatus[keyof typeof ApplicationStatus];
/** An application to a job. */
export type ApplyToJobInput = {
  /** The job. */
  jobId: string;
  /** The interview slot; required. */
  slotId?: string | null | undefined;
};

/** The create form of a job. */
export type CreateJobInput = {
  /** Last day on which it is open, YYYY-MM-DD; not before today. */
  autoCloseDate?: string | null | undefined;
  /** Description; required. */
  description?: string | null | undefined;
  /** FULL_TIME when missing. */
  employmentType?: EmploymentType | null | undefined;
  /** Where the work is done; required. */
  location?: string | null | undefined;
  /** Upper end of the salary. */
  salaryMax?: number | null | undefined;
  /** Lower end of the salary. */
  salaryMin?: number | null | undefined;
  /** MONTHLY when missing. */
  salaryPeriod?: SalaryPeriod | null | undefined;
  /** Required skills, at least one; trimmed and without duplicates. */
  skills?: Array<string> | null | undefined;
  /** Interview slots; may be added later. */
  slots?: Array<InterviewSlotInput> | null | undefined;
  /** Title; required. */
  title?: string | null | undefined;
};

/** How a person is employed. */
export const EmploymentType = {
  CONTRACT: 'CONTRACT',
  FREELANCE: 'FREELANCE',
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME'
} as const;

export type EmploymentType = typeof EmploymentType[keyof typeof EmploymentType];
/** Why an action was refused. Each code has one text, the specification's own (the error catalogue). */
export const ErrorCode = {
  ALREADY_APPLIED: 'ALREADY_APPLIED',
  APPLICANT_CONFLICT: 'APPLICANT_CONFLICT',
  APPLICATIONS_FORBIDDEN: 'APPLICATIONS_FORBIDDEN',
  APPLICATION_FORBIDDEN: 'APPLICATION_FORBIDDEN',
  APPLICATION_NOT_FOUND: 'APPLICATION_NOT_FOUND',
  APPLICATION_NOT_PENDING: 'APPLICATION_NOT_PENDING',
  AUTO_CLOSE_IN_PAST: 'AUTO_CLOSE_IN_PAST',
  CALLBACK_NOT_FOUND: 'CALLBACK_NOT_FOUND',
  CALLBACK_NOT_VERIFIED: 'CALLBACK_NOT_VERIFIED',
  CALLBACK_SETTLED: 'CALLBACK_SETTLED',
  CALLBACK_UNREADABLE: 'CALLBACK_UNREADABLE',
  COMPANY_CHANGED: 'COMPANY_CHANGED',
  COMPANY_NAME_INVISIBLE: 'COMPANY_NAME_INVISIBLE',
  COMPANY_NOT_FOUND: 'COMPANY_NOT_FOUND',
  COMPANY_NOT_VERIFIED: 'COMPANY_NOT_VERIFIED',
  COUNTER_FIELDS_REQUIRED: 'COUNTER_FIELDS_REQUIRED',
  CREATE_JOB_SIGNED_OUT: 'CREATE_JOB_SIGNED_OUT',
  CURRENT_PASSWORD_WRONG: 'CURRENT_PASSWORD_WRONG',
  CURSOR_INVALID: 'CURSOR_INVALID',
  CV_UNREADABLE: 'CV_UNREADABLE',
  DEED_NOT_PDF: 'DEED_NOT_PDF',
  DEED_TOO_LARGE: 'DEED_TOO_LARGE',
  DEED_UPLOAD_FAILED: 'DEED_UPLOAD_FAILED',
  DISMISSAL_NOTE_REQUIRED: 'DISMISSAL_NOTE_REQUIRED',
  DISOWN_CODE_INVALID: 'DISOWN_CODE_INVALID',
  EMAIL_ALREADY_IN_USE: 'EMAIL_ALREADY_IN_USE',
  EMAIL_INVALID: 'EMAIL_INVALID',
  EXISTING_ACCOUNT_DIFFERENT_PASSWORD_COMPANY: 'EXISTING_ACCOUNT_DIFFERENT_PASSWORD_COMPANY',
  EXISTING_ACCOUNT_DIFFERENT_PASSWORD_SEEKER: 'EXISTING_ACCOUNT_DIFFERENT_PASSWORD_SEEKER',
  FILE_CLAIM_INVALID: 'FILE_CLAIM_INVALID',
  FILE_MISSING: 'FILE_MISSING',
  FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FILE_TYPE_INVALID: 'FILE_TYPE_INVALID',
  FILE_UNREADABLE: 'FILE_UNREADABLE',
  FILE_UPLOAD_FAILED: 'FILE_UPLOAD_FAILED',
  GOOGLE_SIGN_IN_FAILED: 'GOOGLE_SIGN_IN_FAILED',
  INPUT_INVALID: 'INPUT_INVALID',
  INTERVIEW_CONFLICT: 'INTERVIEW_CONFLICT',
  INTERVIEW_DETAILS_FORBIDDEN: 'INTERVIEW_DETAILS_FORBIDDEN',
  INVALID_ACTION_CODE: 'INVALID_ACTION_CODE',
  INVALID_CREDENTIALS: 'INVALID_CREDENTIALS',
  INVALID_RESET_CODE: 'INVALID_RESET_CODE',
  INVOICE_FAILED: 'INVOICE_FAILED',
  JOB_CLOSED: 'JOB_CLOSED',
  JOB_DELETE_FORBIDDEN: 'JOB_DELETE_FORBIDDEN',
  JOB_FIELDS_REQUIRED: 'JOB_FIELDS_REQUIRED',
  JOB_FORBIDDEN: 'JOB_FORBIDDEN',
  JOB_NOT_FOUND: 'JOB_NOT_FOUND',
  JOB_SKILLS_REQUIRED: 'JOB_SKILLS_REQUIRED',
  LOGIN_FAILED: 'LOGIN_FAILED',
  NAME_INVALID: 'NAME_INVALID',
  NOT_ALLOWED: 'NOT_ALLOWED',
  NOT_ENOUGH_TOKENS: 'NOT_ENOUGH_TOKENS',
  NOT_SIGNED_IN: 'NOT_SIGNED_IN',
  NPWP_INVALID: 'NPWP_INVALID',
  ONLY_COMPANIES_CREATE_JOBS: 'ONLY_COMPANIES_CREATE_JOBS',
  ONLY_COMPANIES_HOLD_TOKENS: 'ONLY_COMPANIES_HOLD_TOKENS',
  OPTION_INVALID: 'OPTION_INVALID',
  OWN_COMPANY_JOB: 'OWN_COMPANY_JOB',
  PAGE_SIZE_INVALID: 'PAGE_SIZE_INVALID',
  PASSWORDS_DIFFER: 'PASSWORDS_DIFFER',
  PASSWORD_NO_DIGIT: 'PASSWORD_NO_DIGIT',
  PASSWORD_NO_LOWERCASE: 'PASSWORD_NO_LOWERCASE',
  PASSWORD_NO_SPECIAL: 'PASSWORD_NO_SPECIAL',
  PASSWORD_NO_UPPERCASE: 'PASSWORD_NO_UPPERCASE',
  PASSWORD_PERSONAL: 'PASSWORD_PERSONAL',
  PASSWORD_REQUIRED: 'PASSWORD_REQUIRED',
  PASSWORD_SETUP_FAILED: 'PASSWORD_SETUP_FAILED',
  PASSWORD_TOO_SHORT: 'PASSWORD_TOO_SHORT',
  PASSWORD_WELL_KNOWN: 'PASSWORD_WELL_KNOWN',
  PAYMENT_CANCELLED: 'PAYMENT_CANCELLED',
  PAYMENT_FAILED: 'PAYMENT_FAILED',
  PAYMENT_MISMATCH: 'PAYMENT_MISMATCH',
  PAYMENT_NOT_CHECKED: 'PAYMENT_NOT_CHECKED',
  PAYMENT_NOT_FOUND: 'PAYMENT_NOT_FOUND',
  PDF_REQUIRED: 'PDF_REQUIRED',
  PHONE_INVALID: 'PHONE_INVALID',
  PICTURE_INVALID: 'PICTURE_INVALID',
  PORTFOLIO_UNREADABLE: 'PORTFOLIO_UNREADABLE',
  PROFILE_IMAGE_UPLOAD_FAILED: 'PROFILE_IMAGE_UPLOAD_FAILED',
  PROFILE_NOT_FOUND: 'PROFILE_NOT_FOUND',
  RECEIPT_NOT_FOUND: 'RECEIPT_NOT_FOUND',
  REJECTION_REASON_REQUIRED: 'REJECTION_REASON_REQUIRED',
  REOPEN_ALL_SLOTS_FILLED: 'REOPEN_ALL_SLOTS_FILLED',
  REQUIRED_FIELDS: 'REQUIRED_FIELDS',
  RESCHEDULE_EXISTS: 'RESCHEDULE_EXISTS',
  RESCHEDULE_FORBIDDEN: 'RESCHEDULE_FORBIDDEN',
  RESCHEDULE_INTERVIEW_OVER: 'RESCHEDULE_INTERVIEW_OVER',
  RESCHEDULE_INVALID: 'RESCHEDULE_INVALID',
  RESCHEDULE_NONE_PENDING: 'RESCHEDULE_NONE_PENDING',
  RESCHEDULE_NOT_ACCEPTED: 'RESCHEDULE_NOT_ACCEPTED',
  RESCHEDULE_OWN: 'RESCHEDULE_OWN',
  ROLE_MISMATCH: 'ROLE_MISMATCH',
  SALARY_DIGITS_ONLY: 'SALARY_DIGITS_ONLY',
  SALARY_RANGE_INVALID: 'SALARY_RANGE_INVALID',
  SECOND_FACTOR_ENROLMENT: 'SECOND_FACTOR_ENROLMENT',
  SECOND_FACTOR_OFF: 'SECOND_FACTOR_OFF',
  SECOND_FACTOR_ON: 'SECOND_FACTOR_ON',
  SECOND_FACTOR_REQUIRED: 'SECOND_FACTOR_REQUIRED',
  SECOND_FACTOR_WRONG: 'SECOND_FACTOR_WRONG',
  SIGN_IN_EXPIRED: 'SIGN_IN_EXPIRED',
  SLOT_CAPACITY_INVALID: 'SLOT_CAPACITY_INVALID',
  SLOT_DUPLICATE: 'SLOT_DUPLICATE',
  SLOT_END_BEFORE_START: 'SLOT_END_BEFORE_START',
  SLOT_FIELDS_REQUIRED: 'SLOT_FIELDS_REQUIRED',
  SLOT_FULL: 'SLOT_FULL',
  SLOT_IN_PAST: 'SLOT_IN_PAST',
  SLOT_NOT_FOUND: 'SLOT_NOT_FOUND',
  SLOT_NOT_ON_HALF_HOUR: 'SLOT_NOT_ON_HALF_HOUR',
  SLOT_OUTSIDE_HOURS: 'SLOT_OUTSIDE_HOURS',
  SLOT_PAST: 'SLOT_PAST',
  SLOT_REQUIRED: 'SLOT_REQUIRED',
  SLOT_SELECTED: 'SLOT_SELECTED',
  STEP_UP_REQUIRED: 'STEP_UP_REQUIRED',
  SWITCH_ROLE_FAILED: 'SWITCH_ROLE_FAILED',
  TERMS_NOT_ACCEPTED: 'TERMS_NOT_ACCEPTED',
  TEXT_TOO_LONG: 'TEXT_TOO_LONG',
  TOO_MANY_ATTEMPTS: 'TOO_MANY_ATTEMPTS',
  TOO_MANY_ENTRIES: 'TOO_MANY_ENTRIES',
  UPDATE_APPLICATION_FORBIDDEN: 'UPDATE_APPLICATION_FORBIDDEN',
  URL_INVALID: 'URL_INVALID',
  USER_NOT_FOUND: 'USER_NOT_FOUND',
  USER_TYPE_MISMATCH: 'USER_TYPE_MISMATCH',
  VENUE_REQUIRED: 'VENUE_REQUIRED',
  VERIFICATION_EMAIL_FAILED: 'VERIFICATION_EMAIL_FAILED',
  VERIFICATION_EMAIL_TOO_SOON: 'VERIFICATION_EMAIL_TOO_SOON',
  VERIFICATION_STATE: 'VERIFICATION_STATE'
} as const;

export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];
/** A slot as a form gives it; all texts are checked with the specification's messages. */
export type InterviewSlotInput = {
  /** Day, YYYY-MM-DD; not before today. */
  date?: string | null | undefined;
  /** End, HH:MM on the half hour, to 18:00. */
  end?: string | null | undefined;
  /** The slot to change; missing for a new one. */
  id?: string | null | undefined;
  /** Where it takes place; ONLINE when missing. */
  locationType?: LocationType | null | undefined;
  /** Seats, 1 to 20; 5 when missing. */
  maxApplicants?: number | null | undefined;
  /** Begin, HH:MM on the half hour, from 08:00. */
  start?: string | null | undefined;
};

/** Where the payment of an invoice stands. */
export const InvoiceStatus = {
  EXPIRED: 'EXPIRED',
  FAILED: 'FAILED',
  PAID: 'PAID',
  REFUND: 'REFUND',
  UNPAID: 'UNPAID'
} as const;

export type InvoiceStatus = typeof InvoiceStatus[keyof typeof InvoiceStatus];
/** Where an interview takes place. */
export const LocationType = {
  ONLINE: 'ONLINE',
  ONSITE: 'ONSITE',
  TENTATIVE: 'TENTATIVE'
} as const;

export type LocationType = typeof LocationType[keyof typeof LocationType];
/** E-mail and password, and a code where the second factor is on. */
export type LoginInput = {
  /** Code of the authenticator app, or a recovery code, where the second factor is on. */
  code?: string | null | undefined;
  /** E-mail address. */
  email?: string | null | undefined;
  /** Password. */
  password?: string | null | undefined;
};

/** Why an administrator should look at what the payment provider said. */
export const PaymentFlag = {
  AMOUNT_MISMATCH: 'AMOUNT_MISMATCH',
  METHOD_MISMATCH: 'METHOD_MISMATCH',
  OPEN_PAYMENT: 'OPEN_PAYMENT',
  REFERENCE_MISMATCH: 'REFERENCE_MISMATCH',
  REFUND: 'REFUND',
  REFUND_SHORT: 'REFUND_SHORT',
  UNKNOWN_INVOICE: 'UNKNOWN_INVOICE',
  UNREADABLE: 'UNREADABLE'
} as const;

export type PaymentFlag = typeof PaymentFlag[keyof typeof PaymentFlag];
/** What the return page shows: paid, cancelled, of another company name, or nothing known. */
export const PaymentOutcome = {
  CANCELLED: 'CANCELLED',
  MISMATCH: 'MISMATCH',
  SUCCESS: 'SUCCESS',
  UNKNOWN: 'UNKNOWN'
} as const;

export type PaymentOutcome = typeof PaymentOutcome[keyof typeof PaymentOutcome];
/** The registration form of a company. */
export type RegisterCompanyInput = {
  /** Consent to the terms; required. */
  acceptTerms?: boolean | null | undefined;
  /** Code of the second factor, where the address has an account that asks for one. */
  code?: string | null | undefined;
  /** Postal address; required. */
  companyAddress?: string | null | undefined;
  /** Name; required. */
  companyName?: string | null | undefined;
  /** Tax number; 16 digits once other signs are taken out. */
  companyNpwp?: string | null | undefined;
  /** Number of employees, from the option list; required. */
  companySize?: string | null | undefined;
  /** The same password again. */
  confirmPassword?: string | null | undefined;
  /** Claim of an uploaded deed of establishment, a PDF; optional. */
  deedClaim?: string | null | undefined;
  /** What the company says about itself. */
  description?: string | null | undefined;
  /** E-mail address; required. */
  email?: string | null | undefined;
  /** Industry, from the option list; required. */
  industry?: string | null | undefined;
  /** At least 8 characters with an uppercase and a lowercase letter, a number and a special character; not a well-known one, nor made of the own name or address. */
  password?: string | null | undefined;
  /** Phone number, starting with 08; required. */
  phoneNumber?: string | null | undefined;
};

/** The registration form of a job seeker. */
export type RegisterSeekerInput = {
  /** Consent to the terms; required. */
  acceptTerms?: boolean | null | undefined;
  /** Code of the second factor, where the address has an account that asks for one. */
  code?: string | null | undefined;
  /** The same password again. */
  confirmPassword?: string | null | undefined;
  /** Claim of an uploaded CV, a PDF; optional. */
  cvClaim?: string | null | undefined;
  /** Highest education, from the option list; required. */
  education?: string | null | undefined;
  /** E-mail address; required. */
  email?: string | null | undefined;
  /** Full name; required. Letters, spaces, apostrophes, hyphens, dots and commas, at most 8 words. */
  fullName?: string | null | undefined;
  /** At least 8 characters with an uppercase and a lowercase letter, a number and a special character; not a well-known one, nor made of the own name or address. */
  password?: string | null | undefined;
  /** Phone number, starting with 08; required. */
  phoneNumber?: string | null | undefined;
  /** Claim of an uploaded portfolio: PDF, DOC, DOCX, JPEG or PNG; optional. */
  portfolioClaim?: string | null | undefined;
  /** Soft skills; trimmed and without duplicates. */
  softSkills?: Array<string> | null | undefined;
  /** Technical skills; trimmed and without duplicates. */
  technicalSkills?: Array<string> | null | undefined;
  /** Work experience. */
  workExperience?: string | null | undefined;
};

/** The three kinds of people. */
export const Role = {
  ADMIN: 'ADMIN',
  COMPANY: 'COMPANY',
  USER: 'USER'
} as const;

export type Role = typeof Role[keyof typeof Role];
/** The time that a salary is for. */
export const SalaryPeriod = {
  HOURLY: 'HOURLY',
  MONTHLY: 'MONTHLY'
} as const;

export type SalaryPeriod = typeof SalaryPeriod[keyof typeof SalaryPeriod];
/** Whether an interview slot can be chosen; only an OPEN one can. */
export const SlotState = {
  FULL: 'FULL',
  OPEN: 'OPEN',
  PAST: 'PAST',
  SELECTED: 'SELECTED'
} as const;

export type SlotState = typeof SlotState[keyof typeof SlotState];
/** Kinds of entry in the token ledger. */
export const TransactionType = {
  GRANT: 'GRANT',
  PURCHASE: 'PURCHASE',
  REFUND: 'REFUND',
  USAGE: 'USAGE'
} as const;

export type TransactionType = typeof TransactionType[keyof typeof TransactionType];
export type SmokePostJobMutationVariables = Exact<{
  input: CreateJobInput;
}>;


export type SmokePostJobMutation = { createJob: { job: { id: string, interviewAvailability: Array<{ id: string }> } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SmokeOpenJobQueryVariables = Exact<{
  id: string;
}>;


export type SmokeOpenJobQuery = { job: { id: string, title: string, viewerCanApply: boolean, interviewAvailability: Array<{ id: string, state: SlotState }> } | null };

export type SmokeApplyMutationVariables = Exact<{
  input: ApplyToJobInput;
}>;


export type SmokeApplyMutation = { applyToJob: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SmokePendingQueryVariables = Exact<{
  jobId: string;
}>;


export type SmokePendingQuery = { companyApplications: { items: Array<{ id: string, status: ApplicationStatus, applicant: { fullName: string, isRevealed: boolean, email: string | null, phoneNumber: string | null, pictureUrl: string | null, cvUrl: string | null, portfolioUrl: string | null, education: string | null, workExperience: string | null, technicalSkills: Array<string>, softSkills: Array<string> } | null }> } | null };

export type SmokeOwnQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeOwnQuery = { myApplications: Array<{ id: string, status: ApplicationStatus, jobTitle: string }> };

export type SmokeWithdrawMutationVariables = Exact<{
  id: string;
}>;


export type SmokeWithdrawMutation = { withdrawApplication: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SmokePostedQueryVariables = Exact<{
  title: string;
}>;


export type SmokePostedQuery = { companyJobs: { items: Array<{ id: string, title: string }> } };

export type SmokeDeleteJobMutationVariables = Exact<{
  id: string;
}>;


export type SmokeDeleteJobMutation = { deleteJob: { deletedJobId: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SmokeVisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeVisitorQuery = { viewer: { id: string } | null };

export type SmokeOwnApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeOwnApplicationsQuery = { myApplications: Array<{ id: string }> };

export type SmokeWhoAmIQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeWhoAmIQuery = { viewer: { id: string, email: string, emailVerified: boolean, isGoogleAccount: boolean, activeRole: Role, mustEnrol: boolean, seeker: { id: string, fullName: string, phoneNumber: string | null } | null, company: { id: string, companyName: string, isVerified: boolean } | null } | null };

export type SmokeJobListQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeJobListQuery = { jobs: { totalCount: number, items: Array<{ id: string, title: string, companyName: string }> } };

export type SmokeJobQueryVariables = Exact<{
  id: string;
}>;


export type SmokeJobQuery = { job: { id: string, title: string, description: string, skills: Array<string>, interviewAvailability: Array<{ id: string, startsAt: string, state: SlotState }> } | null };

export type SmokeSeekerDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeSeekerDashboardQuery = { seekerDashboard: { seeker: { id: string, profileCompletion: number }, applicationCounts: { total: number }, recentApplications: Array<{ id: string, status: ApplicationStatus }>, recommendedJobs: Array<{ id: string, title: string }>, upcomingInterview: { id: string } | null } };

export type SmokeApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeApplicationsQuery = { myApplications: Array<{ id: string, status: ApplicationStatus, jobTitle: string, companyName: string, selectedInterview: { startsAt: string } }> };

export type SmokeInterviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeInterviewsQuery = { interviews: Array<{ id: string, status: ApplicationStatus, selectedInterview: { startsAt: string, endsAt: string } }> };

export type SmokeCompanyDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeCompanyDashboardQuery = { companyDashboard: { totalJobs: number, activeJobs: number, closedJobs: number, tokenBalance: number, applicationCounts: { total: number, pending: number }, recentApplications: Array<{ id: string, status: ApplicationStatus }>, upcomingInterviews: Array<{ id: string }> } };

export type SmokeCompanyJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeCompanyJobsQuery = { companyJobs: { totalCount: number, items: Array<{ id: string, title: string, isActive: boolean, companyId: string }> } };

export type SmokeApplicantsQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeApplicantsQuery = { companyApplications: { totalCount: number, items: Array<{ id: string, status: ApplicationStatus, companyId: string, applicant: { fullName: string, isRevealed: boolean, email: string | null } | null }> } | null };

export type SmokeTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeTokensQuery = { tokenTransactions: { items: Array<{ id: string, type: TransactionType }> }, tokenPackages: Array<{ id: string }> };

export type SmokeAdminDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeAdminDashboardQuery = { adminDashboard: { companiesAwaiting: number, flaggedPayments: number, applicationsByDay: Array<{ date: string, accepted: number, pending: number, rejected: number }>, latestActivities: Array<{ id: string, details: string }>, tokenSales: { amount: number } } };

export type SmokeAdminCompaniesQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeAdminCompaniesQuery = { adminCompanies: { items: Array<{ id: string, companyName: string, isVerified: boolean }> } };

export type SmokeAdminJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeAdminJobsQuery = { adminJobs: { items: Array<{ id: string, title: string, companyName: string }> } };

export type SmokeAdminApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeAdminApplicationsQuery = { adminApplications: { items: Array<{ id: string, status: ApplicationStatus, jobTitle: string }> } };

export type SmokeAdminPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeAdminPaymentsQuery = { adminFlaggedPayments: { items: Array<{ id: string, flag: PaymentFlag | null }> }, adminTokenTransactions: { items: Array<{ id: string, type: TransactionType }> } };

export type SmokeAuditTrailQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeAuditTrailQuery = { adminAuditTrail: { items: Array<{ id: string, action: string, adminName: string }> } };

export type SmokePersonFragment = { id: string, email: string, emailVerified: boolean, isGoogleAccount: boolean, activeRole: Role, mustEnrol: boolean, seeker: { id: string, fullName: string, phoneNumber: string | null } | null, company: { id: string, companyName: string, isVerified: boolean } | null };

export type SmokeSignInMutationVariables = Exact<{
  input: LoginInput;
}>;


export type SmokeSignInMutation = { login: { viewer: { id: string, email: string, emailVerified: boolean, isGoogleAccount: boolean, activeRole: Role, mustEnrol: boolean, seeker: { id: string, fullName: string, phoneNumber: string | null } | null, company: { id: string, companyName: string, isVerified: boolean } | null } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SmokeLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type SmokeLogoutMutation = { logout: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SmokeStillSignedInQueryVariables = Exact<{ [key: string]: never; }>;


export type SmokeStillSignedInQuery = { viewer: { id: string } | null };

export type TakeBackMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackMutation = { withdrawApplication: { application: { status: ApplicationStatus, viewerCanWithdraw: boolean } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SignInMutationVariables = Exact<{
  input: LoginInput;
}>;


export type SignInMutation = { login: { errors: Array<{ message: string }> } };

export type PostJobMutationVariables = Exact<{
  input: CreateJobInput;
}>;


export type PostJobMutation = { createJob: { job: { id: string, interviewAvailability: Array<{ id: string, date: string, start: string, end: string }> } | null, errors: Array<{ message: string }> } };

export type RefusalFragment = { code: ErrorCode, message: string, field: Array<string> | null };

export type OutcomeFragment = { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> };

export type ApplyMutationVariables = Exact<{
  jobId: string;
  slotId?: string | null | undefined;
}>;


export type ApplyMutation = { applyToJob: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type AcceptMutationVariables = Exact<{
  input: AcceptApplicationInput;
}>;


export type AcceptMutation = { acceptApplication: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RejectMutationVariables = Exact<{
  id: string;
}>;


export type RejectMutation = { rejectApplication: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type WithdrawMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawMutation = { withdrawApplication: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type BoughtInvoiceFragment = { id: string, merchantRef: string, reference: string | null, status: InvoiceStatus, amount: number, tokens: number, bonus: number, packageName: string, checkoutUrl: string | null, viewerCanPay: boolean, expiresAt: string };

export type BuyMutationVariables = Exact<{
  packageId: string;
}>;


export type BuyMutation = { createTokenInvoice: { invoice: { id: string, merchantRef: string, reference: string | null, status: InvoiceStatus, amount: number, tokens: number, bonus: number, packageName: string, checkoutUrl: string | null, viewerCanPay: boolean, expiresAt: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ConfirmMutationVariables = Exact<{
  reference: string;
  merchantRef: string;
}>;


export type ConfirmMutation = { confirmPayment: { outcome: PaymentOutcome | null, invoice: { id: string, merchantRef: string, reference: string | null, status: InvoiceStatus, amount: number, tokens: number, bonus: number, packageName: string, checkoutUrl: string | null, viewerCanPay: boolean, expiresAt: string } | null, company: { tokenBalance: number | null } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type InvoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type InvoicesQuery = { tokenInvoices: { items: Array<{ id: string, merchantRef: string, reference: string | null, status: InvoiceStatus, amount: number, tokens: number, bonus: number, packageName: string, checkoutUrl: string | null, viewerCanPay: boolean, expiresAt: string }> } };

export type TokensQueryVariables = Exact<{
  id: string;
}>;


export type TokensQuery = { company: { tokenBalance: number | null } | null };

export type ViewerStateFragment = { id: string, email: string, emailVerified: boolean, isGoogleAccount: boolean, hasPassword: boolean, roles: Array<Role>, activeRole: Role, isProfileComplete: boolean };

export type SignInResultFragment = { viewer: { id: string, email: string, emailVerified: boolean, isGoogleAccount: boolean, hasPassword: boolean, roles: Array<Role>, activeRole: Role, isProfileComplete: boolean } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> };

export type RegisterSeekerFormMutationVariables = Exact<{
  input: RegisterSeekerInput;
}>;


export type RegisterSeekerFormMutation = { registerSeeker: { viewer: { id: string, email: string, emailVerified: boolean, isGoogleAccount: boolean, hasPassword: boolean, roles: Array<Role>, activeRole: Role, isProfileComplete: boolean } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RegisterCompanyFormMutationVariables = Exact<{
  input: RegisterCompanyInput;
}>;


export type RegisterCompanyFormMutation = { registerCompany: { viewer: { id: string, email: string, emailVerified: boolean, isGoogleAccount: boolean, hasPassword: boolean, roles: Array<Role>, activeRole: Role, isProfileComplete: boolean } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type LogInMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LogInMutation = { login: { viewer: { id: string, email: string, emailVerified: boolean, isGoogleAccount: boolean, hasPassword: boolean, roles: Array<Role>, activeRole: Role, isProfileComplete: boolean } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type WhoAmIQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoAmIQuery = { viewer: { id: string, email: string, emailVerified: boolean, isGoogleAccount: boolean, hasPassword: boolean, roles: Array<Role>, activeRole: Role, isProfileComplete: boolean } | null };

export type StartFactorMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type StartFactorMutation = { startSecondFactor: { enrolment: { secret: string, uri: string, qrCode: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ConfirmFactorMutationVariables = Exact<{
  code?: string | null | undefined;
}>;


export type ConfirmFactorMutation = { confirmSecondFactor: { recoveryCodes: Array<string> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ProveAgainMutationVariables = Exact<{
  code?: string | null | undefined;
}>;


export type ProveAgainMutation = { stepUp: { provedUntil: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const SmokePersonFragmentDoc = new TypedDocumentString(`
    fragment SmokePerson on Viewer {
  id
  email
  emailVerified
  isGoogleAccount
  activeRole
  mustEnrol
  seeker {
    id
    fullName
    phoneNumber
  }
  company {
    id
    companyName
    isVerified
  }
}
    `, {"fragmentName":"SmokePerson"}) as unknown as TypedDocumentString<SmokePersonFragment, unknown>;
export const RefusalFragmentDoc = new TypedDocumentString(`
    fragment Refusal on UserError {
  code
  message
  field
}
    `, {"fragmentName":"Refusal"}) as unknown as TypedDocumentString<RefusalFragment, unknown>;
export const OutcomeFragmentDoc = new TypedDocumentString(`
    fragment Outcome on ApplicationPayload {
  application {
    id
    status
  }
  errors {
    ...Refusal
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`, {"fragmentName":"Outcome"}) as unknown as TypedDocumentString<OutcomeFragment, unknown>;
export const BoughtInvoiceFragmentDoc = new TypedDocumentString(`
    fragment BoughtInvoice on TokenInvoice {
  id
  merchantRef
  reference
  status
  amount
  tokens
  bonus
  packageName
  checkoutUrl
  viewerCanPay
  expiresAt
}
    `, {"fragmentName":"BoughtInvoice"}) as unknown as TypedDocumentString<BoughtInvoiceFragment, unknown>;
export const ViewerStateFragmentDoc = new TypedDocumentString(`
    fragment ViewerState on Viewer {
  id
  email
  emailVerified
  isGoogleAccount
  hasPassword
  roles
  activeRole
  isProfileComplete
}
    `, {"fragmentName":"ViewerState"}) as unknown as TypedDocumentString<ViewerStateFragment, unknown>;
export const SignInResultFragmentDoc = new TypedDocumentString(`
    fragment SignInResult on ViewerPayload {
  viewer {
    ...ViewerState
  }
  errors {
    ...Refusal
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}
fragment ViewerState on Viewer {
  id
  email
  emailVerified
  isGoogleAccount
  hasPassword
  roles
  activeRole
  isProfileComplete
}`, {"fragmentName":"SignInResult"}) as unknown as TypedDocumentString<SignInResultFragment, unknown>;
export const SmokePostJobDocument = new TypedDocumentString(`
    mutation SmokePostJob($input: CreateJobInput!) {
  createJob(input: $input) {
    job {
      id
      interviewAvailability {
        id
      }
    }
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<SmokePostJobMutation, SmokePostJobMutationVariables>;
export const SmokeOpenJobDocument = new TypedDocumentString(`
    query SmokeOpenJob($id: ID!) {
  job(id: $id) {
    id
    title
    viewerCanApply
    interviewAvailability {
      id
      state
    }
  }
}
    `) as unknown as TypedDocumentString<SmokeOpenJobQuery, SmokeOpenJobQueryVariables>;
export const SmokeApplyDocument = new TypedDocumentString(`
    mutation SmokeApply($input: ApplyToJobInput!) {
  applyToJob(input: $input) {
    ...Outcome
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}
fragment Outcome on ApplicationPayload {
  application {
    id
    status
  }
  errors {
    ...Refusal
  }
}`) as unknown as TypedDocumentString<SmokeApplyMutation, SmokeApplyMutationVariables>;
export const SmokePendingDocument = new TypedDocumentString(`
    query SmokePending($jobId: ID!) {
  companyApplications(jobId: $jobId) {
    items {
      id
      status
      applicant {
        fullName
        isRevealed
        email
        phoneNumber
        pictureUrl
        cvUrl
        portfolioUrl
        education
        workExperience
        technicalSkills
        softSkills
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SmokePendingQuery, SmokePendingQueryVariables>;
export const SmokeOwnDocument = new TypedDocumentString(`
    query SmokeOwn {
  myApplications {
    id
    status
    jobTitle
  }
}
    `) as unknown as TypedDocumentString<SmokeOwnQuery, SmokeOwnQueryVariables>;
export const SmokeWithdrawDocument = new TypedDocumentString(`
    mutation SmokeWithdraw($id: ID!) {
  withdrawApplication(applicationId: $id) {
    ...Outcome
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}
fragment Outcome on ApplicationPayload {
  application {
    id
    status
  }
  errors {
    ...Refusal
  }
}`) as unknown as TypedDocumentString<SmokeWithdrawMutation, SmokeWithdrawMutationVariables>;
export const SmokePostedDocument = new TypedDocumentString(`
    query SmokePosted($title: String!) {
  companyJobs(search: $title) {
    items {
      id
      title
    }
  }
}
    `) as unknown as TypedDocumentString<SmokePostedQuery, SmokePostedQueryVariables>;
export const SmokeDeleteJobDocument = new TypedDocumentString(`
    mutation SmokeDeleteJob($id: ID!) {
  deleteJob(jobId: $id) {
    deletedJobId
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<SmokeDeleteJobMutation, SmokeDeleteJobMutationVariables>;
export const SmokeVisitorDocument = new TypedDocumentString(`
    query SmokeVisitor {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<SmokeVisitorQuery, SmokeVisitorQueryVariables>;
export const SmokeOwnApplicationsDocument = new TypedDocumentString(`
    query SmokeOwnApplications {
  myApplications {
    id
  }
}
    `) as unknown as TypedDocumentString<SmokeOwnApplicationsQuery, SmokeOwnApplicationsQueryVariables>;
export const SmokeWhoAmIDocument = new TypedDocumentString(`
    query SmokeWhoAmI {
  viewer {
    ...SmokePerson
  }
}
    fragment SmokePerson on Viewer {
  id
  email
  emailVerified
  isGoogleAccount
  activeRole
  mustEnrol
  seeker {
    id
    fullName
    phoneNumber
  }
  company {
    id
    companyName
    isVerified
  }
}`) as unknown as TypedDocumentString<SmokeWhoAmIQuery, SmokeWhoAmIQueryVariables>;
export const SmokeJobListDocument = new TypedDocumentString(`
    query SmokeJobList {
  jobs {
    totalCount
    items {
      id
      title
      companyName
    }
  }
}
    `) as unknown as TypedDocumentString<SmokeJobListQuery, SmokeJobListQueryVariables>;
export const SmokeJobDocument = new TypedDocumentString(`
    query SmokeJob($id: ID!) {
  job(id: $id) {
    id
    title
    description
    skills
    interviewAvailability {
      id
      startsAt
      state
    }
  }
}
    `) as unknown as TypedDocumentString<SmokeJobQuery, SmokeJobQueryVariables>;
export const SmokeSeekerDashboardDocument = new TypedDocumentString(`
    query SmokeSeekerDashboard {
  seekerDashboard {
    seeker {
      id
      profileCompletion
    }
    applicationCounts {
      total
    }
    recentApplications {
      id
      status
    }
    recommendedJobs {
      id
      title
    }
    upcomingInterview {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SmokeSeekerDashboardQuery, SmokeSeekerDashboardQueryVariables>;
export const SmokeApplicationsDocument = new TypedDocumentString(`
    query SmokeApplications {
  myApplications {
    id
    status
    jobTitle
    companyName
    selectedInterview {
      startsAt
    }
  }
}
    `) as unknown as TypedDocumentString<SmokeApplicationsQuery, SmokeApplicationsQueryVariables>;
export const SmokeInterviewsDocument = new TypedDocumentString(`
    query SmokeInterviews {
  interviews {
    id
    status
    selectedInterview {
      startsAt
      endsAt
    }
  }
}
    `) as unknown as TypedDocumentString<SmokeInterviewsQuery, SmokeInterviewsQueryVariables>;
export const SmokeCompanyDashboardDocument = new TypedDocumentString(`
    query SmokeCompanyDashboard {
  companyDashboard {
    totalJobs
    activeJobs
    closedJobs
    tokenBalance
    applicationCounts {
      total
      pending
    }
    recentApplications {
      id
      status
    }
    upcomingInterviews {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SmokeCompanyDashboardQuery, SmokeCompanyDashboardQueryVariables>;
export const SmokeCompanyJobsDocument = new TypedDocumentString(`
    query SmokeCompanyJobs {
  companyJobs {
    totalCount
    items {
      id
      title
      isActive
      companyId
    }
  }
}
    `) as unknown as TypedDocumentString<SmokeCompanyJobsQuery, SmokeCompanyJobsQueryVariables>;
export const SmokeApplicantsDocument = new TypedDocumentString(`
    query SmokeApplicants {
  companyApplications {
    totalCount
    items {
      id
      status
      companyId
      applicant {
        fullName
        isRevealed
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SmokeApplicantsQuery, SmokeApplicantsQueryVariables>;
export const SmokeTokensDocument = new TypedDocumentString(`
    query SmokeTokens {
  tokenTransactions {
    items {
      id
      type
    }
  }
  tokenPackages {
    id
  }
}
    `) as unknown as TypedDocumentString<SmokeTokensQuery, SmokeTokensQueryVariables>;
export const SmokeAdminDashboardDocument = new TypedDocumentString(`
    query SmokeAdminDashboard {
  adminDashboard {
    companiesAwaiting
    flaggedPayments
    applicationsByDay {
      date
      accepted
      pending
      rejected
    }
    latestActivities {
      id
      details
    }
    tokenSales {
      amount
    }
  }
}
    `) as unknown as TypedDocumentString<SmokeAdminDashboardQuery, SmokeAdminDashboardQueryVariables>;
export const SmokeAdminCompaniesDocument = new TypedDocumentString(`
    query SmokeAdminCompanies {
  adminCompanies(pageSize: 5) {
    items {
      id
      companyName
      isVerified
    }
  }
}
    `) as unknown as TypedDocumentString<SmokeAdminCompaniesQuery, SmokeAdminCompaniesQueryVariables>;
export const SmokeAdminJobsDocument = new TypedDocumentString(`
    query SmokeAdminJobs {
  adminJobs(pageSize: 5) {
    items {
      id
      title
      companyName
    }
  }
}
    `) as unknown as TypedDocumentString<SmokeAdminJobsQuery, SmokeAdminJobsQueryVariables>;
export const SmokeAdminApplicationsDocument = new TypedDocumentString(`
    query SmokeAdminApplications {
  adminApplications(pageSize: 5) {
    items {
      id
      status
      jobTitle
    }
  }
}
    `) as unknown as TypedDocumentString<SmokeAdminApplicationsQuery, SmokeAdminApplicationsQueryVariables>;
export const SmokeAdminPaymentsDocument = new TypedDocumentString(`
    query SmokeAdminPayments {
  adminFlaggedPayments(pageSize: 5) {
    items {
      id
      flag
    }
  }
  adminTokenTransactions(pageSize: 5) {
    items {
      id
      type
    }
  }
}
    `) as unknown as TypedDocumentString<SmokeAdminPaymentsQuery, SmokeAdminPaymentsQueryVariables>;
export const SmokeAuditTrailDocument = new TypedDocumentString(`
    query SmokeAuditTrail {
  adminAuditTrail(pageSize: 5) {
    items {
      id
      action
      adminName
    }
  }
}
    `) as unknown as TypedDocumentString<SmokeAuditTrailQuery, SmokeAuditTrailQueryVariables>;
export const SmokeSignInDocument = new TypedDocumentString(`
    mutation SmokeSignIn($input: LoginInput!) {
  login(input: $input) {
    viewer {
      ...SmokePerson
    }
    errors {
      ...Refusal
    }
  }
}
    fragment SmokePerson on Viewer {
  id
  email
  emailVerified
  isGoogleAccount
  activeRole
  mustEnrol
  seeker {
    id
    fullName
    phoneNumber
  }
  company {
    id
    companyName
    isVerified
  }
}
fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<SmokeSignInMutation, SmokeSignInMutationVariables>;
export const SmokeLogoutDocument = new TypedDocumentString(`
    mutation SmokeLogout {
  logout {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<SmokeLogoutMutation, SmokeLogoutMutationVariables>;
export const SmokeStillSignedInDocument = new TypedDocumentString(`
    query SmokeStillSignedIn {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<SmokeStillSignedInQuery, SmokeStillSignedInQueryVariables>;
export const TakeBackDocument = new TypedDocumentString(`
    mutation TakeBack($id: ID!) {
  withdrawApplication(applicationId: $id) {
    application {
      status
      viewerCanWithdraw
    }
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<TakeBackMutation, TakeBackMutationVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: LoginInput!) {
  login(input: $input) {
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const PostJobDocument = new TypedDocumentString(`
    mutation PostJob($input: CreateJobInput!) {
  createJob(input: $input) {
    job {
      id
      interviewAvailability {
        id
        date
        start
        end
      }
    }
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PostJobMutation, PostJobMutationVariables>;
export const ApplyDocument = new TypedDocumentString(`
    mutation Apply($jobId: ID!, $slotId: ID) {
  applyToJob(input: {jobId: $jobId, slotId: $slotId}) {
    ...Outcome
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}
fragment Outcome on ApplicationPayload {
  application {
    id
    status
  }
  errors {
    ...Refusal
  }
}`) as unknown as TypedDocumentString<ApplyMutation, ApplyMutationVariables>;
export const AcceptDocument = new TypedDocumentString(`
    mutation Accept($input: AcceptApplicationInput!) {
  acceptApplication(input: $input) {
    ...Outcome
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}
fragment Outcome on ApplicationPayload {
  application {
    id
    status
  }
  errors {
    ...Refusal
  }
}`) as unknown as TypedDocumentString<AcceptMutation, AcceptMutationVariables>;
export const RejectDocument = new TypedDocumentString(`
    mutation Reject($id: ID!) {
  rejectApplication(applicationId: $id) {
    ...Outcome
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}
fragment Outcome on ApplicationPayload {
  application {
    id
    status
  }
  errors {
    ...Refusal
  }
}`) as unknown as TypedDocumentString<RejectMutation, RejectMutationVariables>;
export const WithdrawDocument = new TypedDocumentString(`
    mutation Withdraw($id: ID!) {
  withdrawApplication(applicationId: $id) {
    ...Outcome
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}
fragment Outcome on ApplicationPayload {
  application {
    id
    status
  }
  errors {
    ...Refusal
  }
}`) as unknown as TypedDocumentString<WithdrawMutation, WithdrawMutationVariables>;
export const BuyDocument = new TypedDocumentString(`
    mutation Buy($packageId: ID!) {
  createTokenInvoice(packageId: $packageId) {
    invoice {
      ...BoughtInvoice
    }
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}
fragment BoughtInvoice on TokenInvoice {
  id
  merchantRef
  reference
  status
  amount
  tokens
  bonus
  packageName
  checkoutUrl
  viewerCanPay
  expiresAt
}`) as unknown as TypedDocumentString<BuyMutation, BuyMutationVariables>;
export const ConfirmDocument = new TypedDocumentString(`
    mutation Confirm($reference: String!, $merchantRef: String!) {
  confirmPayment(reference: $reference, merchantRef: $merchantRef) {
    outcome
    invoice {
      ...BoughtInvoice
    }
    company {
      tokenBalance
    }
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}
fragment BoughtInvoice on TokenInvoice {
  id
  merchantRef
  reference
  status
  amount
  tokens
  bonus
  packageName
  checkoutUrl
  viewerCanPay
  expiresAt
}`) as unknown as TypedDocumentString<ConfirmMutation, ConfirmMutationVariables>;
export const InvoicesDocument = new TypedDocumentString(`
    query Invoices {
  tokenInvoices {
    items {
      ...BoughtInvoice
    }
  }
}
    fragment BoughtInvoice on TokenInvoice {
  id
  merchantRef
  reference
  status
  amount
  tokens
  bonus
  packageName
  checkoutUrl
  viewerCanPay
  expiresAt
}`) as unknown as TypedDocumentString<InvoicesQuery, InvoicesQueryVariables>;
export const TokensDocument = new TypedDocumentString(`
    query Tokens($id: ID!) {
  company(id: $id) {
    tokenBalance
  }
}
    `) as unknown as TypedDocumentString<TokensQuery, TokensQueryVariables>;
export const RegisterSeekerFormDocument = new TypedDocumentString(`
    mutation RegisterSeekerForm($input: RegisterSeekerInput!) {
  registerSeeker(input: $input) {
    ...SignInResult
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}
fragment ViewerState on Viewer {
  id
  email
  emailVerified
  isGoogleAccount
  hasPassword
  roles
  activeRole
  isProfileComplete
}
fragment SignInResult on ViewerPayload {
  viewer {
    ...ViewerState
  }
  errors {
    ...Refusal
  }
}`) as unknown as TypedDocumentString<RegisterSeekerFormMutation, RegisterSeekerFormMutationVariables>;
export const RegisterCompanyFormDocument = new TypedDocumentString(`
    mutation RegisterCompanyForm($input: RegisterCompanyInput!) {
  registerCompany(input: $input) {
    ...SignInResult
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}
fragment ViewerState on Viewer {
  id
  email
  emailVerified
  isGoogleAccount
  hasPassword
  roles
  activeRole
  isProfileComplete
}
fragment SignInResult on ViewerPayload {
  viewer {
    ...ViewerState
  }
  errors {
    ...Refusal
  }
}`) as unknown as TypedDocumentString<RegisterCompanyFormMutation, RegisterCompanyFormMutationVariables>;
export const LogInDocument = new TypedDocumentString(`
    mutation LogIn($input: LoginInput!) {
  login(input: $input) {
    ...SignInResult
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}
fragment ViewerState on Viewer {
  id
  email
  emailVerified
  isGoogleAccount
  hasPassword
  roles
  activeRole
  isProfileComplete
}
fragment SignInResult on ViewerPayload {
  viewer {
    ...ViewerState
  }
  errors {
    ...Refusal
  }
}`) as unknown as TypedDocumentString<LogInMutation, LogInMutationVariables>;
export const WhoAmIDocument = new TypedDocumentString(`
    query WhoAmI {
  viewer {
    ...ViewerState
  }
}
    fragment ViewerState on Viewer {
  id
  email
  emailVerified
  isGoogleAccount
  hasPassword
  roles
  activeRole
  isProfileComplete
}`) as unknown as TypedDocumentString<WhoAmIQuery, WhoAmIQueryVariables>;
export const StartFactorDocument = new TypedDocumentString(`
    mutation StartFactor($password: String) {
  startSecondFactor(input: {password: $password}) {
    enrolment {
      secret
      uri
      qrCode
    }
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<StartFactorMutation, StartFactorMutationVariables>;
export const ConfirmFactorDocument = new TypedDocumentString(`
    mutation ConfirmFactor($code: String) {
  confirmSecondFactor(input: {code: $code}) {
    recoveryCodes
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ConfirmFactorMutation, ConfirmFactorMutationVariables>;
export const ProveAgainDocument = new TypedDocumentString(`
    mutation ProveAgain($code: String) {
  stepUp(input: {code: $code}) {
    provedUntil
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ProveAgainMutation, ProveAgainMutationVariables>;