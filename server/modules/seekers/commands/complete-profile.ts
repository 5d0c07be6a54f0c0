import type { CompletedProfile } from '../../../../domain/seekers.schema';
import { refuse } from '../../../../domain/errors';
import type { SeekerActor } from '../../../actor';
import { inTransaction } from '../../../db/transaction';
import { lockRows } from '../../../db/lock';
import type { Services } from '../../../services';
import { hashNewPassword, recordCorrection, requireOwner, storeFirstPassword } from '../../accounts';
import { keepFormerName } from '../../audit';
import { Seeker } from '../seeker.entity';

/** Completes the own profile. An account without a password must set one; others keep theirs. */
export async function completeProfile(
  services: Services,
  actor: SeekerActor,
  input: CompletedProfile,
  clientAddress: string,
): Promise<void> {
  if (!actor.hasPassword && !input.password) throw refuse('PASSWORD_REQUIRED', ['password']);
  const passwordHash =
    !actor.hasPassword && input.password
      ? await hashNewPassword(services, input.password, { email: actor.email, names: [input.fullName] })
      : null;
  const proof = { password: '', mailedCode: input.mailedCode };
  if (passwordHash) await requireOwner(services, actor, proof, clientAddress);
  const now = services.clock.now();
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { seeker: actor.seekerId });
    const { fullName, phoneNumber, education, workExperience } = input;
    const seekers = transaction.manager.getRepository(Seeker);
    const before = await seekers.findOneByOrFail({ id: actor.seekerId });
    await keepFormerName(transaction, actor.seekerId, { before: before.fullName, after: fullName });
    const changes = { fullName, phoneNumber, education, workExperience };
    await seekers.update(actor.seekerId, { ...changes, isProfileComplete: true, updatedAt: now });
    await recordCorrection(transaction, { accountId: actor.accountId, role: 'USER' }, { before, changes, now });
    if (passwordHash) await storeFirstPassword(services, transaction, { accountId: actor.accountId, passwordHash });
  });
}
