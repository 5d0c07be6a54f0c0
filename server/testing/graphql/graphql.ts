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

/** A part of how an account is entered. */
export const AccessPart = {
  GOOGLE: 'GOOGLE',
  PASSWORD: 'PASSWORD',
  SECOND_FACTOR: 'SECOND_FACTOR'
} as const;

export type AccessPart = typeof AccessPart[keyof typeof AccessPart];
/** The order of the administrators' list of jobs. */
export const AdminJobOrder = {
  MOST_APPLICANTS: 'MOST_APPLICANTS',
  NEWEST: 'NEWEST'
} as const;

export type AdminJobOrder = typeof AdminJobOrder[keyof typeof AdminJobOrder];
/** Whether a job is open, closed, or removed by its company. */
export const AdminJobStatus = {
  CLOSED: 'CLOSED',
  OPEN: 'OPEN',
  REMOVED: 'REMOVED'
} as const;

export type AdminJobStatus = typeof AdminJobStatus[keyof typeof AdminJobStatus];
/** What a company says to the pause of its job. */
export type AnswerPauseInput = {
  /** The job. */
  jobId: string;
  /** The answer; required. */
  text?: string | null | undefined;
};

/** The two sides of an application. */
export const ApplicationParty = {
  APPLICANT: 'APPLICANT',
  COMPANY: 'COMPANY'
} as const;

export type ApplicationParty = typeof ApplicationParty[keyof typeof ApplicationParty];
/** The state of an application. ACCEPTED and REJECTED are final. */
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

/** Whether an administrator changed something or read personal data. */
export const AuditKind = {
  CHANGE: 'CHANGE',
  READ: 'READ'
} as const;

export type AuditKind = typeof AuditKind[keyof typeof AuditKind];
/** What a subject of the audit trail is. */
export const AuditSubjectKind = {
  ACCOUNT: 'ACCOUNT',
  APPLICATION: 'APPLICATION',
  COMPANY: 'COMPANY',
  FILE: 'FILE',
  JOB: 'JOB',
  PAYMENT_REPORT: 'PAYMENT_REPORT',
  REPORTED: 'REPORTED',
  TOKEN_TRANSACTION: 'TOKEN_TRANSACTION',
  USER: 'USER'
} as const;

export type AuditSubjectKind = typeof AuditSubjectKind[keyof typeof AuditSubjectKind];
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
  /** Note for the audit trail; optional. The company reads that of a revocation. */
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
/** What Complete Profile asks for. */
export type CompleteProfileInput = {
  /** The same password again. */
  confirmPassword?: string | null | undefined;
  /** Highest education, from the option list; required. */
  education?: string | null | undefined;
  /** Full name; required. Letters, spaces, apostrophes, hyphens, dots and commas, at most 8 words. */
  fullName?: string | null | undefined;
  /** For a password: the code of mailOwnerCode; not needed within ten minutes of a sign-in with Google. */
  mailedCode?: string | null | undefined;
  /** A password, for accounts without one; not well known, nor made of the own name or address. */
  password?: string | null | undefined;
  /** Phone number, starting with 08; required. */
  phoneNumber?: string | null | undefined;
  /** Work experience; required. */
  workExperience?: string | null | undefined;
};

/** What can be agreed to. TERMS, PRIVACY_POLICY and the SUPPLEMENT to both hold until the account is erased. */
export const ConsentKind = {
  APPLICANT_NEWS: 'APPLICANT_NEWS',
  APPLICATION_NEWS: 'APPLICATION_NEWS',
  PRIVACY_POLICY: 'PRIVACY_POLICY',
  SUPPLEMENT: 'SUPPLEMENT',
  TERMS: 'TERMS'
} as const;

export type ConsentKind = typeof ConsentKind[keyof typeof ConsentKind];
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

/** How far an export of own data is. FAILED: it was given up after several tries. */
export const DataExportState = {
  FAILED: 'FAILED',
  READY: 'READY',
  RUNNING: 'RUNNING',
  WAITING: 'WAITING'
} as const;

export type DataExportState = typeof DataExportState[keyof typeof DataExportState];
/** A dismissal. */
export type DismissFlaggedPaymentInput = {
  /** Id of the stored report. */
  id: string;
  /** Why it needs nothing more; required, for the audit trail. */
  note?: string | null | undefined;
};

/** A dismissal of the flags of a posting. */
export type DismissFlagsInput = {
  /** The job. */
  jobId: string;
  /** Why the posting is fine; required, for the audit trail. */
  note?: string | null | undefined;
  /** The version that the administrator looked at; refused when it has changed since. */
  version: number;
};

/** A dismissal of the open reports about a job or a company. */
export type DismissReportInput = {
  /** The group of reports. */
  id: string;
  /** Why nothing more is needed; required, for the audit trail. */
  note?: string | null | undefined;
  /** The version that the administrator looked at; refused when it has changed since. */
  version: number;
};

/** How a person is employed. */
export const EmploymentType = {
  CONTRACT: 'CONTRACT',
  FREELANCE: 'FREELANCE',
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME'
} as const;

export type EmploymentType = typeof EmploymentType[keyof typeof EmploymentType];
/** Whether an erasure can still be cancelled. */
export const ErasureState = {
  ERASING: 'ERASING',
  WAITING: 'WAITING'
} as const;

export type ErasureState = typeof ErasureState[keyof typeof ErasureState];
/** At once, or after 14 days in which it can be cancelled. */
export const ErasureWhen = {
  IN_14_DAYS: 'IN_14_DAYS',
  NOW: 'NOW'
} as const;

