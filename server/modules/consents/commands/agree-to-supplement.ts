import { IsNull } from 'typeorm';
import { isAskedToAgree, SUPPLEMENT } from '../../../../domain/consents';
import { refuse } from '../../../../domain/errors';
import type { Actor } from '../../../actor';
import { newId } from '../../../db/columns';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { Account } from '../../accounts';
import { Consent } from '../consent.entity';

/**
 * Records the consent to the supplement in the version that the person has read, once for each version. Safe to repeat.
 */
export async function agreeToSupplement({ dataSource, clock }: Services, actor: Actor, version: string): Promise<void> {
  if (version !== SUPPLEMENT.version) throw refuse('SUPPLEMENT_CHANGED');
  if (!isAskedToAgree(actor)) return;
  const { accountId, supplementVersion } = actor;
  await inTransaction(dataSource, async ({ manager }) => {
    // The version that the session has read: of calls at once, one finds it.
    const { affected } = await manager
      .getRepository(Account)
      .update({ id: accountId, supplementVersion: supplementVersion ?? IsNull() }, { supplementVersion: version });
    if (affected !== 1) return;
    const given = { kind: 'SUPPLEMENT', version, isGiven: true, createdAt: clock.now() } as const;
    await manager.getRepository(Consent).insert({ ...given, id: newId(), accountId });
  });
}
