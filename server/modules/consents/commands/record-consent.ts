import { TERMS_VERSION } from '../../../../domain/accounts';
import { SUPPLEMENT } from '../../../../domain/consents';
import { newId } from '../../../db/columns';
import type { Transaction } from '../../../db/transaction';
import { Consent } from '../consent.entity';

/** At a registration, whose one checkbox asks for all of them. */
export async function recordConsent({ manager }: Transaction, accountId: string, now: Date): Promise<void> {
  const given = { accountId, isGiven: true, createdAt: now };
  await manager.getRepository(Consent).insert([
    { ...given, id: newId(), kind: 'TERMS', version: TERMS_VERSION },
    { ...given, id: newId(), kind: 'PRIVACY_POLICY', version: TERMS_VERSION },
    { ...given, id: newId(), kind: 'SUPPLEMENT', version: SUPPLEMENT.version },
  ]);
}
