/** The audit trail: what administrators changed, and what they read of people's data. */

export const AuditKind = { CHANGE: 'CHANGE', READ: 'READ' } as const;
export type AuditKind = (typeof AuditKind)[keyof typeof AuditKind];

/** Changes that administrators make: decisions about companies, and a payment's callback that takes effect again. */
export const AdminChange = { VERIFY: 'VERIFY', REJECT: 'REJECT', REVOKE: 'REVOKE', REPLAY_CALLBACK: 'REPLAY_CALLBACK' } as const;
export type AdminChange = (typeof AdminChange)[keyof typeof AdminChange];

/** Reads of personal data: a document, a company's records, a list, or a list taken home as CSV. */
export const AdminRead = {
  READ_FILE: 'READ_FILE',
  READ_COMPANY: 'READ_COMPANY',
  READ_COMPANIES: 'READ_COMPANIES',
  READ_USERS: 'READ_USERS',
  READ_APPLICATION: 'READ_APPLICATION',
  READ_APPLICATIONS: 'READ_APPLICATIONS',
  READ_TOKEN_TRANSACTIONS: 'READ_TOKEN_TRANSACTIONS',
  EXPORT_COMPANIES: 'EXPORT_COMPANIES',
  EXPORT_USERS: 'EXPORT_USERS',
  EXPORT_APPLICATIONS: 'EXPORT_APPLICATIONS',
  EXPORT_TOKEN_TRANSACTIONS: 'EXPORT_TOKEN_TRANSACTIONS',
} as const;
export type AdminRead = (typeof AdminRead)[keyof typeof AdminRead];

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The sentence of the trail for a read of `count` rows. */
export const ADMIN_READ_TEXTS = {
  READ_FILE: () => 'Opened a document',
  READ_COMPANY: () => 'Opened the records of a company',
  READ_COMPANIES: (count) => `Listed ${counted(count, 'company', 'companies')}`,
  READ_USERS: (count) => `Listed ${counted(count, 'user', 'users')}`,
  READ_APPLICATION: () => 'Opened an application',
  READ_APPLICATIONS: (count) => `Listed ${counted(count, 'application', 'applications')}`,
  READ_TOKEN_TRANSACTIONS: (count) => `Listed ${counted(count, 'token transaction', 'token transactions')}`,
  EXPORT_COMPANIES: () => 'Exported companies',
  EXPORT_USERS: () => 'Exported users',
  EXPORT_APPLICATIONS: () => 'Exported applications',
  EXPORT_TOKEN_TRANSACTIONS: () => 'Exported token transactions',
} as const satisfies Record<AdminRead, (count: number) => string>;
