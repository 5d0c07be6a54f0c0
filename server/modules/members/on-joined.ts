import type { Transaction } from '../../db/transaction';

/** Who has just become a member of a company. */
export interface Joined {
  accountId: string;
  /** Null for an account that is no seeker. */
  seekerId: string | null;
  companyId: string;
  now: Date;
}

/** What follows when someone joins. The caller holds the locks of the seeker and of the company. */
export function onJoined(_transaction: Transaction, _joined: Joined): Promise<void> {
  return Promise.resolve();
}
