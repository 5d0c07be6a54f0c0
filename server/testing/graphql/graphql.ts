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
/** A new password in place of the current one. */
export type ChangePasswordInput = {
  /** The same password again. */
  confirmPassword?: string | null | undefined;
  /** The password as it is now; required. */
  currentPassword?: string | null | undefined;
  /** At least 8 characters with an uppercase and a lowercase letter, a number and a special character; not a well-known one, nor made of the own name or address. */
  password?: string | null | undefined;
};

/** A decision with an optional note. */
export type CompanyDecisionInput = {
  /** The company. */
  companyId: string;
  /** Note for the audit trail; optional. A company reads that of a revocation. */
  note?: string | null | undefined;
  /** The profile version that the administrator looked at; refused when it has changed since. */
  profileVersion: number;
};

/** What a company hands in, field by field. */
export const CompanyProfileField = {
  ADDRESS: 'ADDRESS',
  COMPANY_NAME: 'COMPANY_NAME',
  COMPANY_SIZE: 'COMPANY_SIZE',
  DEED: 'DEED',
  DESCRIPTION: 'DESCRIPTION',
  INDUSTRY: 'INDUSTRY',
  LOGO: 'LOGO',
  NPWP: 'NPWP',
  PHONE_NUMBER: 'PHONE_NUMBER',
  WEBSITE: 'WEBSITE'
} as const;

export type CompanyProfileField = typeof CompanyProfileField[keyof typeof CompanyProfileField];
/** What a company may take off its profile. */
export const CompanyProfilePart = {
  DEED: 'DEED',
  DESCRIPTION: 'DESCRIPTION',
  LOGO: 'LOGO',
  NPWP: 'NPWP',
  WEBSITE: 'WEBSITE'
} as const;

export type CompanyProfilePart = typeof CompanyProfilePart[keyof typeof CompanyProfilePart];
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

/** A rejection. */
export type RejectCompanyInput = {
  /** The company. */
  companyId: string;
  /** The profile version that the administrator looked at; refused when it has changed since. */
  profileVersion: number;
  /** Why; required, and shown to the company. */
  reason?: string | null | undefined;
};

/** What came of replaying a callback. */
export const ReplayOutcome = {
  NOTHING_TO_DO: 'NOTHING_TO_DO',
  STILL_FLAGGED: 'STILL_FLAGGED',
  TOOK_EFFECT: 'TOOK_EFFECT'
} as const;

