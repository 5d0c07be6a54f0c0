import { refuse } from '../../../../domain/errors';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Account, DisownCode, usableCode, voidUnprovenAccess } from '../../accounts';

/**
 * "This was not me": the person who verified the address says that someone else registered it; the password and all
 * sessions end. The token is valid once, and only until the account is proven.
 */
export async function disownRegistration(services: Services, token: string): Promise<void> {
  const now = services.clock.now();
  const usable = usableCode(token, now);
  await inTransaction(services.dataSource, async (transaction) => {
    const { manager } = transaction;
    const codes = manager.getRepository(DisownCode);
    const { affected } = await codes.update(usable, { usedAt: now });
    if (!affected) throw refuse('DISOWN_CODE_INVALID');
    const { accountId } = await codes.findOneByOrFail({ codeHash: usable.codeHash });
    const account = await manager.getRepository(Account).findOneByOrFail({ id: accountId });
    if (!(await voidUnprovenAccess(services, transaction, account, 'disowned'))) throw refuse('DISOWN_CODE_INVALID');
  });
}
