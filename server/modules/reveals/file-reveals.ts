import type { UploadPreset } from '../../../domain/files';
import { bitsOf, RevealKind } from '../../../domain/reveals';
import type { Actor } from '../../actor';
import type { Services } from '../../services';
import type { FileAccess, StoredFile } from '../files';
import { recordReveals } from './reveals';
import { seekerOfAccount } from './reveal-receipt.sql';

/** What a file shows of a person; files of companies show none. */
const SHOWN: Readonly<Record<UploadPreset, 'PICTURE' | 'CV' | 'PORTFOLIO' | null>> = {
  profile_picture: RevealKind.PICTURE,
  user_cv: RevealKind.CV,
  user_portfolio: RevealKind.PORTFOLIO,
  company_logo: null,
  company_deed: null,
  job_postings: null,
};

/** Commits the receipt for a person's file that someone else may read. */
export async function recordFileReveal(
  { services, actor }: { services: Services; actor: Actor | null },
  { preset, ownerAccountId: owner }: StoredFile,
  { application }: FileAccess,
): Promise<void> {
  const kind = SHOWN[preset];
  if (kind === null || actor?.accountId === owner) return;
  const details = bitsOf([kind]);
  if (application) {
    const { id: subjectId, seekerId } = application;
    return recordReveals({ services, actor }, [{ subjectId, seekerId, kind, details }]);
  }
  if (actor?.activeRole !== 'ADMIN') throw new Error('A rule opened the file of a person without an application');
  const seekerId = owner && (await seekerOfAccount(services.dataSource, owner));
  if (seekerId) await recordReveals({ services, actor }, [{ subjectId: seekerId, seekerId, kind, details }]);
}
