import type { OwnerProof } from '../../../../domain/accounts.schema';
import { refuse } from '../../../../domain/errors';
import type { CompanyActor } from '../../../actor';
import { read } from '../../../db/read';
import type { Services } from '../../../services';
import { requireOwner } from '../../accounts';
import { CompanyMember } from '../../companies';

export interface GivenProof {
  proof: OwnerProof;
  clientAddress: string;
}

/**
 * Asks for the proof where what is stored now says that it is needed: an attempt costs a try, and a password is not checked
 * under a lock. True where it was given.
 */
export async function proofOfOwner(
  services: Services,
  actor: CompanyActor,
  { proof, clientAddress }: GivenProof,
  isNeeded: (member: CompanyMember) => boolean,
  accountId: string,
): Promise<boolean> {
  const { companyId } = actor;
  const member = await read(services.dataSource, (manager) =>
    manager.getRepository(CompanyMember).findOneBy({ accountId, companyId }),
  );
  if (!member) throw refuse('MEMBER_NOT_FOUND');
  if (!isNeeded(member)) return false;
  await requireOwner(services, actor, proof, clientAddress);
  return true;
}

/** It became necessary meanwhile. */
export function refuseUnlessProved(isProved: boolean): void {
  if (!isProved) throw refuse('OWNER_PROOF_REQUIRED', ['password']);
}
