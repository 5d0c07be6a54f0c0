import type { Transaction } from '../../db/transaction';
import type { Services } from '../../services';
import type { CompanyMember } from '../companies';
import { appendRemoval } from '../upkeep';

/** A restored backup does not make the account a member again. */
export function noteLeaving(
  { dataSource, env, logger }: Pick<Services, 'dataSource' | 'env' | 'logger'>,
  transaction: Transaction,
  { accountId, companyId }: Pick<CompanyMember, 'accountId' | 'companyId'>,
  now: Date,
): void {
  transaction.afterCommit(() => {
    appendRemoval(dataSource, env.ERASED_LIST, { accountId, companyId, leftAt: now.toISOString() }).catch(
      (error: unknown) => logger.error({ err: error, accountId, companyId }, 'a leaving member is not on the list'),
    );
  });
}