export type ErasureWhen = typeof ErasureWhen[keyof typeof ErasureWhen];
/** Why an action was refused. Each code has one text, listed in the error catalogue. */
export const ErrorCode = {
  ALREADY_APPLIED: 'ALREADY_APPLIED',
  APPLICANT_CONFLICT: 'APPLICANT_CONFLICT',
  APPLICANT_LEAVING: 'APPLICANT_LEAVING',
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
  DATA_EXPORT_ONCE_A_DAY: 'DATA_EXPORT_ONCE_A_DAY',
  DEED_NOT_PDF: 'DEED_NOT_PDF',
  DEED_TOO_LARGE: 'DEED_TOO_LARGE',
  DEED_UPLOAD_FAILED: 'DEED_UPLOAD_FAILED',
  DISMISSAL_NOTE_REQUIRED: 'DISMISSAL_NOTE_REQUIRED',
  DISOWN_CODE_INVALID: 'DISOWN_CODE_INVALID',
  EMAIL_ALREADY_IN_USE: 'EMAIL_ALREADY_IN_USE',
  EMAIL_INVALID: 'EMAIL_INVALID',
  ERASURE_ADMIN: 'ERASURE_ADMIN',
  ERASURE_NONE: 'ERASURE_NONE',
  ERASURE_WAITING: 'ERASURE_WAITING',
  EXISTING_ACCOUNT_DIFFERENT_PASSWORD_COMPANY: 'EXISTING_ACCOUNT_DIFFERENT_PASSWORD_COMPANY',
  EXISTING_ACCOUNT_DIFFERENT_PASSWORD_SEEKER: 'EXISTING_ACCOUNT_DIFFERENT_PASSWORD_SEEKER',
  FILE_CLAIM_INVALID: 'FILE_CLAIM_INVALID',
  FILE_MISSING: 'FILE_MISSING',
  FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FILE_TYPE_INVALID: 'FILE_TYPE_INVALID',
  FILE_UNREADABLE: 'FILE_UNREADABLE',
  FILE_UPLOAD_FAILED: 'FILE_UPLOAD_FAILED',
  FLAGS_CHANGED: 'FLAGS_CHANGED',
  FLAGS_HELD: 'FLAGS_HELD',
  FLAGS_NOT_FOUND: 'FLAGS_NOT_FOUND',
  GOOGLE_SIGN_IN_FAILED: 'GOOGLE_SIGN_IN_FAILED',
  INPUT_INVALID: 'INPUT_INVALID',
  INTERVIEW_CONFLICT: 'INTERVIEW_CONFLICT',
  INTERVIEW_DETAILS_FORBIDDEN: 'INTERVIEW_DETAILS_FORBIDDEN',
  INVALID_ACTION_CODE: 'INVALID_ACTION_CODE',
  INVALID_CREDENTIALS: 'INVALID_CREDENTIALS',
  INVALID_RESET_CODE: 'INVALID_RESET_CODE',
  INVOICE_FAILED: 'INVOICE_FAILED',
  JOB_ALREADY_PAUSED: 'JOB_ALREADY_PAUSED',
  JOB_CLOSED: 'JOB_CLOSED',
  JOB_DELETE_FORBIDDEN: 'JOB_DELETE_FORBIDDEN',
  JOB_FIELDS_REQUIRED: 'JOB_FIELDS_REQUIRED',
  JOB_FORBIDDEN: 'JOB_FORBIDDEN',
  JOB_NOT_FOUND: 'JOB_NOT_FOUND',
  JOB_NOT_PAUSED: 'JOB_NOT_PAUSED',
  JOB_PAUSED: 'JOB_PAUSED',
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
  OWNER_CODE_WRONG: 'OWNER_CODE_WRONG',
  OWNER_PROOF_REQUIRED: 'OWNER_PROOF_REQUIRED',
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
  PAUSE_ANSWERED: 'PAUSE_ANSWERED',
  PAUSE_ANSWER_REQUIRED: 'PAUSE_ANSWER_REQUIRED',
  PAUSE_REASON_REQUIRED: 'PAUSE_REASON_REQUIRED',
  PAYMENT_CANCELLED: 'PAYMENT_CANCELLED',
  PAYMENT_FAILED: 'PAYMENT_FAILED',
  PAYMENT_MISMATCH: 'PAYMENT_MISMATCH',
  PAYMENT_NOT_CHECKED: 'PAYMENT_NOT_CHECKED',
  PAYMENT_NOT_FOUND: 'PAYMENT_NOT_FOUND',
  PDF_REQUIRED: 'PDF_REQUIRED',
  PERIOD_INVALID: 'PERIOD_INVALID',
  PHONE_INVALID: 'PHONE_INVALID',
  PICTURE_INVALID: 'PICTURE_INVALID',
  PORTFOLIO_UNREADABLE: 'PORTFOLIO_UNREADABLE',
  PROFILE_IMAGE_UPLOAD_FAILED: 'PROFILE_IMAGE_UPLOAD_FAILED',
  PROFILE_NOT_FOUND: 'PROFILE_NOT_FOUND',
  RECEIPT_NOT_FOUND: 'RECEIPT_NOT_FOUND',
  REJECTION_REASON_REQUIRED: 'REJECTION_REASON_REQUIRED',
  REOPEN_ALL_SLOTS_FILLED: 'REOPEN_ALL_SLOTS_FILLED',
  REPORTS_CHANGED: 'REPORTS_CHANGED',
  REPORTS_NOT_FOUND: 'REPORTS_NOT_FOUND',
  REPORT_REASON_REQUIRED: 'REPORT_REASON_REQUIRED',
  REPORT_TEXT_REQUIRED: 'REPORT_TEXT_REQUIRED',
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
  SAVED_SEARCH_EMPTY: 'SAVED_SEARCH_EMPTY',
  SAVED_SEARCH_NAME_REQUIRED: 'SAVED_SEARCH_NAME_REQUIRED',
  SAVED_SEARCH_NAME_TAKEN: 'SAVED_SEARCH_NAME_TAKEN',
  SAVED_SEARCH_NOT_FOUND: 'SAVED_SEARCH_NOT_FOUND',
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
  SUPPLEMENT_CHANGED: 'SUPPLEMENT_CHANGED',
  SWITCH_ROLE_FAILED: 'SWITCH_ROLE_FAILED',
  TERMS_NOT_ACCEPTED: 'TERMS_NOT_ACCEPTED',
  TEXT_TOO_LONG: 'TEXT_TOO_LONG',
  TOO_MANY_ATTEMPTS: 'TOO_MANY_ATTEMPTS',
  TOO_MANY_ENTRIES: 'TOO_MANY_ENTRIES',
  TOO_MANY_SAVED_SEARCHES: 'TOO_MANY_SAVED_SEARCHES',
  UNDO_CODE_INVALID: 'UNDO_CODE_INVALID',
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
/** Why the rules flag a posting. The gravest reasons hold it until an administrator has decided. */
export const FlagReason = {
  /** Telephone numbers, links or messengers in its text. */
  CONTACT_IN_TEXT: 'CONTACT_IN_TEXT',
  /** Nearly the text of another company's posting. */
  COPIED_POSTING: 'COPIED_POSTING',
  /** Signs of trafficking or exploitation. One of the gravest. */
  EXPLOITATION: 'EXPLOITATION',
  /** It asks for fees, deposits or purchases. */
  FEES: 'FEES',
  /** It asks for identity or bank data. */
  IDENTITY_OR_BANK_DATA: 'IDENTITY_OR_BANK_DATA',
  /** A payment is demanded before the work starts. One of the gravest. */
  MONEY_BEFORE_WORK: 'MONEY_BEFORE_WORK',
  /** Original identity papers or certificates are kept. One of the gravest. */
  PAPERS_KEPT: 'PAPERS_KEPT',
  /** Posted again and again. */
  REPEATED_POSTING: 'REPEATED_POSTING',
  /** Far from what such jobs pay there, or money for next to nothing. */
  SALARY_OUT_OF_RANGE: 'SALARY_OUT_OF_RANGE'
} as const;

export type FlagReason = typeof FlagReason[keyof typeof FlagReason];
/** A slot in a form; all texts are checked, with the messages of the error catalogue. */
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

/** The state of an invoice's payment. */
export const InvoiceStatus = {
  EXPIRED: 'EXPIRED',
  FAILED: 'FAILED',
  PAID: 'PAID',
  REFUND: 'REFUND',
  UNPAID: 'UNPAID'
} as const;

export type InvoiceStatus = typeof InvoiceStatus[keyof typeof InvoiceStatus];
/** What narrows a list of jobs; what is missing narrows nothing. */
export type JobFilterInput = {
  /** Only this type. */
  employmentType?: EmploymentType | null | undefined;
  /** Only jobs with a free interview slot within so many days, today (WIB) included; 1 to 90. */
  freeWithinDays?: number | null | undefined;
  /** Only jobs with an interview slot of this type. */
  interviewType?: LocationType | null | undefined;
  /** Only jobs in this place, such as `jakarta-selatan`; a province contains its cities. */
  placeId?: string | null | undefined;
  /** Only jobs posted within so many days, today (WIB) included; 1 to 365. */
  postedWithinDays?: number | null | undefined;
  /** Only jobs that pay up to this much a month or more; an hourly salary counts 173 times. */
  salaryFrom?: number | null | undefined;
};

/** Which of its own jobs a company lists. */
export const JobStatusFilter = {
  ALL: 'ALL',
  CLOSED: 'CLOSED',
  OPEN: 'OPEN'
} as const;

export type JobStatusFilter = typeof JobStatusFilter[keyof typeof JobStatusFilter];
/** Where jobs hold what is suggested to search for. */
export const JobSuggestionKind = {
  COMPANY: 'COMPANY',
  SKILL: 'SKILL',
  TITLE: 'TITLE'
} as const;

export type JobSuggestionKind = typeof JobSuggestionKind[keyof typeof JobSuggestionKind];
/** English, or Bahasa Indonesia. */
export const Language = {
  EN: 'EN',
  ID: 'ID'
} as const;

export type Language = typeof Language[keyof typeof Language];
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

/** A kind of mails to switch off or on. */
export type MailChoiceInput = {
  /** Whether they are to be sent. */
  isOn: boolean;
  /** Which mails. */
  kind: MailPreference;
};

/** Mails that can be switched off: APPLICATION_NEWS tells a seeker that an application has ended, APPLICANT_NEWS a company who has applied or withdrawn. Those about security, payments and interviews always go out. */
export const MailPreference = {
  APPLICANT_NEWS: 'APPLICANT_NEWS',
  APPLICATION_NEWS: 'APPLICATION_NEWS'
} as const;

export type MailPreference = typeof MailPreference[keyof typeof MailPreference];
/** That it is really the owner who asks, and not a stolen session. */
export type OwnerProofInput = {
  /** For accounts without a password: the code of mailOwnerCode; not needed within ten minutes of a sign-in with Google. */
  mailedCode?: string | null | undefined;
  /** The password; required of accounts that have one. */
  password?: string | null | undefined;
};

/** A pause of a job. */
export type PauseJobInput = {
  /** The job. */
  jobId: string;
  /** Why; required, and shown to the company. */
  reason?: string | null | undefined;
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
/** A proposed time; every part is checked, with the messages of the error catalogue. */
export type ProposedTimeInput = {
  /** Day, YYYY-MM-DD; required. */
  date?: string | null | undefined;
  /** End, HH:MM on the half hour, to 18:00; required. */
  end?: string | null | undefined;
  /** Where; as agreed so far when missing. */
  locationType?: LocationType | null | undefined;
  /** Why; optional. */
  reason?: string | null | undefined;
  /** Begin, HH:MM on the half hour, from 08:00; required. */
  start?: string | null | undefined;
};

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
/** A report about a company. */
export type ReportCompanyInput = {
  /** The company. */
  companyId: string;
  /** What is wrong; required. */
  reason?: ReportReason | null | undefined;
  /** More about it; required for OTHER. */
  text?: string | null | undefined;
};

/** A report about a job. */
export type ReportJobInput = {
  /** The job. */
  jobId: string;
  /** What is wrong; required. */
  reason?: ReportReason | null | undefined;
  /** More about it; required for OTHER. */
  text?: string | null | undefined;
};

/** The order of the administrators' queue. */
export const ReportOrder = {
  MOST_REPORTED: 'MOST_REPORTED',
  NEWEST: 'NEWEST'
} as const;

export type ReportOrder = typeof ReportOrder[keyof typeof ReportOrder];
/** What is wrong with a job or a company. */
export const ReportReason = {
  ASKS_FOR_IDENTITY: 'ASKS_FOR_IDENTITY',
  ASKS_FOR_MONEY: 'ASKS_FOR_MONEY',
  DISCRIMINATION: 'DISCRIMINATION',
  FAKE_COMPANY: 'FAKE_COMPANY',
  NOT_AS_DESCRIBED: 'NOT_AS_DESCRIBED',
  OTHER: 'OTHER'
} as const;

export type ReportReason = typeof ReportReason[keyof typeof ReportReason];
/** What to erase, when, and that it is really the owner who asks. */
export type RequestErasureInput = {
  /** The account that the page shows; any other than the own is refused. */
  accountId: string;
  /** For accounts without a password: the code of mailOwnerCode; not needed within ten minutes of a sign-in with Google. */
  mailedCode?: string | null | undefined;
  /** The password; required of accounts that have one. */
  password?: string | null | undefined;
  /** USER or COMPANY; null: the whole account. */
  role?: Role | null | undefined;
  /** At once, or after 14 days with a way back. */
  when: ErasureWhen;
};

/** A request to move an accepted interview. */
export type RequestRescheduleInput = {
  /** The application. */
  applicationId: string;
  /** The proposed time. */
  time: ProposedTimeInput;
};

/** What the other side may answer to a request. */
export const RescheduleAnswer = {
  ACCEPT: 'ACCEPT',
  COUNTER: 'COUNTER',
  REJECT: 'REJECT'
} as const;

export type RescheduleAnswer = typeof RescheduleAnswer[keyof typeof RescheduleAnswer];
/** The state of a reschedule request. */
export const RescheduleStatus = {
  ACCEPTED: 'ACCEPTED',
  COUNTERED: 'COUNTERED',
  PENDING: 'PENDING',
  REJECTED: 'REJECTED'
} as const;

export type RescheduleStatus = typeof RescheduleStatus[keyof typeof RescheduleStatus];
/** A new password, and the code of the mailed link. */
export type ResetPasswordInput = {
  /** The code of the link; good once, for 30 minutes. */
  code?: string | null | undefined;
  /** The same password again. */
  confirmPassword?: string | null | undefined;
  /** At least 8 characters with an uppercase and a lowercase letter, a number and a special character; not a well-known one, nor made of the own name or address. */
  password?: string | null | undefined;
};

/** An answer to the pending request of the other side. */
export type RespondToRescheduleInput = {
  /** ACCEPT, REJECT or COUNTER. */
  answer: RescheduleAnswer;
  /** The application. */
  applicationId: string;
  /** The other time, with COUNTER. */
  counterOffer?: ProposedTimeInput | null | undefined;
};

/** What someone did with details of a seeker. UNRECORDED: accepted before looks were recorded, so everything was open. */
export const RevealKind = {
  CALENDAR: 'CALENDAR',
  CV: 'CV',
  EXPORT: 'EXPORT',
  IDENTITY: 'IDENTITY',
  PICTURE: 'PICTURE',
  PORTFOLIO: 'PORTFOLIO',
  SEARCH: 'SEARCH',
  UNRECORDED: 'UNRECORDED'
} as const;

export type RevealKind = typeof RevealKind[keyof typeof RevealKind];
/** What the mask keeps back. TEXTS: skills and work experience with nothing struck out. */
export const RevealedDetail = {
  CV: 'CV',
  EMAIL: 'EMAIL',
  NAME: 'NAME',
  PHONE: 'PHONE',
  PICTURE: 'PICTURE',
  PORTFOLIO: 'PORTFOLIO',
  TEXTS: 'TEXTS'
} as const;

export type RevealedDetail = typeof RevealedDetail[keyof typeof RevealedDetail];
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
/** Interview details of an accepted application. */
export type SaveInterviewDetailsInput = {
  /** Anything else. */
  additionalInfo?: string | null | undefined;
  /** The application. */
  applicationId: string;
  /** Meeting link, starting with https:// without user and password, or as it is stored. Empty or null takes away the one given at acceptance too; missing leaves that one unchanged. */
  link?: string | null | undefined;
  /** Venue; required. */
  venue?: string | null | undefined;
};

/** What becomes of the slots of a job that the company may still change. */
export type SaveInterviewSlotsInput = {
  /** The job. */
  jobId: string;
  /** The slots to remove; every unreserved one that `slots` does not name when missing. A form names what was removed in it, so that a seat given back meanwhile removes nothing. */
  removedSlotIds?: Array<string> | null | undefined;
  /** What the unreserved slots become; reserved ones never change. */
  slots?: Array<InterviewSlotInput> | null | undefined;
};

/** A search to keep; it needs a search or at least one filter. */
export type SaveSearchInput = {
  /** How often what is new is mailed, at most. */
  cadence: SavedSearchCadence;
  /** What narrows the list. */
  filter?: JobFilterInput | null | undefined;
  /** At most 60 characters; no two of one person have the same. */
  name?: string | null | undefined;
  /** What is searched for, as `jobs` takes it. */
  search?: string | null | undefined;
};

/** How often what is new is mailed, at most. */
export const SavedSearchCadence = {
  DAILY: 'DAILY',
  OFF: 'OFF',
  WEEKLY: 'WEEKLY'
} as const;

export type SavedSearchCadence = typeof SavedSearchCadence[keyof typeof SavedSearchCadence];
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

/** The first password of an account. */
export type SetPasswordInput = {
  /** The same password again. */
  confirmPassword?: string | null | undefined;
  /** The code of mailOwnerCode; not needed within ten minutes of a sign-in with Google. */
  mailedCode?: string | null | undefined;
  /** At least 8 characters with an uppercase and a lowercase letter, a number and a special character; not a well-known one, nor made of the own name or address. */
  password?: string | null | undefined;
};

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
  /** Claim of an uploaded deed of establishment, a PDF. */
  deedClaim?: string | null | undefined;
  /** What the company says about itself. */
  description?: string | null | undefined;
  /** Industry, from either option list. */
  industry?: string | null | undefined;
  /** Claim of an uploaded logo. */
  logoClaim?: string | null | undefined;
  /** Phone number, starting with 08. */
  phoneNumber?: string | null | undefined;
  /** What to remove, unless a new value is given. */
  remove?: Array<CompanyProfilePart> | null | undefined;
  /** Website, starting with https:// without user and password, or as it is stored. */
  website?: string | null | undefined;
};

/** Mails to switch off or on; kinds that are not named stay as they are. */
export type UpdateMailPreferencesInput = {
  /** Of several choices for one kind the last counts. */
  mails: Array<MailChoiceInput>;
};

/** Changes to the own profile; what is missing or empty stays as it is. */
export type UpdateSeekerProfileInput = {
  /** Claim of an uploaded CV, a PDF. */
  cvClaim?: string | null | undefined;
  /** Highest education, from the option list. */
  education?: string | null | undefined;
  /** Full name, by the rule of registration, or unchanged. */
  fullName?: string | null | undefined;
  /** Phone number, starting with 08. */
  phoneNumber?: string | null | undefined;
  /** Claim of an uploaded profile picture. */
  pictureClaim?: string | null | undefined;
  /** Claim of an uploaded portfolio, a PDF. */
  portfolioClaim?: string | null | undefined;
  /** What to remove, unless a new value is given. */
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
/** Why a company waits for a decision. */
export const WaitingAs = {
  CORRECTED: 'CORRECTED',
  NEW: 'NEW',
  REVOKED: 'REVOKED'
} as const;

export type WaitingAs = typeof WaitingAs[keyof typeof WaitingAs];
export type VerifyMailedAddressMutationVariables = Exact<{
  oobCode: string;
}>;


export type VerifyMailedAddressMutation = { verifyEmail: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RegisterToHireMutationVariables = Exact<{
  input: RegisterCompanyInput;
}>;


export type RegisterToHireMutation = { registerCompany: { viewer: { company: { id: string } | null } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type VersionToVerifyQueryVariables = Exact<{
  id: string;
}>;


export type VersionToVerifyQuery = { adminCompany: { records: { profileVersion: number } | null } | null };

export type VerifyToHireMutationVariables = Exact<{
  input: CompanyDecisionInput;
}>;


export type VerifyToHireMutation = { verifyCompany: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PostToApplyMutationVariables = Exact<{
  input: CreateJobInput;
}>;


export type PostToApplyMutation = { createJob: { job: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type AcceptFromPhoneMutationVariables = Exact<{
  id: string;
}>;


export type AcceptFromPhoneMutation = { acceptApplication: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RegisterToApplyMutationVariables = Exact<{
  input: RegisterSeekerInput;
}>;


export type RegisterToApplyMutation = { registerSeeker: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type FirstSlotQueryVariables = Exact<{
  id: string;
}>;


export type FirstSlotQuery = { job: { interviewAvailability: Array<{ id: string }> } | null };

export type ApplyFromAfarMutationVariables = Exact<{
  input: ApplyToJobInput;
}>;


export type ApplyFromAfarMutation = { applyToJob: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantedFilesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlantedFilesQuery = { viewer: { seeker: { cvUrl: string | null, portfolioUrl: string | null } | null } | null };

export type RegisterOwnSeekerMutationVariables = Exact<{
  input: RegisterSeekerInput;
}>;


export type RegisterOwnSeekerMutation = { registerSeeker: { errors: Array<{ message: string }> } };

export type RegisterOwnCompanyMutationVariables = Exact<{
  input: RegisterCompanyInput;
}>;


export type RegisterOwnCompanyMutation = { registerCompany: { viewer: { company: { id: string } | null } | null, errors: Array<{ message: string }> } };

export type VerifyOwnEmailMutationVariables = Exact<{
  oobCode: string;
}>;


export type VerifyOwnEmailMutation = { verifyEmail: { errors: Array<{ message: string }> } };

export type OwnCompanyQueryVariables = Exact<{
  id: string;
}>;


export type OwnCompanyQuery = { adminCompany: { records: { profileVersion: number } | null } | null };

export type VerifyOwnCompanyMutationVariables = Exact<{
  input: CompanyDecisionInput;
}>;


export type VerifyOwnCompanyMutation = { verifyCompany: { errors: Array<{ message: string }> } };

export type PostOwnJobMutationVariables = Exact<{
  input: CreateJobInput;
}>;


export type PostOwnJobMutation = { createJob: { job: { id: string, title: string } | null, errors: Array<{ message: string }> } };

export type SignInWithoutFormMutationVariables = Exact<{
  input: LoginInput;
}>;


export type SignInWithoutFormMutation = { login: { errors: Array<{ message: string }> } };

export type BuyToRefundMutationVariables = Exact<{ [key: string]: never; }>;


export type BuyToRefundMutation = { createTokenInvoice: { invoice: { reference: string | null } | null } };

export type EndMeanwhileMutationVariables = Exact<{ [key: string]: never; }>;


export type EndMeanwhileMutation = { logout: { errors: Array<{ message: string }> } };

export type RegisterForTwoFactorsMutationVariables = Exact<{
  input: RegisterCompanyInput;
}>;


export type RegisterForTwoFactorsMutation = { registerCompany: { errors: Array<{ message: string }> } };

export type PlantedIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type PlantedIdsQuery = { viewer: { seeker: { id: string } | null, company: { id: string } | null } | null };

export type PlantVerificationMutationVariables = Exact<{
  input: CompanyDecisionInput;
}>;


export type PlantVerificationMutation = { verifyCompany: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantRevocationMutationVariables = Exact<{
  input: CompanyDecisionInput;
}>;


export type PlantRevocationMutation = { revokeCompany: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantRejectionMutationVariables = Exact<{
  input: RejectCompanyInput;
}>;


export type PlantRejectionMutation = { rejectCompany: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantSeekerMutationVariables = Exact<{
  input: RegisterSeekerInput;
}>;


export type PlantSeekerMutation = { registerSeeker: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantSeekerProfileMutationVariables = Exact<{
  input: UpdateSeekerProfileInput;
}>;


export type PlantSeekerProfileMutation = { updateSeekerProfile: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantCompanyMutationVariables = Exact<{
  input: RegisterCompanyInput;
}>;


export type PlantCompanyMutation = { registerCompany: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantVerifiedEmailMutationVariables = Exact<{
  oobCode: string;
}>;


export type PlantVerifiedEmailMutation = { verifyEmail: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantCompleteProfileMutationVariables = Exact<{
  input: CompleteProfileInput;
}>;


export type PlantCompleteProfileMutation = { completeProfile: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantCompanyProfileMutationVariables = Exact<{
  input: UpdateCompanyProfileInput;
}>;


export type PlantCompanyProfileMutation = { updateCompanyProfile: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantedVersionQueryVariables = Exact<{
  id: string;
}>;


export type PlantedVersionQuery = { adminCompany: { records: { profileVersion: number } | null } | null };

export type PlantJobMutationVariables = Exact<{
  input: CreateJobInput;
}>;


export type PlantJobMutation = { createJob: { job: { id: string, interviewAvailability: Array<{ id: string }> } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantApplicationMutationVariables = Exact<{
  input: ApplyToJobInput;
}>;


export type PlantApplicationMutation = { applyToJob: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantRefusalMutationVariables = Exact<{
  applicationId: string;
}>;


export type PlantRefusalMutation = { rejectApplication: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantWithdrawalMutationVariables = Exact<{
  applicationId: string;
}>;


export type PlantWithdrawalMutation = { withdrawApplication: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantDeletionMutationVariables = Exact<{
  jobId: string;
}>;


export type PlantDeletionMutation = { deleteJob: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantAcceptanceMutationVariables = Exact<{
  input: AcceptApplicationInput;
}>;


export type PlantAcceptanceMutation = { acceptApplication: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantDetailsMutationVariables = Exact<{
  input: SaveInterviewDetailsInput;
}>;


export type PlantDetailsMutation = { saveInterviewDetails: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantRequestMutationVariables = Exact<{
  input: RequestRescheduleInput;
}>;


export type PlantRequestMutation = { requestReschedule: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantResponseMutationVariables = Exact<{
  input: RespondToRescheduleInput;
}>;


export type PlantResponseMutation = { respondToReschedule: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantViewMutationVariables = Exact<{
  jobId: string;
  search: string;
}>;


export type PlantViewMutation = { recordJobView: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantSearchMutationVariables = Exact<{
  input: SaveSearchInput;
}>;


export type PlantSearchMutation = { saveSearch: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantJobReportMutationVariables = Exact<{
  input: ReportJobInput;
}>;


export type PlantJobReportMutation = { reportJob: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantCompanyReportMutationVariables = Exact<{
  input: ReportCompanyInput;
}>;


export type PlantCompanyReportMutation = { reportCompany: { company: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantPauseMutationVariables = Exact<{
  input: PauseJobInput;
}>;


export type PlantPauseMutation = { pauseJob: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantPauseAnswerMutationVariables = Exact<{
  input: AnswerPauseInput;
}>;


export type PlantPauseAnswerMutation = { answerPause: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PlantDismissalMutationVariables = Exact<{
  input: DismissReportInput;
}>;


export type PlantDismissalMutation = { dismissReport: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type LookBeforeBreachQueryVariables = Exact<{
  id: string;
}>;


export type LookBeforeBreachQuery = { application: { applicant: { email: string | null } | null } | null };

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

export type JudgeSignInMutationVariables = Exact<{
  input: LoginInput;
}>;


export type JudgeSignInMutation = { login: { errors: Array<{ message: string }> } };

export type RelatedTitlesQueryVariables = Exact<{
  search: string;
  page: number;
}>;


export type RelatedTitlesQuery = { relatedJobs: { pageCount: number, items: Array<{ title: string, companyName: string }> } };

export type AnsweredApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type AnsweredApplicationsQuery = { myApplications: Array<{ rejectionNotice: string | null, interviewRescheduleRequest: { reason: string } | null, rescheduleHistory: Array<{ reason: string }> }> };

export type AnsweredApplicationQueryVariables = Exact<{
  id: string;
}>;


export type AnsweredApplicationQuery = { application: { rejectionNotice: string | null, interviewRescheduleRequest: { reason: string } | null } | null };

export type AnsweredSalariesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type AnsweredSalariesQuery = { jobs: { items: Array<{ salary: { formatted: string } | null }> } };

export type AnsweredPackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type AnsweredPackagesQuery = { tokenPackages: Array<{ packageName: string }> };

export type AnsweredPurchasesQueryVariables = Exact<{ [key: string]: never; }>;


export type AnsweredPurchasesQuery = { tokenInvoices: { items: Array<{ id: string, packageName: string }> }, tokenTransactions: { items: Array<{ type: TransactionType, packageName: string | null }> } };

export type AnsweredReceiptQueryVariables = Exact<{
  id: string;
}>;


export type AnsweredReceiptQuery = { tokenReceipt: { packageName: string } | null };

export type AnsweredTransactionsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type AnsweredTransactionsQuery = { adminTokenTransactions: { items: Array<{ type: TransactionType, packageName: string | null }> } };

export type AnsweredDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AnsweredDevicesQuery = { mySessions: Array<{ device: string, isCurrent: boolean }> };

export type HiddenJobQueryVariables = Exact<{
  id: string;
}>;


export type HiddenJobQuery = { job: { id: string, title: string } | null };

export type HiddenCompanyQueryVariables = Exact<{
  id: string;
}>;


export type HiddenCompanyQuery = { company: { id: string, companyName: string } | null };

export type HiddenApplicationQueryVariables = Exact<{
  id: string;
}>;


export type HiddenApplicationQuery = { application: { id: string, status: ApplicationStatus } | null };

export type HoldHiddenSlotMutationVariables = Exact<{
  id: string;
}>;


export type HoldHiddenSlotMutation = { holdSlot: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ViewHiddenJobMutationVariables = Exact<{
  id: string;
}>;


export type ViewHiddenJobMutation = { recordJobView: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ApplyToHiddenJobMutationVariables = Exact<{
  id: string;
}>;


export type ApplyToHiddenJobMutation = { applyToJob: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type WithdrawHiddenMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawHiddenMutation = { withdrawApplication: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type MoveHiddenMutationVariables = Exact<{
  id: string;
}>;


export type MoveHiddenMutation = { requestReschedule: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type AnswerHiddenMutationVariables = Exact<{
  id: string;
}>;


export type AnswerHiddenMutation = { respondToReschedule: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type EndHiddenSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndHiddenSessionMutation = { endSession: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type TurnOffHiddenMutationVariables = Exact<{
  id: string;
}>;


export type TurnOffHiddenMutation = { setSavedSearchCadence: { savedSearch: { name: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type DeleteHiddenSearchMutationVariables = Exact<{
  id: string;
}>;


export type DeleteHiddenSearchMutation = { deleteSavedSearch: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ResetOfAddressMutationVariables = Exact<{
  email?: string | null | undefined;
}>;


export type ResetOfAddressMutation = { requestPasswordReset: { sentTo: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RequestToGuessMutationVariables = Exact<{
  input: RequestRescheduleInput;
}>;


export type RequestToGuessMutation = { requestReschedule: { application: { interviewRescheduleRequest: { id: string } | null } | null } };

export type JobOfNoOneQueryVariables = Exact<{
  id: string;
}>;


export type JobOfNoOneQuery = { job: { id: string } | null };

export type ApplicationOfNoOneQueryVariables = Exact<{
  id: string;
}>;


export type ApplicationOfNoOneQuery = { application: { id: string } | null };

export type CompanyOfNoOneQueryVariables = Exact<{
  id: string;
}>;


export type CompanyOfNoOneQuery = { company: { id: string } | null };

export type ApplicantsOfNoJobQueryVariables = Exact<{
  id: string;
}>;


export type ApplicantsOfNoJobQuery = { companyApplications: { totalCount: number } | null };

export type HoldNoSlotMutationVariables = Exact<{
  id: string;
}>;


export type HoldNoSlotMutation = { holdSlot: { errors: Array<{ code: ErrorCode }> } };

export type ViewNoJobMutationVariables = Exact<{
  id: string;
}>;


export type ViewNoJobMutation = { recordJobView: { errors: Array<{ code: ErrorCode }> } };

export type DeleteNoSearchMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNoSearchMutation = { deleteSavedSearch: { errors: Array<{ code: ErrorCode }> } };

export type ApplyToNoJobMutationVariables = Exact<{
  id: string;
}>;


export type ApplyToNoJobMutation = { applyToJob: { errors: Array<{ code: ErrorCode }> } };

export type AcceptNoOneMutationVariables = Exact<{
  id: string;
}>;


export type AcceptNoOneMutation = { acceptApplication: { errors: Array<{ code: ErrorCode }> } };

export type ReportNoJobMutationVariables = Exact<{
  id: string;
}>;


export type ReportNoJobMutation = { reportJob: { errors: Array<{ code: ErrorCode }> } };

export type ReportNoCompanyMutationVariables = Exact<{
  id: string;
}>;


export type ReportNoCompanyMutation = { reportCompany: { errors: Array<{ code: ErrorCode }> } };

export type AnswerNoPauseMutationVariables = Exact<{
  id: string;
}>;


export type AnswerNoPauseMutation = { answerPause: { errors: Array<{ code: ErrorCode }> } };

export type PauseNoJobMutationVariables = Exact<{
  id: string;
}>;


export type PauseNoJobMutation = { pauseJob: { errors: Array<{ code: ErrorCode }> } };

export type ResumeNoJobMutationVariables = Exact<{
  id: string;
}>;


export type ResumeNoJobMutation = { resumeJob: { errors: Array<{ code: ErrorCode }> } };

export type DismissNoReportsMutationVariables = Exact<{
  id: string;
}>;


export type DismissNoReportsMutation = { dismissReport: { errors: Array<{ code: ErrorCode }> } };

export type DismissNoFlagsMutationVariables = Exact<{
  id: string;
}>;


export type DismissNoFlagsMutation = { dismissFlags: { errors: Array<{ code: ErrorCode }> } };

export type FlaggedAfterNothingQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type FlaggedAfterNothingQuery = { adminFlaggedPostings: { endCursor: string | null } };

export type ReportsAfterNothingQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type ReportsAfterNothingQuery = { adminReports: { endCursor: string | null } };

export type DeleteNoJobMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNoJobMutation = { deleteJob: { errors: Array<{ code: ErrorCode }> } };

export type LedgerAfterNothingQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type LedgerAfterNothingQuery = { tokenTransactions: { endCursor: string | null } };

export type AdminCompanyOfNoOneQueryVariables = Exact<{
  id: string;
}>;


export type AdminCompanyOfNoOneQuery = { adminCompany: { id: string } | null };

export type CompaniesAfterNothingQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type CompaniesAfterNothingQuery = { adminCompanies: { endCursor: string | null } };

export type ListedApplicationFragment = { id: string, status: ApplicationStatus, joinUrl: string | null, rejectionNotice: string | null, interview: { date: string, start: string, end: string, locationType: LocationType }, interviewDetails: { venue: string } | null, job: { id: string, title: string, location: string, employmentType: EmploymentType, description: string, skills: Array<string>, createdAt: string, isActive: boolean, salary: { formatted: string } | null } | null, applicant: { fullName: string, email: string | null, education: string | null, technicalSkills: Array<string>, workExperience: string | null } | null };

export type ListStretchFragment = { items: Array<{ id: string, status: ApplicationStatus, joinUrl: string | null, rejectionNotice: string | null, interview: { date: string, start: string, end: string, locationType: LocationType }, interviewDetails: { venue: string } | null, job: { id: string, title: string, location: string, employmentType: EmploymentType, description: string, skills: Array<string>, createdAt: string, isActive: boolean, salary: { formatted: string } | null } | null, applicant: { fullName: string, email: string | null, education: string | null, technicalSkills: Array<string>, workExperience: string | null } | null }> };

export type WholeListQueryVariables = Exact<{ [key: string]: never; }>;


export type WholeListQuery = { list: { items: Array<{ id: string, status: ApplicationStatus, joinUrl: string | null, rejectionNotice: string | null, interview: { date: string, start: string, end: string, locationType: LocationType }, interviewDetails: { venue: string } | null, job: { id: string, title: string, location: string, employmentType: EmploymentType, description: string, skills: Array<string>, createdAt: string, isActive: boolean, salary: { formatted: string } | null } | null, applicant: { fullName: string, email: string | null, education: string | null, technicalSkills: Array<string>, workExperience: string | null } | null }> } };

export type ListByFragmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListByFragmentsQuery = { list: { items: Array<{ id: string, status: ApplicationStatus, joinUrl: string | null, rejectionNotice: string | null, interview: { date: string, start: string, end: string, locationType: LocationType }, interviewDetails: { venue: string } | null, job: { id: string, title: string, location: string, employmentType: EmploymentType, description: string, skills: Array<string>, createdAt: string, isActive: boolean, salary: { formatted: string } | null } | null, applicant: { fullName: string, email: string | null, education: string | null, technicalSkills: Array<string>, workExperience: string | null } | null }> } };

export type ListInPiecesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListInPiecesQuery = { list: { items: Array<{ id: string, status: ApplicationStatus, joinUrl: string | null, rejectionNotice: string | null, job: { id: string, title: string, location: string, employmentType: EmploymentType, description: string, skills: Array<string>, createdAt: string, isActive: boolean, salary: { formatted: string } | null } | null, applicant: { fullName: string, email: string | null, education: string | null, technicalSkills: Array<string>, workExperience: string | null } | null, interview: { date: string, start: string, end: string, locationType: LocationType }, interviewDetails: { venue: string } | null }> } };

export type ListInlineQueryVariables = Exact<{ [key: string]: never; }>;


export type ListInlineQuery = { list: { items: Array<{ id: string, status: ApplicationStatus, joinUrl: string | null, rejectionNotice: string | null, interview: { date: string, start: string, end: string, locationType: LocationType }, interviewDetails: { venue: string } | null, job: { id: string, title: string, location: string, employmentType: EmploymentType, description: string, skills: Array<string>, createdAt: string, isActive: boolean, salary: { formatted: string } | null } | null, applicant: { fullName: string, email: string | null, education: string | null, technicalSkills: Array<string>, workExperience: string | null } | null }> } };

export type ListOfNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListOfNamesQuery = { list: { items: Array<{ id: string, status: ApplicationStatus, job: { id: string, title: string } | null, applicant: { fullName: string, email: string | null } | null }> } };

export type ListOfInterviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListOfInterviewsQuery = { list: { items: Array<{ id: string, interview: { date: string } }> } };

export type ListOfEducationQueryVariables = Exact<{ [key: string]: never; }>;


export type ListOfEducationQuery = { list: { items: Array<{ id: string, applicant: { education: string | null } | null }> } };

export type ListOfPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListOfPlacesQuery = { list: { items: Array<{ id: string, job: { location: string } | null }> } };

export type NameFromGoogleQueryVariables = Exact<{ [key: string]: never; }>;


export type NameFromGoogleQuery = { viewer: { seeker: { fullName: string } | null } | null };

export type FinishWithCodeMutationVariables = Exact<{
  code?: string | null | undefined;
}>;


export type FinishWithCodeMutation = { finishSignIn: { viewer: { id: string, email: string, emailVerified: boolean, isGoogleAccount: boolean, hasPassword: boolean, roles: Array<Role>, activeRole: Role, isProfileComplete: boolean } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type IsGoogleOfferedQueryVariables = Exact<{ [key: string]: never; }>;


export type IsGoogleOfferedQuery = { signInOptions: { google: boolean } };

export type LoginWithoutLimiterMutationVariables = Exact<{ [key: string]: never; }>;


export type LoginWithoutLimiterMutation = { login: { errors: Array<{ code: ErrorCode }> } };

export type OwnQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnQuery = { viewer: { id: string } | null };

export type LogoutOfBothMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutOfBothMutation = { logout: { errors: Array<{ code: ErrorCode }> } };

export type RefusedLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type RefusedLoginMutation = { login: { errors: Array<{ code: ErrorCode }> } };

export type RefusedPasswordMutationVariables = Exact<{
  p?: string | null | undefined;
}>;


export type RefusedPasswordMutation = { login: { errors: Array<{ code: ErrorCode }> } };

export type RefusedOptionQueryVariables = Exact<{
  e?: EmploymentType | null | undefined;
}>;


export type RefusedOptionQuery = { jobs: { totalCount: number } };

export type RefusedNumberQueryVariables = Exact<{
  n?: number | null | undefined;
}>;


export type RefusedNumberQuery = { jobs: { totalCount: number } };

export type RefusedBooleanQueryVariables = Exact<{
  b: boolean;
}>;


export type RefusedBooleanQuery = { viewer: { id?: string } | null };

export type RefusedIdsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RefusedIdsMutation = { rejectApplications: { errors: Array<{ code: ErrorCode }> } };

export type SetOwnLanguageMutationVariables = Exact<{
  language: Language;
}>;


export type SetOwnLanguageMutation = { setLanguage: { viewer: { language: Language | null } | null, errors: Array<{ code: ErrorCode }> } };

export type OwnLanguageQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnLanguageQuery = { viewer: { language: Language | null } | null };

export type ApplicationsInALanguageQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationsInALanguageQuery = { myApplications: Array<{ id: string }> };

export type JobInALanguageQueryVariables = Exact<{
  id: string;
}>;


export type JobInALanguageQuery = { job: { id: string } | null };

export type VerifyLoggedMutationVariables = Exact<{
  code: string;
}>;


export type VerifyLoggedMutation = { verifyEmail: { errors: Array<{ code: ErrorCode }> } };

export type ForgetLoggedMutationVariables = Exact<{
  email: string;
}>;


export type ForgetLoggedMutation = { requestPasswordReset: { errors: Array<{ code: ErrorCode }> } };

export type ResetLoggedMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetLoggedMutation = { resetPassword: { errors: Array<{ code: ErrorCode }> } };

export type ApplicantsLoggedQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ApplicantsLoggedQuery = { companyApplications: { items: Array<{ id: string, applicant: { fullName: string, email: string | null, phoneNumber: string | null } | null }> } | null };

export type UsersLoggedQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type UsersLoggedQuery = { adminUsers: { items: Array<{ id: string }> } };

export type JobLoggedQueryVariables = Exact<{
  id: string;
}>;


export type JobLoggedQuery = { job: { id: string } | null };

export type JobsLoggedQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type JobsLoggedQuery = { jobs: { totalCount: number } };

export type ViewerLoggedQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerLoggedQuery = { viewer: { id: string } | null };

export type LoginLoggedMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginLoggedMutation = { login: { errors: Array<{ code: ErrorCode }> } };

export type ViewerUnderHeadersQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerUnderHeadersQuery = { viewer: { id: string } | null };

export type LoginForCookieMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginForCookieMutation = { login: { errors: Array<{ code: ErrorCode }> } };

export type EndTheSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type EndTheSessionMutation = { logout: { isSignedOut: boolean | null, errors: Array<{ code: ErrorCode }> } };

export type WhoseSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoseSessionQuery = { viewer: { id: string, email: string } | null };

export type RenameFromOldPageMutationVariables = Exact<{ [key: string]: never; }>;


export type RenameFromOldPageMutation = { updateSeekerProfile: { errors: Array<{ code: ErrorCode }> } };

export type SwitchToMutationVariables = Exact<{
  role: Role;
}>;


export type SwitchToMutation = { switchRole: { viewer: { activeRole: Role } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ReceiptQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptQuery = { tokenReceipt: { id: string, number: string, paidAt: string, companyName: string, companyNpwp: string | null, packageName: string, tokens: number, bonus: number, amount: number, paymentMethod: string, reference: string | null, isRefunded: boolean, issuer: string, includedVatPercent: number | null } | null };

export type BoughtWithReceiptsQueryVariables = Exact<{ [key: string]: never; }>;


export type BoughtWithReceiptsQuery = { tokenInvoices: { items: Array<{ id: string, status: InvoiceStatus, viewerCanOpenReceipt: boolean }> } };

export type RenameLoggedMutationVariables = Exact<{ [key: string]: never; }>;


export type RenameLoggedMutation = { updateSeekerProfile: { errors: Array<{ code: ErrorCode }> } };

export type PlantedMutationVariables = Exact<{
  input: LoginInput;
}>;


export type PlantedMutation = { login: { errors: Array<{ code: ErrorCode }> } };

export type LoginGoneWrongMutationVariables = Exact<{ [key: string]: never; }>;


export type LoginGoneWrongMutation = { login: { errors: Array<{ code: ErrorCode }> } };

export type CompaniesByStatusQueryVariables = Exact<{
  status?: VerificationStatus | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type CompaniesByStatusQuery = { adminCompanies: { endCursor: string | null, items: Array<{ id: string, companyName: string, records: { verificationStatus: VerificationStatus } | null }> } };

export type LatestActivitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestActivitiesQuery = { adminDashboard: { latestActivities: Array<{ action: string, details: string, timestamp: string }> } };

export type CostOfUsersQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type CostOfUsersQuery = { found: { items: Array<{ id: string, fullName: string, email: string, phoneNumber: string | null, technicalSkills: Array<string>, softSkills: Array<string>, cvUrl: string | null, portfolioUrl: string | null, pictureUrl: string | null, createdAt: string }> } };

export type CostOfApplicationsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type CostOfApplicationsQuery = { found: { items: Array<{ id: string, status: ApplicationStatus, job: { id: string, title: string, companyName: string } | null, applicant: { fullName: string, email: string | null, pictureUrl: string | null } | null }> } };

export type CostOfTransactionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type CostOfTransactionsQuery = { found: { items: Array<{ id: string, type: TransactionType, status: InvoiceStatus | null, companyName: string | null, jobTitle: string | null }> } };

export type CostOfCompaniesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type CostOfCompaniesQuery = { found: { items: Array<{ id: string, records: { email: string, verifiedBy: { name: string } | null } | null }> } };

export type CostOfJobsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type CostOfJobsQuery = { found: { items: Array<{ id: string, title: string, companyName: string, applicationCounts: { total: number, pending: number } | null }> } };

export type UsersListedQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type UsersListedQuery = { adminUsers: { endCursor: string | null, items: Array<{ id: string, fullName: string, email: string, phoneNumber: string | null, education: string | null, technicalSkills: Array<string>, softSkills: Array<string>, createdAt: string, cvUrl: string | null, portfolioUrl: string | null, pictureUrl: string | null }> } };

export type ApplicationsListedQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
  status?: ApplicationStatus | null | undefined;
}>;


export type ApplicationsListedQuery = { adminApplications: { endCursor: string | null, items: Array<{ id: string, status: ApplicationStatus, jobId: string, applicationDate: string, job: { id: string, title: string, companyName: string } | null, applicant: { fullName: string, email: string | null, pictureUrl: string | null } | null }> } };

export type TransactionsListedQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
  type?: TransactionType | null | undefined;
  status?: InvoiceStatus | null | undefined;
}>;


export type TransactionsListedQuery = { adminTokenTransactions: { endCursor: string | null, items: Array<{ id: string, type: TransactionType, status: InvoiceStatus | null, companyId: string, companyName: string | null, tokens: number, totalAmount: number | null, amountReceived: number | null, packageName: string | null, jobTitle: string | null, reference: string | null, merchantRef: string | null, paymentMethod: string | null, paidAt: string | null, timestamp: string }> } };

export type JobIdsListedQueryVariables = Exact<{
  search?: string | null | undefined;
  order?: AdminJobOrder | null | undefined;
}>;


export type JobIdsListedQuery = { adminJobs: { items: Array<{ id: string }> } };

export type ListsOfDaysQueryVariables = Exact<{
  since?: string | null | undefined;
  until?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type ListsOfDaysQuery = { adminUsers: { matching: number, items: Array<{ fullName: string }> }, adminTokenTransactions: { matching: number, items: Array<{ type: TransactionType }>, sums: { purchases: { count: number, companies: number, tokens: number, amount: number, amountReceived: number }, refunds: { count: number, companies: number, tokens: number, amount: number }, usage: { count: number, tokens: number }, grants: { count: number } } } };

export type DashboardFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardFiguresQuery = { adminDashboard: { companiesAwaiting: number, flaggedPayments: number, tokenSales: { since: string, purchases: number, tokens: number, amount: number }, applicationsByDay: Array<{ date: string, pending: number, accepted: number, rejected: number }>, latestActivities: Array<{ id: string }> } };

export type UsersForOthersQueryVariables = Exact<{ [key: string]: never; }>;


export type UsersForOthersQuery = { adminUsers: { endCursor: string | null } };

export type ApplicationsForOthersQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationsForOthersQuery = { adminApplications: { endCursor: string | null } };

export type TransactionsForOthersQueryVariables = Exact<{ [key: string]: never; }>;


export type TransactionsForOthersQuery = { adminTokenTransactions: { endCursor: string | null } };

export type JobsForOthersQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsForOthersQuery = { adminJobs: { endCursor: string | null } };

export type DashboardForOthersQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardForOthersQuery = { adminDashboard: { companiesAwaiting: number } };

export type ReceiptsOfDaysQueryVariables = Exact<{
  since?: string | null | undefined;
  until?: string | null | undefined;
  companyId?: string | null | undefined;
  pageSize?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ReceiptsOfDaysQuery = { adminRevealReceipts: { endCursor: string | null, matching: number, items: Array<{ day: string, kind: RevealKind, details: Array<RevealedDetail>, companyName: string | null, userId: string, userName: string | null, applicationId: string | null, jobTitle: string | null, times: number, administrator: { name: string } | null }> } };

export type PausesListedQueryVariables = Exact<{
  isEnded?: boolean | null | undefined;
  companyId?: string | null | undefined;
  since?: string | null | undefined;
}>;


export type PausesListedQuery = { adminJobPauses: { matching: number, items: Array<{ jobId: string, jobTitle: string | null, companyName: string | null, reason: string, answer: string | null, pausedAt: string, resumedAt: string | null, administrator: { id: string } | null }> } };

export type PausesOfJobQueryVariables = Exact<{
  id: string;
}>;


export type PausesOfJobQuery = { adminJob: { pauses: Array<{ reason: string, resumedAt: string | null, administrator: { id: string } | null }> } | null };

export type SilentCompaniesQueryVariables = Exact<{
  olderThanDays?: number | null | undefined;
  pageSize?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SilentCompaniesQuery = { adminSilentCompanies: { endCursor: string | null, items: Array<{ waitingSince: string, applicationId: string, waiting: number, company: { id: string, companyName: string, records: { email: string } | null } }> } };

export type DataExportsListedQueryVariables = Exact<{
  since?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type DataExportsListedQuery = { adminDataExports: { matching: number, items: Array<{ accountId: string, email: string | null, requestedAs: Role, wasMade: boolean, endedAt: string | null }> } };

export type AdministratorsListedQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministratorsListedQuery = { adminAdministrators: Array<{ id: string, name: string, secondFactorSince: string | null }> };

export type ApplicantSeenQueryVariables = Exact<{
  id: string;
}>;


export type ApplicantSeenQuery = { application: { applicant: { fullName: string, email: string | null } | null } | null };

export type ReadsOfOversightQueryVariables = Exact<{
  adminId?: string | null | undefined;
  exportsOnly?: boolean | null | undefined;
  since?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type ReadsOfOversightQuery = { adminAuditTrail: { matching: number, items: Array<{ action: string, subjects: Array<string>, filter: string | null, details: string }> } };

export type CostOfReceiptsQueryVariables = Exact<{
  pageSize?: number | null | undefined;
}>;


export type CostOfReceiptsQuery = { adminRevealReceipts: { matching: number, items: Array<{ companyName: string | null, userName: string | null, administrator: { name: string } | null }> } };

export type CostOfPausesQueryVariables = Exact<{
  pageSize?: number | null | undefined;
}>;


export type CostOfPausesQuery = { adminJobPauses: { matching: number, items: Array<{ reason: string, administrator: { name: string } | null }> } };

export type CostOfSilentCompaniesQueryVariables = Exact<{
  pageSize?: number | null | undefined;
}>;


export type CostOfSilentCompaniesQuery = { adminSilentCompanies: { items: Array<{ waiting: number, company: { companyName: string } }> } };

export type JobsFoundQueryVariables = Exact<{
  status?: AdminJobStatus | null | undefined;
  search?: string | null | undefined;
  companyId?: string | null | undefined;
  order?: AdminJobOrder | null | undefined;
  after?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type JobsFoundQuery = { adminJobs: { endCursor: string | null, items: Array<{ id: string, title: string, applicationCounts: { total: number, pending: number, accepted: number, withdrawn: number } | null }> } };

export type UserWithApplicationsQueryVariables = Exact<{
  id: string;
}>;


export type UserWithApplicationsQuery = { adminUser: { user: { fullName: string, email: string }, company: { companyName: string } | null, applications: { endCursor: string | null, items: Array<{ id: string, jobTitle: string }> } } | null };

export type CompanyOfUserQueryVariables = Exact<{
  id: string;
}>;


export type CompanyOfUserQuery = { adminUser: { company: { id: string, records: { email: string } | null } | null } | null };

export type AfterRemovalOfJobQueryVariables = Exact<{
  id: string;
  job: string;
}>;


export type AfterRemovalOfJobQuery = { adminApplication: { application: { status: ApplicationStatus, jobTitle: string, companyName: string, job: { id: string } | null }, user: { id: string, fullName: string }, tokenTransactions: Array<{ type: TransactionType, tokens: number, applicationId: string | null }>, job: { isRemoved: boolean, job: { title: string, companyName: string }, company: { id: string, companyName: string } } } | null, adminJob: { isRemoved: boolean, job: { title: string, applicationCounts: { total: number } | null, interviewAvailability: Array<{ start: string }> }, company: { companyName: string }, applications: { items: Array<{ id: string }> } } | null, adminApplications: { items: Array<{ id: string, jobTitle: string, companyName: string, job: { id: string } | null }> } };

export type UserNameFoundQueryVariables = Exact<{
  id: string;
}>;


export type UserNameFoundQuery = { found: { user: { fullName: string } } | null };

export type JobTitleFoundQueryVariables = Exact<{
  id: string;
}>;


export type JobTitleFoundQuery = { found: { job: { title: string } } | null };

export type ApplicationStatusFoundQueryVariables = Exact<{
  id: string;
}>;


export type ApplicationStatusFoundQuery = { found: { application: { status: ApplicationStatus } } | null };

export type CostOfUserQueryVariables = Exact<{
  id: string;
}>;


export type CostOfUserQuery = { adminUser: { user: { id: string, fullName: string }, company: { id: string } | null, applications: { items: Array<{ id: string, job: { title: string } | null, applicant: { email: string | null } | null }> } } | null };

export type CostOfJobQueryVariables = Exact<{
  id: string;
}>;


export type CostOfJobQuery = { adminJob: { job: { id: string, title: string, applicationCounts: { total: number } | null, interviewAvailability: Array<{ id: string }> }, company: { id: string }, applications: { items: Array<{ id: string, applicant: { email: string | null } | null }> } } | null };

export type CostOfApplicationQueryVariables = Exact<{
  id: string;
}>;


export type CostOfApplicationQuery = { adminApplication: { application: { id: string, job: { id: string } | null }, user: { id: string }, job: { company: { id: string } }, tokenTransactions: Array<{ id: string }> } | null };

export type TransactionsOfCompanyQueryVariables = Exact<{
  companyId?: string | null | undefined;
  status?: InvoiceStatus | null | undefined;
  type?: TransactionType | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type TransactionsOfCompanyQuery = { adminTokenTransactions: { endCursor: string | null, items: Array<{ type: TransactionType, merchantRef: string | null, applicationId: string | null }> } };

export type PlaceInCompaniesQueryVariables = Exact<{
  after?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type PlaceInCompaniesQuery = { adminCompanies: { endCursor: string | null } };

export type PlaceInUsersQueryVariables = Exact<{
  after?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type PlaceInUsersQuery = { adminUsers: { endCursor: string | null } };

export type PlaceInApplicationsQueryVariables = Exact<{
  after?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type PlaceInApplicationsQuery = { adminApplications: { endCursor: string | null } };

export type PlaceInTransactionsQueryVariables = Exact<{
  after?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type PlaceInTransactionsQuery = { adminTokenTransactions: { endCursor: string | null } };

export type PlaceInJobsQueryVariables = Exact<{
  after?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type PlaceInJobsQuery = { adminJobs: { endCursor: string | null } };

export type PlaceInFlaggedPaymentsQueryVariables = Exact<{
  after?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type PlaceInFlaggedPaymentsQuery = { adminFlaggedPayments: { endCursor: string | null } };

export type PlaceInAuditTrailQueryVariables = Exact<{
  after?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type PlaceInAuditTrailQuery = { adminAuditTrail: { endCursor: string | null } };

export type ApplicationDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationDaysQuery = { companyDashboard: { applicationsByDay: Array<{ date: string, pending: number, accepted: number, rejected: number }> } };

export type DecisionLeftQueryVariables = Exact<{
  id: string;
}>;


export type DecisionLeftQuery = { application: { status: ApplicationStatus, viewerCanDecide: boolean, selectedInterview: { start: string } } | null };

export type OwnApplicationIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnApplicationIdsQuery = { myApplications: Array<{ id: string }> };

export type RejectSeveralMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RejectSeveralMutation = { rejectApplications: { applications: Array<{ id: string, status: ApplicationStatus }> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type TakeBackMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackMutation = { withdrawApplication: { application: { status: ApplicationStatus, viewerCanWithdraw: boolean } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type CompanyApplicationsListedQueryVariables = Exact<{
  jobId?: string | null | undefined;
  status?: ApplicationStatus | null | undefined;
  page?: number | null | undefined;
}>;


export type CompanyApplicationsListedQuery = { companyApplications: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ id: string, status: ApplicationStatus }> } | null };

export type MaskedTextsFragment = { technicalSkills: Array<string>, softSkills: Array<string>, workExperience: string | null };

export type TextsOfApplicantQueryVariables = Exact<{
  id: string;
}>;


export type TextsOfApplicantQuery = { application: { applicant: { technicalSkills: Array<string>, softSkills: Array<string>, workExperience: string | null } | null } | null };

export type TextsOfApplicantSevenTimesQueryVariables = Exact<{
  id: string;
}>;


export type TextsOfApplicantSevenTimesQuery = { a1: { applicant: { technicalSkills: Array<string>, softSkills: Array<string>, workExperience: string | null } | null } | null, a2: { applicant: { technicalSkills: Array<string>, softSkills: Array<string>, workExperience: string | null } | null } | null, a3: { applicant: { technicalSkills: Array<string>, softSkills: Array<string>, workExperience: string | null } | null } | null, a4: { applicant: { technicalSkills: Array<string>, softSkills: Array<string>, workExperience: string | null } | null } | null, a5: { applicant: { technicalSkills: Array<string>, softSkills: Array<string>, workExperience: string | null } | null } | null, a6: { applicant: { technicalSkills: Array<string>, softSkills: Array<string>, workExperience: string | null } | null } | null, b: { items: Array<{ applicant: { technicalSkills: Array<string>, softSkills: Array<string>, workExperience: string | null } | null }> } | null };

export type WholeApplicantFragment = { isRevealed: boolean, fullName: string, email: string | null, phoneNumber: string | null, pictureUrl: string | null, cvUrl: string | null, portfolioUrl: string | null, education: string | null, technicalSkills: Array<string>, softSkills: Array<string>, workExperience: string | null };

export type ApplicantAsSeenQueryVariables = Exact<{
  id: string;
}>;


export type ApplicantAsSeenQuery = { application: { applicant: { isRevealed: boolean, fullName: string, email: string | null, phoneNumber: string | null, pictureUrl: string | null, cvUrl: string | null, portfolioUrl: string | null, education: string | null, technicalSkills: Array<string>, softSkills: Array<string>, workExperience: string | null } | null } | null };

export type ApplicantsFoundQueryVariables = Exact<{
  name?: string | null | undefined;
}>;


export type ApplicantsFoundQuery = { companyApplications: { totalCount: number, items: Array<{ id: string, applicant: { fullName: string } | null }> } | null };

export type ApplicationAsSeenQueryVariables = Exact<{
  id: string;
}>;


export type ApplicationAsSeenQuery = { application: { status: ApplicationStatus, jobTitle: string, companyName: string, selectedInterview: { date: string } } | null };

export type InterviewsOfCalendarQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type InterviewsOfCalendarQuery = { interviews: Array<{ jobTitle: string, status: ApplicationStatus, joinUrl: string | null }> };

export type ReleaseSeatMutationVariables = Exact<{ [key: string]: never; }>;


export type ReleaseSeatMutation = { releaseSlot: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type WhoSitsQueryVariables = Exact<{
  slotId: string;
}>;


export type WhoSitsQuery = { companyApplications: { totalCount: number, items: Array<{ id: string, jobId: string, status: ApplicationStatus, jobTitle: string, companyName: string, joinUrl: string | null, rejectionNotice: string | null, selectedInterview: { date: string, start: string, end: string }, interviewDetails: { venue: string, link: string | null, additionalInfo: string | null } | null, applicant: { isRevealed: boolean, fullName: string, email: string | null, phoneNumber: string | null, pictureUrl: string | null, cvUrl: string | null, portfolioUrl: string | null, education: string | null, technicalSkills: Array<string>, softSkills: Array<string>, workExperience: string | null } | null }> } | null };

export type CountedJobFragment = { id: string, title: string, companyName: string, companyLogo: string | null, skills: Array<string>, viewerCanApply: boolean, salary: { formatted: string } | null, interviewAvailability: Array<{ id: string, state: SlotState, conflict: { jobTitle: string } | null }>, viewerApplication: { id: string, status: ApplicationStatus } | null };

export type CountedApplicationFragment = { id: string, status: ApplicationStatus, jobTitle: string, companyName: string, viewerCanDecide: boolean, viewerCanWithdraw: boolean, viewerCanAddDetails: boolean, job: { id: string, title: string, companyName: string, companyLogo: string | null, skills: Array<string>, viewerCanApply: boolean, applicationCounts: { total: number } | null, salary: { formatted: string } | null, interviewAvailability: Array<{ id: string, state: SlotState, conflict: { jobTitle: string } | null }>, viewerApplication: { id: string, status: ApplicationStatus } | null } | null, applicant: { fullName: string, email: string | null, workExperience: string | null } | null };

export type CountedJobReadQueryVariables = Exact<{
  jobId: string;
}>;


export type CountedJobReadQuery = { job: { id: string, title: string, companyName: string, companyLogo: string | null, skills: Array<string>, viewerCanApply: boolean, salary: { formatted: string } | null, interviewAvailability: Array<{ id: string, state: SlotState, conflict: { jobTitle: string } | null }>, viewerApplication: { id: string, status: ApplicationStatus } | null } | null };

export type CountedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountedJobsQuery = { jobs: { totalCount: number, items: Array<{ id: string, title: string, companyName: string, companyLogo: string | null, skills: Array<string>, viewerCanApply: boolean, salary: { formatted: string } | null, interviewAvailability: Array<{ id: string, state: SlotState, conflict: { jobTitle: string } | null }>, viewerApplication: { id: string, status: ApplicationStatus } | null }> } };

export type CountedOwnApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountedOwnApplicationsQuery = { myApplications: Array<{ id: string, status: ApplicationStatus, jobTitle: string, companyName: string, viewerCanDecide: boolean, viewerCanWithdraw: boolean, viewerCanAddDetails: boolean, job: { id: string, title: string, companyName: string, companyLogo: string | null, skills: Array<string>, viewerCanApply: boolean, applicationCounts: { total: number } | null, salary: { formatted: string } | null, interviewAvailability: Array<{ id: string, state: SlotState, conflict: { jobTitle: string } | null }>, viewerApplication: { id: string, status: ApplicationStatus } | null } | null, applicant: { fullName: string, email: string | null, workExperience: string | null } | null }> };

export type CountedCompanyApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountedCompanyApplicationsQuery = { companyApplications: { totalCount: number, items: Array<{ id: string, status: ApplicationStatus, jobTitle: string, companyName: string, viewerCanDecide: boolean, viewerCanWithdraw: boolean, viewerCanAddDetails: boolean, job: { id: string, title: string, companyName: string, companyLogo: string | null, skills: Array<string>, viewerCanApply: boolean, applicationCounts: { total: number } | null, salary: { formatted: string } | null, interviewAvailability: Array<{ id: string, state: SlotState, conflict: { jobTitle: string } | null }>, viewerApplication: { id: string, status: ApplicationStatus } | null } | null, applicant: { fullName: string, email: string | null, workExperience: string | null } | null }> } | null };

export type CountedCompanyJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountedCompanyJobsQuery = { companyJobs: { totalCount: number, items: Array<{ id: string, title: string, companyName: string, companyLogo: string | null, skills: Array<string>, viewerCanApply: boolean, applicationCounts: { total: number } | null, salary: { formatted: string } | null, interviewAvailability: Array<{ id: string, state: SlotState, conflict: { jobTitle: string } | null }>, viewerApplication: { id: string, status: ApplicationStatus } | null }> } };

export type CountedCompanyDayQueryVariables = Exact<{ [key: string]: never; }>;


export type CountedCompanyDayQuery = { companyDashboard: { tokenBalance: number, applicationCounts: { total: number }, applicationsByDay: Array<{ date: string, pending: number }>, firstActiveJobs: Array<{ id: string, title: string, companyName: string, companyLogo: string | null, skills: Array<string>, viewerCanApply: boolean, salary: { formatted: string } | null, interviewAvailability: Array<{ id: string, state: SlotState, conflict: { jobTitle: string } | null }>, viewerApplication: { id: string, status: ApplicationStatus } | null }>, recentApplications: Array<{ id: string, status: ApplicationStatus, jobTitle: string, companyName: string, viewerCanDecide: boolean, viewerCanWithdraw: boolean, viewerCanAddDetails: boolean, job: { id: string, title: string, companyName: string, companyLogo: string | null, skills: Array<string>, viewerCanApply: boolean, applicationCounts: { total: number } | null, salary: { formatted: string } | null, interviewAvailability: Array<{ id: string, state: SlotState, conflict: { jobTitle: string } | null }>, viewerApplication: { id: string, status: ApplicationStatus } | null } | null, applicant: { fullName: string, email: string | null, workExperience: string | null } | null }> } };

export type CountedSeekerDayQueryVariables = Exact<{ [key: string]: never; }>;


export type CountedSeekerDayQuery = { seekerDashboard: { seeker: { fullName: string, profileCompletion: number }, recommendedJobs: Array<{ id: string, title: string, companyName: string, companyLogo: string | null, skills: Array<string>, viewerCanApply: boolean, salary: { formatted: string } | null, interviewAvailability: Array<{ id: string, state: SlotState, conflict: { jobTitle: string } | null }>, viewerApplication: { id: string, status: ApplicationStatus } | null }>, recentApplications: Array<{ id: string, status: ApplicationStatus, jobTitle: string, companyName: string, viewerCanDecide: boolean, viewerCanWithdraw: boolean, viewerCanAddDetails: boolean, job: { id: string, title: string, companyName: string, companyLogo: string | null, skills: Array<string>, viewerCanApply: boolean, applicationCounts: { total: number } | null, salary: { formatted: string } | null, interviewAvailability: Array<{ id: string, state: SlotState, conflict: { jobTitle: string } | null }>, viewerApplication: { id: string, status: ApplicationStatus } | null } | null, applicant: { fullName: string, email: string | null, workExperience: string | null } | null }> } };

export type CardsOfOwnApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type CardsOfOwnApplicationsQuery = { myApplications: Array<{ job: { title: string } | null }> };

export type TextsOfOwnApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type TextsOfOwnApplicationsQuery = { myApplications: Array<{ job: { title: string, description: string, skills: Array<string> } | null }> };

export type WholeJobFragment = { description: string, skills: Array<string>, title: string };

export type WholeJobsOfOwnApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type WholeJobsOfOwnApplicationsQuery = { myApplications: Array<{ job: { description: string, skills: Array<string>, title: string } | null }> };

export type AcceptCountedMutationVariables = Exact<{
  input: AcceptApplicationInput;
}>;


export type AcceptCountedMutation = { acceptApplication: { application: { status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode }> } };

export type WaysOfPartyQueryVariables = Exact<{
  id: string;
}>;


export type WaysOfPartyQuery = { application: { status: ApplicationStatus, viewerCanDecide: boolean, viewerCanAccept: boolean, viewerCanRequestReschedule: boolean, viewerCanRespondToReschedule: boolean, viewerCanCounterReschedule: boolean, viewerCanAddDetails: boolean, applicant: { isRevealed: boolean } | null } | null };

export type SaveVenueMutationVariables = Exact<{
  input: SaveInterviewDetailsInput;
}>;


export type SaveVenueMutation = { saveInterviewDetails: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type OffersOfTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type OffersOfTokensQuery = { tokenPackages: Array<{ viewerCanBuy: boolean }> };

export type CompanyReadByAdminQueryVariables = Exact<{
  id: string;
}>;


export type CompanyReadByAdminQuery = { adminCompany: { id: string } | null };

export type EmailReadByAdminQueryVariables = Exact<{
  id: string;
}>;


export type EmailReadByAdminQuery = { adminCompany: { records: { email: string } | null } | null };

export type PhoneReadByAdminQueryVariables = Exact<{
  id: string;
}>;


export type PhoneReadByAdminQuery = { found: { records: { phoneNumber: string | null } | null } | null };

export type PhoneReadQueryVariables = Exact<{
  id: string;
}>;


export type PhoneReadQuery = { found: { records: { phoneNumber: string | null } | null } | null };

export type ApplicantReadQueryVariables = Exact<{
  id: string;
}>;


export type ApplicantReadQuery = { application: { applicant: { fullName: string, phoneNumber: string | null } | null } | null };

export type ApplicationReadQueryVariables = Exact<{
  id: string;
}>;


export type ApplicationReadQuery = { application: { id: string } | null };

export type EmailsReadQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type EmailsReadQuery = { adminCompanies: { items: Array<{ records: { email: string } | null }> } };

export type ActionsOfDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type ActionsOfDashboardQuery = { adminDashboard: { latestActivities: Array<{ action: string }> } };

export type CompaniesReadQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type CompaniesReadQuery = { adminCompanies: { endCursor: string | null } };

export type UsersReadQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type UsersReadQuery = { adminUsers: { endCursor: string | null } };

export type ApplicationsReadQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ApplicationsReadQuery = { adminApplications: { endCursor: string | null } };

export type TransactionsReadQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type TransactionsReadQuery = { adminTokenTransactions: { endCursor: string | null } };

export type TrailInALanguageQueryVariables = Exact<{
  adminId?: string | null | undefined;
}>;


export type TrailInALanguageQuery = { adminAuditTrail: { items: Array<{ action: string, details: string, adminName: string, namedSubjects: Array<{ name: string | null }> }> } };

export type ActivitiesInALanguageQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivitiesInALanguageQuery = { adminDashboard: { latestActivities: Array<{ details: string, adminName: string }> } };

export type DecidersInALanguageQueryVariables = Exact<{
  id: string;
}>;


export type DecidersInALanguageQuery = { adminCompany: { records: { verifiedBy: { name: string } | null } | null, lastDecision: { adminName: string, changes: Array<{ before: string | null }> | null } | null } | null };

export type DismissInALanguageMutationVariables = Exact<{
  id: string;
}>;


export type DismissInALanguageMutation = { dismissFlaggedPayment: { errors: Array<{ code: ErrorCode }> } };

export type TrailSeenQueryVariables = Exact<{
  kind?: AuditKind | null | undefined;
  adminId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type TrailSeenQuery = { adminAuditTrail: { endCursor: string | null, items: Array<{ id: string, kind: AuditKind, action: string, details: string, comment: string | null, adminId: string, adminName: string, companyId: string | null, companyName: string | null, subjects: Array<string>, filter: string | null, before: string | null, after: string | null }>, administrators: Array<{ id: string, name: string }> } };

export type SubjectsNamedQueryVariables = Exact<{
  adminId?: string | null | undefined;
}>;


export type SubjectsNamedQuery = { adminAuditTrail: { items: Array<{ action: string, namedSubjects: Array<{ id: string, kind: AuditSubjectKind, name: string | null }> }> } };

export type EveryKindOfReadQueryVariables = Exact<{
  company: string;
  user: string;
  job: string;
  application: string;
}>;


export type EveryKindOfReadQuery = { adminCompany: { id: string } | null, adminUser: { user: { id: string } } | null, adminJob: { isRemoved: boolean } | null, adminApplication: { user: { id: string } } | null, adminTokenTransactions: { items: Array<{ id: string }> }, adminUsers: { items: Array<{ id: string }> } };

export type CompanyLookedAtQueryVariables = Exact<{
  id: string;
}>;


export type CompanyLookedAtQuery = { adminCompany: { id: string } | null };

export type UsersLookedAtQueryVariables = Exact<{ [key: string]: never; }>;


export type UsersLookedAtQuery = { adminUsers: { items: Array<{ id: string }> } };

export type NamesOfTheDayQueryVariables = Exact<{
  adminId?: string | null | undefined;
  companyId?: string | null | undefined;
}>;


export type NamesOfTheDayQuery = { adminAuditTrail: { items: Array<{ action: string, details: string, companyName: string | null, namedSubjects: Array<{ kind: AuditSubjectKind, name: string | null }> }> }, adminTokenTransactions: { items: Array<{ type: TransactionType, companyName: string | null }> } };

export type PurchasesNamedQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type PurchasesNamedQuery = { adminTokenTransactions: { items: Array<{ companyName: string | null }> } };

export type OldTrailQueryVariables = Exact<{
  adminId?: string | null | undefined;
}>;


export type OldTrailQuery = { adminAuditTrail: { items: Array<{ id: string, details: string }> } };

export type TurnFactorOffByProofMutationVariables = Exact<{
  input: OwnerProofInput;
}>;


export type TurnFactorOffByProofMutation = { turnOffSecondFactor: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RenewCodesByProofMutationVariables = Exact<{
  input: OwnerProofInput;
}>;


export type RenewCodesByProofMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type CompleteByProofMutationVariables = Exact<{
  input: CompleteProfileInput;
}>;


export type CompleteByProofMutation = { completeProfile: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type OwnEnrolmentQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnEnrolmentQuery = { viewer: { mustEnrol: boolean, hasSecondFactor: boolean, activeRole: Role, adminName: string | null } | null };

export type MustEnrolAloneQueryVariables = Exact<{ [key: string]: never; }>;


export type MustEnrolAloneQuery = { viewer: { mustEnrol: boolean } | null };

export type EnrolmentAndAdminDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type EnrolmentAndAdminDashboardQuery = { viewer: { mustEnrol: boolean, hasSecondFactor: boolean, activeRole: Role } | null, adminDashboard: { companiesAwaiting: number } };

export type EnrolmentAndSeekerDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type EnrolmentAndSeekerDashboardQuery = { viewer: { mustEnrol: boolean } | null, seekerDashboard: { __typename: 'SeekerDashboard' } };

export type TypesOfSchemaQueryVariables = Exact<{ [key: string]: never; }>;


export type TypesOfSchemaQuery = { __schema: { types: Array<{ name: string | null, fields: Array<{ name: string }> | null }> } };

export type FifteenLoginsMutationVariables = Exact<{
  email?: string | null | undefined;
}>;


export type FifteenLoginsMutation = { a0: { errors: Array<{ code: ErrorCode }> }, a1: { errors: Array<{ code: ErrorCode }> }, a2: { errors: Array<{ code: ErrorCode }> }, a3: { errors: Array<{ code: ErrorCode }> }, a4: { errors: Array<{ code: ErrorCode }> }, a5: { errors: Array<{ code: ErrorCode }> }, a6: { errors: Array<{ code: ErrorCode }> }, a7: { errors: Array<{ code: ErrorCode }> }, a8: { errors: Array<{ code: ErrorCode }> }, a9: { errors: Array<{ code: ErrorCode }> }, a10: { errors: Array<{ code: ErrorCode }> }, a11: { errors: Array<{ code: ErrorCode }> }, a12: { errors: Array<{ code: ErrorCode }> }, a13: { errors: Array<{ code: ErrorCode }> }, a14: { errors: Array<{ code: ErrorCode }> } };

export type LeaveBrowserMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveBrowserMutation = { logout: { isSignedOut: boolean | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type CompleteWithPasswordMutationVariables = Exact<{
  input: CompleteProfileInput;
}>;


export type CompleteWithPasswordMutation = { completeProfile: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ThisWasNotMeMutationVariables = Exact<{
  token: string;
}>;


export type ThisWasNotMeMutation = { disownRegistration: { isDisowned: boolean | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type OwnSecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSecondFactorQuery = { mySecondFactor: { isOn: boolean, confirmedAt: string | null, recoveryCodesLeft: number } };

export type TurnFactorOffMutationVariables = Exact<{
  input: OwnerProofInput;
}>;


export type TurnFactorOffMutation = { turnOffSecondFactor: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: OwnerProofInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { recoveryCodes: Array<string> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ConfirmFactorAtOnceMutationVariables = Exact<{
  code?: string | null | undefined;
}>;


export type ConfirmFactorAtOnceMutation = { confirmSecondFactor: { recoveryCodes: Array<string> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type BrowserSessionFragment = { id: string, device: string, lastUsedAt: string, isCurrent: boolean };

export type BrowsersOfViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type BrowsersOfViewerQuery = { mySessions: Array<{ id: string, device: string, lastUsedAt: string, isCurrent: boolean }> };

export type EndBrowserSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndBrowserSessionMutation = { endSession: { sessions: Array<{ id: string, device: string, lastUsedAt: string, isCurrent: boolean }> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type EndOtherBrowsersMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherBrowsersMutation = { endOtherSessions: { sessions: Array<{ id: string, device: string, lastUsedAt: string, isCurrent: boolean }> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ApplicantsOfAJobForSupportQueryVariables = Exact<{
  id: string;
}>;


export type ApplicantsOfAJobForSupportQuery = { adminJob: { job: { title: string }, applications: { items: Array<{ id: string }> } } | null };

export type JobForSupportQueryVariables = Exact<{
  id: string;
}>;


export type JobForSupportQuery = { adminJob: { job: { title: string } } | null };

export type DashboardWithoutFreshCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardWithoutFreshCodeQuery = { adminDashboard: { flaggedPayments: number } };

export type OwnAdminNameQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAdminNameQuery = { viewer: { adminName: string | null } | null };

export type CompanyDayQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyDayQuery = { companyDashboard: { tokenBalance: number, totalJobs: number, activeJobs: number, closedJobs: number, upcomingInterviewCount: number, applicationCounts: { total: number, pending: number, accepted: number, rejected: number }, firstActiveJobs: Array<{ title: string }>, upcomingInterviews: Array<{ jobTitle: string, selectedInterview: { start: string } }>, recentApplications: Array<{ jobTitle: string, selectedInterview: { start: string } }> } };

export type NextInterviewQueryVariables = Exact<{ [key: string]: never; }>;


export type NextInterviewQuery = { seekerDashboard: { upcomingInterview: { selectedInterview: { start: string } } | null } };

export type InterviewStartsQueryVariables = Exact<{ [key: string]: never; }>;


export type InterviewStartsQuery = { interviews: Array<{ jobTitle: string, selectedInterview: { start: string } }> };

export type OwnConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnConsentsQuery = { consents: { changes: Array<{ kind: ConsentKind, version: string | null, isGiven: boolean, createdAt: string }>, mails: Array<{ kind: MailPreference, isOn: boolean }> } };

export type ChooseMailsMutationVariables = Exact<{
  input: UpdateMailPreferencesInput;
}>;


export type ChooseMailsMutation = { updateMailPreferences: { consents: { mails: Array<{ kind: MailPreference, isOn: boolean }> } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type IsAskedToAgreeQueryVariables = Exact<{ [key: string]: never; }>;


export type IsAskedToAgreeQuery = { viewer: { isAskedToAgree: boolean } | null };

export type AgreeInTestMutationVariables = Exact<{
  version: string;
}>;


export type AgreeInTestMutation = { agreeToSupplement: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SignOutUnaskedMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutUnaskedMutation = { logout: { isSignedOut: boolean | null } };

export type ViewBeforeExportMutationVariables = Exact<{
  jobId: string;
  search: string;
}>;


export type ViewBeforeExportMutation = { recordJobView: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ViewPlantedMutationVariables = Exact<{
  jobId: string;
  search: string;
}>;


export type ViewPlantedMutation = { recordJobView: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type LookUpPlantedQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type LookUpPlantedQuery = { adminUsers: { items: Array<{ id: string }> }, adminCompanies: { items: Array<{ id: string }> } };

export type ApplicantOfLeavingQueryVariables = Exact<{
  id: string;
}>;


export type ApplicantOfLeavingQuery = { application: { status: ApplicationStatus, rescheduleHistory: Array<{ reason: string }>, applicant: { isRevealed: boolean, fullName: string, email: string | null, phoneNumber: string | null, education: string | null, workExperience: string | null, technicalSkills: Array<string>, softSkills: Array<string>, cvUrl: string | null } | null } | null };

export type OwnOfLeavingQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnOfLeavingQuery = { myApplications: Array<{ id: string, status: ApplicationStatus, jobTitle: string, companyName: string, rejectionNotice: string | null }> };

export type JobsOfLeavingQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsOfLeavingQuery = { jobs: { items: Array<{ id: string }> } };

export type RightsOfLeavingQueryVariables = Exact<{
  id: string;
}>;


export type RightsOfLeavingQuery = { application: { viewerCanAccept: boolean, viewerCanDecide: boolean } | null };

export type MyErasureQueryVariables = Exact<{ [key: string]: never; }>;


export type MyErasureQuery = { myErasure: { role: Role | null, state: ErasureState, dueAt: string } | null };

export type ViewerWithoutErasureQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerWithoutErasureQuery = { viewer: { id: string, seeker: { id: string } | null, company: { id: string } | null } | null };

export type ViewerWithErasureQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerWithErasureQuery = { viewer: { id: string, seeker: { id: string } | null, company: { id: string } | null, erasure: { role: Role | null, state: ErasureState, dueAt: string } | null } | null };

export type RegisterWithFilesMutationVariables = Exact<{
  input: RegisterSeekerInput;
}>;


export type RegisterWithFilesMutation = { registerSeeker: { viewer: { seeker: { cvUrl: string | null, portfolioUrl: string | null } | null } | null, errors: Array<{ code: ErrorCode, field: Array<string> | null }> } };

export type SaveSeekerFilesMutationVariables = Exact<{
  input: UpdateSeekerProfileInput;
}>;


export type SaveSeekerFilesMutation = { updateSeekerProfile: { seeker: { cvUrl: string | null, portfolioUrl: string | null, pictureUrl: string | null, workExperience: string | null } | null, errors: Array<{ code: ErrorCode, field: Array<string> | null }> } };

export type SaveCompanyFilesMutationVariables = Exact<{
  input: UpdateCompanyProfileInput;
}>;


export type SaveCompanyFilesMutation = { updateCompanyProfile: { company: { logoUrl: string | null, isVerified: boolean, records: { deedUrl: string | null } | null } | null, errors: Array<{ code: ErrorCode, field: Array<string> | null }> } };

export type OwnDeedQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDeedQuery = { viewer: { company: { records: { deedUrl: string | null } | null } | null } | null };

export type SaveDetailsMutationVariables = Exact<{
  input: SaveInterviewDetailsInput;
}>;


export type SaveDetailsMutation = { saveInterviewDetails: { application: { joinUrl: string | null, interviewDetails: { venue: string, link: string | null } | null } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SavedDetailsQueryVariables = Exact<{
  id: string;
}>;


export type SavedDetailsQuery = { application: { joinUrl: string | null, interviewDetails: { venue: string } | null } | null };

export type JoiningAndMovingQueryVariables = Exact<{
  id: string;
}>;


export type JoiningAndMovingQuery = { application: { joinUrl: string | null, viewerCanRequestReschedule: boolean, viewerCanRespondToReschedule: boolean, interviewDetails: { link: string | null } | null } | null };

export type SlotsOfJobPageQueryVariables = Exact<{
  id: string;
}>;


export type SlotsOfJobPageQuery = { job: { title: string, viewerCanApply: boolean, viewerApplication: { status: ApplicationStatus } | null, interviewAvailability: Array<{ start: string, state: SlotState, conflict: { applicationId: string, jobTitle: string, companyName: string, date: string, start: string, end: string } | null }> } | null };

export type CompanyJobsListedQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: JobStatusFilter | null | undefined;
  page?: number | null | undefined;
}>;


export type CompanyJobsListedQuery = { companyJobs: { totalCount: number, page: number, pageSize: number, pageCount: number, items: Array<{ title: string, isActive: boolean }> } };

export type SaveNoSlotsMutationVariables = Exact<{ [key: string]: never; }>;


export type SaveNoSlotsMutation = { saveInterviewSlots: { errors: Array<{ code: ErrorCode }> } };

export type ApplicantsCountedQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicantsCountedQuery = { companyApplications: { totalCount: number } | null };

export type JobCardsKeptQueryVariables = Exact<{ [key: string]: never; }>;


export type JobCardsKeptQuery = { jobs: { items: Array<{ id: string, companyName: string, locationTypes: Array<LocationType> }> } };

export type RenameCompanyMutationVariables = Exact<{
  name: string;
}>;


export type RenameCompanyMutation = { updateCompanyProfile: { errors: Array<{ message: string }> } };

export type ProfileVersionToVerifyQueryVariables = Exact<{
  id: string;
}>;


export type ProfileVersionToVerifyQuery = { adminCompany: { records: { profileVersion: number } | null } | null };

export type JobFlagsQueryVariables = Exact<{
  id: string;
}>;


export type JobFlagsQuery = { adminJob: { flags: Array<{ jobId: string, reason: FlagReason, evidence: string }> } | null };

export type ListedFlagsQueryVariables = Exact<{
  companyId: string;
}>;


export type ListedFlagsQuery = { adminJobs: { items: Array<{ id: string }>, flags: Array<{ jobId: string, reason: FlagReason }> } };

export type JobsByFlagQueryVariables = Exact<{
  companyId: string;
  flag: FlagReason;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type JobsByFlagQuery = { adminJobs: { endCursor: string | null, items: Array<{ id: string }> } };

export type FlaggedButShownQueryVariables = Exact<{
  id: string;
}>;


export type FlaggedButShownQuery = { job: { isVisibleToSeekers: boolean } | null };

export type JobTitleShownQueryVariables = Exact<{
  id: string;
}>;


export type JobTitleShownQuery = { job: { title: string, isCompanyVerified: boolean } | null };

export type WaysOnFromApplicationQueryVariables = Exact<{
  id: string;
}>;


export type WaysOnFromApplicationQuery = { application: { viewerCanOpenJob: boolean, viewerCanOpenCompany: boolean } | null };

export type TitleOfApplicationQueryVariables = Exact<{
  id: string;
}>;


export type TitleOfApplicationQuery = { application: { id: string, job: { title: string } | null } | null };

export type TitleAndWaysOfApplicationQueryVariables = Exact<{
  id: string;
}>;


export type TitleAndWaysOfApplicationQuery = { application: { id: string, viewerCanOpenJob: boolean, viewerCanOpenCompany: boolean, job: { title: string } | null } | null };

export type RecommendedTitlesQueryVariables = Exact<{ [key: string]: never; }>;


export type RecommendedTitlesQuery = { seekerDashboard: { recommendedJobs: Array<{ title: string }> } };

export type SlotConflictsQueryVariables = Exact<{
  id: string;
}>;


export type SlotConflictsQuery = { job: { interviewAvailability: Array<{ conflict: { jobTitle: string } | null }> } | null };

export type SuggestForQueryVariables = Exact<{
  prefix: string;
}>;


export type SuggestForQuery = { jobSuggestions: Array<{ kind: JobSuggestionKind, text: string, jobs: number }> };

export type CloseSuggestedMutationVariables = Exact<{
  jobId: string;
}>;


export type CloseSuggestedMutation = { setJobActive: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SuggestionVisitQueryVariables = Exact<{ [key: string]: never; }>;


export type SuggestionVisitQuery = { viewer: { id: string } | null };

export type JobsAtSizeQueryVariables = Exact<{
  search?: string | null | undefined;
  employmentType?: EmploymentType | null | undefined;
  page?: number | null | undefined;
}>;


export type JobsAtSizeQuery = { jobs: { totalCount: number, items: Array<{ id: string, title: string, companyName: string, companyLogo: string | null, skills: Array<string>, location: string, employmentType: EmploymentType, salary: { formatted: string } | null, viewerApplication: { id: string } | null }> } };

export type SessionUsedQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionUsedQuery = { viewer: { id: string } | null };

export type JobTitlesFoundQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type JobTitlesFoundQuery = { jobs: { totalCount: number, items: Array<{ title: string }> } };

export type CompanyJobsCountedQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyJobsCountedQuery = { companyJobs: { totalCount: number } };

export type PostNothingMutationVariables = Exact<{ [key: string]: never; }>;


export type PostNothingMutation = { createJob: { errors: Array<{ code: ErrorCode }> } };

export type SalaryOfJobQueryVariables = Exact<{
  id: string;
}>;


export type SalaryOfJobQuery = { job: { salary: { min: number | null, max: number | null, formatted: string } | null } | null };

export type SalariesAndSkillsQueryVariables = Exact<{ [key: string]: never; }>;


export type SalariesAndSkillsQuery = { companyJobs: { items: Array<{ skills: Array<string>, salary: { formatted: string } | null }> } };

export type NursingJobsQueryVariables = Exact<{
  page?: number | null | undefined;
  type?: EmploymentType | null | undefined;
}>;


export type NursingJobsQuery = { jobs: { totalCount: number, pageCount: number, items: Array<{ title: string }> } };

export type OwnJobsListedQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: JobStatusFilter | null | undefined;
  page?: number | null | undefined;
}>;


export type OwnJobsListedQuery = { companyJobs: { totalCount: number, pageSize: number, pageCount: number, items: Array<{ title: string }> } };

export type SlotsAsShownQueryVariables = Exact<{
  id: string;
}>;


export type SlotsAsShownQuery = { job: { interviewAvailability: Array<{ id: string, date: string, start: string, end: string, locationType: LocationType, maxApplicants: number, isReserved: boolean }> } | null };

export type NoticesOfOwnApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticesOfOwnApplicationsQuery = { myApplications: Array<{ status: ApplicationStatus, jobTitle: string, rejectionNotice: string | null, job: { id: string } | null }> };

export type FalseFriendsQueryVariables = Exact<{
  search: string;
  page?: number | null | undefined;
}>;


export type FalseFriendsQuery = { relatedJobs: { pageCount: number, items: Array<{ title: string }> } };

export type RelatedToQueryVariables = Exact<{
  search: string;
}>;


export type RelatedToQuery = { relatedJobs: { correctedSearch: string | null, relatedSearches: Array<string>, items: Array<{ title: string }> } };

export type RecordViewMutationVariables = Exact<{
  jobId: string;
  search: string;
}>;


export type RecordViewMutation = { recordJobView: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ViewedTermsQueryVariables = Exact<{
  id: string;
}>;


export type ViewedTermsQuery = { job: { title: string, viewedTerms: Array<{ term: string, seekers: number }> | null } | null };

export type ListedWithTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListedWithTermsQuery = { companyJobs: { items: Array<{ id: string, viewedTerms: Array<{ term: string, seekers: number }> | null }> } };

export type ListedWithoutTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListedWithoutTermsQuery = { companyJobs: { items: Array<{ id: string }> } };

export type OfferedWithTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedWithTermsQuery = { jobs: { items: Array<{ id: string, viewedTerms: Array<{ term: string }> | null }> } };

export type ConfirmForeignInvoiceMutationVariables = Exact<{
  reference: string;
  merchantRef: string;
}>;


export type ConfirmForeignInvoiceMutation = { confirmPayment: { outcome: PaymentOutcome | null, invoice: { id: string } | null, company: { id: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type BuyPackageMutationVariables = Exact<{
  packageId: string;
}>;


export type BuyPackageMutation = { createTokenInvoice: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PurchasesByPageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PurchasesByPageQuery = { tokenInvoices: { endCursor: string | null, items: Array<{ merchantRef: string, createdAt: string, viewerCanPay: boolean, checkoutUrl: string | null }> } };

export type DismissalsOnTrailQueryVariables = Exact<{
  adminId?: string | null | undefined;
}>;


export type DismissalsOnTrailQuery = { adminAuditTrail: { items: Array<{ details: string, comment: string | null, before: string | null, after: string | null, companyId: string | null }> } };

export type DismissReportMutationVariables = Exact<{
  input: DismissFlaggedPaymentInput;
}>;


export type DismissReportMutation = { dismissFlaggedPayment: { payment: { id: string, flag: PaymentFlag | null, viewerCanDismiss: boolean } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type LedgerOfPurchasesQueryVariables = Exact<{ [key: string]: never; }>;


export type LedgerOfPurchasesQuery = { tokenTransactions: { items: Array<{ type: TransactionType, amount: number, balanceAfter: number, packageName: string | null, price: number | null, merchantRef: string | null }> } };

export type ReplaysOnTrailQueryVariables = Exact<{
  adminId?: string | null | undefined;
}>;


export type ReplaysOnTrailQuery = { adminAuditTrail: { items: Array<{ details: string, before: string | null, after: string | null }> } };

export type ReplayAsAnotherMutationVariables = Exact<{
  id: string;
}>;


export type ReplayAsAnotherMutation = { replayPaymentCallback: { outcome: ReplayOutcome | null } };

export type OwnHeldJobQueryVariables = Exact<{
  id: string;
}>;


export type OwnHeldJobQuery = { job: { isActive: boolean, isPaused: boolean, isVisibleToSeekers: boolean, pause: { reason: string, isHeld: boolean, viewerCanAnswer: boolean } | null } | null };

export type SeenHeldJobQueryVariables = Exact<{
  id: string;
}>;


export type SeenHeldJobQuery = { job: { title: string } | null };

export type SearchHeldQueryVariables = Exact<{
  search: string;
}>;


export type SearchHeldQuery = { jobs: { items: Array<{ id: string }> }, relatedJobs: { items: Array<{ id: string }> }, jobSuggestions: Array<{ text: string }> };

export type CopyOfHeldQueryVariables = Exact<{ [key: string]: never; }>;


export type CopyOfHeldQuery = { myRecords: { pauses: Array<{ reason: string }> } };

export type HeldOnTrailQueryVariables = Exact<{
  adminId?: string | null | undefined;
}>;


export type HeldOnTrailQuery = { adminAuditTrail: { items: Array<{ kind: AuditKind, action: string, comment: string | null, companyId: string | null, before: string | null, after: string | null, namedSubjects: Array<{ id: string }> }> } };

export type JobsListedQueryVariables = Exact<{
  search: string;
}>;


export type JobsListedQuery = { jobs: { totalCount: number, items: Array<{ id: string }> }, relatedJobs: { items: Array<{ id: string }> }, seekerDashboard: { recommendedJobs: Array<{ id: string }> } };

export type PausedJobPageQueryVariables = Exact<{
  id: string;
}>;


export type PausedJobPageQuery = { job: { title: string, isPaused: boolean, pause: { reason: string } | null } | null };

export type OwnPausedJobQueryVariables = Exact<{
  id: string;
}>;


export type OwnPausedJobQuery = { job: { isActive: boolean, isPaused: boolean, isVisibleToSeekers: boolean, pause: { reason: string, answer: string | null, viewerCanAnswer: boolean } | null } | null };

export type StatusOfApplicationQueryVariables = Exact<{
  id: string;
}>;


export type StatusOfApplicationQuery = { application: { status: ApplicationStatus, viewerCanOpenJob: boolean, viewerCanAccept: boolean } | null };

export type PausesOnTrailQueryVariables = Exact<{
  adminId?: string | null | undefined;
}>;


export type PausesOnTrailQuery = { adminAuditTrail: { items: Array<{ action: string, details: string, comment: string | null, companyId: string | null, before: string | null, after: string | null, namedSubjects: Array<{ id: string, kind: AuditSubjectKind, name: string | null }> }> } };

export type ReportsOnTrailQueryVariables = Exact<{
  adminId?: string | null | undefined;
}>;


export type ReportsOnTrailQuery = { adminAuditTrail: { items: Array<{ kind: AuditKind, action: string, details: string, comment: string | null, companyId: string | null, filter: string | null, namedSubjects: Array<{ id: string, kind: AuditSubjectKind, name: string | null }> }> } };

export type ReportedByMeQueryVariables = Exact<{
  jobId: string;
  companyId: string;
}>;


export type ReportedByMeQuery = { job: { viewerHasReported: boolean } | null, company: { viewerHasReported: boolean } | null };

export type ReceiptsQueryVariables = Exact<{
  applicationId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ReceiptsQuery = { myRevealReceipts: { endCursor: string | null, neverShown: Array<RevealedDetail>, items: Array<{ id: string, isSupport: boolean, companyName: string | null, accountCode: string | null, applicationId: string | null, jobTitle: string | null, kind: RevealKind, details: Array<RevealedDetail>, day: string, firstAt: string, lastAt: string, times: number }> } };

export type NameShownQueryVariables = Exact<{
  id: string;
}>;


export type NameShownQuery = { application: { applicant: { fullName: string } | null } | null };

export type ContactShownQueryVariables = Exact<{
  id: string;
}>;


export type ContactShownQuery = { application: { applicant: { email: string | null, phoneNumber: string | null } | null } | null };

export type OpenPartShownQueryVariables = Exact<{
  id: string;
}>;


export type OpenPartShownQuery = { application: { applicant: { isRevealed: boolean, education: string | null, cvUrl: string | null } | null } | null };

export type TextsShownQueryVariables = Exact<{
  id: string;
}>;


export type TextsShownQuery = { application: { applicant: { technicalSkills: Array<string>, workExperience: string | null } | null } | null };

export type ListShownQueryVariables = Exact<{ [key: string]: never; }>;


export type ListShownQuery = { companyApplications: { items: Array<{ applicant: { fullName: string, email: string | null } | null }> } | null };

export type LedgerShownQueryVariables = Exact<{ [key: string]: never; }>;


export type LedgerShownQuery = { tokenTransactions: { items: Array<{ type: TransactionType, application: { id: string, applicant: { isRevealed: boolean, fullName: string } | null } | null }> } };

export type FoundByNameQueryVariables = Exact<{
  name?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type FoundByNameQuery = { companyApplications: { totalCount: number } | null };

export type UserShownQueryVariables = Exact<{
  id: string;
}>;


export type UserShownQuery = { adminUser: { user: { fullName: string, phoneNumber: string | null } } | null };

export type UsersShownQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type UsersShownQuery = { adminUsers: { items: Array<{ fullName: string, email: string }> } };

export type UserIdsShownQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type UserIdsShownQuery = { adminUsers: { items: Array<{ id: string }> } };

export type AdminApplicationShownQueryVariables = Exact<{
  id: string;
}>;


export type AdminApplicationShownQuery = { adminApplication: { user: { email: string }, application: { applicant: { fullName: string } | null } } | null };

export type DeleteSavedSearchMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedSearchMutation = { deleteSavedSearch: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetCadenceMutationVariables = Exact<{
  id: string;
  cadence: SavedSearchCadence;
}>;


export type SetCadenceMutation = { setSavedSearchCadence: { savedSearch: { id: string, cadence: SavedSearchCadence } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type CompleteOwnProfileMutationVariables = Exact<{
  input: CompleteProfileInput;
}>;


export type CompleteOwnProfileMutation = { completeProfile: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type NameAfterSaveMutationVariables = Exact<{
  input: UpdateSeekerProfileInput;
}>;


export type NameAfterSaveMutation = { updateSeekerProfile: { seeker: { fullName: string, education: string | null } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type OwnSeekerNameQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSeekerNameQuery = { viewer: { seeker: { fullName: string } | null } | null };

export type CompletionAfterSaveMutationVariables = Exact<{
  input: UpdateSeekerProfileInput;
}>;


export type CompletionAfterSaveMutation = { updateSeekerProfile: { seeker: { profileCompletion: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type DayApplicationFragment = { jobTitle: string, status: ApplicationStatus, applicationDate: string, selectedInterview: { date: string, start: string } };

export type SeekerDayQueryVariables = Exact<{ [key: string]: never; }>;


export type SeekerDayQuery = { seekerDashboard: { applicationsThisMonth: number, lastApplicationDate: string | null, seeker: { fullName: string, profileCompletion: number }, applicationCounts: { total: number, pending: number, accepted: number, rejected: number }, upcomingInterview: { jobTitle: string, status: ApplicationStatus, applicationDate: string, selectedInterview: { date: string, start: string } } | null, recommendedJobs: Array<{ title: string }>, recentApplications: Array<{ jobTitle: string, status: ApplicationStatus, applicationDate: string, selectedInterview: { date: string, start: string } }> } };

export type PackagesOnOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type PackagesOnOfferQuery = { tokenPackages: Array<{ tokens: number, bonus: number, price: number, popular: boolean, special: boolean }> };

export type IdsOfTokenTransactionsQueryVariables = Exact<{ [key: string]: never; }>;


export type IdsOfTokenTransactionsQuery = { tokenTransactions: { items: Array<{ id: string }> } };

export type RenameInRaceMutationVariables = Exact<{
  companyName?: string | null | undefined;
}>;


export type RenameInRaceMutation = { updateCompanyProfile: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type OwnProfileVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileVersionQuery = { viewer: { company: { isVerified: boolean, records: { profileVersion: number } | null } | null } | null };

export type LastDecisionForAdminQueryVariables = Exact<{
  id: string;
}>;


export type LastDecisionForAdminQuery = { found: { lastDecision: { decision: VerificationDecision, adminName: string, comment: string | null, changes: Array<{ field: CompanyProfileField, before: string | null, now: string | null }> | null } | null } | null };

export type LastDecisionForAllQueryVariables = Exact<{
  id: string;
}>;


export type LastDecisionForAllQuery = { found: { lastDecision: { decision: VerificationDecision, adminName: string, comment: string | null, changes: Array<{ field: CompanyProfileField, before: string | null, now: string | null }> | null } | null } | null };

export type CompanyIdsFoundQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type CompanyIdsFoundQuery = { adminCompanies: { items: Array<{ id: string }> } };

export type LastDecisionsFoundQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type LastDecisionsFoundQuery = { adminCompanies: { items: Array<{ id: string, lastDecision: { decision: VerificationDecision, adminName: string, comment: string | null, changes: Array<{ field: CompanyProfileField, before: string | null, now: string | null }> | null } | null }> } };

export type ChangeWebsiteMutationVariables = Exact<{
  website?: string | null | undefined;
}>;


export type ChangeWebsiteMutation = { updateCompanyProfile: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SaveInterviewLinkMutationVariables = Exact<{
  applicationId: string;
  link?: string | null | undefined;
}>;


export type SaveInterviewLinkMutation = { saveInterviewDetails: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type VerificationQueueQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type VerificationQueueQuery = { adminCompanies: { endCursor: string | null, items: Array<{ companyName: string, records: { verificationStatus: VerificationStatus, waitingSince: string | null, waitingAs: WaitingAs | null, profileVersion: number } | null }> } };

export type ToldOfRevocationQueryVariables = Exact<{ [key: string]: never; }>;


export type ToldOfRevocationQuery = { viewer: { company: { isRevoked: boolean | null, revocationNote: string | null, isRejected: boolean | null, rejectionReason: string | null } | null } | null };

export type CompaniesByOriginQueryVariables = Exact<{
  isImported?: boolean | null | undefined;
  status?: VerificationStatus | null | undefined;
}>;


export type CompaniesByOriginQuery = { adminCompanies: { items: Array<{ id: string }> } };

export type DecidersFragment = { records: { verifiedBy: { id: string, name: string } | null, rejectedBy: { id: string, name: string } | null } | null };

export type DecidersForAdminQueryVariables = Exact<{
  id: string;
}>;


export type DecidersForAdminQuery = { adminCompany: { records: { verifiedBy: { id: string, name: string } | null, rejectedBy: { id: string, name: string } | null } | null } | null };

export type DecidersForCompanyQueryVariables = Exact<{
  id: string;
}>;


export type DecidersForCompanyQuery = { company: { records: { verifiedBy: { id: string, name: string } | null, rejectedBy: { id: string, name: string } | null } | null } | null };

export type EditVerifiedProfileMutationVariables = Exact<{
  input: UpdateCompanyProfileInput;
}>;


export type EditVerifiedProfileMutation = { updateCompanyProfile: { hasChanged: boolean | null, company: { isVerified: boolean, records: { verificationStatus: VerificationStatus, profileVersion: number } | null } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type TitlesVisibleToSeekersQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type TitlesVisibleToSeekersQuery = { jobs: { items: Array<{ title: string }> } };

export type OwnRejectionQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRejectionQuery = { viewer: { company: { isRejected: boolean | null, rejectionReason: string | null } | null } | null };

export type CompanyForSeekerQueryVariables = Exact<{
  id: string;
}>;


export type CompanyForSeekerQuery = { company: { companyName: string, isVerified: boolean, tokenBalance: number | null } | null };

export type LatestDecisionsQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestDecisionsQuery = { adminDashboard: { latestActivities: Array<{ action: string, comment: string | null, companyId: string | null }> } };

export type SeekerJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type SeekerJobsQuery = { viewer: { id: string } | null };

export type JobsSearchedQueryVariables = Exact<{
  search: string;
  employmentType?: EmploymentType | null | undefined;
  page?: number | null | undefined;
}>;


export type JobsSearchedQuery = { jobs: { totalCount: number, pageCount: number, page: number, items: Array<{ id: string, title: string }> } };

export type RenameCompanyOfJobsMutationVariables = Exact<{
  input: UpdateCompanyProfileInput;
}>;


export type RenameCompanyOfJobsMutation = { updateCompanyProfile: { errors: Array<{ code: ErrorCode }> } };

export type JobsFreeSoonQueryVariables = Exact<{
  search: string;
}>;


export type JobsFreeSoonQuery = { jobs: { items: Array<{ title: string }> }, relatedJobs: { items: Array<{ title: string }> } };

export type RandomListsQueryVariables = Exact<{
  search: string;
  type?: EmploymentType | null | undefined;
  filter?: JobFilterInput | null | undefined;
  whole?: JobFilterInput | null | undefined;
  page?: number | null | undefined;
}>;


export type RandomListsQuery = { jobs: { totalCount: number, page: number, pageCount: number, items: Array<{ id: string }> }, relatedJobs: { totalCount: number, page: number, pageCount: number, correctedSearch: string | null, relatedSearches: Array<string>, items: Array<{ id: string }> } };

export type RandomCountsQueryVariables = Exact<{
  search: string;
  filter?: JobFilterInput | null | undefined;
}>;


export type RandomCountsQuery = { ofJobs: { employmentTypes: Array<{ value: string, jobs: number }>, places: Array<{ id: string, jobs: number }>, salaries: Array<{ value: string, jobs: number }>, interviewTypes: Array<{ value: string, jobs: number }>, freeWithin: Array<{ value: string, jobs: number }>, postedWithin: Array<{ value: string, jobs: number }> }, ofRelated: { employmentTypes: Array<{ value: string, jobs: number }>, places: Array<{ id: string, jobs: number }>, salaries: Array<{ value: string, jobs: number }>, interviewTypes: Array<{ value: string, jobs: number }>, freeWithin: Array<{ value: string, jobs: number }>, postedWithin: Array<{ value: string, jobs: number }> } };

export type ChoicesCountedFragment = { employmentTypes: Array<{ value: string, jobs: number }>, places: Array<{ id: string, jobs: number }>, salaries: Array<{ value: string, jobs: number }>, interviewTypes: Array<{ value: string, jobs: number }>, freeWithin: Array<{ value: string, jobs: number }>, postedWithin: Array<{ value: string, jobs: number }> };

export type MailCodeToOwnerMutationVariables = Exact<{ [key: string]: never; }>;


export type MailCodeToOwnerMutation = { mailOwnerCode: { sentTo: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ThisChangeWasNotMeMutationVariables = Exact<{
  code: string;
}>;


export type ThisChangeWasNotMeMutation = { undoAccessChange: { undone: AccessPart | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SignInMutationVariables = Exact<{
  input: LoginInput;
}>;


export type SignInMutation = { login: { errors: Array<{ message: string }> } };

export type RejectTooManyMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RejectTooManyMutation = { rejectApplications: { errors: Array<{ code: ErrorCode }> } };

export type SaveTooManySkillsMutationVariables = Exact<{
  skills?: Array<string> | string | null | undefined;
}>;


export type SaveTooManySkillsMutation = { updateSeekerProfile: { errors: Array<{ code: ErrorCode }> } };

export type SearchHardQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type SearchHardQuery = { jobs: { totalCount: number } };

export type LastPossiblePageQueryVariables = Exact<{ [key: string]: never; }>;


export type LastPossiblePageQuery = { jobs: { totalCount: number, items: Array<{ id: string }> } };

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

export type ExportSeenFragment = { id: string, state: DataExportState, progress: number, requestedAt: string, expiresAt: string | null, byteSize: number | null, url: string | null };

export type RequestExportMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestExportMutation = { requestDataExport: { dataExport: { id: string, state: DataExportState, progress: number, requestedAt: string, expiresAt: string | null, byteSize: number | null, url: string | null } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ExportStateQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportStateQuery = { myDataExport: { id: string, state: DataExportState, progress: number, requestedAt: string, expiresAt: string | null, byteSize: number | null, url: string | null } | null };

export type VerifyByLinkMutationVariables = Exact<{
  code: string;
}>;


export type VerifyByLinkMutation = { verifyEmail: { role: Role | null, wasVerifiedBefore: boolean | null, disownToken: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type MailLinkAgainMutationVariables = Exact<{ [key: string]: never; }>;


export type MailLinkAgainMutation = { resendVerificationEmail: { sentTo: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RequestErasureMutationVariables = Exact<{
  input: RequestErasureInput;
}>;


export type RequestErasureMutation = { requestErasure: { isSignedOut: boolean | null, erasure: { role: Role | null, state: ErasureState, dueAt: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type CancelErasureMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelErasureMutation = { cancelErasure: { isCancelled: boolean | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type JobsWhileFrozenQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsWhileFrozenQuery = { jobs: { totalCount: number } };

export type CloseWhileStoppingMutationVariables = Exact<{
  input: SetJobActiveInput;
}>;


export type CloseWhileStoppingMutation = { setJobActive: { errors: Array<{ code: ErrorCode }> } };

export type LoginWithoutMajorityMutationVariables = Exact<{ [key: string]: never; }>;


export type LoginWithoutMajorityMutation = { login: { errors: Array<{ code: ErrorCode }> } };

export type ApplyUnderLoadMutationVariables = Exact<{
  jobId: string;
  slotId?: string | null | undefined;
}>;


export type ApplyUnderLoadMutation = { answer: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type AcceptUnderLoadMutationVariables = Exact<{
  id: string;
}>;


export type AcceptUnderLoadMutation = { answer: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RequestUnderLoadMutationVariables = Exact<{
  id: string;
  time: ProposedTimeInput;
}>;


export type RequestUnderLoadMutation = { answer: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type MoveUnderLoadMutationVariables = Exact<{
  id: string;
}>;


export type MoveUnderLoadMutation = { answer: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type BuyUnderLoadMutationVariables = Exact<{
  packageId: string;
}>;


export type BuyUnderLoadMutation = { answer: { invoice: { id: string, merchantRef: string, reference: string | null, status: InvoiceStatus, amount: number, tokens: number, bonus: number, packageName: string, checkoutUrl: string | null, viewerCanPay: boolean, expiresAt: string } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type AcceptOnTheWayMutationVariables = Exact<{
  id: string;
}>;


export type AcceptOnTheWayMutation = { answer: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RejectOnTheWayMutationVariables = Exact<{
  id: string;
}>;


export type RejectOnTheWayMutation = { answer: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type WithdrawOnTheWayMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawOnTheWayMutation = { answer: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ApplyOnTheWayMutationVariables = Exact<{
  jobId: string;
  slotId?: string | null | undefined;
}>;


export type ApplyOnTheWayMutation = { answer: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RequestOnTheWayMutationVariables = Exact<{
  input: RequestRescheduleInput;
}>;


export type RequestOnTheWayMutation = { answer: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RespondOnTheWayMutationVariables = Exact<{
  input: RespondToRescheduleInput;
}>;


export type RespondOnTheWayMutation = { answer: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type JobsOnTheWayQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsOnTheWayQuery = { jobs: { totalCount: number, items: Array<{ id: string }> } };

export type ApplicationsOnTheWayQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationsOnTheWayQuery = { myApplications: Array<{ id: string, status: ApplicationStatus }> };

export type ConfirmOnTheWayMutationVariables = Exact<{
  reference: string;
  merchantRef: string;
}>;


export type ConfirmOnTheWayMutation = { confirmPayment: { outcome: PaymentOutcome | null, errors: Array<{ code: ErrorCode, message: string }> } };

export type NameOfRevealedQueryVariables = Exact<{
  id: string;
}>;


export type NameOfRevealedQuery = { application: { applicant: { fullName: string } | null } | null };

export type EmailOfRevealedQueryVariables = Exact<{
  id: string;
}>;


export type EmailOfRevealedQuery = { application: { applicant: { email: string | null } | null } | null };

export type PhoneOfRevealedQueryVariables = Exact<{
  id: string;
}>;


export type PhoneOfRevealedQuery = { application: { applicant: { phoneNumber: string | null } | null } | null };

export type ListOfRevealedQueryVariables = Exact<{ [key: string]: never; }>;


export type ListOfRevealedQuery = { companyApplications: { items: Array<{ id: string, applicant: { fullName: string, email: string | null } | null }> } | null };

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

export type FlaggedQueueQueryVariables = Exact<{
  after?: string | null | undefined;
  pageSize?: number | null | undefined;
}>;


export type FlaggedQueueQuery = { adminFlaggedPostings: { endCursor: string | null, items: Array<{ id: string, flaggedAt: string, isOpen: boolean, isRemoved: boolean, version: number, viewerCanPause: boolean, viewerCanResume: boolean, viewerCanDismiss: boolean, job: { id: string, title: string, isPaused: boolean, pause: { reason: string, isHeld: boolean, answer: string | null } | null }, flags: Array<{ reason: FlagReason, evidence: string, copiedJobId: string | null }>, company: { id: string, companyName: string, createdAt: string, isVerified: boolean }, companyFlags: Array<{ reason: FlagReason, count: number }>, history: { verifiedSince: string | null, pauses: number } | null }> } };

export type DismissFlagsOfMutationVariables = Exact<{
  input: DismissFlagsInput;
}>;


export type DismissFlagsOfMutation = { dismissFlags: { posting: { isOpen: boolean } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SayWhereItIsMutationVariables = Exact<{
  input: SaveInterviewDetailsInput;
}>;


export type SayWhereItIsMutation = { saveInterviewDetails: { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SetActiveMutationVariables = Exact<{
  input: SetJobActiveInput;
}>;


export type SetActiveMutation = { setJobActive: { errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type DeletePostedJobMutationVariables = Exact<{
  id: string;
}>;


export type DeletePostedJobMutation = { deleteJob: { deletedJobId: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SaveSlotsMutationVariables = Exact<{
  input: SaveInterviewSlotsInput;
}>;


export type SaveSlotsMutation = { saveInterviewSlots: { keptReservedSlots: number | null, job: { interviewAvailability: Array<{ id: string, start: string, maxApplicants: number, isReserved: boolean }> } | null, droppedSlots: Array<{ start: string }> | null, untouchedSlots: Array<{ start: string }> | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PostJobMutationVariables = Exact<{
  input: CreateJobInput;
}>;


export type PostJobMutation = { createJob: { job: { id: string, interviewAvailability: Array<{ id: string, date: string, start: string, end: string }> } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type RefusalFragment = { code: ErrorCode, message: string, field: Array<string> | null };

export type OutcomeFragment = { application: { id: string, status: ApplicationStatus } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> };

export type HoldSeatMutationVariables = Exact<{
  id: string;
}>;


export type HoldSeatMutation = { holdSlot: { heldUntil: string | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

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

export type ChooseLanguageMutationVariables = Exact<{
  language: Language;
}>;


export type ChooseLanguageMutation = { setLanguage: { errors: Array<{ code: ErrorCode }> } };

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

export type ReportAJobMutationVariables = Exact<{
  input: ReportJobInput;
}>;


export type ReportAJobMutation = { reportJob: { job: { viewerHasReported: boolean } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ReportACompanyMutationVariables = Exact<{
  input: ReportCompanyInput;
}>;


export type ReportACompanyMutation = { reportCompany: { company: { viewerHasReported: boolean } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type PauseAJobMutationVariables = Exact<{
  input: PauseJobInput;
}>;


export type PauseAJobMutation = { pauseJob: { group: { id: string, isOpen: boolean, viewerCanPause: boolean, viewerCanResume: boolean } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ResumeAJobMutationVariables = Exact<{
  jobId: string;
}>;


export type ResumeAJobMutation = { resumeJob: { group: { id: string, isOpen: boolean } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type AnswerAPauseMutationVariables = Exact<{
  input: AnswerPauseInput;
}>;


export type AnswerAPauseMutation = { answerPause: { job: { pause: { answer: string | null, viewerCanAnswer: boolean } | null } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type DismissReportsOfMutationVariables = Exact<{
  input: DismissReportInput;
}>;


export type DismissReportsOfMutation = { dismissReport: { group: { isOpen: boolean, openReports: number } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type ReportQueueQueryVariables = Exact<{
  after?: string | null | undefined;
  pageSize?: number | null | undefined;
  order?: ReportOrder | null | undefined;
}>;


export type ReportQueueQuery = { adminReports: { endCursor: string | null, items: Array<{ id: string, isOpen: boolean, openReports: number, newestAt: string, version: number, viewerCanPause: boolean, viewerCanResume: boolean, viewerCanDismiss: boolean, job: { id: string, title: string, isPaused: boolean, pause: { reason: string, answer: string | null, viewerCanAnswer: boolean } | null } | null, company: { id: string, companyName: string, records: { verificationStatus: VerificationStatus } | null }, reasons: Array<{ reason: ReportReason, count: number }>, reports: Array<{ reason: ReportReason, text: string | null, createdAt: string, reporterName: string }>, history: { verifiedSince: string | null, pauses: number, rejections: number, revocations: number, reports: number } | null }> } };

export type RescheduledFragment = { application: { id: string, status: ApplicationStatus, viewerCanRequestReschedule: boolean, viewerCanRespondToReschedule: boolean, selectedInterview: { date: string, start: string }, interviewRescheduleRequest: { status: RescheduleStatus, requestedBy: ApplicationParty, reason: string, newInterview: { date: string, start: string, locationType: LocationType } } | null, rescheduleHistory: Array<{ status: RescheduleStatus, requestedBy: ApplicationParty }> } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> };

export type AskForAnotherTimeMutationVariables = Exact<{
  input: RequestRescheduleInput;
}>;


export type AskForAnotherTimeMutation = { requestReschedule: { application: { id: string, status: ApplicationStatus, viewerCanRequestReschedule: boolean, viewerCanRespondToReschedule: boolean, selectedInterview: { date: string, start: string }, interviewRescheduleRequest: { status: RescheduleStatus, requestedBy: ApplicationParty, reason: string, newInterview: { date: string, start: string, locationType: LocationType } } | null, rescheduleHistory: Array<{ status: RescheduleStatus, requestedBy: ApplicationParty }> } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type AnswerProposedTimeMutationVariables = Exact<{
  input: RespondToRescheduleInput;
}>;


export type AnswerProposedTimeMutation = { respondToReschedule: { application: { id: string, status: ApplicationStatus, viewerCanRequestReschedule: boolean, viewerCanRespondToReschedule: boolean, selectedInterview: { date: string, start: string }, interviewRescheduleRequest: { status: RescheduleStatus, requestedBy: ApplicationParty, reason: string, newInterview: { date: string, start: string, locationType: LocationType } } | null, rescheduleHistory: Array<{ status: RescheduleStatus, requestedBy: ApplicationParty }> } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SaveSearchMutationVariables = Exact<{
  input: SaveSearchInput;
}>;


export type SaveSearchMutation = { saveSearch: { savedSearch: { id: string, name: string, search: string, cadence: SavedSearchCadence } | null, errors: Array<{ code: ErrorCode, message: string, field: Array<string> | null }> } };

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { savedSearches: Array<{ id: string, name: string, search: string, cadence: SavedSearchCadence, createdAt: string, filter: { employmentType: EmploymentType | null, placeId: string | null, placeName: string | null, salaryFrom: number | null, interviewType: LocationType | null, freeWithinDays: number | null, postedWithinDays: number | null } }> };

export type StartFactorMutationVariables = Exact<{
  input: OwnerProofInput;
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

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { mySessions: Array<{ id: string }> };

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
export const ListedApplicationFragmentDoc = new TypedDocumentString(`
    fragment ListedApplication on Application {
  id
  status
  interview: selectedInterview {
    date
    start
    end
    locationType
  }
  interviewDetails {
    venue
  }
  joinUrl
  rejectionNotice
  job {
    id
    title
    location
    employmentType
    salary {
      formatted
    }
    description
    skills
    createdAt
    isActive
  }
  applicant {
    fullName
    email
    education
    technicalSkills
    workExperience
  }
}
    `, {"fragmentName":"ListedApplication"}) as unknown as TypedDocumentString<ListedApplicationFragment, unknown>;
export const ListStretchFragmentDoc = new TypedDocumentString(`
    fragment ListStretch on AdminApplicationConnection {
  items {
    ...ListedApplication
  }
}
    fragment ListedApplication on Application {
  id
  status
  interview: selectedInterview {
    date
    start
    end
    locationType
  }
  interviewDetails {
    venue
  }
  joinUrl
  rejectionNotice
  job {
    id
    title
    location
    employmentType
    salary {
      formatted
    }
    description
    skills
    createdAt
    isActive
  }
  applicant {
    fullName
    email
    education
    technicalSkills
    workExperience
  }
}`, {"fragmentName":"ListStretch"}) as unknown as TypedDocumentString<ListStretchFragment, unknown>;
export const MaskedTextsFragmentDoc = new TypedDocumentString(`
    fragment MaskedTexts on Applicant {
  technicalSkills
  softSkills
  workExperience
}
    `, {"fragmentName":"MaskedTexts"}) as unknown as TypedDocumentString<MaskedTextsFragment, unknown>;
export const WholeApplicantFragmentDoc = new TypedDocumentString(`
    fragment WholeApplicant on Applicant {
  isRevealed
  fullName
  email
  phoneNumber
  pictureUrl
  cvUrl
  portfolioUrl
  education
  technicalSkills
  softSkills
  workExperience
}
    `, {"fragmentName":"WholeApplicant"}) as unknown as TypedDocumentString<WholeApplicantFragment, unknown>;
export const CountedJobFragmentDoc = new TypedDocumentString(`
    fragment CountedJob on Job {
  id
  title
  companyName
  companyLogo
  salary {
    formatted
  }
  skills
  interviewAvailability {
    id
    state
    conflict {
      jobTitle
    }
  }
  viewerCanApply
  viewerApplication {
    id
    status
  }
}
    `, {"fragmentName":"CountedJob"}) as unknown as TypedDocumentString<CountedJobFragment, unknown>;
export const CountedApplicationFragmentDoc = new TypedDocumentString(`
    fragment CountedApplication on Application {
  id
  status
  jobTitle
  companyName
  job {
    ...CountedJob
    applicationCounts {
      total
    }
  }
  applicant {
    fullName
    email
    workExperience
  }
  viewerCanDecide
  viewerCanWithdraw
  viewerCanAddDetails
}
    fragment CountedJob on Job {
  id
  title
  companyName
  companyLogo
  salary {
    formatted
  }
  skills
  interviewAvailability {
    id
    state
    conflict {
      jobTitle
    }
  }
  viewerCanApply
  viewerApplication {
    id
    status
  }
}`, {"fragmentName":"CountedApplication"}) as unknown as TypedDocumentString<CountedApplicationFragment, unknown>;
export const WholeJobFragmentDoc = new TypedDocumentString(`
    fragment WholeJob on Job {
  title
  ... on Job {
    description
    skills
  }
}
    `, {"fragmentName":"WholeJob"}) as unknown as TypedDocumentString<WholeJobFragment, unknown>;
export const BrowserSessionFragmentDoc = new TypedDocumentString(`
    fragment BrowserSession on AccountSession {
  id
  device
  lastUsedAt
  isCurrent
}
    `, {"fragmentName":"BrowserSession"}) as unknown as TypedDocumentString<BrowserSessionFragment, unknown>;
export const DayApplicationFragmentDoc = new TypedDocumentString(`
    fragment DayApplication on Application {
  jobTitle
  status
  applicationDate
  selectedInterview {
    date
    start
  }
}
    `, {"fragmentName":"DayApplication"}) as unknown as TypedDocumentString<DayApplicationFragment, unknown>;
export const DecidersFragmentDoc = new TypedDocumentString(`
    fragment Deciders on Company {
  records {
    verifiedBy {
      id
      name
    }
    rejectedBy {
      id
      name
    }
  }
}
    `, {"fragmentName":"Deciders"}) as unknown as TypedDocumentString<DecidersFragment, unknown>;
export const ChoicesCountedFragmentDoc = new TypedDocumentString(`
    fragment ChoicesCounted on JobFilterCounts {
  employmentTypes {
    value
    jobs
  }
  places {
    id
    jobs
  }
  salaries {
    value
    jobs
  }
  interviewTypes {
    value
    jobs
  }
  freeWithin {
    value
    jobs
  }
  postedWithin {
    value
    jobs
  }
}
    `, {"fragmentName":"ChoicesCounted"}) as unknown as TypedDocumentString<ChoicesCountedFragment, unknown>;
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
export const ExportSeenFragmentDoc = new TypedDocumentString(`
    fragment ExportSeen on DataExport {
  id
  state
  progress
  requestedAt
  expiresAt
  byteSize
  url
}
    `, {"fragmentName":"ExportSeen"}) as unknown as TypedDocumentString<ExportSeenFragment, unknown>;
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
export const RescheduledFragmentDoc = new TypedDocumentString(`
    fragment Rescheduled on ApplicationPayload {
  application {
    id
    status
    viewerCanRequestReschedule
    viewerCanRespondToReschedule
    selectedInterview {
      date
      start
    }
    interviewRescheduleRequest {
      status
      requestedBy
      reason
      newInterview {
        date
        start
        locationType
      }
    }
    rescheduleHistory {
      status
      requestedBy
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
}`, {"fragmentName":"Rescheduled"}) as unknown as TypedDocumentString<RescheduledFragment, unknown>;
export const VerifyMailedAddressDocument = new TypedDocumentString(`
    mutation VerifyMailedAddress($oobCode: String!) {
  verifyEmail(oobCode: $oobCode) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<VerifyMailedAddressMutation, VerifyMailedAddressMutationVariables>;
export const RegisterToHireDocument = new TypedDocumentString(`
    mutation RegisterToHire($input: RegisterCompanyInput!) {
  registerCompany(input: $input) {
    viewer {
      company {
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
}`) as unknown as TypedDocumentString<RegisterToHireMutation, RegisterToHireMutationVariables>;
export const VersionToVerifyDocument = new TypedDocumentString(`
    query VersionToVerify($id: ID!) {
  adminCompany(id: $id) {
    records {
      profileVersion
    }
  }
}
    `) as unknown as TypedDocumentString<VersionToVerifyQuery, VersionToVerifyQueryVariables>;
export const VerifyToHireDocument = new TypedDocumentString(`
    mutation VerifyToHire($input: CompanyDecisionInput!) {
  verifyCompany(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<VerifyToHireMutation, VerifyToHireMutationVariables>;
export const PostToApplyDocument = new TypedDocumentString(`
    mutation PostToApply($input: CreateJobInput!) {
  createJob(input: $input) {
    job {
      id
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
}`) as unknown as TypedDocumentString<PostToApplyMutation, PostToApplyMutationVariables>;
export const AcceptFromPhoneDocument = new TypedDocumentString(`
    mutation AcceptFromPhone($id: ID!) {
  acceptApplication(
    input: {applicationId: $id, interviewLink: "https://meet.example/braga"}
  ) {
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
}`) as unknown as TypedDocumentString<AcceptFromPhoneMutation, AcceptFromPhoneMutationVariables>;
export const RegisterToApplyDocument = new TypedDocumentString(`
    mutation RegisterToApply($input: RegisterSeekerInput!) {
  registerSeeker(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RegisterToApplyMutation, RegisterToApplyMutationVariables>;
export const FirstSlotDocument = new TypedDocumentString(`
    query FirstSlot($id: ID!) {
  job(id: $id) {
    interviewAvailability {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<FirstSlotQuery, FirstSlotQueryVariables>;
export const ApplyFromAfarDocument = new TypedDocumentString(`
    mutation ApplyFromAfar($input: ApplyToJobInput!) {
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
}`) as unknown as TypedDocumentString<ApplyFromAfarMutation, ApplyFromAfarMutationVariables>;
export const PlantedFilesDocument = new TypedDocumentString(`
    query PlantedFiles {
  viewer {
    seeker {
      cvUrl
      portfolioUrl
    }
  }
}
    `) as unknown as TypedDocumentString<PlantedFilesQuery, PlantedFilesQueryVariables>;
export const RegisterOwnSeekerDocument = new TypedDocumentString(`
    mutation RegisterOwnSeeker($input: RegisterSeekerInput!) {
  registerSeeker(input: $input) {
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterOwnSeekerMutation, RegisterOwnSeekerMutationVariables>;
export const RegisterOwnCompanyDocument = new TypedDocumentString(`
    mutation RegisterOwnCompany($input: RegisterCompanyInput!) {
  registerCompany(input: $input) {
    viewer {
      company {
        id
      }
    }
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterOwnCompanyMutation, RegisterOwnCompanyMutationVariables>;
export const VerifyOwnEmailDocument = new TypedDocumentString(`
    mutation VerifyOwnEmail($oobCode: String!) {
  verifyEmail(oobCode: $oobCode) {
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<VerifyOwnEmailMutation, VerifyOwnEmailMutationVariables>;
export const OwnCompanyDocument = new TypedDocumentString(`
    query OwnCompany($id: ID!) {
  adminCompany(id: $id) {
    records {
      profileVersion
    }
  }
}
    `) as unknown as TypedDocumentString<OwnCompanyQuery, OwnCompanyQueryVariables>;
export const VerifyOwnCompanyDocument = new TypedDocumentString(`
    mutation VerifyOwnCompany($input: CompanyDecisionInput!) {
  verifyCompany(input: $input) {
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<VerifyOwnCompanyMutation, VerifyOwnCompanyMutationVariables>;
export const PostOwnJobDocument = new TypedDocumentString(`
    mutation PostOwnJob($input: CreateJobInput!) {
  createJob(input: $input) {
    job {
      id
      title
    }
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<PostOwnJobMutation, PostOwnJobMutationVariables>;
export const SignInWithoutFormDocument = new TypedDocumentString(`
    mutation SignInWithoutForm($input: LoginInput!) {
  login(input: $input) {
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SignInWithoutFormMutation, SignInWithoutFormMutationVariables>;
export const BuyToRefundDocument = new TypedDocumentString(`
    mutation BuyToRefund {
  createTokenInvoice(packageId: "tokens-1") {
    invoice {
      reference
    }
  }
}
    `) as unknown as TypedDocumentString<BuyToRefundMutation, BuyToRefundMutationVariables>;
export const EndMeanwhileDocument = new TypedDocumentString(`
    mutation EndMeanwhile {
  logout {
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<EndMeanwhileMutation, EndMeanwhileMutationVariables>;
export const RegisterForTwoFactorsDocument = new TypedDocumentString(`
    mutation RegisterForTwoFactors($input: RegisterCompanyInput!) {
  registerCompany(input: $input) {
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterForTwoFactorsMutation, RegisterForTwoFactorsMutationVariables>;
export const PlantedIdsDocument = new TypedDocumentString(`
    query PlantedIds {
  viewer {
    seeker {
      id
    }
    company {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<PlantedIdsQuery, PlantedIdsQueryVariables>;
export const PlantVerificationDocument = new TypedDocumentString(`
    mutation PlantVerification($input: CompanyDecisionInput!) {
  verifyCompany(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PlantVerificationMutation, PlantVerificationMutationVariables>;
export const PlantRevocationDocument = new TypedDocumentString(`
    mutation PlantRevocation($input: CompanyDecisionInput!) {
  revokeCompany(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PlantRevocationMutation, PlantRevocationMutationVariables>;
export const PlantRejectionDocument = new TypedDocumentString(`
    mutation PlantRejection($input: RejectCompanyInput!) {
  rejectCompany(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PlantRejectionMutation, PlantRejectionMutationVariables>;
export const PlantSeekerDocument = new TypedDocumentString(`
    mutation PlantSeeker($input: RegisterSeekerInput!) {
  registerSeeker(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PlantSeekerMutation, PlantSeekerMutationVariables>;
export const PlantSeekerProfileDocument = new TypedDocumentString(`
    mutation PlantSeekerProfile($input: UpdateSeekerProfileInput!) {
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
}`) as unknown as TypedDocumentString<PlantSeekerProfileMutation, PlantSeekerProfileMutationVariables>;
export const PlantCompanyDocument = new TypedDocumentString(`
    mutation PlantCompany($input: RegisterCompanyInput!) {
  registerCompany(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PlantCompanyMutation, PlantCompanyMutationVariables>;
export const PlantVerifiedEmailDocument = new TypedDocumentString(`
    mutation PlantVerifiedEmail($oobCode: String!) {
  verifyEmail(oobCode: $oobCode) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PlantVerifiedEmailMutation, PlantVerifiedEmailMutationVariables>;
export const PlantCompleteProfileDocument = new TypedDocumentString(`
    mutation PlantCompleteProfile($input: CompleteProfileInput!) {
  completeProfile(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PlantCompleteProfileMutation, PlantCompleteProfileMutationVariables>;
export const PlantCompanyProfileDocument = new TypedDocumentString(`
    mutation PlantCompanyProfile($input: UpdateCompanyProfileInput!) {
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
}`) as unknown as TypedDocumentString<PlantCompanyProfileMutation, PlantCompanyProfileMutationVariables>;
export const PlantedVersionDocument = new TypedDocumentString(`
    query PlantedVersion($id: ID!) {
  adminCompany(id: $id) {
    records {
      profileVersion
    }
  }
}
    `) as unknown as TypedDocumentString<PlantedVersionQuery, PlantedVersionQueryVariables>;
export const PlantJobDocument = new TypedDocumentString(`
    mutation PlantJob($input: CreateJobInput!) {
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
}`) as unknown as TypedDocumentString<PlantJobMutation, PlantJobMutationVariables>;
export const PlantApplicationDocument = new TypedDocumentString(`
    mutation PlantApplication($input: ApplyToJobInput!) {
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
}`) as unknown as TypedDocumentString<PlantApplicationMutation, PlantApplicationMutationVariables>;
export const PlantRefusalDocument = new TypedDocumentString(`
    mutation PlantRefusal($applicationId: ID!) {
  rejectApplication(applicationId: $applicationId) {
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
}`) as unknown as TypedDocumentString<PlantRefusalMutation, PlantRefusalMutationVariables>;
export const PlantWithdrawalDocument = new TypedDocumentString(`
    mutation PlantWithdrawal($applicationId: ID!) {
  withdrawApplication(applicationId: $applicationId) {
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
}`) as unknown as TypedDocumentString<PlantWithdrawalMutation, PlantWithdrawalMutationVariables>;
export const PlantDeletionDocument = new TypedDocumentString(`
    mutation PlantDeletion($jobId: ID!) {
  deleteJob(jobId: $jobId) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PlantDeletionMutation, PlantDeletionMutationVariables>;
export const PlantAcceptanceDocument = new TypedDocumentString(`
    mutation PlantAcceptance($input: AcceptApplicationInput!) {
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
}`) as unknown as TypedDocumentString<PlantAcceptanceMutation, PlantAcceptanceMutationVariables>;
export const PlantDetailsDocument = new TypedDocumentString(`
    mutation PlantDetails($input: SaveInterviewDetailsInput!) {
  saveInterviewDetails(input: $input) {
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
}`) as unknown as TypedDocumentString<PlantDetailsMutation, PlantDetailsMutationVariables>;
export const PlantRequestDocument = new TypedDocumentString(`
    mutation PlantRequest($input: RequestRescheduleInput!) {
  requestReschedule(input: $input) {
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
}`) as unknown as TypedDocumentString<PlantRequestMutation, PlantRequestMutationVariables>;
export const PlantResponseDocument = new TypedDocumentString(`
    mutation PlantResponse($input: RespondToRescheduleInput!) {
  respondToReschedule(input: $input) {
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
}`) as unknown as TypedDocumentString<PlantResponseMutation, PlantResponseMutationVariables>;
export const PlantViewDocument = new TypedDocumentString(`
    mutation PlantView($jobId: ID!, $search: String!) {
  recordJobView(jobId: $jobId, search: $search) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PlantViewMutation, PlantViewMutationVariables>;
export const PlantSearchDocument = new TypedDocumentString(`
    mutation PlantSearch($input: SaveSearchInput!) {
  saveSearch(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PlantSearchMutation, PlantSearchMutationVariables>;
export const PlantJobReportDocument = new TypedDocumentString(`
    mutation PlantJobReport($input: ReportJobInput!) {
  reportJob(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PlantJobReportMutation, PlantJobReportMutationVariables>;
export const PlantCompanyReportDocument = new TypedDocumentString(`
    mutation PlantCompanyReport($input: ReportCompanyInput!) {
  reportCompany(input: $input) {
    company {
      id
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
}`) as unknown as TypedDocumentString<PlantCompanyReportMutation, PlantCompanyReportMutationVariables>;
export const PlantPauseDocument = new TypedDocumentString(`
    mutation PlantPause($input: PauseJobInput!) {
  pauseJob(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PlantPauseMutation, PlantPauseMutationVariables>;
export const PlantPauseAnswerDocument = new TypedDocumentString(`
    mutation PlantPauseAnswer($input: AnswerPauseInput!) {
  answerPause(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PlantPauseAnswerMutation, PlantPauseAnswerMutationVariables>;
export const PlantDismissalDocument = new TypedDocumentString(`
    mutation PlantDismissal($input: DismissReportInput!) {
  dismissReport(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PlantDismissalMutation, PlantDismissalMutationVariables>;
export const LookBeforeBreachDocument = new TypedDocumentString(`
    query LookBeforeBreach($id: ID!) {
  application(id: $id) {
    applicant {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<LookBeforeBreachQuery, LookBeforeBreachQueryVariables>;
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
export const JudgeSignInDocument = new TypedDocumentString(`
    mutation JudgeSignIn($input: LoginInput!) {
  login(input: $input) {
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<JudgeSignInMutation, JudgeSignInMutationVariables>;
export const RelatedTitlesDocument = new TypedDocumentString(`
    query RelatedTitles($search: String!, $page: Int!) {
  relatedJobs(search: $search, page: $page) {
    items {
      title
      companyName
    }
    pageCount
  }
}
    `) as unknown as TypedDocumentString<RelatedTitlesQuery, RelatedTitlesQueryVariables>;
export const AnsweredApplicationsDocument = new TypedDocumentString(`
    query AnsweredApplications {
  myApplications {
    rejectionNotice
    interviewRescheduleRequest {
      reason
    }
    rescheduleHistory {
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<AnsweredApplicationsQuery, AnsweredApplicationsQueryVariables>;
export const AnsweredApplicationDocument = new TypedDocumentString(`
    query AnsweredApplication($id: ID!) {
  application(id: $id) {
    rejectionNotice
    interviewRescheduleRequest {
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<AnsweredApplicationQuery, AnsweredApplicationQueryVariables>;
export const AnsweredSalariesDocument = new TypedDocumentString(`
    query AnsweredSalaries($search: String) {
  jobs(search: $search) {
    items {
      salary {
        formatted
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AnsweredSalariesQuery, AnsweredSalariesQueryVariables>;
export const AnsweredPackagesDocument = new TypedDocumentString(`
    query AnsweredPackages {
  tokenPackages {
    packageName
  }
}
    `) as unknown as TypedDocumentString<AnsweredPackagesQuery, AnsweredPackagesQueryVariables>;
export const AnsweredPurchasesDocument = new TypedDocumentString(`
    query AnsweredPurchases {
  tokenInvoices {
    items {
      id
      packageName
    }
  }
  tokenTransactions {
    items {
      type
      packageName
    }
  }
}
    `) as unknown as TypedDocumentString<AnsweredPurchasesQuery, AnsweredPurchasesQueryVariables>;
export const AnsweredReceiptDocument = new TypedDocumentString(`
    query AnsweredReceipt($id: ID!) {
  tokenReceipt(invoiceId: $id) {
    packageName
  }
}
    `) as unknown as TypedDocumentString<AnsweredReceiptQuery, AnsweredReceiptQueryVariables>;
export const AnsweredTransactionsDocument = new TypedDocumentString(`
    query AnsweredTransactions($companyId: ID) {
  adminTokenTransactions(companyId: $companyId) {
    items {
      type
      packageName
    }
  }
}
    `) as unknown as TypedDocumentString<AnsweredTransactionsQuery, AnsweredTransactionsQueryVariables>;
export const AnsweredDevicesDocument = new TypedDocumentString(`
    query AnsweredDevices {
  mySessions {
    device
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<AnsweredDevicesQuery, AnsweredDevicesQueryVariables>;
export const HiddenJobDocument = new TypedDocumentString(`
    query HiddenJob($id: ID!) {
  job(id: $id) {
    id
    title
  }
}
    `) as unknown as TypedDocumentString<HiddenJobQuery, HiddenJobQueryVariables>;
export const HiddenCompanyDocument = new TypedDocumentString(`
    query HiddenCompany($id: ID!) {
  company(id: $id) {
    id
    companyName
  }
}
    `) as unknown as TypedDocumentString<HiddenCompanyQuery, HiddenCompanyQueryVariables>;
export const HiddenApplicationDocument = new TypedDocumentString(`
    query HiddenApplication($id: ID!) {
  application(id: $id) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<HiddenApplicationQuery, HiddenApplicationQueryVariables>;
export const HoldHiddenSlotDocument = new TypedDocumentString(`
    mutation HoldHiddenSlot($id: ID!) {
  holdSlot(slotId: $id) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<HoldHiddenSlotMutation, HoldHiddenSlotMutationVariables>;
export const ViewHiddenJobDocument = new TypedDocumentString(`
    mutation ViewHiddenJob($id: ID!) {
  recordJobView(jobId: $id, search: "sopir") {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ViewHiddenJobMutation, ViewHiddenJobMutationVariables>;
export const ApplyToHiddenJobDocument = new TypedDocumentString(`
    mutation ApplyToHiddenJob($id: ID!) {
  applyToJob(input: {jobId: $id, slotId: $id}) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ApplyToHiddenJobMutation, ApplyToHiddenJobMutationVariables>;
export const WithdrawHiddenDocument = new TypedDocumentString(`
    mutation WithdrawHidden($id: ID!) {
  withdrawApplication(applicationId: $id) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<WithdrawHiddenMutation, WithdrawHiddenMutationVariables>;
export const MoveHiddenDocument = new TypedDocumentString(`
    mutation MoveHidden($id: ID!) {
  requestReschedule(
    input: {applicationId: $id, time: {date: "2026-11-27", start: "10:00", end: "10:30", locationType: ONLINE}}
  ) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<MoveHiddenMutation, MoveHiddenMutationVariables>;
export const AnswerHiddenDocument = new TypedDocumentString(`
    mutation AnswerHidden($id: ID!) {
  respondToReschedule(input: {applicationId: $id, answer: ACCEPT}) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<AnswerHiddenMutation, AnswerHiddenMutationVariables>;
export const EndHiddenSessionDocument = new TypedDocumentString(`
    mutation EndHiddenSession($id: ID!) {
  endSession(id: $id) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<EndHiddenSessionMutation, EndHiddenSessionMutationVariables>;
export const TurnOffHiddenDocument = new TypedDocumentString(`
    mutation TurnOffHidden($id: ID!) {
  setSavedSearchCadence(id: $id, cadence: OFF) {
    savedSearch {
      name
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
}`) as unknown as TypedDocumentString<TurnOffHiddenMutation, TurnOffHiddenMutationVariables>;
export const DeleteHiddenSearchDocument = new TypedDocumentString(`
    mutation DeleteHiddenSearch($id: ID!) {
  deleteSavedSearch(id: $id) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<DeleteHiddenSearchMutation, DeleteHiddenSearchMutationVariables>;
export const ResetOfAddressDocument = new TypedDocumentString(`
    mutation ResetOfAddress($email: String) {
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
}`) as unknown as TypedDocumentString<ResetOfAddressMutation, ResetOfAddressMutationVariables>;
export const RequestToGuessDocument = new TypedDocumentString(`
    mutation RequestToGuess($input: RequestRescheduleInput!) {
  requestReschedule(input: $input) {
    application {
      interviewRescheduleRequest {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RequestToGuessMutation, RequestToGuessMutationVariables>;
export const JobOfNoOneDocument = new TypedDocumentString(`
    query JobOfNoOne($id: ID!) {
  job(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<JobOfNoOneQuery, JobOfNoOneQueryVariables>;
export const ApplicationOfNoOneDocument = new TypedDocumentString(`
    query ApplicationOfNoOne($id: ID!) {
  application(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ApplicationOfNoOneQuery, ApplicationOfNoOneQueryVariables>;
export const CompanyOfNoOneDocument = new TypedDocumentString(`
    query CompanyOfNoOne($id: ID!) {
  company(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<CompanyOfNoOneQuery, CompanyOfNoOneQueryVariables>;
export const ApplicantsOfNoJobDocument = new TypedDocumentString(`
    query ApplicantsOfNoJob($id: ID!) {
  companyApplications(jobId: $id) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<ApplicantsOfNoJobQuery, ApplicantsOfNoJobQueryVariables>;
export const HoldNoSlotDocument = new TypedDocumentString(`
    mutation HoldNoSlot($id: ID!) {
  holdSlot(slotId: $id) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<HoldNoSlotMutation, HoldNoSlotMutationVariables>;
export const ViewNoJobDocument = new TypedDocumentString(`
    mutation ViewNoJob($id: ID!) {
  recordJobView(jobId: $id, search: "sopir") {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<ViewNoJobMutation, ViewNoJobMutationVariables>;
export const DeleteNoSearchDocument = new TypedDocumentString(`
    mutation DeleteNoSearch($id: ID!) {
  deleteSavedSearch(id: $id) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteNoSearchMutation, DeleteNoSearchMutationVariables>;
export const ApplyToNoJobDocument = new TypedDocumentString(`
    mutation ApplyToNoJob($id: ID!) {
  applyToJob(input: {jobId: $id, slotId: $id}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<ApplyToNoJobMutation, ApplyToNoJobMutationVariables>;
export const AcceptNoOneDocument = new TypedDocumentString(`
    mutation AcceptNoOne($id: ID!) {
  acceptApplication(input: {applicationId: $id, slotId: $id}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptNoOneMutation, AcceptNoOneMutationVariables>;
export const ReportNoJobDocument = new TypedDocumentString(`
    mutation ReportNoJob($id: ID!) {
  reportJob(input: {jobId: $id, reason: OTHER, text: "x"}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<ReportNoJobMutation, ReportNoJobMutationVariables>;
export const ReportNoCompanyDocument = new TypedDocumentString(`
    mutation ReportNoCompany($id: ID!) {
  reportCompany(input: {companyId: $id, reason: OTHER, text: "x"}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<ReportNoCompanyMutation, ReportNoCompanyMutationVariables>;
export const AnswerNoPauseDocument = new TypedDocumentString(`
    mutation AnswerNoPause($id: ID!) {
  answerPause(input: {jobId: $id, text: "x"}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerNoPauseMutation, AnswerNoPauseMutationVariables>;
export const PauseNoJobDocument = new TypedDocumentString(`
    mutation PauseNoJob($id: ID!) {
  pauseJob(input: {jobId: $id, reason: "x"}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<PauseNoJobMutation, PauseNoJobMutationVariables>;
export const ResumeNoJobDocument = new TypedDocumentString(`
    mutation ResumeNoJob($id: ID!) {
  resumeJob(jobId: $id) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<ResumeNoJobMutation, ResumeNoJobMutationVariables>;
export const DismissNoReportsDocument = new TypedDocumentString(`
    mutation DismissNoReports($id: ID!) {
  dismissReport(input: {id: $id, version: 1, note: "x"}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DismissNoReportsMutation, DismissNoReportsMutationVariables>;
export const DismissNoFlagsDocument = new TypedDocumentString(`
    mutation DismissNoFlags($id: ID!) {
  dismissFlags(input: {jobId: $id, version: 1, note: "x"}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DismissNoFlagsMutation, DismissNoFlagsMutationVariables>;
export const FlaggedAfterNothingDocument = new TypedDocumentString(`
    query FlaggedAfterNothing($id: String) {
  adminFlaggedPostings(after: $id) {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<FlaggedAfterNothingQuery, FlaggedAfterNothingQueryVariables>;
export const ReportsAfterNothingDocument = new TypedDocumentString(`
    query ReportsAfterNothing($id: String) {
  adminReports(after: $id) {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<ReportsAfterNothingQuery, ReportsAfterNothingQueryVariables>;
export const DeleteNoJobDocument = new TypedDocumentString(`
    mutation DeleteNoJob($id: ID!) {
  deleteJob(jobId: $id) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteNoJobMutation, DeleteNoJobMutationVariables>;
export const LedgerAfterNothingDocument = new TypedDocumentString(`
    query LedgerAfterNothing($id: String) {
  tokenTransactions(after: $id) {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<LedgerAfterNothingQuery, LedgerAfterNothingQueryVariables>;
export const AdminCompanyOfNoOneDocument = new TypedDocumentString(`
    query AdminCompanyOfNoOne($id: ID!) {
  adminCompany(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<AdminCompanyOfNoOneQuery, AdminCompanyOfNoOneQueryVariables>;
export const CompaniesAfterNothingDocument = new TypedDocumentString(`
    query CompaniesAfterNothing($id: String) {
  adminCompanies(after: $id) {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<CompaniesAfterNothingQuery, CompaniesAfterNothingQueryVariables>;
export const WholeListDocument = new TypedDocumentString(`
    query WholeList {
  list: adminApplications {
    items {
      ...ListedApplication
    }
  }
}
    fragment ListedApplication on Application {
  id
  status
  interview: selectedInterview {
    date
    start
    end
    locationType
  }
  interviewDetails {
    venue
  }
  joinUrl
  rejectionNotice
  job {
    id
    title
    location
    employmentType
    salary {
      formatted
    }
    description
    skills
    createdAt
    isActive
  }
  applicant {
    fullName
    email
    education
    technicalSkills
    workExperience
  }
}`) as unknown as TypedDocumentString<WholeListQuery, WholeListQueryVariables>;
export const ListByFragmentsDocument = new TypedDocumentString(`
    query ListByFragments {
  list: adminApplications {
    ...ListStretch
  }
}
    fragment ListedApplication on Application {
  id
  status
  interview: selectedInterview {
    date
    start
    end
    locationType
  }
  interviewDetails {
    venue
  }
  joinUrl
  rejectionNotice
  job {
    id
    title
    location
    employmentType
    salary {
      formatted
    }
    description
    skills
    createdAt
    isActive
  }
  applicant {
    fullName
    email
    education
    technicalSkills
    workExperience
  }
}
fragment ListStretch on AdminApplicationConnection {
  items {
    ...ListedApplication
  }
}`) as unknown as TypedDocumentString<ListByFragmentsQuery, ListByFragmentsQueryVariables>;
export const ListInPiecesDocument = new TypedDocumentString(`
    query ListInPieces {
  list: adminApplications {
    items {
      id
      status
      joinUrl
      job {
        id
        title
      }
      applicant {
        fullName
      }
    }
    items {
      ...ListedApplication
    }
  }
}
    fragment ListedApplication on Application {
  id
  status
  interview: selectedInterview {
    date
    start
    end
    locationType
  }
  interviewDetails {
    venue
  }
  joinUrl
  rejectionNotice
  job {
    id
    title
    location
    employmentType
    salary {
      formatted
    }
    description
    skills
    createdAt
    isActive
  }
  applicant {
    fullName
    email
    education
    technicalSkills
    workExperience
  }
}`) as unknown as TypedDocumentString<ListInPiecesQuery, ListInPiecesQueryVariables>;
export const ListInlineDocument = new TypedDocumentString(`
    query ListInline {
  list: adminApplications {
    ... on AdminApplicationConnection {
      items {
        ... on Application {
          ...ListedApplication
        }
      }
    }
  }
}
    fragment ListedApplication on Application {
  id
  status
  interview: selectedInterview {
    date
    start
    end
    locationType
  }
  interviewDetails {
    venue
  }
  joinUrl
  rejectionNotice
  job {
    id
    title
    location
    employmentType
    salary {
      formatted
    }
    description
    skills
    createdAt
    isActive
  }
  applicant {
    fullName
    email
    education
    technicalSkills
    workExperience
  }
}`) as unknown as TypedDocumentString<ListInlineQuery, ListInlineQueryVariables>;
export const ListOfNamesDocument = new TypedDocumentString(`
    query ListOfNames {
  list: adminApplications {
    items {
      id
      status
      job {
        id
        title
      }
      applicant {
        fullName
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListOfNamesQuery, ListOfNamesQueryVariables>;
export const ListOfInterviewsDocument = new TypedDocumentString(`
    query ListOfInterviews {
  list: adminApplications {
    items {
      id
      interview: selectedInterview {
        date
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListOfInterviewsQuery, ListOfInterviewsQueryVariables>;
export const ListOfEducationDocument = new TypedDocumentString(`
    query ListOfEducation {
  list: adminApplications {
    items {
      id
      applicant {
        education
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListOfEducationQuery, ListOfEducationQueryVariables>;
export const ListOfPlacesDocument = new TypedDocumentString(`
    query ListOfPlaces {
  list: adminApplications {
    items {
      id
      job {
        location
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListOfPlacesQuery, ListOfPlacesQueryVariables>;
export const NameFromGoogleDocument = new TypedDocumentString(`
    query NameFromGoogle {
  viewer {
    seeker {
      fullName
    }
  }
}
    `) as unknown as TypedDocumentString<NameFromGoogleQuery, NameFromGoogleQueryVariables>;
export const FinishWithCodeDocument = new TypedDocumentString(`
    mutation FinishWithCode($code: String) {
  finishSignIn(input: {code: $code}) {
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
}`) as unknown as TypedDocumentString<FinishWithCodeMutation, FinishWithCodeMutationVariables>;
export const IsGoogleOfferedDocument = new TypedDocumentString(`
    query IsGoogleOffered {
  signInOptions {
    google
  }
}
    `) as unknown as TypedDocumentString<IsGoogleOfferedQuery, IsGoogleOfferedQueryVariables>;
export const LoginWithoutLimiterDocument = new TypedDocumentString(`
    mutation LoginWithoutLimiter {
  login(input: {email: "a@b.test", password: "x"}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<LoginWithoutLimiterMutation, LoginWithoutLimiterMutationVariables>;
export const OwnDocument = new TypedDocumentString(`
    query Own {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<OwnQuery, OwnQueryVariables>;
export const LogoutOfBothDocument = new TypedDocumentString(`
    mutation LogoutOfBoth {
  logout {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<LogoutOfBothMutation, LogoutOfBothMutationVariables>;
export const RefusedLoginDocument = new TypedDocumentString(`
    mutation RefusedLogin($input: LoginInput!) {
  login(input: $input) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RefusedLoginMutation, RefusedLoginMutationVariables>;
export const RefusedPasswordDocument = new TypedDocumentString(`
    mutation RefusedPassword($p: String) {
  login(input: {email: "a@b.test", password: $p}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RefusedPasswordMutation, RefusedPasswordMutationVariables>;
export const RefusedOptionDocument = new TypedDocumentString(`
    query RefusedOption($e: EmploymentType) {
  jobs(employmentType: $e) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<RefusedOptionQuery, RefusedOptionQueryVariables>;
export const RefusedNumberDocument = new TypedDocumentString(`
    query RefusedNumber($n: Int) {
  jobs(page: $n) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<RefusedNumberQuery, RefusedNumberQueryVariables>;
export const RefusedBooleanDocument = new TypedDocumentString(`
    query RefusedBoolean($b: Boolean!) {
  viewer {
    id @include(if: $b)
  }
}
    `) as unknown as TypedDocumentString<RefusedBooleanQuery, RefusedBooleanQueryVariables>;
export const RefusedIdsDocument = new TypedDocumentString(`
    mutation RefusedIds($ids: [ID!]!) {
  rejectApplications(applicationIds: $ids) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RefusedIdsMutation, RefusedIdsMutationVariables>;
export const SetOwnLanguageDocument = new TypedDocumentString(`
    mutation SetOwnLanguage($language: Language!) {
  setLanguage(language: $language) {
    viewer {
      language
    }
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<SetOwnLanguageMutation, SetOwnLanguageMutationVariables>;
export const OwnLanguageDocument = new TypedDocumentString(`
    query OwnLanguage {
  viewer {
    language
  }
}
    `) as unknown as TypedDocumentString<OwnLanguageQuery, OwnLanguageQueryVariables>;
export const ApplicationsInALanguageDocument = new TypedDocumentString(`
    query ApplicationsInALanguage {
  myApplications {
    id
  }
}
    `) as unknown as TypedDocumentString<ApplicationsInALanguageQuery, ApplicationsInALanguageQueryVariables>;
export const JobInALanguageDocument = new TypedDocumentString(`
    query JobInALanguage($id: ID!) {
  job(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<JobInALanguageQuery, JobInALanguageQueryVariables>;
export const VerifyLoggedDocument = new TypedDocumentString(`
    mutation VerifyLogged($code: String!) {
  verifyEmail(oobCode: $code) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<VerifyLoggedMutation, VerifyLoggedMutationVariables>;
export const ForgetLoggedDocument = new TypedDocumentString(`
    mutation ForgetLogged($email: String!) {
  requestPasswordReset(input: {email: $email}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<ForgetLoggedMutation, ForgetLoggedMutationVariables>;
export const ResetLoggedDocument = new TypedDocumentString(`
    mutation ResetLogged($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<ResetLoggedMutation, ResetLoggedMutationVariables>;
export const ApplicantsLoggedDocument = new TypedDocumentString(`
    query ApplicantsLogged($search: String) {
  companyApplications(search: $search) {
    items {
      id
      applicant {
        fullName
        email
        phoneNumber
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ApplicantsLoggedQuery, ApplicantsLoggedQueryVariables>;
export const UsersLoggedDocument = new TypedDocumentString(`
    query UsersLogged($search: String) {
  adminUsers(search: $search) {
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UsersLoggedQuery, UsersLoggedQueryVariables>;
export const JobLoggedDocument = new TypedDocumentString(`
    query JobLogged($id: ID!) {
  job(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<JobLoggedQuery, JobLoggedQueryVariables>;
export const JobsLoggedDocument = new TypedDocumentString(`
    query JobsLogged($page: Int) {
  jobs(page: $page) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<JobsLoggedQuery, JobsLoggedQueryVariables>;
export const ViewerLoggedDocument = new TypedDocumentString(`
    query ViewerLogged {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<ViewerLoggedQuery, ViewerLoggedQueryVariables>;
export const LoginLoggedDocument = new TypedDocumentString(`
    mutation LoginLogged($input: LoginInput!) {
  login(input: $input) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<LoginLoggedMutation, LoginLoggedMutationVariables>;
export const ViewerUnderHeadersDocument = new TypedDocumentString(`
    query ViewerUnderHeaders {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<ViewerUnderHeadersQuery, ViewerUnderHeadersQueryVariables>;
export const LoginForCookieDocument = new TypedDocumentString(`
    mutation LoginForCookie($input: LoginInput!) {
  login(input: $input) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<LoginForCookieMutation, LoginForCookieMutationVariables>;
export const EndTheSessionDocument = new TypedDocumentString(`
    mutation EndTheSession {
  logout {
    isSignedOut
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<EndTheSessionMutation, EndTheSessionMutationVariables>;
export const WhoseSessionDocument = new TypedDocumentString(`
    query WhoseSession {
  viewer {
    id
    email
  }
}
    `) as unknown as TypedDocumentString<WhoseSessionQuery, WhoseSessionQueryVariables>;
export const RenameFromOldPageDocument = new TypedDocumentString(`
    mutation RenameFromOldPage {
  updateSeekerProfile(input: {fullName: "Changed"}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RenameFromOldPageMutation, RenameFromOldPageMutationVariables>;
export const SwitchToDocument = new TypedDocumentString(`
    mutation SwitchTo($role: Role!) {
  switchRole(input: {role: $role}) {
    viewer {
      activeRole
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
}`) as unknown as TypedDocumentString<SwitchToMutation, SwitchToMutationVariables>;
export const ReceiptDocument = new TypedDocumentString(`
    query Receipt($id: ID!) {
  tokenReceipt(invoiceId: $id) {
    id
    number
    paidAt
    companyName
    companyNpwp
    packageName
    tokens
    bonus
    amount
    paymentMethod
    reference
    isRefunded
    issuer
    includedVatPercent
  }
}
    `) as unknown as TypedDocumentString<ReceiptQuery, ReceiptQueryVariables>;
export const BoughtWithReceiptsDocument = new TypedDocumentString(`
    query BoughtWithReceipts {
  tokenInvoices {
    items {
      id
      status
      viewerCanOpenReceipt
    }
  }
}
    `) as unknown as TypedDocumentString<BoughtWithReceiptsQuery, BoughtWithReceiptsQueryVariables>;
export const RenameLoggedDocument = new TypedDocumentString(`
    mutation RenameLogged {
  updateSeekerProfile(input: {fullName: "Planted Person"}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RenameLoggedMutation, RenameLoggedMutationVariables>;
export const PlantedDocument = new TypedDocumentString(`
    mutation Planted($input: LoginInput!) {
  login(input: $input) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<PlantedMutation, PlantedMutationVariables>;
export const LoginGoneWrongDocument = new TypedDocumentString(`
    mutation LoginGoneWrong {
  login(input: {email: "budi@people.test", password: "Rahasia-123"}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<LoginGoneWrongMutation, LoginGoneWrongMutationVariables>;
export const CompaniesByStatusDocument = new TypedDocumentString(`
    query CompaniesByStatus($status: VerificationStatus, $search: String, $after: String) {
  adminCompanies(status: $status, search: $search, after: $after) {
    items {
      id
      companyName
      records {
        verificationStatus
      }
    }
    endCursor
  }
}
    `) as unknown as TypedDocumentString<CompaniesByStatusQuery, CompaniesByStatusQueryVariables>;
export const LatestActivitiesDocument = new TypedDocumentString(`
    query LatestActivities {
  adminDashboard {
    latestActivities {
      action
      details
      timestamp
    }
  }
}
    `) as unknown as TypedDocumentString<LatestActivitiesQuery, LatestActivitiesQueryVariables>;
export const CostOfUsersDocument = new TypedDocumentString(`
    query CostOfUsers($search: String) {
  found: adminUsers(search: $search) {
    items {
      id
      fullName
      email
      phoneNumber
      technicalSkills
      softSkills
      cvUrl
      portfolioUrl
      pictureUrl
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<CostOfUsersQuery, CostOfUsersQueryVariables>;
export const CostOfApplicationsDocument = new TypedDocumentString(`
    query CostOfApplications($search: String) {
  found: adminApplications(search: $search) {
    items {
      id
      status
      job {
        id
        title
        companyName
      }
      applicant {
        fullName
        email
        pictureUrl
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CostOfApplicationsQuery, CostOfApplicationsQueryVariables>;
export const CostOfTransactionsDocument = new TypedDocumentString(`
    query CostOfTransactions($search: String) {
  found: adminTokenTransactions(search: $search) {
    items {
      id
      type
      status
      companyName
      jobTitle
    }
  }
}
    `) as unknown as TypedDocumentString<CostOfTransactionsQuery, CostOfTransactionsQueryVariables>;
export const CostOfCompaniesDocument = new TypedDocumentString(`
    query CostOfCompanies($search: String) {
  found: adminCompanies(search: $search) {
    items {
      id
      records {
        email
        verifiedBy {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CostOfCompaniesQuery, CostOfCompaniesQueryVariables>;
export const CostOfJobsDocument = new TypedDocumentString(`
    query CostOfJobs($search: String) {
  found: adminJobs(search: $search) {
    items {
      id
      title
      companyName
      applicationCounts {
        total
        pending
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CostOfJobsQuery, CostOfJobsQueryVariables>;
export const UsersListedDocument = new TypedDocumentString(`
    query UsersListed($search: String, $after: String) {
  adminUsers(search: $search, after: $after) {
    items {
      id
      fullName
      email
      phoneNumber
      education
      technicalSkills
      softSkills
      createdAt
      cvUrl
      portfolioUrl
      pictureUrl
    }
    endCursor
  }
}
    `) as unknown as TypedDocumentString<UsersListedQuery, UsersListedQueryVariables>;
export const ApplicationsListedDocument = new TypedDocumentString(`
    query ApplicationsListed($search: String, $after: String, $status: ApplicationStatus) {
  adminApplications(search: $search, after: $after, status: $status) {
    items {
      id
      status
      jobId
      job {
        id
        title
        companyName
      }
      applicant {
        fullName
        email
        pictureUrl
      }
      applicationDate
    }
    endCursor
  }
}
    `) as unknown as TypedDocumentString<ApplicationsListedQuery, ApplicationsListedQueryVariables>;
export const TransactionsListedDocument = new TypedDocumentString(`
    query TransactionsListed($search: String, $after: String, $type: TransactionType, $status: InvoiceStatus) {
  adminTokenTransactions(
    search: $search
    after: $after
    type: $type
    status: $status
  ) {
    items {
      id
      type
      status
      companyId
      companyName
      tokens
      totalAmount
      amountReceived
      packageName
      jobTitle
      reference
      merchantRef
      paymentMethod
      paidAt
      timestamp
    }
    endCursor
  }
}
    `) as unknown as TypedDocumentString<TransactionsListedQuery, TransactionsListedQueryVariables>;
export const JobIdsListedDocument = new TypedDocumentString(`
    query JobIdsListed($search: String, $order: AdminJobOrder) {
  adminJobs(search: $search, order: $order) {
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<JobIdsListedQuery, JobIdsListedQueryVariables>;
export const ListsOfDaysDocument = new TypedDocumentString(`
    query ListsOfDays($since: LocalDate, $until: LocalDate, $search: String) {
  adminUsers(since: $since, until: $until, search: $search) {
    items {
      fullName
    }
    matching
  }
  adminTokenTransactions(since: $since, until: $until, search: $search) {
    items {
      type
    }
    matching
    sums {
      purchases {
        count
        companies
        tokens
        amount
        amountReceived
      }
      refunds {
        count
        companies
        tokens
        amount
      }
      usage {
        count
        tokens
      }
      grants {
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListsOfDaysQuery, ListsOfDaysQueryVariables>;
export const DashboardFiguresDocument = new TypedDocumentString(`
    query DashboardFigures {
  adminDashboard {
    companiesAwaiting
    flaggedPayments
    tokenSales {
      since
      purchases
      tokens
      amount
    }
    applicationsByDay {
      date
      pending
      accepted
      rejected
    }
    latestActivities {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DashboardFiguresQuery, DashboardFiguresQueryVariables>;
export const UsersForOthersDocument = new TypedDocumentString(`
    query UsersForOthers {
  adminUsers {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<UsersForOthersQuery, UsersForOthersQueryVariables>;
export const ApplicationsForOthersDocument = new TypedDocumentString(`
    query ApplicationsForOthers {
  adminApplications {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<ApplicationsForOthersQuery, ApplicationsForOthersQueryVariables>;
export const TransactionsForOthersDocument = new TypedDocumentString(`
    query TransactionsForOthers {
  adminTokenTransactions {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<TransactionsForOthersQuery, TransactionsForOthersQueryVariables>;
export const JobsForOthersDocument = new TypedDocumentString(`
    query JobsForOthers {
  adminJobs {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<JobsForOthersQuery, JobsForOthersQueryVariables>;
export const DashboardForOthersDocument = new TypedDocumentString(`
    query DashboardForOthers {
  adminDashboard {
    companiesAwaiting
  }
}
    `) as unknown as TypedDocumentString<DashboardForOthersQuery, DashboardForOthersQueryVariables>;
export const ReceiptsOfDaysDocument = new TypedDocumentString(`
    query ReceiptsOfDays($since: LocalDate, $until: LocalDate, $companyId: ID, $pageSize: Int, $after: String) {
  adminRevealReceipts(
    since: $since
    until: $until
    companyId: $companyId
    pageSize: $pageSize
    after: $after
  ) {
    items {
      day
      kind
      details
      companyName
      administrator {
        name
      }
      userId
      userName
      applicationId
      jobTitle
      times
    }
    endCursor
    matching
  }
}
    `) as unknown as TypedDocumentString<ReceiptsOfDaysQuery, ReceiptsOfDaysQueryVariables>;
export const PausesListedDocument = new TypedDocumentString(`
    query PausesListed($isEnded: Boolean, $companyId: ID, $since: LocalDate) {
  adminJobPauses(isEnded: $isEnded, companyId: $companyId, since: $since) {
    items {
      jobId
      jobTitle
      companyName
      reason
      answer
      administrator {
        id
      }
      pausedAt
      resumedAt
    }
    matching
  }
}
    `) as unknown as TypedDocumentString<PausesListedQuery, PausesListedQueryVariables>;
export const PausesOfJobDocument = new TypedDocumentString(`
    query PausesOfJob($id: ID!) {
  adminJob(id: $id) {
    pauses {
      reason
      resumedAt
      administrator {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PausesOfJobQuery, PausesOfJobQueryVariables>;
export const SilentCompaniesDocument = new TypedDocumentString(`
    query SilentCompanies($olderThanDays: Int, $pageSize: Int, $after: String) {
  adminSilentCompanies(
    olderThanDays: $olderThanDays
    pageSize: $pageSize
    after: $after
  ) {
    items {
      company {
        id
        companyName
        records {
          email
        }
      }
      waitingSince
      applicationId
      waiting
    }
    endCursor
  }
}
    `) as unknown as TypedDocumentString<SilentCompaniesQuery, SilentCompaniesQueryVariables>;
export const DataExportsListedDocument = new TypedDocumentString(`
    query DataExportsListed($since: LocalDate, $until: LocalDate) {
  adminDataExports(since: $since, until: $until) {
    items {
      accountId
      email
      requestedAs
      wasMade
      endedAt
    }
    matching
  }
}
    `) as unknown as TypedDocumentString<DataExportsListedQuery, DataExportsListedQueryVariables>;
export const AdministratorsListedDocument = new TypedDocumentString(`
    query AdministratorsListed {
  adminAdministrators {
    id
    name
    secondFactorSince
  }
}
    `) as unknown as TypedDocumentString<AdministratorsListedQuery, AdministratorsListedQueryVariables>;
export const ApplicantSeenDocument = new TypedDocumentString(`
    query ApplicantSeen($id: ID!) {
  application(id: $id) {
    applicant {
      fullName
      email
    }
  }
}
    `) as unknown as TypedDocumentString<ApplicantSeenQuery, ApplicantSeenQueryVariables>;
export const ReadsOfOversightDocument = new TypedDocumentString(`
    query ReadsOfOversight($adminId: ID, $exportsOnly: Boolean, $since: LocalDate, $until: LocalDate) {
  adminAuditTrail(
    adminId: $adminId
    exportsOnly: $exportsOnly
    since: $since
    until: $until
  ) {
    items {
      action
      subjects
      filter
      details
    }
    matching
  }
}
    `) as unknown as TypedDocumentString<ReadsOfOversightQuery, ReadsOfOversightQueryVariables>;
export const CostOfReceiptsDocument = new TypedDocumentString(`
    query CostOfReceipts($pageSize: Int) {
  adminRevealReceipts(pageSize: $pageSize) {
    items {
      companyName
      administrator {
        name
      }
      userName
    }
    matching
  }
}
    `) as unknown as TypedDocumentString<CostOfReceiptsQuery, CostOfReceiptsQueryVariables>;
export const CostOfPausesDocument = new TypedDocumentString(`
    query CostOfPauses($pageSize: Int) {
  adminJobPauses(pageSize: $pageSize) {
    items {
      reason
      administrator {
        name
      }
    }
    matching
  }
}
    `) as unknown as TypedDocumentString<CostOfPausesQuery, CostOfPausesQueryVariables>;
export const CostOfSilentCompaniesDocument = new TypedDocumentString(`
    query CostOfSilentCompanies($pageSize: Int) {
  adminSilentCompanies(olderThanDays: 1, pageSize: $pageSize) {
    items {
      company {
        companyName
      }
      waiting
    }
  }
}
    `) as unknown as TypedDocumentString<CostOfSilentCompaniesQuery, CostOfSilentCompaniesQueryVariables>;
export const JobsFoundDocument = new TypedDocumentString(`
    query JobsFound($status: AdminJobStatus, $search: String, $companyId: ID, $order: AdminJobOrder, $after: String, $pageSize: Int) {
  adminJobs(
    status: $status
    search: $search
    companyId: $companyId
    order: $order
    after: $after
    pageSize: $pageSize
  ) {
    items {
      id
      title
      applicationCounts {
        total
        pending
        accepted
        withdrawn
      }
    }
    endCursor
  }
}
    `) as unknown as TypedDocumentString<JobsFoundQuery, JobsFoundQueryVariables>;
export const UserWithApplicationsDocument = new TypedDocumentString(`
    query UserWithApplications($id: ID!) {
  adminUser(id: $id) {
    user {
      fullName
      email
    }
    company {
      companyName
    }
    applications {
      items {
        id
        jobTitle
      }
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<UserWithApplicationsQuery, UserWithApplicationsQueryVariables>;
export const CompanyOfUserDocument = new TypedDocumentString(`
    query CompanyOfUser($id: ID!) {
  adminUser(id: $id) {
    company {
      id
      records {
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CompanyOfUserQuery, CompanyOfUserQueryVariables>;
export const AfterRemovalOfJobDocument = new TypedDocumentString(`
    query AfterRemovalOfJob($id: ID!, $job: ID!) {
  adminApplication(id: $id) {
    application {
      status
      job {
        id
      }
      jobTitle
      companyName
    }
    user {
      id
      fullName
    }
    tokenTransactions {
      type
      tokens
      applicationId
    }
    job {
      isRemoved
      job {
        title
        companyName
      }
      company {
        id
        companyName
      }
    }
  }
  adminJob(id: $job) {
    isRemoved
    job {
      title
      applicationCounts {
        total
      }
      interviewAvailability {
        start
      }
    }
    company {
      companyName
    }
    applications {
      items {
        id
      }
    }
  }
  adminApplications(jobId: $job) {
    items {
      id
      jobTitle
      companyName
      job {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AfterRemovalOfJobQuery, AfterRemovalOfJobQueryVariables>;
export const UserNameFoundDocument = new TypedDocumentString(`
    query UserNameFound($id: ID!) {
  found: adminUser(id: $id) {
    user {
      fullName
    }
  }
}
    `) as unknown as TypedDocumentString<UserNameFoundQuery, UserNameFoundQueryVariables>;
export const JobTitleFoundDocument = new TypedDocumentString(`
    query JobTitleFound($id: ID!) {
  found: adminJob(id: $id) {
    job {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<JobTitleFoundQuery, JobTitleFoundQueryVariables>;
export const ApplicationStatusFoundDocument = new TypedDocumentString(`
    query ApplicationStatusFound($id: ID!) {
  found: adminApplication(id: $id) {
    application {
      status
    }
  }
}
    `) as unknown as TypedDocumentString<ApplicationStatusFoundQuery, ApplicationStatusFoundQueryVariables>;
export const CostOfUserDocument = new TypedDocumentString(`
    query CostOfUser($id: ID!) {
  adminUser(id: $id) {
    user {
      id
      fullName
    }
    company {
      id
    }
    applications {
      items {
        id
        job {
          title
        }
        applicant {
          email
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CostOfUserQuery, CostOfUserQueryVariables>;
export const CostOfJobDocument = new TypedDocumentString(`
    query CostOfJob($id: ID!) {
  adminJob(id: $id) {
    job {
      id
      title
      applicationCounts {
        total
      }
      interviewAvailability {
        id
      }
    }
    company {
      id
    }
    applications {
      items {
        id
        applicant {
          email
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CostOfJobQuery, CostOfJobQueryVariables>;
export const CostOfApplicationDocument = new TypedDocumentString(`
    query CostOfApplication($id: ID!) {
  adminApplication(id: $id) {
    application {
      id
      job {
        id
      }
    }
    user {
      id
    }
    job {
      company {
        id
      }
    }
    tokenTransactions {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CostOfApplicationQuery, CostOfApplicationQueryVariables>;
export const TransactionsOfCompanyDocument = new TypedDocumentString(`
    query TransactionsOfCompany($companyId: ID, $status: InvoiceStatus, $type: TransactionType, $pageSize: Int) {
  adminTokenTransactions(
    companyId: $companyId
    status: $status
    type: $type
    pageSize: $pageSize
  ) {
    items {
      type
      merchantRef
      applicationId
    }
    endCursor
  }
}
    `) as unknown as TypedDocumentString<TransactionsOfCompanyQuery, TransactionsOfCompanyQueryVariables>;
export const PlaceInCompaniesDocument = new TypedDocumentString(`
    query PlaceInCompanies($after: String, $pageSize: Int) {
  adminCompanies(after: $after, pageSize: $pageSize) {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<PlaceInCompaniesQuery, PlaceInCompaniesQueryVariables>;
export const PlaceInUsersDocument = new TypedDocumentString(`
    query PlaceInUsers($after: String, $pageSize: Int) {
  adminUsers(after: $after, pageSize: $pageSize) {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<PlaceInUsersQuery, PlaceInUsersQueryVariables>;
export const PlaceInApplicationsDocument = new TypedDocumentString(`
    query PlaceInApplications($after: String, $pageSize: Int) {
  adminApplications(after: $after, pageSize: $pageSize) {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<PlaceInApplicationsQuery, PlaceInApplicationsQueryVariables>;
export const PlaceInTransactionsDocument = new TypedDocumentString(`
    query PlaceInTransactions($after: String, $pageSize: Int) {
  adminTokenTransactions(after: $after, pageSize: $pageSize) {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<PlaceInTransactionsQuery, PlaceInTransactionsQueryVariables>;
export const PlaceInJobsDocument = new TypedDocumentString(`
    query PlaceInJobs($after: String, $pageSize: Int) {
  adminJobs(after: $after, pageSize: $pageSize) {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<PlaceInJobsQuery, PlaceInJobsQueryVariables>;
export const PlaceInFlaggedPaymentsDocument = new TypedDocumentString(`
    query PlaceInFlaggedPayments($after: String, $pageSize: Int) {
  adminFlaggedPayments(after: $after, pageSize: $pageSize) {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<PlaceInFlaggedPaymentsQuery, PlaceInFlaggedPaymentsQueryVariables>;
export const PlaceInAuditTrailDocument = new TypedDocumentString(`
    query PlaceInAuditTrail($after: String, $pageSize: Int) {
  adminAuditTrail(after: $after, pageSize: $pageSize) {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<PlaceInAuditTrailQuery, PlaceInAuditTrailQueryVariables>;
export const ApplicationDaysDocument = new TypedDocumentString(`
    query ApplicationDays {
  companyDashboard {
    applicationsByDay {
      date
      pending
      accepted
      rejected
    }
  }
}
    `) as unknown as TypedDocumentString<ApplicationDaysQuery, ApplicationDaysQueryVariables>;
export const DecisionLeftDocument = new TypedDocumentString(`
    query DecisionLeft($id: ID!) {
  application(id: $id) {
    status
    viewerCanDecide
    selectedInterview {
      start
    }
  }
}
    `) as unknown as TypedDocumentString<DecisionLeftQuery, DecisionLeftQueryVariables>;
export const OwnApplicationIdsDocument = new TypedDocumentString(`
    query OwnApplicationIds {
  myApplications {
    id
  }
}
    `) as unknown as TypedDocumentString<OwnApplicationIdsQuery, OwnApplicationIdsQueryVariables>;
export const RejectSeveralDocument = new TypedDocumentString(`
    mutation RejectSeveral($ids: [ID!]!) {
  rejectApplications(applicationIds: $ids) {
    applications {
      id
      status
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
}`) as unknown as TypedDocumentString<RejectSeveralMutation, RejectSeveralMutationVariables>;
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
export const CompanyApplicationsListedDocument = new TypedDocumentString(`
    query CompanyApplicationsListed($jobId: ID, $status: ApplicationStatus, $page: Int) {
  companyApplications(jobId: $jobId, status: $status, page: $page) {
    totalCount
    page
    pageSize
    pageCount
    items {
      id
      status
    }
  }
}
    `) as unknown as TypedDocumentString<CompanyApplicationsListedQuery, CompanyApplicationsListedQueryVariables>;
export const TextsOfApplicantDocument = new TypedDocumentString(`
    query TextsOfApplicant($id: ID!) {
  application(id: $id) {
    applicant {
      ...MaskedTexts
    }
  }
}
    fragment MaskedTexts on Applicant {
  technicalSkills
  softSkills
  workExperience
}`) as unknown as TypedDocumentString<TextsOfApplicantQuery, TextsOfApplicantQueryVariables>;
export const TextsOfApplicantSevenTimesDocument = new TypedDocumentString(`
    query TextsOfApplicantSevenTimes($id: ID!) {
  a1: application(id: $id) {
    applicant {
      ...MaskedTexts
    }
  }
  a2: application(id: $id) {
    applicant {
      ...MaskedTexts
    }
  }
  a3: application(id: $id) {
    applicant {
      ...MaskedTexts
    }
  }
  a4: application(id: $id) {
    applicant {
      ...MaskedTexts
    }
  }
  a5: application(id: $id) {
    applicant {
      ...MaskedTexts
    }
  }
  a6: application(id: $id) {
    applicant {
      ...MaskedTexts
    }
  }
  b: companyApplications {
    items {
      applicant {
        ...MaskedTexts
      }
    }
  }
}
    fragment MaskedTexts on Applicant {
  technicalSkills
  softSkills
  workExperience
}`) as unknown as TypedDocumentString<TextsOfApplicantSevenTimesQuery, TextsOfApplicantSevenTimesQueryVariables>;
export const ApplicantAsSeenDocument = new TypedDocumentString(`
    query ApplicantAsSeen($id: ID!) {
  application(id: $id) {
    applicant {
      ...WholeApplicant
    }
  }
}
    fragment WholeApplicant on Applicant {
  isRevealed
  fullName
  email
  phoneNumber
  pictureUrl
  cvUrl
  portfolioUrl
  education
  technicalSkills
  softSkills
  workExperience
}`) as unknown as TypedDocumentString<ApplicantAsSeenQuery, ApplicantAsSeenQueryVariables>;
export const ApplicantsFoundDocument = new TypedDocumentString(`
    query ApplicantsFound($name: String) {
  companyApplications(search: $name) {
    totalCount
    items {
      id
      applicant {
        fullName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ApplicantsFoundQuery, ApplicantsFoundQueryVariables>;
export const ApplicationAsSeenDocument = new TypedDocumentString(`
    query ApplicationAsSeen($id: ID!) {
  application(id: $id) {
    status
    jobTitle
    companyName
    selectedInterview {
      date
    }
  }
}
    `) as unknown as TypedDocumentString<ApplicationAsSeenQuery, ApplicationAsSeenQueryVariables>;
export const InterviewsOfCalendarDocument = new TypedDocumentString(`
    query InterviewsOfCalendar($from: LocalDate, $to: LocalDate) {
  interviews(from: $from, to: $to) {
    jobTitle
    status
    joinUrl
  }
}
    `) as unknown as TypedDocumentString<InterviewsOfCalendarQuery, InterviewsOfCalendarQueryVariables>;
export const ReleaseSeatDocument = new TypedDocumentString(`
    mutation ReleaseSeat {
  releaseSlot {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ReleaseSeatMutation, ReleaseSeatMutationVariables>;
export const WhoSitsDocument = new TypedDocumentString(`
    query WhoSits($slotId: ID!) {
  companyApplications(slotId: $slotId) {
    totalCount
    items {
      id
      jobId
      status
      jobTitle
      companyName
      selectedInterview {
        date
        start
        end
      }
      interviewDetails {
        venue
        link
        additionalInfo
      }
      joinUrl
      rejectionNotice
      applicant {
        ...WholeApplicant
      }
    }
  }
}
    fragment WholeApplicant on Applicant {
  isRevealed
  fullName
  email
  phoneNumber
  pictureUrl
  cvUrl
  portfolioUrl
  education
  technicalSkills
  softSkills
  workExperience
}`) as unknown as TypedDocumentString<WhoSitsQuery, WhoSitsQueryVariables>;
export const CountedJobReadDocument = new TypedDocumentString(`
    query CountedJobRead($jobId: ID!) {
  job(id: $jobId) {
    ...CountedJob
  }
}
    fragment CountedJob on Job {
  id
  title
  companyName
  companyLogo
  salary {
    formatted
  }
  skills
  interviewAvailability {
    id
    state
    conflict {
      jobTitle
    }
  }
  viewerCanApply
  viewerApplication {
    id
    status
  }
}`) as unknown as TypedDocumentString<CountedJobReadQuery, CountedJobReadQueryVariables>;
export const CountedJobsDocument = new TypedDocumentString(`
    query CountedJobs {
  jobs {
    totalCount
    items {
      ...CountedJob
    }
  }
}
    fragment CountedJob on Job {
  id
  title
  companyName
  companyLogo
  salary {
    formatted
  }
  skills
  interviewAvailability {
    id
    state
    conflict {
      jobTitle
    }
  }
  viewerCanApply
  viewerApplication {
    id
    status
  }
}`) as unknown as TypedDocumentString<CountedJobsQuery, CountedJobsQueryVariables>;
export const CountedOwnApplicationsDocument = new TypedDocumentString(`
    query CountedOwnApplications {
  myApplications {
    ...CountedApplication
  }
}
    fragment CountedJob on Job {
  id
  title
  companyName
  companyLogo
  salary {
    formatted
  }
  skills
  interviewAvailability {
    id
    state
    conflict {
      jobTitle
    }
  }
  viewerCanApply
  viewerApplication {
    id
    status
  }
}
fragment CountedApplication on Application {
  id
  status
  jobTitle
  companyName
  job {
    ...CountedJob
    applicationCounts {
      total
    }
  }
  applicant {
    fullName
    email
    workExperience
  }
  viewerCanDecide
  viewerCanWithdraw
  viewerCanAddDetails
}`) as unknown as TypedDocumentString<CountedOwnApplicationsQuery, CountedOwnApplicationsQueryVariables>;
export const CountedCompanyApplicationsDocument = new TypedDocumentString(`
    query CountedCompanyApplications {
  companyApplications {
    totalCount
    items {
      ...CountedApplication
    }
  }
}
    fragment CountedJob on Job {
  id
  title
  companyName
  companyLogo
  salary {
    formatted
  }
  skills
  interviewAvailability {
    id
    state
    conflict {
      jobTitle
    }
  }
  viewerCanApply
  viewerApplication {
    id
    status
  }
}
fragment CountedApplication on Application {
  id
  status
  jobTitle
  companyName
  job {
    ...CountedJob
    applicationCounts {
      total
    }
  }
  applicant {
    fullName
    email
    workExperience
  }
  viewerCanDecide
  viewerCanWithdraw
  viewerCanAddDetails
}`) as unknown as TypedDocumentString<CountedCompanyApplicationsQuery, CountedCompanyApplicationsQueryVariables>;
export const CountedCompanyJobsDocument = new TypedDocumentString(`
    query CountedCompanyJobs {
  companyJobs {
    totalCount
    items {
      ...CountedJob
      applicationCounts {
        total
      }
    }
  }
}
    fragment CountedJob on Job {
  id
  title
  companyName
  companyLogo
  salary {
    formatted
  }
  skills
  interviewAvailability {
    id
    state
    conflict {
      jobTitle
    }
  }
  viewerCanApply
  viewerApplication {
    id
    status
  }
}`) as unknown as TypedDocumentString<CountedCompanyJobsQuery, CountedCompanyJobsQueryVariables>;
export const CountedCompanyDayDocument = new TypedDocumentString(`
    query CountedCompanyDay {
  companyDashboard {
    tokenBalance
    applicationCounts {
      total
    }
    applicationsByDay {
      date
      pending
    }
    firstActiveJobs {
      ...CountedJob
    }
    recentApplications {
      ...CountedApplication
    }
  }
}
    fragment CountedJob on Job {
  id
  title
  companyName
  companyLogo
  salary {
    formatted
  }
  skills
  interviewAvailability {
    id
    state
    conflict {
      jobTitle
    }
  }
  viewerCanApply
  viewerApplication {
    id
    status
  }
}
fragment CountedApplication on Application {
  id
  status
  jobTitle
  companyName
  job {
    ...CountedJob
    applicationCounts {
      total
    }
  }
  applicant {
    fullName
    email
    workExperience
  }
  viewerCanDecide
  viewerCanWithdraw
  viewerCanAddDetails
}`) as unknown as TypedDocumentString<CountedCompanyDayQuery, CountedCompanyDayQueryVariables>;
export const CountedSeekerDayDocument = new TypedDocumentString(`
    query CountedSeekerDay {
  seekerDashboard {
    seeker {
      fullName
      profileCompletion
    }
    recommendedJobs {
      ...CountedJob
    }
    recentApplications {
      ...CountedApplication
    }
  }
}
    fragment CountedJob on Job {
  id
  title
  companyName
  companyLogo
  salary {
    formatted
  }
  skills
  interviewAvailability {
    id
    state
    conflict {
      jobTitle
    }
  }
  viewerCanApply
  viewerApplication {
    id
    status
  }
}
fragment CountedApplication on Application {
  id
  status
  jobTitle
  companyName
  job {
    ...CountedJob
    applicationCounts {
      total
    }
  }
  applicant {
    fullName
    email
    workExperience
  }
  viewerCanDecide
  viewerCanWithdraw
  viewerCanAddDetails
}`) as unknown as TypedDocumentString<CountedSeekerDayQuery, CountedSeekerDayQueryVariables>;
export const CardsOfOwnApplicationsDocument = new TypedDocumentString(`
    query CardsOfOwnApplications {
  myApplications {
    job {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<CardsOfOwnApplicationsQuery, CardsOfOwnApplicationsQueryVariables>;
export const TextsOfOwnApplicationsDocument = new TypedDocumentString(`
    query TextsOfOwnApplications {
  myApplications {
    job {
      title
      description
      skills
    }
  }
}
    `) as unknown as TypedDocumentString<TextsOfOwnApplicationsQuery, TextsOfOwnApplicationsQueryVariables>;
export const WholeJobsOfOwnApplicationsDocument = new TypedDocumentString(`
    query WholeJobsOfOwnApplications {
  myApplications {
    job {
      ...WholeJob
    }
  }
}
    fragment WholeJob on Job {
  title
  ... on Job {
    description
    skills
  }
}`) as unknown as TypedDocumentString<WholeJobsOfOwnApplicationsQuery, WholeJobsOfOwnApplicationsQueryVariables>;
export const AcceptCountedDocument = new TypedDocumentString(`
    mutation AcceptCounted($input: AcceptApplicationInput!) {
  acceptApplication(input: $input) {
    application {
      status
    }
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<AcceptCountedMutation, AcceptCountedMutationVariables>;
export const WaysOfPartyDocument = new TypedDocumentString(`
    query WaysOfParty($id: ID!) {
  application(id: $id) {
    status
    viewerCanDecide
    viewerCanAccept
    viewerCanRequestReschedule
    viewerCanRespondToReschedule
    viewerCanCounterReschedule
    viewerCanAddDetails
    applicant {
      isRevealed
    }
  }
}
    `) as unknown as TypedDocumentString<WaysOfPartyQuery, WaysOfPartyQueryVariables>;
export const SaveVenueDocument = new TypedDocumentString(`
    mutation SaveVenue($input: SaveInterviewDetailsInput!) {
  saveInterviewDetails(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<SaveVenueMutation, SaveVenueMutationVariables>;
export const OffersOfTokensDocument = new TypedDocumentString(`
    query OffersOfTokens {
  tokenPackages {
    viewerCanBuy
  }
}
    `) as unknown as TypedDocumentString<OffersOfTokensQuery, OffersOfTokensQueryVariables>;
export const CompanyReadByAdminDocument = new TypedDocumentString(`
    query CompanyReadByAdmin($id: ID!) {
  adminCompany(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<CompanyReadByAdminQuery, CompanyReadByAdminQueryVariables>;
export const EmailReadByAdminDocument = new TypedDocumentString(`
    query EmailReadByAdmin($id: ID!) {
  adminCompany(id: $id) {
    records {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<EmailReadByAdminQuery, EmailReadByAdminQueryVariables>;
export const PhoneReadByAdminDocument = new TypedDocumentString(`
    query PhoneReadByAdmin($id: ID!) {
  found: adminCompany(id: $id) {
    records {
      phoneNumber
    }
  }
}
    `) as unknown as TypedDocumentString<PhoneReadByAdminQuery, PhoneReadByAdminQueryVariables>;
export const PhoneReadDocument = new TypedDocumentString(`
    query PhoneRead($id: ID!) {
  found: company(id: $id) {
    records {
      phoneNumber
    }
  }
}
    `) as unknown as TypedDocumentString<PhoneReadQuery, PhoneReadQueryVariables>;
export const ApplicantReadDocument = new TypedDocumentString(`
    query ApplicantRead($id: ID!) {
  application(id: $id) {
    applicant {
      fullName
      phoneNumber
    }
  }
}
    `) as unknown as TypedDocumentString<ApplicantReadQuery, ApplicantReadQueryVariables>;
export const ApplicationReadDocument = new TypedDocumentString(`
    query ApplicationRead($id: ID!) {
  application(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<ApplicationReadQuery, ApplicationReadQueryVariables>;
export const EmailsReadDocument = new TypedDocumentString(`
    query EmailsRead($search: String) {
  adminCompanies(search: $search) {
    items {
      records {
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EmailsReadQuery, EmailsReadQueryVariables>;
export const ActionsOfDashboardDocument = new TypedDocumentString(`
    query ActionsOfDashboard {
  adminDashboard {
    latestActivities {
      action
    }
  }
}
    `) as unknown as TypedDocumentString<ActionsOfDashboardQuery, ActionsOfDashboardQueryVariables>;
export const CompaniesReadDocument = new TypedDocumentString(`
    query CompaniesRead($search: String) {
  adminCompanies(search: $search) {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<CompaniesReadQuery, CompaniesReadQueryVariables>;
export const UsersReadDocument = new TypedDocumentString(`
    query UsersRead($search: String) {
  adminUsers(search: $search) {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<UsersReadQuery, UsersReadQueryVariables>;
export const ApplicationsReadDocument = new TypedDocumentString(`
    query ApplicationsRead($search: String) {
  adminApplications(search: $search) {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<ApplicationsReadQuery, ApplicationsReadQueryVariables>;
export const TransactionsReadDocument = new TypedDocumentString(`
    query TransactionsRead($search: String) {
  adminTokenTransactions(search: $search) {
    endCursor
  }
}
    `) as unknown as TypedDocumentString<TransactionsReadQuery, TransactionsReadQueryVariables>;
export const TrailInALanguageDocument = new TypedDocumentString(`
    query TrailInALanguage($adminId: ID) {
  adminAuditTrail(adminId: $adminId, pageSize: 100) {
    items {
      action
      details
      adminName
      namedSubjects {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TrailInALanguageQuery, TrailInALanguageQueryVariables>;
export const ActivitiesInALanguageDocument = new TypedDocumentString(`
    query ActivitiesInALanguage {
  adminDashboard {
    latestActivities {
      details
      adminName
    }
  }
}
    `) as unknown as TypedDocumentString<ActivitiesInALanguageQuery, ActivitiesInALanguageQueryVariables>;
export const DecidersInALanguageDocument = new TypedDocumentString(`
    query DecidersInALanguage($id: ID!) {
  adminCompany(id: $id) {
    records {
      verifiedBy {
        name
      }
    }
    lastDecision {
      adminName
      changes {
        before
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DecidersInALanguageQuery, DecidersInALanguageQueryVariables>;
export const DismissInALanguageDocument = new TypedDocumentString(`
    mutation DismissInALanguage($id: ID!) {
  dismissFlaggedPayment(input: {id: $id, note: "A test"}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DismissInALanguageMutation, DismissInALanguageMutationVariables>;
export const TrailSeenDocument = new TypedDocumentString(`
    query TrailSeen($kind: AuditKind, $adminId: ID, $after: String) {
  adminAuditTrail(kind: $kind, adminId: $adminId, after: $after) {
    items {
      id
      kind
      action
      details
      comment
      adminId
      adminName
      companyId
      companyName
      subjects
      filter
      before
      after
    }
    endCursor
    administrators {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<TrailSeenQuery, TrailSeenQueryVariables>;
export const SubjectsNamedDocument = new TypedDocumentString(`
    query SubjectsNamed($adminId: ID) {
  adminAuditTrail(adminId: $adminId, pageSize: 100) {
    items {
      action
      namedSubjects {
        id
        kind
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SubjectsNamedQuery, SubjectsNamedQueryVariables>;
export const EveryKindOfReadDocument = new TypedDocumentString(`
    query EveryKindOfRead($company: ID!, $user: ID!, $job: ID!, $application: ID!) {
  adminCompany(id: $company) {
    id
  }
  adminUser(id: $user) {
    user {
      id
    }
  }
  adminJob(id: $job) {
    isRemoved
  }
  adminApplication(id: $application) {
    user {
      id
    }
  }
  adminTokenTransactions(companyId: $company) {
    items {
      id
    }
  }
  adminUsers(search: "sari subjek") {
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<EveryKindOfReadQuery, EveryKindOfReadQueryVariables>;
export const CompanyLookedAtDocument = new TypedDocumentString(`
    query CompanyLookedAt($id: ID!) {
  adminCompany(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<CompanyLookedAtQuery, CompanyLookedAtQueryVariables>;
export const UsersLookedAtDocument = new TypedDocumentString(`
    query UsersLookedAt {
  adminUsers {
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UsersLookedAtQuery, UsersLookedAtQueryVariables>;
export const NamesOfTheDayDocument = new TypedDocumentString(`
    query NamesOfTheDay($adminId: ID, $companyId: ID) {
  adminAuditTrail(adminId: $adminId, pageSize: 100) {
    items {
      action
      details
      companyName
      namedSubjects {
        kind
        name
      }
    }
  }
  adminTokenTransactions(companyId: $companyId) {
    items {
      type
      companyName
    }
  }
}
    `) as unknown as TypedDocumentString<NamesOfTheDayQuery, NamesOfTheDayQueryVariables>;
export const PurchasesNamedDocument = new TypedDocumentString(`
    query PurchasesNamed($search: String) {
  adminTokenTransactions(search: $search, type: PURCHASE) {
    items {
      companyName
    }
  }
}
    `) as unknown as TypedDocumentString<PurchasesNamedQuery, PurchasesNamedQueryVariables>;
export const OldTrailDocument = new TypedDocumentString(`
    query OldTrail($adminId: ID) {
  adminAuditTrail(adminId: $adminId, pageSize: 100) {
    items {
      id
      details
    }
  }
}
    `) as unknown as TypedDocumentString<OldTrailQuery, OldTrailQueryVariables>;
export const TurnFactorOffByProofDocument = new TypedDocumentString(`
    mutation TurnFactorOffByProof($input: OwnerProofInput!) {
  turnOffSecondFactor(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<TurnFactorOffByProofMutation, TurnFactorOffByProofMutationVariables>;
export const RenewCodesByProofDocument = new TypedDocumentString(`
    mutation RenewCodesByProof($input: OwnerProofInput!) {
  renewRecoveryCodes(input: $input) {
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
}`) as unknown as TypedDocumentString<RenewCodesByProofMutation, RenewCodesByProofMutationVariables>;
export const CompleteByProofDocument = new TypedDocumentString(`
    mutation CompleteByProof($input: CompleteProfileInput!) {
  completeProfile(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<CompleteByProofMutation, CompleteByProofMutationVariables>;
export const OwnEnrolmentDocument = new TypedDocumentString(`
    query OwnEnrolment {
  viewer {
    mustEnrol
    hasSecondFactor
    activeRole
    adminName
  }
}
    `) as unknown as TypedDocumentString<OwnEnrolmentQuery, OwnEnrolmentQueryVariables>;
export const MustEnrolAloneDocument = new TypedDocumentString(`
    query MustEnrolAlone {
  viewer {
    mustEnrol
  }
}
    `) as unknown as TypedDocumentString<MustEnrolAloneQuery, MustEnrolAloneQueryVariables>;
export const EnrolmentAndAdminDashboardDocument = new TypedDocumentString(`
    query EnrolmentAndAdminDashboard {
  viewer {
    mustEnrol
    hasSecondFactor
    activeRole
  }
  adminDashboard {
    companiesAwaiting
  }
}
    `) as unknown as TypedDocumentString<EnrolmentAndAdminDashboardQuery, EnrolmentAndAdminDashboardQueryVariables>;
export const EnrolmentAndSeekerDashboardDocument = new TypedDocumentString(`
    query EnrolmentAndSeekerDashboard {
  viewer {
    mustEnrol
  }
  seekerDashboard {
    __typename
  }
}
    `) as unknown as TypedDocumentString<EnrolmentAndSeekerDashboardQuery, EnrolmentAndSeekerDashboardQueryVariables>;
export const TypesOfSchemaDocument = new TypedDocumentString(`
    query TypesOfSchema {
  __schema {
    types {
      name
      fields {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TypesOfSchemaQuery, TypesOfSchemaQueryVariables>;
export const FifteenLoginsDocument = new TypedDocumentString(`
    mutation FifteenLogins($email: String) {
  a0: login(input: {email: $email, password: "Wrong-0234"}) {
    errors {
      code
    }
  }
  a1: login(input: {email: $email, password: "Wrong-1234"}) {
    errors {
      code
    }
  }
  a2: login(input: {email: $email, password: "Wrong-2234"}) {
    errors {
      code
    }
  }
  a3: login(input: {email: $email, password: "Wrong-3234"}) {
    errors {
      code
    }
  }
  a4: login(input: {email: $email, password: "Wrong-4234"}) {
    errors {
      code
    }
  }
  a5: login(input: {email: $email, password: "Wrong-5234"}) {
    errors {
      code
    }
  }
  a6: login(input: {email: $email, password: "Wrong-6234"}) {
    errors {
      code
    }
  }
  a7: login(input: {email: $email, password: "Wrong-7234"}) {
    errors {
      code
    }
  }
  a8: login(input: {email: $email, password: "Wrong-8234"}) {
    errors {
      code
    }
  }
  a9: login(input: {email: $email, password: "Wrong-9234"}) {
    errors {
      code
    }
  }
  a10: login(input: {email: $email, password: "Wrong-10234"}) {
    errors {
      code
    }
  }
  a11: login(input: {email: $email, password: "Wrong-11234"}) {
    errors {
      code
    }
  }
  a12: login(input: {email: $email, password: "Wrong-12234"}) {
    errors {
      code
    }
  }
  a13: login(input: {email: $email, password: "Wrong-13234"}) {
    errors {
      code
    }
  }
  a14: login(input: {email: $email, password: "Wrong-14234"}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<FifteenLoginsMutation, FifteenLoginsMutationVariables>;
export const LeaveBrowserDocument = new TypedDocumentString(`
    mutation LeaveBrowser {
  logout {
    isSignedOut
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<LeaveBrowserMutation, LeaveBrowserMutationVariables>;
export const CompleteWithPasswordDocument = new TypedDocumentString(`
    mutation CompleteWithPassword($input: CompleteProfileInput!) {
  completeProfile(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<CompleteWithPasswordMutation, CompleteWithPasswordMutationVariables>;
export const ThisWasNotMeDocument = new TypedDocumentString(`
    mutation ThisWasNotMe($token: String!) {
  disownRegistration(token: $token) {
    isDisowned
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ThisWasNotMeMutation, ThisWasNotMeMutationVariables>;
export const OwnSecondFactorDocument = new TypedDocumentString(`
    query OwnSecondFactor {
  mySecondFactor {
    isOn
    confirmedAt
    recoveryCodesLeft
  }
}
    `) as unknown as TypedDocumentString<OwnSecondFactorQuery, OwnSecondFactorQueryVariables>;
export const TurnFactorOffDocument = new TypedDocumentString(`
    mutation TurnFactorOff($input: OwnerProofInput!) {
  turnOffSecondFactor(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<TurnFactorOffMutation, TurnFactorOffMutationVariables>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes($input: OwnerProofInput!) {
  renewRecoveryCodes(input: $input) {
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
}`) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const ConfirmFactorAtOnceDocument = new TypedDocumentString(`
    mutation ConfirmFactorAtOnce($code: String) {
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
}`) as unknown as TypedDocumentString<ConfirmFactorAtOnceMutation, ConfirmFactorAtOnceMutationVariables>;
export const BrowsersOfViewerDocument = new TypedDocumentString(`
    query BrowsersOfViewer {
  mySessions {
    ...BrowserSession
  }
}
    fragment BrowserSession on AccountSession {
  id
  device
  lastUsedAt
  isCurrent
}`) as unknown as TypedDocumentString<BrowsersOfViewerQuery, BrowsersOfViewerQueryVariables>;
export const EndBrowserSessionDocument = new TypedDocumentString(`
    mutation EndBrowserSession($id: ID!) {
  endSession(id: $id) {
    sessions {
      ...BrowserSession
    }
    errors {
      ...Refusal
    }
  }
}
    fragment BrowserSession on AccountSession {
  id
  device
  lastUsedAt
  isCurrent
}
fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<EndBrowserSessionMutation, EndBrowserSessionMutationVariables>;
export const EndOtherBrowsersDocument = new TypedDocumentString(`
    mutation EndOtherBrowsers {
  endOtherSessions {
    sessions {
      ...BrowserSession
    }
    errors {
      ...Refusal
    }
  }
}
    fragment BrowserSession on AccountSession {
  id
  device
  lastUsedAt
  isCurrent
}
fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<EndOtherBrowsersMutation, EndOtherBrowsersMutationVariables>;
export const ApplicantsOfAJobForSupportDocument = new TypedDocumentString(`
    query ApplicantsOfAJobForSupport($id: ID!) {
  adminJob(id: $id) {
    job {
      title
    }
    applications {
      items {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ApplicantsOfAJobForSupportQuery, ApplicantsOfAJobForSupportQueryVariables>;
export const JobForSupportDocument = new TypedDocumentString(`
    query JobForSupport($id: ID!) {
  adminJob(id: $id) {
    job {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<JobForSupportQuery, JobForSupportQueryVariables>;
export const DashboardWithoutFreshCodeDocument = new TypedDocumentString(`
    query DashboardWithoutFreshCode {
  adminDashboard {
    flaggedPayments
  }
}
    `) as unknown as TypedDocumentString<DashboardWithoutFreshCodeQuery, DashboardWithoutFreshCodeQueryVariables>;
export const OwnAdminNameDocument = new TypedDocumentString(`
    query OwnAdminName {
  viewer {
    adminName
  }
}
    `) as unknown as TypedDocumentString<OwnAdminNameQuery, OwnAdminNameQueryVariables>;
export const CompanyDayDocument = new TypedDocumentString(`
    query CompanyDay {
  companyDashboard {
    tokenBalance
    totalJobs
    activeJobs
    closedJobs
    applicationCounts {
      total
      pending
      accepted
      rejected
    }
    upcomingInterviewCount
    firstActiveJobs {
      title
    }
    upcomingInterviews {
      jobTitle
      selectedInterview {
        start
      }
    }
    recentApplications {
      jobTitle
      selectedInterview {
        start
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CompanyDayQuery, CompanyDayQueryVariables>;
export const NextInterviewDocument = new TypedDocumentString(`
    query NextInterview {
  seekerDashboard {
    upcomingInterview {
      selectedInterview {
        start
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NextInterviewQuery, NextInterviewQueryVariables>;
export const InterviewStartsDocument = new TypedDocumentString(`
    query InterviewStarts {
  interviews {
    jobTitle
    selectedInterview {
      start
    }
  }
}
    `) as unknown as TypedDocumentString<InterviewStartsQuery, InterviewStartsQueryVariables>;
export const OwnConsentsDocument = new TypedDocumentString(`
    query OwnConsents {
  consents {
    changes {
      kind
      version
      isGiven
      createdAt
    }
    mails {
      kind
      isOn
    }
  }
}
    `) as unknown as TypedDocumentString<OwnConsentsQuery, OwnConsentsQueryVariables>;
export const ChooseMailsDocument = new TypedDocumentString(`
    mutation ChooseMails($input: UpdateMailPreferencesInput!) {
  updateMailPreferences(input: $input) {
    consents {
      mails {
        kind
        isOn
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
}`) as unknown as TypedDocumentString<ChooseMailsMutation, ChooseMailsMutationVariables>;
export const IsAskedToAgreeDocument = new TypedDocumentString(`
    query IsAskedToAgree {
  viewer {
    isAskedToAgree
  }
}
    `) as unknown as TypedDocumentString<IsAskedToAgreeQuery, IsAskedToAgreeQueryVariables>;
export const AgreeInTestDocument = new TypedDocumentString(`
    mutation AgreeInTest($version: String!) {
  agreeToSupplement(version: $version) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<AgreeInTestMutation, AgreeInTestMutationVariables>;
export const SignOutUnaskedDocument = new TypedDocumentString(`
    mutation SignOutUnasked {
  logout {
    isSignedOut
  }
}
    `) as unknown as TypedDocumentString<SignOutUnaskedMutation, SignOutUnaskedMutationVariables>;
export const ViewBeforeExportDocument = new TypedDocumentString(`
    mutation ViewBeforeExport($jobId: ID!, $search: String!) {
  recordJobView(jobId: $jobId, search: $search) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ViewBeforeExportMutation, ViewBeforeExportMutationVariables>;
export const ViewPlantedDocument = new TypedDocumentString(`
    mutation ViewPlanted($jobId: ID!, $search: String!) {
  recordJobView(jobId: $jobId, search: $search) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ViewPlantedMutation, ViewPlantedMutationVariables>;
export const LookUpPlantedDocument = new TypedDocumentString(`
    query LookUpPlanted($search: String) {
  adminUsers(search: $search) {
    items {
      id
    }
  }
  adminCompanies(search: $search) {
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<LookUpPlantedQuery, LookUpPlantedQueryVariables>;
export const ApplicantOfLeavingDocument = new TypedDocumentString(`
    query ApplicantOfLeaving($id: ID!) {
  application(id: $id) {
    status
    rescheduleHistory {
      reason
    }
    applicant {
      isRevealed
      fullName
      email
      phoneNumber
      education
      workExperience
      technicalSkills
      softSkills
      cvUrl
    }
  }
}
    `) as unknown as TypedDocumentString<ApplicantOfLeavingQuery, ApplicantOfLeavingQueryVariables>;
export const OwnOfLeavingDocument = new TypedDocumentString(`
    query OwnOfLeaving {
  myApplications {
    id
    status
    jobTitle
    companyName
    rejectionNotice
  }
}
    `) as unknown as TypedDocumentString<OwnOfLeavingQuery, OwnOfLeavingQueryVariables>;
export const JobsOfLeavingDocument = new TypedDocumentString(`
    query JobsOfLeaving {
  jobs {
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<JobsOfLeavingQuery, JobsOfLeavingQueryVariables>;
export const RightsOfLeavingDocument = new TypedDocumentString(`
    query RightsOfLeaving($id: ID!) {
  application(id: $id) {
    viewerCanAccept
    viewerCanDecide
  }
}
    `) as unknown as TypedDocumentString<RightsOfLeavingQuery, RightsOfLeavingQueryVariables>;
export const MyErasureDocument = new TypedDocumentString(`
    query MyErasure {
  myErasure {
    role
    state
    dueAt
  }
}
    `) as unknown as TypedDocumentString<MyErasureQuery, MyErasureQueryVariables>;
export const ViewerWithoutErasureDocument = new TypedDocumentString(`
    query ViewerWithoutErasure {
  viewer {
    id
    seeker {
      id
    }
    company {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ViewerWithoutErasureQuery, ViewerWithoutErasureQueryVariables>;
export const ViewerWithErasureDocument = new TypedDocumentString(`
    query ViewerWithErasure {
  viewer {
    id
    seeker {
      id
    }
    company {
      id
    }
    erasure {
      role
      state
      dueAt
    }
  }
}
    `) as unknown as TypedDocumentString<ViewerWithErasureQuery, ViewerWithErasureQueryVariables>;
export const RegisterWithFilesDocument = new TypedDocumentString(`
    mutation RegisterWithFiles($input: RegisterSeekerInput!) {
  registerSeeker(input: $input) {
    viewer {
      seeker {
        cvUrl
        portfolioUrl
      }
    }
    errors {
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterWithFilesMutation, RegisterWithFilesMutationVariables>;
export const SaveSeekerFilesDocument = new TypedDocumentString(`
    mutation SaveSeekerFiles($input: UpdateSeekerProfileInput!) {
  updateSeekerProfile(input: $input) {
    seeker {
      cvUrl
      portfolioUrl
      pictureUrl
      workExperience
    }
    errors {
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SaveSeekerFilesMutation, SaveSeekerFilesMutationVariables>;
export const SaveCompanyFilesDocument = new TypedDocumentString(`
    mutation SaveCompanyFiles($input: UpdateCompanyProfileInput!) {
  updateCompanyProfile(input: $input) {
    company {
      logoUrl
      isVerified
      records {
        deedUrl
      }
    }
    errors {
      code
      field
    }
  }
}
    `) as unknown as TypedDocumentString<SaveCompanyFilesMutation, SaveCompanyFilesMutationVariables>;
export const OwnDeedDocument = new TypedDocumentString(`
    query OwnDeed {
  viewer {
    company {
      records {
        deedUrl
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnDeedQuery, OwnDeedQueryVariables>;
export const SaveDetailsDocument = new TypedDocumentString(`
    mutation SaveDetails($input: SaveInterviewDetailsInput!) {
  saveInterviewDetails(input: $input) {
    application {
      joinUrl
      interviewDetails {
        venue
        link
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
}`) as unknown as TypedDocumentString<SaveDetailsMutation, SaveDetailsMutationVariables>;
export const SavedDetailsDocument = new TypedDocumentString(`
    query SavedDetails($id: ID!) {
  application(id: $id) {
    joinUrl
    interviewDetails {
      venue
    }
  }
}
    `) as unknown as TypedDocumentString<SavedDetailsQuery, SavedDetailsQueryVariables>;
export const JoiningAndMovingDocument = new TypedDocumentString(`
    query JoiningAndMoving($id: ID!) {
  application(id: $id) {
    joinUrl
    interviewDetails {
      link
    }
    viewerCanRequestReschedule
    viewerCanRespondToReschedule
  }
}
    `) as unknown as TypedDocumentString<JoiningAndMovingQuery, JoiningAndMovingQueryVariables>;
export const SlotsOfJobPageDocument = new TypedDocumentString(`
    query SlotsOfJobPage($id: ID!) {
  job(id: $id) {
    title
    viewerCanApply
    viewerApplication {
      status
    }
    interviewAvailability {
      start
      state
      conflict {
        applicationId
        jobTitle
        companyName
        date
        start
        end
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SlotsOfJobPageQuery, SlotsOfJobPageQueryVariables>;
export const CompanyJobsListedDocument = new TypedDocumentString(`
    query CompanyJobsListed($search: String, $status: JobStatusFilter, $page: Int) {
  companyJobs(search: $search, status: $status, page: $page) {
    items {
      title
      isActive
    }
    totalCount
    page
    pageSize
    pageCount
  }
}
    `) as unknown as TypedDocumentString<CompanyJobsListedQuery, CompanyJobsListedQueryVariables>;
export const SaveNoSlotsDocument = new TypedDocumentString(`
    mutation SaveNoSlots {
  saveInterviewSlots(input: {jobId: "x", slots: []}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<SaveNoSlotsMutation, SaveNoSlotsMutationVariables>;
export const ApplicantsCountedDocument = new TypedDocumentString(`
    query ApplicantsCounted {
  companyApplications {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<ApplicantsCountedQuery, ApplicantsCountedQueryVariables>;
export const JobCardsKeptDocument = new TypedDocumentString(`
    query JobCardsKept {
  jobs {
    items {
      id
      companyName
      locationTypes
    }
  }
}
    `) as unknown as TypedDocumentString<JobCardsKeptQuery, JobCardsKeptQueryVariables>;
export const RenameCompanyDocument = new TypedDocumentString(`
    mutation RenameCompany($name: String!) {
  updateCompanyProfile(input: {companyName: $name}) {
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RenameCompanyMutation, RenameCompanyMutationVariables>;
export const ProfileVersionToVerifyDocument = new TypedDocumentString(`
    query ProfileVersionToVerify($id: ID!) {
  adminCompany(id: $id) {
    records {
      profileVersion
    }
  }
}
    `) as unknown as TypedDocumentString<ProfileVersionToVerifyQuery, ProfileVersionToVerifyQueryVariables>;
export const JobFlagsDocument = new TypedDocumentString(`
    query JobFlags($id: ID!) {
  adminJob(id: $id) {
    flags {
      jobId
      reason
      evidence
    }
  }
}
    `) as unknown as TypedDocumentString<JobFlagsQuery, JobFlagsQueryVariables>;
export const ListedFlagsDocument = new TypedDocumentString(`
    query ListedFlags($companyId: ID!) {
  adminJobs(companyId: $companyId) {
    items {
      id
    }
    flags {
      jobId
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<ListedFlagsQuery, ListedFlagsQueryVariables>;
export const JobsByFlagDocument = new TypedDocumentString(`
    query JobsByFlag($companyId: ID!, $flag: FlagReason!, $search: String, $after: String) {
  adminJobs(
    companyId: $companyId
    flag: $flag
    search: $search
    after: $after
    pageSize: 1
  ) {
    items {
      id
    }
    endCursor
  }
}
    `) as unknown as TypedDocumentString<JobsByFlagQuery, JobsByFlagQueryVariables>;
export const FlaggedButShownDocument = new TypedDocumentString(`
    query FlaggedButShown($id: ID!) {
  job(id: $id) {
    isVisibleToSeekers
  }
}
    `) as unknown as TypedDocumentString<FlaggedButShownQuery, FlaggedButShownQueryVariables>;
export const JobTitleShownDocument = new TypedDocumentString(`
    query JobTitleShown($id: ID!) {
  job(id: $id) {
    title
    isCompanyVerified
  }
}
    `) as unknown as TypedDocumentString<JobTitleShownQuery, JobTitleShownQueryVariables>;
export const WaysOnFromApplicationDocument = new TypedDocumentString(`
    query WaysOnFromApplication($id: ID!) {
  application(id: $id) {
    viewerCanOpenJob
    viewerCanOpenCompany
  }
}
    `) as unknown as TypedDocumentString<WaysOnFromApplicationQuery, WaysOnFromApplicationQueryVariables>;
export const TitleOfApplicationDocument = new TypedDocumentString(`
    query TitleOfApplication($id: ID!) {
  application(id: $id) {
    id
    job {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<TitleOfApplicationQuery, TitleOfApplicationQueryVariables>;
export const TitleAndWaysOfApplicationDocument = new TypedDocumentString(`
    query TitleAndWaysOfApplication($id: ID!) {
  application(id: $id) {
    id
    job {
      title
    }
    viewerCanOpenJob
    viewerCanOpenCompany
  }
}
    `) as unknown as TypedDocumentString<TitleAndWaysOfApplicationQuery, TitleAndWaysOfApplicationQueryVariables>;
export const RecommendedTitlesDocument = new TypedDocumentString(`
    query RecommendedTitles {
  seekerDashboard {
    recommendedJobs {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<RecommendedTitlesQuery, RecommendedTitlesQueryVariables>;
export const SlotConflictsDocument = new TypedDocumentString(`
    query SlotConflicts($id: ID!) {
  job(id: $id) {
    interviewAvailability {
      conflict {
        jobTitle
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SlotConflictsQuery, SlotConflictsQueryVariables>;
export const SuggestForDocument = new TypedDocumentString(`
    query SuggestFor($prefix: String!) {
  jobSuggestions(prefix: $prefix) {
    kind
    text
    jobs
  }
}
    `) as unknown as TypedDocumentString<SuggestForQuery, SuggestForQueryVariables>;
export const CloseSuggestedDocument = new TypedDocumentString(`
    mutation CloseSuggested($jobId: ID!) {
  setJobActive(input: {jobId: $jobId, isActive: false}) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<CloseSuggestedMutation, CloseSuggestedMutationVariables>;
export const SuggestionVisitDocument = new TypedDocumentString(`
    query SuggestionVisit {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<SuggestionVisitQuery, SuggestionVisitQueryVariables>;
export const JobsAtSizeDocument = new TypedDocumentString(`
    query JobsAtSize($search: String, $employmentType: EmploymentType, $page: Int) {
  jobs(search: $search, employmentType: $employmentType, page: $page) {
    totalCount
    items {
      id
      title
      companyName
      companyLogo
      salary {
        formatted
      }
      skills
      location
      employmentType
      viewerApplication {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JobsAtSizeQuery, JobsAtSizeQueryVariables>;
export const SessionUsedDocument = new TypedDocumentString(`
    query SessionUsed {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<SessionUsedQuery, SessionUsedQueryVariables>;
export const JobTitlesFoundDocument = new TypedDocumentString(`
    query JobTitlesFound($search: String) {
  jobs(search: $search) {
    totalCount
    items {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<JobTitlesFoundQuery, JobTitlesFoundQueryVariables>;
export const CompanyJobsCountedDocument = new TypedDocumentString(`
    query CompanyJobsCounted {
  companyJobs {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<CompanyJobsCountedQuery, CompanyJobsCountedQueryVariables>;
export const PostNothingDocument = new TypedDocumentString(`
    mutation PostNothing {
  createJob(input: {}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<PostNothingMutation, PostNothingMutationVariables>;
export const SalaryOfJobDocument = new TypedDocumentString(`
    query SalaryOfJob($id: ID!) {
  job(id: $id) {
    salary {
      min
      max
      formatted
    }
  }
}
    `) as unknown as TypedDocumentString<SalaryOfJobQuery, SalaryOfJobQueryVariables>;
export const SalariesAndSkillsDocument = new TypedDocumentString(`
    query SalariesAndSkills {
  companyJobs {
    items {
      salary {
        formatted
      }
      skills
    }
  }
}
    `) as unknown as TypedDocumentString<SalariesAndSkillsQuery, SalariesAndSkillsQueryVariables>;
export const NursingJobsDocument = new TypedDocumentString(`
    query NursingJobs($page: Int, $type: EmploymentType) {
  jobs(search: "perawat", page: $page, employmentType: $type) {
    totalCount
    pageCount
    items {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<NursingJobsQuery, NursingJobsQueryVariables>;
export const OwnJobsListedDocument = new TypedDocumentString(`
    query OwnJobsListed($search: String, $status: JobStatusFilter, $page: Int) {
  companyJobs(search: $search, status: $status, page: $page) {
    totalCount
    pageSize
    pageCount
    items {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<OwnJobsListedQuery, OwnJobsListedQueryVariables>;
export const SlotsAsShownDocument = new TypedDocumentString(`
    query SlotsAsShown($id: ID!) {
  job(id: $id) {
    interviewAvailability {
      id
      date
      start
      end
      locationType
      maxApplicants
      isReserved
    }
  }
}
    `) as unknown as TypedDocumentString<SlotsAsShownQuery, SlotsAsShownQueryVariables>;
export const NoticesOfOwnApplicationsDocument = new TypedDocumentString(`
    query NoticesOfOwnApplications {
  myApplications {
    status
    jobTitle
    rejectionNotice
    job {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<NoticesOfOwnApplicationsQuery, NoticesOfOwnApplicationsQueryVariables>;
export const FalseFriendsDocument = new TypedDocumentString(`
    query FalseFriends($search: String!, $page: Int) {
  relatedJobs(search: $search, page: $page) {
    pageCount
    items {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<FalseFriendsQuery, FalseFriendsQueryVariables>;
export const RelatedToDocument = new TypedDocumentString(`
    query RelatedTo($search: String!) {
  relatedJobs(search: $search) {
    correctedSearch
    relatedSearches
    items {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<RelatedToQuery, RelatedToQueryVariables>;
export const RecordViewDocument = new TypedDocumentString(`
    mutation RecordView($jobId: ID!, $search: String!) {
  recordJobView(jobId: $jobId, search: $search) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RecordViewMutation, RecordViewMutationVariables>;
export const ViewedTermsDocument = new TypedDocumentString(`
    query ViewedTerms($id: ID!) {
  job(id: $id) {
    title
    viewedTerms {
      term
      seekers
    }
  }
}
    `) as unknown as TypedDocumentString<ViewedTermsQuery, ViewedTermsQueryVariables>;
export const ListedWithTermsDocument = new TypedDocumentString(`
    query ListedWithTerms {
  companyJobs {
    items {
      id
      viewedTerms {
        term
        seekers
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListedWithTermsQuery, ListedWithTermsQueryVariables>;
export const ListedWithoutTermsDocument = new TypedDocumentString(`
    query ListedWithoutTerms {
  companyJobs {
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ListedWithoutTermsQuery, ListedWithoutTermsQueryVariables>;
export const OfferedWithTermsDocument = new TypedDocumentString(`
    query OfferedWithTerms {
  jobs {
    items {
      id
      viewedTerms {
        term
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OfferedWithTermsQuery, OfferedWithTermsQueryVariables>;
export const ConfirmForeignInvoiceDocument = new TypedDocumentString(`
    mutation ConfirmForeignInvoice($reference: String!, $merchantRef: String!) {
  confirmPayment(reference: $reference, merchantRef: $merchantRef) {
    outcome
    invoice {
      id
    }
    company {
      id
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
}`) as unknown as TypedDocumentString<ConfirmForeignInvoiceMutation, ConfirmForeignInvoiceMutationVariables>;
export const BuyPackageDocument = new TypedDocumentString(`
    mutation BuyPackage($packageId: ID!) {
  createTokenInvoice(packageId: $packageId) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<BuyPackageMutation, BuyPackageMutationVariables>;
export const PurchasesByPageDocument = new TypedDocumentString(`
    query PurchasesByPage($after: String) {
  tokenInvoices(after: $after) {
    endCursor
    items {
      merchantRef
      createdAt
      viewerCanPay
      checkoutUrl
    }
  }
}
    `) as unknown as TypedDocumentString<PurchasesByPageQuery, PurchasesByPageQueryVariables>;
export const DismissalsOnTrailDocument = new TypedDocumentString(`
    query DismissalsOnTrail($adminId: ID) {
  adminAuditTrail(adminId: $adminId, pageSize: 100) {
    items {
      details
      comment
      before
      after
      companyId
    }
  }
}
    `) as unknown as TypedDocumentString<DismissalsOnTrailQuery, DismissalsOnTrailQueryVariables>;
export const DismissReportDocument = new TypedDocumentString(`
    mutation DismissReport($input: DismissFlaggedPaymentInput!) {
  dismissFlaggedPayment(input: $input) {
    payment {
      id
      flag
      viewerCanDismiss
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
}`) as unknown as TypedDocumentString<DismissReportMutation, DismissReportMutationVariables>;
export const LedgerOfPurchasesDocument = new TypedDocumentString(`
    query LedgerOfPurchases {
  tokenTransactions {
    items {
      type
      amount
      balanceAfter
      packageName
      price
      merchantRef
    }
  }
}
    `) as unknown as TypedDocumentString<LedgerOfPurchasesQuery, LedgerOfPurchasesQueryVariables>;
export const ReplaysOnTrailDocument = new TypedDocumentString(`
    query ReplaysOnTrail($adminId: ID) {
  adminAuditTrail(adminId: $adminId, pageSize: 100) {
    items {
      details
      before
      after
    }
  }
}
    `) as unknown as TypedDocumentString<ReplaysOnTrailQuery, ReplaysOnTrailQueryVariables>;
export const ReplayAsAnotherDocument = new TypedDocumentString(`
    mutation ReplayAsAnother($id: ID!) {
  replayPaymentCallback(id: $id) {
    outcome
  }
}
    `) as unknown as TypedDocumentString<ReplayAsAnotherMutation, ReplayAsAnotherMutationVariables>;
export const OwnHeldJobDocument = new TypedDocumentString(`
    query OwnHeldJob($id: ID!) {
  job(id: $id) {
    isActive
    isPaused
    isVisibleToSeekers
    pause {
      reason
      isHeld
      viewerCanAnswer
    }
  }
}
    `) as unknown as TypedDocumentString<OwnHeldJobQuery, OwnHeldJobQueryVariables>;
export const SeenHeldJobDocument = new TypedDocumentString(`
    query SeenHeldJob($id: ID!) {
  job(id: $id) {
    title
  }
}
    `) as unknown as TypedDocumentString<SeenHeldJobQuery, SeenHeldJobQueryVariables>;
export const SearchHeldDocument = new TypedDocumentString(`
    query SearchHeld($search: String!) {
  jobs(search: $search) {
    items {
      id
    }
  }
  relatedJobs(search: $search) {
    items {
      id
    }
  }
  jobSuggestions(prefix: $search) {
    text
  }
}
    `) as unknown as TypedDocumentString<SearchHeldQuery, SearchHeldQueryVariables>;
export const CopyOfHeldDocument = new TypedDocumentString(`
    query CopyOfHeld {
  myRecords {
    pauses {
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<CopyOfHeldQuery, CopyOfHeldQueryVariables>;
export const HeldOnTrailDocument = new TypedDocumentString(`
    query HeldOnTrail($adminId: ID) {
  adminAuditTrail(adminId: $adminId) {
    items {
      kind
      action
      comment
      companyId
      before
      after
      namedSubjects {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HeldOnTrailQuery, HeldOnTrailQueryVariables>;
export const JobsListedDocument = new TypedDocumentString(`
    query JobsListed($search: String!) {
  jobs(search: $search) {
    items {
      id
    }
    totalCount
  }
  relatedJobs(search: $search) {
    items {
      id
    }
  }
  seekerDashboard {
    recommendedJobs {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<JobsListedQuery, JobsListedQueryVariables>;
export const PausedJobPageDocument = new TypedDocumentString(`
    query PausedJobPage($id: ID!) {
  job(id: $id) {
    title
    isPaused
    pause {
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<PausedJobPageQuery, PausedJobPageQueryVariables>;
export const OwnPausedJobDocument = new TypedDocumentString(`
    query OwnPausedJob($id: ID!) {
  job(id: $id) {
    isActive
    isPaused
    isVisibleToSeekers
    pause {
      reason
      answer
      viewerCanAnswer
    }
  }
}
    `) as unknown as TypedDocumentString<OwnPausedJobQuery, OwnPausedJobQueryVariables>;
export const StatusOfApplicationDocument = new TypedDocumentString(`
    query StatusOfApplication($id: ID!) {
  application(id: $id) {
    status
    viewerCanOpenJob
    viewerCanAccept
  }
}
    `) as unknown as TypedDocumentString<StatusOfApplicationQuery, StatusOfApplicationQueryVariables>;
export const PausesOnTrailDocument = new TypedDocumentString(`
    query PausesOnTrail($adminId: ID) {
  adminAuditTrail(adminId: $adminId, kind: CHANGE) {
    items {
      action
      details
      comment
      companyId
      before
      after
      namedSubjects {
        id
        kind
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PausesOnTrailQuery, PausesOnTrailQueryVariables>;
export const ReportsOnTrailDocument = new TypedDocumentString(`
    query ReportsOnTrail($adminId: ID) {
  adminAuditTrail(adminId: $adminId) {
    items {
      kind
      action
      details
      comment
      companyId
      filter
      namedSubjects {
        id
        kind
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReportsOnTrailQuery, ReportsOnTrailQueryVariables>;
export const ReportedByMeDocument = new TypedDocumentString(`
    query ReportedByMe($jobId: ID!, $companyId: ID!) {
  job(id: $jobId) {
    viewerHasReported
  }
  company(id: $companyId) {
    viewerHasReported
  }
}
    `) as unknown as TypedDocumentString<ReportedByMeQuery, ReportedByMeQueryVariables>;
export const ReceiptsDocument = new TypedDocumentString(`
    query Receipts($applicationId: ID, $after: String) {
  myRevealReceipts(applicationId: $applicationId, after: $after) {
    items {
      id
      isSupport
      companyName
      accountCode
      applicationId
      jobTitle
      kind
      details
      day
      firstAt
      lastAt
      times
    }
    endCursor
    neverShown
  }
}
    `) as unknown as TypedDocumentString<ReceiptsQuery, ReceiptsQueryVariables>;
export const NameShownDocument = new TypedDocumentString(`
    query NameShown($id: ID!) {
  application(id: $id) {
    applicant {
      fullName
    }
  }
}
    `) as unknown as TypedDocumentString<NameShownQuery, NameShownQueryVariables>;
export const ContactShownDocument = new TypedDocumentString(`
    query ContactShown($id: ID!) {
  application(id: $id) {
    applicant {
      email
      phoneNumber
    }
  }
}
    `) as unknown as TypedDocumentString<ContactShownQuery, ContactShownQueryVariables>;
export const OpenPartShownDocument = new TypedDocumentString(`
    query OpenPartShown($id: ID!) {
  application(id: $id) {
    applicant {
      isRevealed
      education
      cvUrl
    }
  }
}
    `) as unknown as TypedDocumentString<OpenPartShownQuery, OpenPartShownQueryVariables>;
export const TextsShownDocument = new TypedDocumentString(`
    query TextsShown($id: ID!) {
  application(id: $id) {
    applicant {
      technicalSkills
      workExperience
    }
  }
}
    `) as unknown as TypedDocumentString<TextsShownQuery, TextsShownQueryVariables>;
export const ListShownDocument = new TypedDocumentString(`
    query ListShown {
  companyApplications {
    items {
      applicant {
        fullName
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListShownQuery, ListShownQueryVariables>;
export const LedgerShownDocument = new TypedDocumentString(`
    query LedgerShown {
  tokenTransactions {
    items {
      type
      application {
        id
        applicant {
          isRevealed
          fullName
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LedgerShownQuery, LedgerShownQueryVariables>;
export const FoundByNameDocument = new TypedDocumentString(`
    query FoundByName($name: String, $page: Int) {
  companyApplications(search: $name, page: $page) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<FoundByNameQuery, FoundByNameQueryVariables>;
export const UserShownDocument = new TypedDocumentString(`
    query UserShown($id: ID!) {
  adminUser(id: $id) {
    user {
      fullName
      phoneNumber
    }
  }
}
    `) as unknown as TypedDocumentString<UserShownQuery, UserShownQueryVariables>;
export const UsersShownDocument = new TypedDocumentString(`
    query UsersShown($search: String) {
  adminUsers(search: $search) {
    items {
      fullName
      email
    }
  }
}
    `) as unknown as TypedDocumentString<UsersShownQuery, UsersShownQueryVariables>;
export const UserIdsShownDocument = new TypedDocumentString(`
    query UserIdsShown($search: String) {
  adminUsers(search: $search) {
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UserIdsShownQuery, UserIdsShownQueryVariables>;
export const AdminApplicationShownDocument = new TypedDocumentString(`
    query AdminApplicationShown($id: ID!) {
  adminApplication(id: $id) {
    user {
      email
    }
    application {
      applicant {
        fullName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AdminApplicationShownQuery, AdminApplicationShownQueryVariables>;
export const DeleteSavedSearchDocument = new TypedDocumentString(`
    mutation DeleteSavedSearch($id: ID!) {
  deleteSavedSearch(id: $id) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables>;
export const SetCadenceDocument = new TypedDocumentString(`
    mutation SetCadence($id: ID!, $cadence: SavedSearchCadence!) {
  setSavedSearchCadence(id: $id, cadence: $cadence) {
    savedSearch {
      id
      cadence
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
}`) as unknown as TypedDocumentString<SetCadenceMutation, SetCadenceMutationVariables>;
export const CompleteOwnProfileDocument = new TypedDocumentString(`
    mutation CompleteOwnProfile($input: CompleteProfileInput!) {
  completeProfile(input: $input) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<CompleteOwnProfileMutation, CompleteOwnProfileMutationVariables>;
export const NameAfterSaveDocument = new TypedDocumentString(`
    mutation NameAfterSave($input: UpdateSeekerProfileInput!) {
  updateSeekerProfile(input: $input) {
    seeker {
      fullName
      education
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
}`) as unknown as TypedDocumentString<NameAfterSaveMutation, NameAfterSaveMutationVariables>;
export const OwnSeekerNameDocument = new TypedDocumentString(`
    query OwnSeekerName {
  viewer {
    seeker {
      fullName
    }
  }
}
    `) as unknown as TypedDocumentString<OwnSeekerNameQuery, OwnSeekerNameQueryVariables>;
export const CompletionAfterSaveDocument = new TypedDocumentString(`
    mutation CompletionAfterSave($input: UpdateSeekerProfileInput!) {
  updateSeekerProfile(input: $input) {
    seeker {
      profileCompletion
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
}`) as unknown as TypedDocumentString<CompletionAfterSaveMutation, CompletionAfterSaveMutationVariables>;
export const SeekerDayDocument = new TypedDocumentString(`
    query SeekerDay {
  seekerDashboard {
    seeker {
      fullName
      profileCompletion
    }
    applicationCounts {
      total
      pending
      accepted
      rejected
    }
    applicationsThisMonth
    lastApplicationDate
    upcomingInterview {
      ...DayApplication
    }
    recommendedJobs {
      title
    }
    recentApplications {
      ...DayApplication
    }
  }
}
    fragment DayApplication on Application {
  jobTitle
  status
  applicationDate
  selectedInterview {
    date
    start
  }
}`) as unknown as TypedDocumentString<SeekerDayQuery, SeekerDayQueryVariables>;
export const PackagesOnOfferDocument = new TypedDocumentString(`
    query PackagesOnOffer {
  tokenPackages {
    tokens
    bonus
    price
    popular
    special
  }
}
    `) as unknown as TypedDocumentString<PackagesOnOfferQuery, PackagesOnOfferQueryVariables>;
export const IdsOfTokenTransactionsDocument = new TypedDocumentString(`
    query IdsOfTokenTransactions {
  tokenTransactions {
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<IdsOfTokenTransactionsQuery, IdsOfTokenTransactionsQueryVariables>;
export const RenameInRaceDocument = new TypedDocumentString(`
    mutation RenameInRace($companyName: String) {
  updateCompanyProfile(input: {companyName: $companyName}) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RenameInRaceMutation, RenameInRaceMutationVariables>;
export const OwnProfileVersionDocument = new TypedDocumentString(`
    query OwnProfileVersion {
  viewer {
    company {
      isVerified
      records {
        profileVersion
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnProfileVersionQuery, OwnProfileVersionQueryVariables>;
export const LastDecisionForAdminDocument = new TypedDocumentString(`
    query LastDecisionForAdmin($id: ID!) {
  found: adminCompany(id: $id) {
    lastDecision {
      ...DecisionSeen
    }
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
}`) as unknown as TypedDocumentString<LastDecisionForAdminQuery, LastDecisionForAdminQueryVariables>;
export const LastDecisionForAllDocument = new TypedDocumentString(`
    query LastDecisionForAll($id: ID!) {
  found: company(id: $id) {
    lastDecision {
      ...DecisionSeen
    }
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
}`) as unknown as TypedDocumentString<LastDecisionForAllQuery, LastDecisionForAllQueryVariables>;
export const CompanyIdsFoundDocument = new TypedDocumentString(`
    query CompanyIdsFound($search: String) {
  adminCompanies(search: $search) {
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CompanyIdsFoundQuery, CompanyIdsFoundQueryVariables>;
export const LastDecisionsFoundDocument = new TypedDocumentString(`
    query LastDecisionsFound($search: String) {
  adminCompanies(search: $search) {
    items {
      id
      lastDecision {
        ...DecisionSeen
      }
    }
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
}`) as unknown as TypedDocumentString<LastDecisionsFoundQuery, LastDecisionsFoundQueryVariables>;
export const ChangeWebsiteDocument = new TypedDocumentString(`
    mutation ChangeWebsite($website: String) {
  updateCompanyProfile(input: {companyName: "PT Tautan", website: $website}) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ChangeWebsiteMutation, ChangeWebsiteMutationVariables>;
export const SaveInterviewLinkDocument = new TypedDocumentString(`
    mutation SaveInterviewLink($applicationId: ID!, $link: String) {
  saveInterviewDetails(
    input: {applicationId: $applicationId, venue: "Lantai 3", link: $link}
  ) {
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<SaveInterviewLinkMutation, SaveInterviewLinkMutationVariables>;
export const VerificationQueueDocument = new TypedDocumentString(`
    query VerificationQueue($search: String, $after: String, $pageSize: Int) {
  adminCompanies(
    order: LONGEST_WAITING
    search: $search
    after: $after
    pageSize: $pageSize
  ) {
    items {
      companyName
      records {
        verificationStatus
        waitingSince
        waitingAs
        profileVersion
      }
    }
    endCursor
  }
}
    `) as unknown as TypedDocumentString<VerificationQueueQuery, VerificationQueueQueryVariables>;
export const ToldOfRevocationDocument = new TypedDocumentString(`
    query ToldOfRevocation {
  viewer {
    company {
      isRevoked
      revocationNote
      isRejected
      rejectionReason
    }
  }
}
    `) as unknown as TypedDocumentString<ToldOfRevocationQuery, ToldOfRevocationQueryVariables>;
export const CompaniesByOriginDocument = new TypedDocumentString(`
    query CompaniesByOrigin($isImported: Boolean, $status: VerificationStatus) {
  adminCompanies(search: "pt asal", isImported: $isImported, status: $status) {
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CompaniesByOriginQuery, CompaniesByOriginQueryVariables>;
export const DecidersForAdminDocument = new TypedDocumentString(`
    query DecidersForAdmin($id: ID!) {
  adminCompany(id: $id) {
    ...Deciders
  }
}
    fragment Deciders on Company {
  records {
    verifiedBy {
      id
      name
    }
    rejectedBy {
      id
      name
    }
  }
}`) as unknown as TypedDocumentString<DecidersForAdminQuery, DecidersForAdminQueryVariables>;
export const DecidersForCompanyDocument = new TypedDocumentString(`
    query DecidersForCompany($id: ID!) {
  company(id: $id) {
    ...Deciders
  }
}
    fragment Deciders on Company {
  records {
    verifiedBy {
      id
      name
    }
    rejectedBy {
      id
      name
    }
  }
}`) as unknown as TypedDocumentString<DecidersForCompanyQuery, DecidersForCompanyQueryVariables>;
export const EditVerifiedProfileDocument = new TypedDocumentString(`
    mutation EditVerifiedProfile($input: UpdateCompanyProfileInput!) {
  updateCompanyProfile(input: $input) {
    hasChanged
    company {
      isVerified
      records {
        verificationStatus
        profileVersion
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
}`) as unknown as TypedDocumentString<EditVerifiedProfileMutation, EditVerifiedProfileMutationVariables>;
export const TitlesVisibleToSeekersDocument = new TypedDocumentString(`
    query TitlesVisibleToSeekers($search: String) {
  jobs(search: $search) {
    items {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<TitlesVisibleToSeekersQuery, TitlesVisibleToSeekersQueryVariables>;
export const OwnRejectionDocument = new TypedDocumentString(`
    query OwnRejection {
  viewer {
    company {
      isRejected
      rejectionReason
    }
  }
}
    `) as unknown as TypedDocumentString<OwnRejectionQuery, OwnRejectionQueryVariables>;
export const CompanyForSeekerDocument = new TypedDocumentString(`
    query CompanyForSeeker($id: ID!) {
  company(id: $id) {
    companyName
    isVerified
    tokenBalance
  }
}
    `) as unknown as TypedDocumentString<CompanyForSeekerQuery, CompanyForSeekerQueryVariables>;
export const LatestDecisionsDocument = new TypedDocumentString(`
    query LatestDecisions {
  adminDashboard {
    latestActivities {
      action
      comment
      companyId
    }
  }
}
    `) as unknown as TypedDocumentString<LatestDecisionsQuery, LatestDecisionsQueryVariables>;
export const SeekerJobsDocument = new TypedDocumentString(`
    query SeekerJobs {
  viewer {
    id
  }
}
    `) as unknown as TypedDocumentString<SeekerJobsQuery, SeekerJobsQueryVariables>;
export const JobsSearchedDocument = new TypedDocumentString(`
    query JobsSearched($search: String!, $employmentType: EmploymentType, $page: Int) {
  jobs(search: $search, employmentType: $employmentType, page: $page) {
    totalCount
    pageCount
    page
    items {
      id
      title
    }
  }
}
    `) as unknown as TypedDocumentString<JobsSearchedQuery, JobsSearchedQueryVariables>;
export const RenameCompanyOfJobsDocument = new TypedDocumentString(`
    mutation RenameCompanyOfJobs($input: UpdateCompanyProfileInput!) {
  updateCompanyProfile(input: $input) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RenameCompanyOfJobsMutation, RenameCompanyOfJobsMutationVariables>;
export const JobsFreeSoonDocument = new TypedDocumentString(`
    query JobsFreeSoon($search: String!) {
  jobs(search: $search, filter: {freeWithinDays: 7}) {
    items {
      title
    }
  }
  relatedJobs(search: $search, filter: {freeWithinDays: 7}) {
    items {
      title
    }
  }
}
    `) as unknown as TypedDocumentString<JobsFreeSoonQuery, JobsFreeSoonQueryVariables>;
export const RandomListsDocument = new TypedDocumentString(`
    query RandomLists($search: String!, $type: EmploymentType, $filter: JobFilterInput, $whole: JobFilterInput, $page: Int) {
  jobs(search: $search, employmentType: $type, filter: $filter, page: $page) {
    totalCount
    page
    pageCount
    items {
      id
    }
  }
  relatedJobs(search: $search, filter: $whole, page: $page) {
    totalCount
    page
    pageCount
    items {
      id
    }
    correctedSearch
    relatedSearches
  }
}
    `) as unknown as TypedDocumentString<RandomListsQuery, RandomListsQueryVariables>;
export const RandomCountsDocument = new TypedDocumentString(`
    query RandomCounts($search: String!, $filter: JobFilterInput) {
  ofJobs: jobFilterCounts(search: $search, filter: $filter) {
    ...ChoicesCounted
  }
  ofRelated: jobFilterCounts(search: $search, filter: $filter, related: true) {
    ...ChoicesCounted
  }
}
    fragment ChoicesCounted on JobFilterCounts {
  employmentTypes {
    value
    jobs
  }
  places {
    id
    jobs
  }
  salaries {
    value
    jobs
  }
  interviewTypes {
    value
    jobs
  }
  freeWithin {
    value
    jobs
  }
  postedWithin {
    value
    jobs
  }
}`) as unknown as TypedDocumentString<RandomCountsQuery, RandomCountsQueryVariables>;
export const MailCodeToOwnerDocument = new TypedDocumentString(`
    mutation MailCodeToOwner {
  mailOwnerCode {
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
}`) as unknown as TypedDocumentString<MailCodeToOwnerMutation, MailCodeToOwnerMutationVariables>;
export const ThisChangeWasNotMeDocument = new TypedDocumentString(`
    mutation ThisChangeWasNotMe($code: String!) {
  undoAccessChange(code: $code) {
    undone
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<ThisChangeWasNotMeMutation, ThisChangeWasNotMeMutationVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: LoginInput!) {
  login(input: $input) {
    errors {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const RejectTooManyDocument = new TypedDocumentString(`
    mutation RejectTooMany($ids: [ID!]!) {
  rejectApplications(applicationIds: $ids) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RejectTooManyMutation, RejectTooManyMutationVariables>;
export const SaveTooManySkillsDocument = new TypedDocumentString(`
    mutation SaveTooManySkills($skills: [String!]) {
  updateSeekerProfile(input: {technicalSkills: $skills}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<SaveTooManySkillsMutation, SaveTooManySkillsMutationVariables>;
export const SearchHardDocument = new TypedDocumentString(`
    query SearchHard($search: String) {
  jobs(search: $search) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<SearchHardQuery, SearchHardQueryVariables>;
export const LastPossiblePageDocument = new TypedDocumentString(`
    query LastPossiblePage {
  jobs(page: 2147483647) {
    totalCount
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<LastPossiblePageQuery, LastPossiblePageQueryVariables>;
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
export const RequestExportDocument = new TypedDocumentString(`
    mutation RequestExport {
  requestDataExport {
    dataExport {
      ...ExportSeen
    }
    errors {
      ...Refusal
    }
  }
}
    fragment ExportSeen on DataExport {
  id
  state
  progress
  requestedAt
  expiresAt
  byteSize
  url
}
fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RequestExportMutation, RequestExportMutationVariables>;
export const ExportStateDocument = new TypedDocumentString(`
    query ExportState {
  myDataExport {
    ...ExportSeen
  }
}
    fragment ExportSeen on DataExport {
  id
  state
  progress
  requestedAt
  expiresAt
  byteSize
  url
}`) as unknown as TypedDocumentString<ExportStateQuery, ExportStateQueryVariables>;
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
export const RequestErasureDocument = new TypedDocumentString(`
    mutation RequestErasure($input: RequestErasureInput!) {
  requestErasure(input: $input) {
    erasure {
      role
      state
      dueAt
    }
    isSignedOut
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<RequestErasureMutation, RequestErasureMutationVariables>;
export const CancelErasureDocument = new TypedDocumentString(`
    mutation CancelErasure {
  cancelErasure {
    isCancelled
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<CancelErasureMutation, CancelErasureMutationVariables>;
export const JobsWhileFrozenDocument = new TypedDocumentString(`
    query JobsWhileFrozen {
  jobs {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<JobsWhileFrozenQuery, JobsWhileFrozenQueryVariables>;
export const CloseWhileStoppingDocument = new TypedDocumentString(`
    mutation CloseWhileStopping($input: SetJobActiveInput!) {
  setJobActive(input: $input) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CloseWhileStoppingMutation, CloseWhileStoppingMutationVariables>;
export const LoginWithoutMajorityDocument = new TypedDocumentString(`
    mutation LoginWithoutMajority {
  login(input: {email: "a@people.test", password: "Rahasia-123"}) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<LoginWithoutMajorityMutation, LoginWithoutMajorityMutationVariables>;
export const ApplyUnderLoadDocument = new TypedDocumentString(`
    mutation ApplyUnderLoad($jobId: ID!, $slotId: ID) {
  answer: applyToJob(input: {jobId: $jobId, slotId: $slotId}) {
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
}`) as unknown as TypedDocumentString<ApplyUnderLoadMutation, ApplyUnderLoadMutationVariables>;
export const AcceptUnderLoadDocument = new TypedDocumentString(`
    mutation AcceptUnderLoad($id: ID!) {
  answer: acceptApplication(input: {applicationId: $id}) {
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
}`) as unknown as TypedDocumentString<AcceptUnderLoadMutation, AcceptUnderLoadMutationVariables>;
export const RequestUnderLoadDocument = new TypedDocumentString(`
    mutation RequestUnderLoad($id: ID!, $time: ProposedTimeInput!) {
  answer: requestReschedule(input: {applicationId: $id, time: $time}) {
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
}`) as unknown as TypedDocumentString<RequestUnderLoadMutation, RequestUnderLoadMutationVariables>;
export const MoveUnderLoadDocument = new TypedDocumentString(`
    mutation MoveUnderLoad($id: ID!) {
  answer: respondToReschedule(input: {applicationId: $id, answer: ACCEPT}) {
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
}`) as unknown as TypedDocumentString<MoveUnderLoadMutation, MoveUnderLoadMutationVariables>;
export const BuyUnderLoadDocument = new TypedDocumentString(`
    mutation BuyUnderLoad($packageId: ID!) {
  answer: createTokenInvoice(packageId: $packageId) {
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
}`) as unknown as TypedDocumentString<BuyUnderLoadMutation, BuyUnderLoadMutationVariables>;
export const AcceptOnTheWayDocument = new TypedDocumentString(`
    mutation AcceptOnTheWay($id: ID!) {
  answer: acceptApplication(input: {applicationId: $id}) {
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
}`) as unknown as TypedDocumentString<AcceptOnTheWayMutation, AcceptOnTheWayMutationVariables>;
export const RejectOnTheWayDocument = new TypedDocumentString(`
    mutation RejectOnTheWay($id: ID!) {
  answer: rejectApplication(applicationId: $id) {
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
}`) as unknown as TypedDocumentString<RejectOnTheWayMutation, RejectOnTheWayMutationVariables>;
export const WithdrawOnTheWayDocument = new TypedDocumentString(`
    mutation WithdrawOnTheWay($id: ID!) {
  answer: withdrawApplication(applicationId: $id) {
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
}`) as unknown as TypedDocumentString<WithdrawOnTheWayMutation, WithdrawOnTheWayMutationVariables>;
export const ApplyOnTheWayDocument = new TypedDocumentString(`
    mutation ApplyOnTheWay($jobId: ID!, $slotId: ID) {
  answer: applyToJob(input: {jobId: $jobId, slotId: $slotId}) {
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
}`) as unknown as TypedDocumentString<ApplyOnTheWayMutation, ApplyOnTheWayMutationVariables>;
export const RequestOnTheWayDocument = new TypedDocumentString(`
    mutation RequestOnTheWay($input: RequestRescheduleInput!) {
  answer: requestReschedule(input: $input) {
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
}`) as unknown as TypedDocumentString<RequestOnTheWayMutation, RequestOnTheWayMutationVariables>;
export const RespondOnTheWayDocument = new TypedDocumentString(`
    mutation RespondOnTheWay($input: RespondToRescheduleInput!) {
  answer: respondToReschedule(input: $input) {
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
}`) as unknown as TypedDocumentString<RespondOnTheWayMutation, RespondOnTheWayMutationVariables>;
export const JobsOnTheWayDocument = new TypedDocumentString(`
    query JobsOnTheWay {
  jobs {
    totalCount
    items {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<JobsOnTheWayQuery, JobsOnTheWayQueryVariables>;
export const ApplicationsOnTheWayDocument = new TypedDocumentString(`
    query ApplicationsOnTheWay {
  myApplications {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<ApplicationsOnTheWayQuery, ApplicationsOnTheWayQueryVariables>;
export const ConfirmOnTheWayDocument = new TypedDocumentString(`
    mutation ConfirmOnTheWay($reference: String!, $merchantRef: String!) {
  confirmPayment(reference: $reference, merchantRef: $merchantRef) {
    outcome
    errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmOnTheWayMutation, ConfirmOnTheWayMutationVariables>;
export const NameOfRevealedDocument = new TypedDocumentString(`
    query NameOfRevealed($id: ID!) {
  application(id: $id) {
    applicant {
      fullName
    }
  }
}
    `) as unknown as TypedDocumentString<NameOfRevealedQuery, NameOfRevealedQueryVariables>;
export const EmailOfRevealedDocument = new TypedDocumentString(`
    query EmailOfRevealed($id: ID!) {
  application(id: $id) {
    applicant {
      email
    }
  }
}
    `) as unknown as TypedDocumentString<EmailOfRevealedQuery, EmailOfRevealedQueryVariables>;
export const PhoneOfRevealedDocument = new TypedDocumentString(`
    query PhoneOfRevealed($id: ID!) {
  application(id: $id) {
    applicant {
      phoneNumber
    }
  }
}
    `) as unknown as TypedDocumentString<PhoneOfRevealedQuery, PhoneOfRevealedQueryVariables>;
export const ListOfRevealedDocument = new TypedDocumentString(`
    query ListOfRevealed {
  companyApplications {
    items {
      id
      applicant {
        fullName
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListOfRevealedQuery, ListOfRevealedQueryVariables>;
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
export const FlaggedQueueDocument = new TypedDocumentString(`
    query FlaggedQueue($after: String, $pageSize: Int) {
  adminFlaggedPostings(after: $after, pageSize: $pageSize) {
    items {
      id
      flaggedAt
      isOpen
      isRemoved
      version
      viewerCanPause
      viewerCanResume
      viewerCanDismiss
      job {
        id
        title
        isPaused
        pause {
          reason
          isHeld
          answer
        }
      }
      flags {
        reason
        evidence
        copiedJobId
      }
      company {
        id
        companyName
        createdAt
        isVerified
      }
      companyFlags {
        reason
        count
      }
      history {
        verifiedSince
        pauses
      }
    }
    endCursor
  }
}
    `) as unknown as TypedDocumentString<FlaggedQueueQuery, FlaggedQueueQueryVariables>;
export const DismissFlagsOfDocument = new TypedDocumentString(`
    mutation DismissFlagsOf($input: DismissFlagsInput!) {
  dismissFlags(input: $input) {
    posting {
      isOpen
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
}`) as unknown as TypedDocumentString<DismissFlagsOfMutation, DismissFlagsOfMutationVariables>;
export const SayWhereItIsDocument = new TypedDocumentString(`
    mutation SayWhereItIs($input: SaveInterviewDetailsInput!) {
  saveInterviewDetails(input: $input) {
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
}`) as unknown as TypedDocumentString<SayWhereItIsMutation, SayWhereItIsMutationVariables>;
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
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<PostJobMutation, PostJobMutationVariables>;
export const HoldSeatDocument = new TypedDocumentString(`
    mutation HoldSeat($id: ID!) {
  holdSlot(slotId: $id) {
    heldUntil
    errors {
      ...Refusal
    }
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}`) as unknown as TypedDocumentString<HoldSeatMutation, HoldSeatMutationVariables>;
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
export const ChooseLanguageDocument = new TypedDocumentString(`
    mutation ChooseLanguage($language: Language!) {
  setLanguage(language: $language) {
    errors {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<ChooseLanguageMutation, ChooseLanguageMutationVariables>;
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
export const ReportAJobDocument = new TypedDocumentString(`
    mutation ReportAJob($input: ReportJobInput!) {
  reportJob(input: $input) {
    job {
      viewerHasReported
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
}`) as unknown as TypedDocumentString<ReportAJobMutation, ReportAJobMutationVariables>;
export const ReportACompanyDocument = new TypedDocumentString(`
    mutation ReportACompany($input: ReportCompanyInput!) {
  reportCompany(input: $input) {
    company {
      viewerHasReported
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
}`) as unknown as TypedDocumentString<ReportACompanyMutation, ReportACompanyMutationVariables>;
export const PauseAJobDocument = new TypedDocumentString(`
    mutation PauseAJob($input: PauseJobInput!) {
  pauseJob(input: $input) {
    group {
      id
      isOpen
      viewerCanPause
      viewerCanResume
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
}`) as unknown as TypedDocumentString<PauseAJobMutation, PauseAJobMutationVariables>;
export const ResumeAJobDocument = new TypedDocumentString(`
    mutation ResumeAJob($jobId: ID!) {
  resumeJob(jobId: $jobId) {
    group {
      id
      isOpen
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
}`) as unknown as TypedDocumentString<ResumeAJobMutation, ResumeAJobMutationVariables>;
export const AnswerAPauseDocument = new TypedDocumentString(`
    mutation AnswerAPause($input: AnswerPauseInput!) {
  answerPause(input: $input) {
    job {
      pause {
        answer
        viewerCanAnswer
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
}`) as unknown as TypedDocumentString<AnswerAPauseMutation, AnswerAPauseMutationVariables>;
export const DismissReportsOfDocument = new TypedDocumentString(`
    mutation DismissReportsOf($input: DismissReportInput!) {
  dismissReport(input: $input) {
    group {
      isOpen
      openReports
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
}`) as unknown as TypedDocumentString<DismissReportsOfMutation, DismissReportsOfMutationVariables>;
export const ReportQueueDocument = new TypedDocumentString(`
    query ReportQueue($after: String, $pageSize: Int, $order: ReportOrder) {
  adminReports(after: $after, pageSize: $pageSize, order: $order) {
    items {
      id
      isOpen
      openReports
      newestAt
      version
      viewerCanPause
      viewerCanResume
      viewerCanDismiss
      job {
        id
        title
        isPaused
        pause {
          reason
          answer
          viewerCanAnswer
        }
      }
      company {
        id
        companyName
        records {
          verificationStatus
        }
      }
      reasons {
        reason
        count
      }
      reports {
        reason
        text
        createdAt
        reporterName
      }
      history {
        verifiedSince
        pauses
        rejections
        revocations
        reports
      }
    }
    endCursor
  }
}
    `) as unknown as TypedDocumentString<ReportQueueQuery, ReportQueueQueryVariables>;
export const AskForAnotherTimeDocument = new TypedDocumentString(`
    mutation AskForAnotherTime($input: RequestRescheduleInput!) {
  requestReschedule(input: $input) {
    ...Rescheduled
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}
fragment Rescheduled on ApplicationPayload {
  application {
    id
    status
    viewerCanRequestReschedule
    viewerCanRespondToReschedule
    selectedInterview {
      date
      start
    }
    interviewRescheduleRequest {
      status
      requestedBy
      reason
      newInterview {
        date
        start
        locationType
      }
    }
    rescheduleHistory {
      status
      requestedBy
    }
  }
  errors {
    ...Refusal
  }
}`) as unknown as TypedDocumentString<AskForAnotherTimeMutation, AskForAnotherTimeMutationVariables>;
export const AnswerProposedTimeDocument = new TypedDocumentString(`
    mutation AnswerProposedTime($input: RespondToRescheduleInput!) {
  respondToReschedule(input: $input) {
    ...Rescheduled
  }
}
    fragment Refusal on UserError {
  code
  message
  field
}
fragment Rescheduled on ApplicationPayload {
  application {
    id
    status
    viewerCanRequestReschedule
    viewerCanRespondToReschedule
    selectedInterview {
      date
      start
    }
    interviewRescheduleRequest {
      status
      requestedBy
      reason
      newInterview {
        date
        start
        locationType
      }
    }
    rescheduleHistory {
      status
      requestedBy
    }
  }
  errors {
    ...Refusal
  }
}`) as unknown as TypedDocumentString<AnswerProposedTimeMutation, AnswerProposedTimeMutationVariables>;
export const SaveSearchDocument = new TypedDocumentString(`
    mutation SaveSearch($input: SaveSearchInput!) {
  saveSearch(input: $input) {
    savedSearch {
      id
      name
      search
      cadence
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
}`) as unknown as TypedDocumentString<SaveSearchMutation, SaveSearchMutationVariables>;
export const SavedSearchesDocument = new TypedDocumentString(`
    query SavedSearches {
  savedSearches {
    id
    name
    search
    cadence
    createdAt
    filter {
      employmentType
      placeId
      placeName
      salaryFrom
      interviewType
      freeWithinDays
      postedWithinDays
    }
  }
}
    `) as unknown as TypedDocumentString<SavedSearchesQuery, SavedSearchesQueryVariables>;
export const StartFactorDocument = new TypedDocumentString(`
    mutation StartFactor($input: OwnerProofInput!) {
  startSecondFactor(input: $input) {
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
export const OwnSessionsDocument = new TypedDocumentString(`
    query OwnSessions {
  mySessions {
    id
  }
}
    `) as unknown as TypedDocumentString<OwnSessionsQuery, OwnSessionsQueryVariables>;