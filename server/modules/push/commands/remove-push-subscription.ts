import type { Actor } from '../../../actor';
import { isPossibleId } from '../../../db/columns';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Session } from '../../accounts';
import { PushSubscription } from '../push-subscription.entity';

/** Ends the notifications of one browser of the account; null: of the asking one. */
export async function removePushSubscription(
  { dataSource }: Services,
  { accountId, sessionId }: Actor,
  id: string | null,
): Promise<void> {
  await inTransaction(
    dataSource,
    async ({ manager }) => {
      const subscriptions = manager.getRepository(PushSubscription);
      if (id !== null) return void (isPossibleId(id) && (await subscriptions.delete({ accountId, id })));
      const session = await manager.getRepository(Session).findOneBy({ accountId, publicId: sessionId });
      if (session) await subscriptions.delete({ accountId, sessionHash: session.idHash });
    },
    { repeatable: true },
  );
}
