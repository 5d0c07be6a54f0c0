import type { SeekerActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { affectedRows, type Parameter } from '../../../db/statements';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import type { UpdateSeekerProfileInput } from '../seeker.types';

/** Changes what was given; missing and empty values leave what is stored (specification, section 7). */
export async function updateSeekerProfile(services: Services, actor: SeekerActor, input: UpdateSeekerProfileInput): Promise<void> {
  const changes = Object.entries({
    full_name: input.fullName,
    phone_number: input.phoneNumber,
    education: input.education,
    work_experience: input.workExperience,
    technical_skills: input.technicalSkills && JSON.stringify(input.technicalSkills),
    soft_skills: input.softSkills && JSON.stringify(input.softSkills),
  } satisfies Record<string, Parameter | undefined>).filter((change): change is [string, string] => Boolean(change[1]));

  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { seeker: actor.seekerId });
    await affectedRows(
      transaction.manager,
      `UPDATE seekers SET ${['updated_at', ...changes.map(([column]) => column)].map((column) => `${column} = ?`).join(', ')} WHERE id = ?`,
      [services.clock.now(), ...changes.map(([, value]) => value), actor.seekerId],
    );
  });
}
