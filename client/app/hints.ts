/**
 * Local storage holds hints and nothing else: the server decides who a person is. A hint tells the landing page
 * whether it is worth waiting for the session before it draws, and a page what was read before.
 */
const userTypeKey = 'userType';
const lastSentKey = 'lastVerificationEmailSentAt';
const lastWelcomedKey = 'lastWelcomedSeeker';
const waitingBannerKey = (accountId: string): string => `waitingBannerRead:${accountId}`;

export type UserType = 'user' | 'company' | 'admin' | 'unverified' | 'unenrolled';
const userTypes: readonly string[] = ['user', 'company', 'admin', 'unverified', 'unenrolled'] satisfies UserType[];

export function readHint(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeHint(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // A browser that closes its storage to us only loses the hint.
  }
}

export const hints = {
  userType(): UserType | null {
    const value = readHint(userTypeKey);
    return value !== null && userTypes.includes(value) ? (value as UserType) : null;
  },
  setUserType(value: UserType | null): void {
    writeHint(userTypeKey, value);
  },
  /** Milliseconds since the epoch, or null when no verification e-mail was sent from this browser. */
  lastVerificationEmailSentAt(): number | null {
    const value = Number(readHint(lastSentKey));
    return Number.isFinite(value) && value > 0 ? value : null;
  },
  setLastVerificationEmailSentAt(value: number | null): void {
    writeHint(lastSentKey, value === null ? null : String(value));
  },
  /** Id of the seeker whose dashboard this browser showed last. */
  lastWelcomedSeeker(): string | null {
    return readHint(lastWelcomedKey);
  },
  setLastWelcomedSeeker(id: string): void {
    writeHint(lastWelcomedKey, id);
  },
  /** The account has seen in this browser what waiting for verification means. */
  hasReadWaitingBanner(accountId: string): boolean {
    return readHint(waitingBannerKey(accountId)) !== null;
  },
  setReadWaitingBanner(accountId: string, hasRead: boolean): void {
    writeHint(waitingBannerKey(accountId), hasRead ? 'yes' : null);
  },
};
