import type { Transaction } from '../../db/transaction';
import type { Services } from '../../services';

/** What accounts need from erasure. The erasure module fills it. */
export interface PlannedErasures {
  /** Cancels the erasure that waits, if there is one, and mails the owner. False without one. */
  cancel(services: Services, transaction: Transaction, accountId: string): Promise<boolean>;
}
