import { readStored, store } from '../lib/local-storage';

/**
 * What local storage holds decides nothing: the server says who a person is. A hint tells the login page
 * whether it is worth waiting for the session before it draws, and a page what was read before.
 */
const userTypeKey = 'userType';
const lastSentKey = 'lastVerificationEmailSentAt';
const lastWelcomedKey = 'lastWelcomedSeeker';
const waitingBannerKey = (accountId: string): string => `waitingBannerRead:${accountId}`;

export type UserType = 'user' | 'company' | 'admin' | 'unverified' | 'unenrolled';
const userTypes: readonly string[] = ['user', 'company', 'admin', 'unverified', 'unenrolled'] satisfies UserType[];

export const hints = {
  userType(): UserType | null {
    const value = readStored(userTypeKey);
    return value !== null && userTypes.includes(value) ? (value as UserType) : null;
  },
  setUserType(value: UserType | null): void {
    store(userTypeKey, value);
  },
  /** Milliseconds since the epoch, or null when no verification e-mail was sent from this browser. */
  lastVerificationEmailSentAt(): number | null {
    const value = Number(readStored(lastSentKey));
    return Number.isFinite(value) && value > 0 ? value : null;
  },
  setLastVerificationEmailSentAt(value: number | null): void {
    store(lastSentKey, value === null ? null : String(value));
  },
  /** Id of the seeker whose dashboard this browser showed last. */
  lastWelcomedSeeker(): string | null {
    return readStored(lastWelcomedKey);
  },
  setLastWelcomedSeeker(id: string): void {
    store(lastWelcomedKey, id);
  },
  /** The account has seen in this browser what waiting for verification means. */
  hasReadWaitingBanner(accountId: string): boolean {
    return readStored(waitingBannerKey(accountId)) !== null;
  },
  setReadWaitingBanner(accountId: string, hasRead: boolean): void {
    store(waitingBannerKey(accountId), hasRead ? 'yes' : null);
  },
};
