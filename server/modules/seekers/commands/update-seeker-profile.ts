import type { SeekerProfileChanges } from '../../../../domain/seekers.schema';
import type { SeekerProfilePart } from '../../../../domain/seekers';
import { PDF_MEDIA_TYPE } from '../../../../domain/files';
import type { SeekerActor } from '../../../actor';
import { lockRows } from '../../../db/lock';
import { givenValues } from '../../../db/given-values';
import { inTransaction } from '../../../db/transaction';
import type { Services } from '../../../services';
import { recordCorrection } from '../../accounts';
import { keepFormerName } from '../../audit';
import { claimFiles, discardFiles } from '../../files';
import { Seeker } from '../seeker.entity';

/** What removing a part does to the row. */
const REMOVED = {
  CV: { cvFileId: null },
  PORTFOLIO: { portfolioFileId: null },
  PICTURE: { pictureFileId: null },
  WORK_EXPERIENCE: { workExperience: null },
} as const satisfies Record<SeekerProfilePart, Partial<Seeker>>;

const FILES = ['cvFileId', 'portfolioFileId', 'pictureFileId'] as const satisfies (keyof Seeker)[];

/**
 * Changes what was given; missing and empty values leave what is stored, and `remove` removes parts. Files that the
 * profile no longer shows are deleted.
 */
export async function updateSeekerProfile(
  services: Services,
  actor: SeekerActor,
  input: SeekerProfileChanges,
): Promise<void> {
  const now = services.clock.now();
  // Named as the columns are.
  const { cvClaim, portfolioClaim, pictureClaim, remove, ...texts } = input;
  await inTransaction(services.dataSource, async (transaction) => {
    await lockRows(transaction, { seeker: actor.seekerId });
    const seekers = transaction.manager.getRepository(Seeker);
    const before = await seekers.findOneByOrFail({ id: actor.seekerId });
    const claimed = await claimFiles(
      transaction,
      { accountId: actor.accountId, now },
      {
        cvClaim: { claim: cvClaim, preset: 'user_cv' },
        // A registration accepts more kinds of portfolio; the profile shows PDF only.
        portfolioClaim: { claim: portfolioClaim, preset: 'user_portfolio', mediaType: PDF_MEDIA_TYPE },
        pictureClaim: { claim: pictureClaim, preset: 'profile_picture' },
      },
    );
    const changes: Partial<Seeker> = {
      ...Object.assign({}, ...remove.map((part) => REMOVED[part])),
      ...givenValues({
        ...texts,
        cvFileId: claimed.cvClaim,
        portfolioFileId: claimed.portfolioClaim,
        pictureFileId: claimed.pictureClaim,
      }),
    };
    await seekers.update(actor.seekerId, { ...changes, updatedAt: now });
    await recordCorrection(transaction, { accountId: actor.accountId, role: 'USER' }, { before, changes, now });
    const after = { ...before, ...changes };
    await keepFormerName(transaction, actor.seekerId, { before: before.fullName, after: after.fullName });
    await discardFiles(
      services,
      transaction,
      FILES.filter((file) => before[file] !== after[file]).map((file) => before[file]),
    );
  });
}
