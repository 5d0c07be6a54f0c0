import { TERMS_VERSION } from '../../../../domain/accounts';
import { newId } from '../../../db/columns';
import type { Transaction } from '../../../db/transaction';
import { Consent } from '../consent.entity';

/** At a registration, which asks for both at once. */
export async function recordConsent({ manager }: Transaction, accountId: string, now: Date): Promise<void> {
  const given = { accountId, version: TERMS_VERSION, isGiven: true, createdAt: now };
  await manager.getRepository(Consent).insert([
    { ...given, id: newId(), kind: 'TERMS' },
    { ...given, id: newId(), kind: 'PRIVACY_POLICY' },
  ]);
}