export type ReplayOutcome = typeof ReplayOutcome[keyof typeof ReplayOutcome];
/** A new password, and the code of the mailed link. */
export type ResetPasswordInput = {
  /** The code of the link; good once, for 30 minutes. */
  code?: string | null | undefined;
  /** The same password again. */
  confirmPassword?: string | null | undefined;
  /** At least 8 characters with an uppercase and a lowercase letter, a number and a special character; not a well-known one, nor made of the own name or address. */
  password?: string | null | undefined;
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
/** What becomes of the slots of a job that the company may still change. */
export type SaveInterviewSlotsInput = {
  /** The job. */
  jobId: string;
  /** The slots to remove; every unreserved one that `slots` does not name when missing. A form names what was removed in it, so that a seat given back meanwhile removes nothing. */
  removedSlotIds?: Array<string> | null | undefined;
  /** What the unreserved slots shall be; reserved ones stay whatever is said here. */
  slots?: Array<InterviewSlotInput> | null | undefined;
};

/** What a seeker may take off the own profile. */
export const SeekerProfilePart = {
  CV: 'CV',
  PICTURE: 'PICTURE',
  PORTFOLIO: 'PORTFOLIO',
  WORK_EXPERIENCE: 'WORK_EXPERIENCE'
} as const;

export type SeekerProfilePart = typeof SeekerProfilePart[keyof typeof SeekerProfilePart];
/** Opens or closes a job. */
export type SetJobActiveInput = {
  /** True to open it, false to close it. */
  isActive: boolean;
  /** The job. */
  jobId: string;
};

/** A new password, by the rules of registration. */
export type SetPasswordInput = {
  /** The same password again. */
  confirmPassword?: string | null | undefined;
  /** At least 8 characters with an uppercase and a lowercase letter, a number and a special character; not a well-known one, nor made of the own name or address. */
  password?: string | null | undefined;
};

/** Changes to the company's profile; what is missing or empty stays as it is. */
export type UpdateCompanyProfileInput = {
  /** Postal address. */
  companyAddress?: string | null | undefined;
  /** Name; required. */
  companyName?: string | null | undefined;
  /** Tax number; 16 digits once other signs are taken out. */
  companyNpwp?: string | null | undefined;
  /** Number of employees, from either option list. */
  companySize?: string | null | undefined;
  /** Claim of an uploaded deed of establishment, a PDF; null leaves what is stored. */
  deedClaim?: string | null | undefined;
  /** What the company says about itself. */
  description?: string | null | undefined;
  /** Industry, from either option list. */
  industry?: string | null | undefined;
  /** Claim of an uploaded logo; null leaves what is stored. */
  logoClaim?: string | null | undefined;
  /** Phone number, starting with 08. */
  phoneNumber?: string | null | undefined;
  /** What to take off the profile; a value or claim for the same part wins. */
  remove?: Array<CompanyProfilePart> | null | undefined;
  /** Website, starting with https:// without user and password, or as it is stored. */
  website?: string | null | undefined;
};

/** Changes to the own profile; what is missing or empty stays as it is. */
export type UpdateSeekerProfileInput = {
  /** Claim of an uploaded CV, a PDF; null leaves what is stored. */
  cvClaim?: string | null | undefined;
  /** Highest education, from the option list. */
  education?: string | null | undefined;
  /** Full name, by the rule of registration. One from before that rule may be sent unchanged. */
  fullName?: string | null | undefined;
  /** Phone number, starting with 08. */
  phoneNumber?: string | null | undefined;
  /** Claim of an uploaded profile picture; null leaves what is stored. */
  pictureClaim?: string | null | undefined;
  /** Claim of an uploaded portfolio, a PDF; null leaves what is stored. */
  portfolioClaim?: string | null | undefined;
  /** What to take off the profile; a claim for the same part wins. */
  remove?: Array<SeekerProfilePart> | null | undefined;
  /** All soft skills. */
  softSkills?: Array<string> | null | undefined;
  /** All technical skills. */
  technicalSkills?: Array<string> | null | undefined;
  /** Work experience. */
  workExperience?: string | null | undefined;
};

/** What administrators may decide about a company. */
export const VerificationDecision = {
  REJECT: 'REJECT',
  REVOKE: 'REVOKE',
  VERIFY: 'VERIFY'
} as const;

export type VerificationDecision = typeof VerificationDecision[keyof typeof VerificationDecision];
/** What administrators have decided about a company. */
export const VerificationStatus = {
  PENDING: 'PENDING',
  REJECTED: 'REJECTED',
  VERIFIED: 'VERIFIED'
} as const;

export type VerificationStatus = typeof VerificationStatus[keyof typeof VerificationStatus];
export type SignInMutationVariables = Exact<{
  input: LoginInput;
}>;


export type SignInMutation = { login: { errors: Array<{ message: string }> } };

export type DecisionSeenFragment = { decision: VerificationDecision, adminName: string, comment: string | null, changes: Array<{ field: CompanyProfileField, before: string | null, now: string | null }> | null };

export type DecidedFragment = { company: { isVerified: boolean, records: { verificationStatus: VerificationStatus, profileVersion: number, rejectionReason: string | null } | null, lastDecision: { decision: VerificationDecision, adminName: string, comment: string | null, changes: Array<{ field: CompanyProfileField, before: string | null, now: string | null }> | null } | null } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> };

export type VerifyCompanyProfileMutationVariables = Exact<{
  input: CompanyDecisionInput;
}>;


export type VerifyCompanyProfileMutation = { decided: { company: { isVerified: boolean, records: { verificationStatus: VerificationStatus, profileVersion: number, rejectionReason: string | null } | null, lastDecision: { decision: VerificationDecision, adminName: string, comment: string | null, changes: Array<{ field: CompanyProfileField, before: string | null, now: string | null }> | null } | null } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RejectCompanyProfileMutationVariables = Exact<{
  input: RejectCompanyInput;
}>;


export type RejectCompanyProfileMutation = { decided: { company: { isVerified: boolean, records: { verificationStatus: VerificationStatus, profileVersion: number, rejectionReason: string | null } | null, lastDecision: { decision: VerificationDecision, adminName: string, comment: string | null, changes: Array<{ field: CompanyProfileField, before: string | null, now: string | null }> | null } | null } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RevokeCompanyProfileMutationVariables = Exact<{
  input: CompanyDecisionInput;
}>;


export type RevokeCompanyProfileMutation = { decided: { company: { isVerified: boolean, records: { verificationStatus: VerificationStatus, profileVersion: number, rejectionReason: string | null } | null, lastDecision: { decision: VerificationDecision, adminName: string, comment: string | null, changes: Array<{ field: CompanyProfileField, before: string | null, now: string | null }> | null } | null } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type VerifyByLinkMutationVariables = Exact<{
  code: string;
}>;


export type VerifyByLinkMutation = { verifyEmail: { role: Role | null, wasVerifiedBefore: boolean | null, disownToken: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type MailLinkAgainMutationVariables = Exact<{ [key: string]: never; }>;


export type MailLinkAgainMutation = { resendVerificationEmail: { sentTo: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type FlaggedReportFragment = { id: string, flag: PaymentFlag | null, isVerified: boolean, signature: string | null, event: string | null, body: string, merchantRef: string | null, viewerCanReplay: boolean, invoice: { companyId: string, companyName: string, status: InvoiceStatus, amount: number, tokens: number } | null };

export type FlaggedReportsQueryVariables = Exact<{
  flag?: PaymentFlag | null | undefined;
  after?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type FlaggedReportsQuery = { adminFlaggedPayments: { endCursor: string | null, items: Array<{ id: string, flag: PaymentFlag | null, isVerified: boolean, signature: string | null, event: string | null, body: string, merchantRef: string | null, viewerCanReplay: boolean, invoice: { companyId: string, companyName: string, status: InvoiceStatus, amount: number, tokens: number } | null }> } };

export type ReplayReportMutationVariables = Exact<{
  id: string;
}>;


export type ReplayReportMutation = { replayPaymentCallback: { outcome: ReplayOutcome | null, payment: { id: string, flag: PaymentFlag | null, isVerified: boolean, signature: string | null, event: string | null, body: string, merchantRef: string | null, viewerCanReplay: boolean, invoice: { companyId: string, companyName: string, status: InvoiceStatus, amount: number, tokens: number } | null } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetActiveMutationVariables = Exact<{
  input: SetJobActiveInput;
}>;


export type SetActiveMutation = { setJobActive: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type DeletePostedJobMutationVariables = Exact<{
  id: string;
}>;


export type DeletePostedJobMutation = { deleteJob: { deletedJobId: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type DuplicatePostedJobMutationVariables = Exact<{
  id: string;
}>;


export type DuplicatePostedJobMutation = { duplicateJob: { job: { id: string, isActive: boolean, isVisibleToSeekers: boolean, autoCloseDate: string | null, interviewAvailability: Array<{ id: string }> } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SaveSlotsMutationVariables = Exact<{
  input: SaveInterviewSlotsInput;
}>;


export type SaveSlotsMutation = { saveInterviewSlots: { keptReservedSlots: number | null, job: { interviewAvailability: Array<{ id: string, start: string, maxApplicants: number, isReserved: boolean }> } | null, droppedSlots: Array<{ start: string }> | null, untouchedSlots: Array<{ start: string }> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

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

export type AskForResetLinkMutationVariables = Exact<{
  email?: string | null | undefined;
}>;


export type AskForResetLinkMutation = { requestPasswordReset: { sentTo: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ResetByLinkMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetByLinkMutation = { resetPassword: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ChangeOwnPasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangeOwnPasswordMutation = { changePassword: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetFirstPasswordMutationVariables = Exact<{
  input: SetPasswordInput;
}>;


export type SetFirstPasswordMutation = { setPassword: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

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

export type ChangeSeekerProfileMutationVariables = Exact<{
  input: UpdateSeekerProfileInput;
}>;


export type ChangeSeekerProfileMutation = { updateSeekerProfile: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ChangeCompanyProfileMutationVariables = Exact<{
  input: UpdateCompanyProfileInput;
}>;


export type ChangeCompanyProfileMutation = { updateCompanyProfile: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

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
export const DecisionSeenFragmentDoc = new TypedDocumentString(`
    fragment DecisionSeen on CompanyDecision {
  decision
  adminName
  comment
  changes {
    field
    before
    now
  }
}
    `, {"fragmentName":"DecisionSeen"}) as unknown as TypedDocumentString<DecisionSeenFragment, unknown>;
export const RefusalFragmentDoc = new TypedDocumentString(`
    fragment Refusal on UserError {
  code
  message
  field
}
    `, {"fragmentName":"Refusal"}) as unknown as TypedDocumentString<RefusalFragment, unknown>;
export const DecidedFragmentDoc = new TypedDocumentString(`
    fragment Decided on CompanyPayload {
  company {
    isVerified
    records {
      verificationStatus
      profileVersion
      rejectionReason
    }
    lastDecision {
      ...DecisionSeen
    }
  }
  errors {
    ...Refusal
  }
}
    fragment DecisionSeen on CompanyDecision {
  decision
  adminName
  comment
  changes {
    field
    before
    now
  }
}
fragment Refusal on UserError {
  code
  message
  field
}`, {"fragmentName":"Decided"}) as unknown as TypedDocumentString<DecidedFragment, unknown>;
export const FlaggedReportFragmentDoc = new TypedDocumentString(`
    fragment FlaggedReport on FlaggedPayment {
  id
  flag
  isVerified
  signature
  event
  body
  merchantRef
  viewerCanReplay
  invoice {
    companyId
    companyName
    status
    amount
    tokens
  }
}
    `, {"fragmentName":"FlaggedReport"}) as unknown as TypedDocumentString<FlaggedReportFragment, unknown>;
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
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: LoginInput!) {
  login(input: $input) {
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const VerifyCompanyProfileDocument = new TypedDocumentString(`
    mutation VerifyCompanyProfile($input: CompanyDecisionInput!) {
  decided: verifyCompany(input: $input) {
    ...Decided
  }
}
    fragment DecisionSeen on CompanyDecision {
  decision
  adminName
  comment
  changes {
    field
    before
    now
  }
}
fragment Decided on CompanyPayload {
  company {
    isVerified
    records {
      verificationStatus
      profileVersion
      rejectionReason
    }
    lastDecision {
      ...DecisionSeen
    }
  }
  errors {
    ...Refusal
  }
}
fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<VerifyCompanyProfileMutation, VerifyCompanyProfileMutationVariables>;
export const RejectCompanyProfileDocument = new TypedDocumentString(`
    mutation RejectCompanyProfile($input: RejectCompanyInput!) {
  decided: rejectCompany(input: $input) {
    ...Decided
  }
}
    fragment DecisionSeen on CompanyDecision {
  decision
  adminName
  comment
  changes {
    field
    before
    now
  }
}
fragment Decided on CompanyPayload {
  company {
    isVerified
    records {
      verificationStatus
      profileVersion
      rejectionReason
    }
    lastDecision {
      ...DecisionSeen
    }
  }
  errors {
    ...Refusal
  }
}
fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RejectCompanyProfileMutation, RejectCompanyProfileMutationVariables>;
export const RevokeCompanyProfileDocument = new TypedDocumentString(`
    mutation RevokeCompanyProfile($input: CompanyDecisionInput!) {
  decided: revokeCompany(input: $input) {
    ...Decided
  }
}
    fragment DecisionSeen on CompanyDecision {
  decision
  adminName
  comment
  changes {
    field
    before
    now
  }
}
fragment Decided on CompanyPayload {
  company {
    isVerified
    records {
      verificationStatus
      profileVersion
      rejectionReason
    }
    lastDecision {
      ...DecisionSeen
    }
  }
  errors {
    ...Refusal
  }
}
fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RevokeCompanyProfileMutation, RevokeCompanyProfileMutationVariables>;
export const VerifyByLinkDocument = new TypedDocumentString(`
    mutation VerifyByLink($code: String!) {
  verifyEmail(oobCode: $code) {
    role
    wasVerifiedBefore
    disownToken
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<VerifyByLinkMutation, VerifyByLinkMutationVariables>;
export const MailLinkAgainDocument = new TypedDocumentString(`
    mutation MailLinkAgain {
  resendVerificationEmail {
    sentTo
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<MailLinkAgainMutation, MailLinkAgainMutationVariables>;
export const FlaggedReportsDocument = new TypedDocumentString(`
    query FlaggedReports($flag: PaymentFlag, $after: String, $pageSize: Int) {
  adminFlaggedPayments(flag: $flag, after: $after, pageSize: $pageSize) {
    items {
      ...FlaggedReport
    }
    endCursor
  }
}
    fragment FlaggedReport on FlaggedPayment {
  id
  flag
  isVerified
  signature
  event
  body
  merchantRef
  viewerCanReplay
  invoice {
    companyId
    companyName
    status
    amount
    tokens
  }
}`) as unknown as TypedDocumentString<FlaggedReportsQuery, FlaggedReportsQueryVariables>;
export const ReplayReportDocument = new TypedDocumentString(`
    mutation ReplayReport($id: ID!) {
  replayPaymentCallback(id: $id) {
    outcome
    payment {
      ...FlaggedReport
    }
    errors {
      ...Refusal
    }
  }
}
    fragment FlaggedReport on FlaggedPayment {
  id
  flag
  isVerified
  signature
  event
  body
  merchantRef
  viewerCanReplay
  invoice {
    companyId
    companyName
    status
    amount
    tokens
  }
}
fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ReplayReportMutation, ReplayReportMutationVariables>;
export const SetActiveDocument = new TypedDocumentString(`
    mutation SetActive($input: SetJobActiveInput!) {
  setJobActive(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<SetActiveMutation, SetActiveMutationVariables>;
export const DeletePostedJobDocument = new TypedDocumentString(`
    mutation DeletePostedJob($id: ID!) {
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
}`) as unknown as TypedDocumentString<DeletePostedJobMutation, DeletePostedJobMutationVariables>;
export const DuplicatePostedJobDocument = new TypedDocumentString(`
    mutation DuplicatePostedJob($id: ID!) {
  duplicateJob(jobId: $id) {
    job {
      id
      isActive
      isVisibleToSeekers
      autoCloseDate
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
}`) as unknown as TypedDocumentString<DuplicatePostedJobMutation, DuplicatePostedJobMutationVariables>;
export const SaveSlotsDocument = new TypedDocumentString(`
    mutation SaveSlots($input: SaveInterviewSlotsInput!) {
  saveInterviewSlots(input: $input) {
    job {
      interviewAvailability {
        id
        start
        maxApplicants
        isReserved
      }
    }
    droppedSlots {
      start
    }
    untouchedSlots {
      start
    }
    keptReservedSlots
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<SaveSlotsMutation, SaveSlotsMutationVariables>;
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
export const AskForResetLinkDocument = new TypedDocumentString(`
    mutation AskForResetLink($email: String) {
  requestPasswordReset(input: {email: $email}) {
    sentTo
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<AskForResetLinkMutation, AskForResetLinkMutationVariables>;
export const ResetByLinkDocument = new TypedDocumentString(`
    mutation ResetByLink($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ResetByLinkMutation, ResetByLinkMutationVariables>;
export const ChangeOwnPasswordDocument = new TypedDocumentString(`
    mutation ChangeOwnPassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ChangeOwnPasswordMutation, ChangeOwnPasswordMutationVariables>;
export const SetFirstPasswordDocument = new TypedDocumentString(`
    mutation SetFirstPassword($input: SetPasswordInput!) {
  setPassword(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<SetFirstPasswordMutation, SetFirstPasswordMutationVariables>;
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
export const ChangeSeekerProfileDocument = new TypedDocumentString(`
    mutation ChangeSeekerProfile($input: UpdateSeekerProfileInput!) {
  updateSeekerProfile(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ChangeSeekerProfileMutation, ChangeSeekerProfileMutationVariables>;
export const ChangeCompanyProfileDocument = new TypedDocumentString(`
    mutation ChangeCompanyProfile($input: UpdateCompanyProfileInput!) {
  updateCompanyProfile(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ChangeCompanyProfileMutation, ChangeCompanyProfileMutationVariables>;
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