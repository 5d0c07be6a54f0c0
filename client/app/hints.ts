/**
 * Local storage holds hints and nothing else: the server decides who somebody is. A hint tells the landing page
 * whether it is worth waiting for the session before it draws.
 */
const userTypeKey = 'userType';
const lastSentKey = 'lastVerificationEmailSentAt';

export type UserType = 'user' | 'company' | 'admin' | 'unverified' | 'unenrolled';
const userTypes: readonly string[] = ['user', 'company', 'admin', 'unverified', 'unenrolled'] satisfies UserType[];

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // A browser that closes its storage to us only loses the hint.
  }
}

export const hints = {
  userType(): UserType | null {
    const value = read(userTypeKey);
    return value !== null && userTypes.includes(value) ? (value as UserType) : null;
  },
  setUserType(value: UserType | null): void {
    write(userTypeKey, value);
  },
  /** Milliseconds since the epoch, or null when no verification e-mail was sent from this browser. */
  lastVerificationEmailSentAt(): number | null {
    const value = Number(read(lastSentKey));
    return Number.isFinite(value) && value > 0 ? value : null;
  },
  setLastVerificationEmailSentAt(value: number | null): void {
    write(lastSentKey, value === null ? null : String(value));
  },
};
