import type { CompletedProfile } from '../../../../domain/seekers.schema';
import { refuse } from '../../../../domain/errors';
import type { SeekerActor } from '../../../actor';
import { affectedRows } from '../../../db/statements';
import { inTransaction } from '../../../db/transaction';
import { lockRows } from '../../../db/lock';
import type { Services } from '../../../services';
import { hashNewPassword, storeFirstPassword } from '../../accounts/public';

/**
 * Completes the own profile. An account without a password must be given one; others keep theirs.
 * Errors: PASSWORD_REQUIRED, PASSWORD_PERSONAL, PASSWORD_WELL_KNOWN.
 */
export async function completeProfile(services: Services, actor: SeekerActor, input: CompletedProfile): Promise<void> {
  if (!actor.hasPassword && !input.password) throw refuse('PASSWORD_REQUIRED', ['password']);
  const passwordHash =
    !actor.hasPassword && input.password
      ? await hashNewPassword(services.passwords, input.password, { email: actor.email, names: [input.fullName] })
      : null;
  const now = services.clock.now();
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { seeker: actor.seekerId });
    await affectedRows(
      transaction.manager,
      `UPDATE seekers SET full_name = ?, phone_number = ?, education = ?, work_experience = ?, is_profile_complete = 1, updated_at = ?
       WHERE id = ?`,
      [input.fullName, input.phoneNumber, input.education, input.workExperience, now, actor.seekerId],
    );
    if (passwordHash)
      await storeFirstPassword(services, transaction, { accountId: actor.accountId, email: actor.email, passwordHash });
  });
}
