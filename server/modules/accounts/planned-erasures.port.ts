import type { Clock } from '../../clock';
import type { Transaction } from '../../db/transaction';
import type { Outbox } from '../../ports';

/** What accounts need from erasure. The erasure module fills it. */
export interface PlannedErasures {
  /** Cancels the erasure that waits, if there is one, and mails the owner. False without one. */
  cancel(by: { clock: Clock; outbox: Outbox }, transaction: Transaction, accountId: string): Promise<boolean>;
}
