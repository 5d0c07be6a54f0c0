import type { Transaction } from '../../db/transaction';
import type { Services } from '../../services';
import { CompanyMember } from '../companies';
import { appendRemoval } from '../upkeep';
import { endCompanyRole } from './end-company-role';
import { endInvitationsOf } from './end-invitations';

/**
 * The account is no member from here on, in any process, nor after a restore. The caller holds the company's lock.
 */
export async function endMembership(
  { dataSource, env, logger }: Pick<Services, 'dataSource' | 'env' | 'logger'>,
  transaction: Transaction,
  { accountId, companyId }: Pick<CompanyMember, 'accountId' | 'companyId'>,
  now: Date,
): Promise<void> {
  await transaction.manager.getRepository(CompanyMember).delete({ accountId });
  await endInvitationsOf(transaction, accountId);
  await endCompanyRole(transaction, { accountId, companyId, now });
  transaction.afterCommit(() => {
    appendRemoval(dataSource, env.ERASED_LIST, { accountId, companyId, leftAt: now.toISOString() }).catch(
      (error: unknown) => logger.error({ err: error, accountId, companyId }, 'a leaving member is not on the list'),
    );
  });
}
