/** The three roles, and the session states that follow from who is signed in. */

export const Role = { USER: 'USER', COMPANY: 'COMPANY', ADMIN: 'ADMIN' } as const;
export type Role = (typeof Role)[keyof typeof Role];

/** `unenrolled` is an administrator who has to set up the second factor first. */
export type SessionState = 'loading' | 'signed-out' | 'unverified' | 'unenrolled' | 'user' | 'company' | 'admin';

/** What the session state depends on; `null` is a signed-out visitor, `undefined` is not known yet. */
export interface SessionSubject {
  emailVerified: boolean;
  isGoogleAccount: boolean;
  activeRole: Role;
  /** An administrator without the second factor that production requires. */
  mustEnrol: boolean;
}

const STATE_OF_ROLE = { USER: 'user', COMPANY: 'company', ADMIN: 'admin' } as const satisfies Record<
  Role,
  SessionState
>;

/** Accounts need a verified e-mail, except Google accounts, whose e-mail Google has verified. */
export function sessionStateOf(subject: SessionSubject | null | undefined): SessionState {
  if (subject === undefined) return 'loading';
  if (subject === null) return 'signed-out';
  if (!subject.emailVerified && !subject.isGoogleAccount) return 'unverified';
  return subject.mustEnrol ? 'unenrolled' : STATE_OF_ROLE[subject.activeRole];
}

/** Administrators are always ADMIN; otherwise the stored role, if the account still has that profile. */
export function effectiveRole(stored: Role, held: readonly Role[]): Role | null {
  if (held.includes(Role.ADMIN)) return Role.ADMIN;
  return held.includes(stored) ? stored : null;
}
