/** Verification of companies: states, decisions and what waits for one. */

export const VerificationStatus = { PENDING: 'PENDING', VERIFIED: 'VERIFIED', REJECTED: 'REJECTED' } as const;
export type VerificationStatus = (typeof VerificationStatus)[keyof typeof VerificationStatus];

export function verificationStatusOf(company: { isVerified: boolean; isRejected: boolean }): VerificationStatus {
  if (company.isVerified) return VerificationStatus.VERIFIED;
  return company.isRejected ? VerificationStatus.REJECTED : VerificationStatus.PENDING;
}

export const VerificationDecision = { VERIFY: 'VERIFY', REJECT: 'REJECT', REVOKE: 'REVOKE' } as const;
export type VerificationDecision = (typeof VerificationDecision)[keyof typeof VerificationDecision];

/**
 * Which decision an administrator may take from which state, and where it leads.
 * A rejected company comes back by editing its profile, which makes it pending again.
 */
const VERIFICATION_TRANSITIONS = {
  PENDING: { VERIFY: 'VERIFIED', REJECT: 'REJECTED' },
  REJECTED: {},
  VERIFIED: { REVOKE: 'PENDING' },
} as const satisfies Record<VerificationStatus, Partial<Record<VerificationDecision, VerificationStatus>>>;

export function verificationAfter(from: VerificationStatus, decision: VerificationDecision): VerificationStatus | null {
  const row: Partial<Record<VerificationDecision, VerificationStatus>> = VERIFICATION_TRANSITIONS[from];
  return row[decision] ?? null;
}

/** Why a company waits for a decision: it is new, edited its profile since the last decision, or was revoked. */
export const WaitingAs = { NEW: 'NEW', CORRECTED: 'CORRECTED', REVOKED: 'REVOKED' } as const;
export type WaitingAs = (typeof WaitingAs)[keyof typeof WaitingAs];

/** The order of the administrators' list of companies. */
export const CompanyOrder = { NEWEST: 'NEWEST', LONGEST_WAITING: 'LONGEST_WAITING' } as const;
export type CompanyOrder = (typeof CompanyOrder)[keyof typeof CompanyOrder];
