import type { Transaction } from '../../db/transaction';
import type { Services } from '../../services';
import { withdrawFromOwnCompany } from '../applications';

/** Who has just become a member of a company. */
interface Joined {
  /** Null for an account that is no seeker. */
  seekerId: string | null;
  companyId: string;
  now: Date;
}

/** Nobody decides about their own application. The caller holds the locks of the seeker and of the company. */
export async function onJoined(
  services: Pick<Services, 'outbox' | 'env'>,
  transaction: Transaction,
  { seekerId, companyId, now }: Joined,
): Promise<void> {
  if (seekerId) await withdrawFromOwnCompany(services, transaction, { seekerId, companyId, now });
}
