import type { SeekerProfileChanges } from '../../../../domain/seekers.schema';
import { refuse } from '../../../../domain/errors';
import { mayKeepOrTakeName } from '../../../../domain/names';
import type { SeekerProfilePart } from '../../../../domain/seekers';
import { PDF_MEDIA_TYPE } from '../../../../domain/files';
import type { SeekerActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { affectedRows, givenColumns, selectOne, type Parameter } from '../../../db/statements';
import { inTransaction, type Transaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { claimFiles, discardFiles } from '../../files/public';

/** What each removable part is in the table. */
const COLUMN_OF_PART = {
  CV: 'cv_file_id',
  PORTFOLIO: 'portfolio_file_id',
  PICTURE: 'picture_file_id',
  WORK_EXPERIENCE: 'work_experience',
} as const satisfies Record<SeekerProfilePart, string>;

interface SeekerFiles {
  cv_file_id: string | null;
  portfolio_file_id: string | null;
  picture_file_id: string | null;
}

/**
 * Changes what was given; missing and empty values leave what is stored (specification, section 7), and `remove`
 * takes parts off. Files that the profile no longer shows are deleted. A name from before there was a rule may stay.
 * Errors: NAME_INVALID, FILE_CLAIM_INVALID.
 */
export async function updateSeekerProfile(
  services: Services,
  actor: SeekerActor,
  input: SeekerProfileChanges,
): Promise<void> {
  const now = services.clock.now();
  const removals = Object.fromEntries((input.remove ?? []).map((part) => [COLUMN_OF_PART[part], null]));
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { seeker: actor.seekerId });
    if (input.fullName && !mayKeepOrTakeName(input.fullName, await nameOf(transaction, actor.seekerId)))
      throw refuse('NAME_INVALID', ['fullName']);
    const before = await filesOf(transaction, actor.seekerId);
    const claimed = await claimFiles(
      transaction,
      { accountId: actor.accountId, now },
      {
        cvClaim: { claim: input.cvClaim, preset: 'user_cv' },
        // A registration takes more kinds of portfolio; the profile shows PDF only.
        portfolioClaim: { claim: input.portfolioClaim, preset: 'user_portfolio', mediaType: PDF_MEDIA_TYPE },
        pictureClaim: { claim: input.pictureClaim, preset: 'profile_picture' },
      },
    );
    const given = givenColumns({
      full_name: input.fullName,
      phone_number: input.phoneNumber,
      education: input.education,
      work_experience: input.workExperience,
      technical_skills: input.technicalSkills && JSON.stringify(input.technicalSkills),
      soft_skills: input.softSkills && JSON.stringify(input.softSkills),
      cv_file_id: claimed.cvClaim,
      portfolio_file_id: claimed.portfolioClaim,
      picture_file_id: claimed.pictureClaim,
    });
    const changes: Record<string, Parameter> = { ...removals, ...given, updated_at: now };
    await affectedRows(
      transaction.manager,
      `UPDATE seekers SET ${Object.keys(changes)
        .map((column) => `${column} = ?`)
        .join(', ')} WHERE id = ?`,
      [...Object.values(changes), actor.seekerId],
    );
    const after = await filesOf(transaction, actor.seekerId);
    await discardFiles(
      services,
      transaction,
      Object.values(before).filter((id) => !Object.values(after).includes(id)),
    );
  });
}

async function filesOf({ manager }: Transaction, seekerId: string): Promise<SeekerFiles> {
  const files = await selectOne<SeekerFiles>(
    manager,
    'SELECT cv_file_id, portfolio_file_id, picture_file_id FROM seekers WHERE id = ?',
    [seekerId],
  );
  if (!files) throw new Error('The signed-in seeker has no profile');
  return { ...files };
}

async function nameOf({ manager }: Transaction, seekerId: string): Promise<string> {
  return (
    (await selectOne<{ full_name: string }>(manager, 'SELECT full_name FROM seekers WHERE id = ?', [seekerId]))
      ?.full_name ?? ''
  );
}
