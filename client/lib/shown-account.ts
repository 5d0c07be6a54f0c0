import { ACCOUNT_HEADER, ACCOUNT_MISMATCH_STATUS } from '../../domain/shown-account';

interface ShownAccount {
  id: string;
  /** Encrypts what this account's forms hold when its session ends. */
  draftKey: string;
}

/** The account that this page shows, which never changes while it runs; null on pages of visitors. */
let shown: ShownAccount | null = null;
let onMismatch = (): void => undefined;

export const shownAccount = (): ShownAccount | null => shown;

/** `leave` is called when a request turns out to come with the cookie of another account. */
export function showAccount(account: ShownAccount, leave: () => void): void {
  shown ??= account;
  onMismatch = leave;
}

export function showNoAccount(): void {
  shown = null;
}

/** For each request: the server does nothing where the cookie is of another account. */
export const accountHeader = (): Record<string, string> => (shown ? { [ACCOUNT_HEADER]: shown.id } : {});

/** Called with each response's status. */
export function reportAccountMismatch(status: number): void {
  if (status === ACCOUNT_MISMATCH_STATUS) onMismatch();
}
