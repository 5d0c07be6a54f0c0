import type { Actor } from '../../../actor';
import { write } from '../../../db/write';
import type { Services } from '../../../services';
import { Account } from '../../accounts';

/** What colleagues read of the own account. */
export async function setMyName({ dataSource }: Services, { accountId }: Actor, personName: string): Promise<void> {
  await write(dataSource, (manager) => manager.getRepository(Account).update(accountId, { personName }));
}
