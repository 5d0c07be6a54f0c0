/** The audit trail: what administrators changed, and what they read of people's data. */

export const AuditKind = { CHANGE: 'CHANGE', READ: 'READ' } as const;
export type AuditKind = (typeof AuditKind)[keyof typeof AuditKind];

/** Changes that administrators make: decisions about companies, flagged payments, flagged postings, reported jobs and companies, and members. */
export const AdminChange = {
  VERIFY: 'VERIFY',
  REJECT: 'REJECT',
  REVOKE: 'REVOKE',
  REPLAY_CALLBACK: 'REPLAY_CALLBACK',
  DISMISS_CALLBACK: 'DISMISS_CALLBACK',
  PAUSE_JOB: 'PAUSE_JOB',
  RESUME_JOB: 'RESUME_JOB',
  DISMISS_REPORTS: 'DISMISS_REPORTS',
  DISMISS_FLAGS: 'DISMISS_FLAGS',
  NAME_OWNER: 'NAME_OWNER',
  LIFT_OWNER_FREEZE: 'LIFT_OWNER_FREEZE',
  BAR_MEMBER: 'BAR_MEMBER',
  LIFT_BAR: 'LIFT_BAR',
} as const;
export type AdminChange = (typeof AdminChange)[keyof typeof AdminChange];

/** Reads: a document, the records of one row, a list, or a list exported as CSV. */
export const AdminRead = {
  READ_FILE: 'READ_FILE',
  READ_COMPANY: 'READ_COMPANY',
  READ_COMPANIES: 'READ_COMPANIES',
  READ_USER: 'READ_USER',
  READ_USERS: 'READ_USERS',
  READ_JOB: 'READ_JOB',
  READ_JOBS: 'READ_JOBS',
  READ_APPLICATION: 'READ_APPLICATION',
  READ_APPLICATIONS: 'READ_APPLICATIONS',
  READ_TOKEN_TRANSACTIONS: 'READ_TOKEN_TRANSACTIONS',
  READ_REPORTS: 'READ_REPORTS',
  READ_PAUSES: 'READ_PAUSES',
  READ_RECEIPTS: 'READ_RECEIPTS',
  READ_DATA_EXPORTS: 'READ_DATA_EXPORTS',
  READ_FLAGGED_POSTINGS: 'READ_FLAGGED_POSTINGS',
  EXPORT_COMPANIES: 'EXPORT_COMPANIES',
  EXPORT_USERS: 'EXPORT_USERS',
  EXPORT_APPLICATIONS: 'EXPORT_APPLICATIONS',
  EXPORT_TOKEN_TRANSACTIONS: 'EXPORT_TOKEN_TRANSACTIONS',
} as const;
export type AdminRead = (typeof AdminRead)[keyof typeof AdminRead];

/** The lists that left as a file. */
export const AUDITED_EXPORTS: readonly AdminRead[] = [
  'EXPORT_COMPANIES',
  'EXPORT_USERS',
  'EXPORT_APPLICATIONS',
  'EXPORT_TOKEN_TRANSACTIONS',
];

/** What a subject of the trail is, so that a screen can name it and link to it. */
export const AuditSubjectKind = {
  COMPANY: 'COMPANY',
  USER: 'USER',
  JOB: 'JOB',
  APPLICATION: 'APPLICATION',
  TOKEN_TRANSACTION: 'TOKEN_TRANSACTION',
  PAYMENT_REPORT: 'PAYMENT_REPORT',
  FILE: 'FILE',
  ACCOUNT: 'ACCOUNT',
  REPORTED: 'REPORTED',
} as const;
export type AuditSubjectKind = (typeof AuditSubjectKind)[keyof typeof AuditSubjectKind];

/** The kinds of an action's subjects in order; the last one applies to all that follow. */
export const AUDIT_SUBJECT_KINDS: Readonly<Record<AdminChange | AdminRead, readonly AuditSubjectKind[]>> = {
  VERIFY: ['COMPANY'],
  REJECT: ['COMPANY'],
  REVOKE: ['COMPANY'],
  REPLAY_CALLBACK: ['PAYMENT_REPORT', 'TOKEN_TRANSACTION'],
  DISMISS_CALLBACK: ['PAYMENT_REPORT', 'TOKEN_TRANSACTION'],
  PAUSE_JOB: ['JOB'],
  RESUME_JOB: ['JOB'],
  DISMISS_REPORTS: ['REPORTED'],
  DISMISS_FLAGS: ['JOB'],
  NAME_OWNER: ['COMPANY', 'ACCOUNT'],
  LIFT_OWNER_FREEZE: ['COMPANY'],
  BAR_MEMBER: ['COMPANY', 'ACCOUNT'],
  LIFT_BAR: ['COMPANY', 'ACCOUNT'],
  READ_FILE: ['FILE', 'ACCOUNT'],
  READ_COMPANY: ['COMPANY'],
  READ_COMPANIES: ['COMPANY'],
  READ_USER: ['USER'],
  READ_USERS: ['USER'],
  READ_JOB: ['JOB'],
  READ_JOBS: ['JOB'],
  READ_APPLICATION: ['APPLICATION', 'USER'],
  READ_APPLICATIONS: ['APPLICATION'],
  READ_TOKEN_TRANSACTIONS: ['TOKEN_TRANSACTION'],
  READ_REPORTS: ['REPORTED'],
  READ_PAUSES: ['JOB'],
  READ_RECEIPTS: ['USER'],
  READ_DATA_EXPORTS: ['ACCOUNT'],
  READ_FLAGGED_POSTINGS: ['JOB'],
  EXPORT_COMPANIES: ['COMPANY'],
  EXPORT_USERS: ['USER'],
  EXPORT_APPLICATIONS: ['APPLICATION'],
  EXPORT_TOKEN_TRANSACTIONS: ['TOKEN_TRANSACTION'],
};
