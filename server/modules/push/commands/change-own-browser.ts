import type { Actor } from '../../../actor';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Session } from '../../accounts';
import { PushSubscription } from '../push-subscription.entity';

/** What is shown in the asking browser, and when. */
export async function changeOwnBrowser(
  { dataSource }: Services,
  { accountId, sessionId }: Actor,
  change: Partial<Pick<PushSubscription, 'showsDetails' | 'isQuietAtNight'>>,
): Promise<void> {
  await inTransaction(
    dataSource,
    async ({ manager }) => {
      const session = await manager.getRepository(Session).findOneBy({ accountId, publicId: sessionId });
      if (!session) return;
      await manager.getRepository(PushSubscription).update({ accountId, sessionHash: session.idHash }, change);
    },
    { repeatable: true },
  );
}
