import type { Transaction } from '../../db/transaction';

/** Ends the open invitations that an account has sent, when its membership ends. */
export function endInvitationsOf(_transaction: Transaction, _accountId: string): Promise<void> {
  return Promise.resolve();
}
