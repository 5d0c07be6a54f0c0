import { SeekerProfilePart } from '../../../../domain/seekers';
import {
  claimsOf,
  firstFailedFile,
  settleAll,
  skippedFiles,
  useFileUpload,
  type FileUpload,
} from '../../../components/FileField/use-file-upload';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import type { UpdateSeekerProfileInput } from '../../../graphql/generated';

export interface ProfileFiles {
  cvClaim: FileUpload;
  portfolioClaim: FileUpload;
  pictureClaim: FileUpload;
}

const PART = {
  cvClaim: SeekerProfilePart.CV,
  portfolioClaim: SeekerProfilePart.PORTFOLIO,
  pictureClaim: SeekerProfilePart.PICTURE,
} as const satisfies Record<keyof ProfileFiles, SeekerProfilePart>;

export function useProfileFiles(): ProfileFiles {
  const cvClaim = useFileUpload({ preset: 'user_cv', place: 'profile', failed: 'FILE_UPLOAD_FAILED' });
  const portfolioClaim = useFileUpload({ preset: 'user_portfolio', place: 'profile', failed: 'FILE_UPLOAD_FAILED' });
  const pictureClaim = useFileUpload({
    preset: 'profile_picture',
    place: 'profile',
    failed: 'PROFILE_IMAGE_UPLOAD_FAILED',
  });
  return { cvClaim, portfolioClaim, pictureClaim };
}

/**
 * What the form says about its files, once all are up. One that was refused and a picture that failed stop the save
 * (null); a CV or portfolio that did not get through is left out, and a toast says so.
 */
export async function profileFileChanges(
  files: ProfileFiles,
): Promise<{ changes: UpdateSeekerProfileInput; hasSkipped: boolean } | null> {
  const { pictureClaim, ...documents } = await settleAll({ ...files });
  const inTheWay = pictureClaim.state === 'failed' ? pictureClaim : firstFailedFile(documents);
  if (inTheWay) {
    toast.error(inTheWay.message, { ...TOAST.long, title: inTheWay.name });
    return null;
  }
  const skipped = skippedFiles(documents);
  for (const { name, message } of skipped) toast.error(message, { ...TOAST.long, title: name });
  const drafts = { pictureClaim, ...documents };
  const names = Object.keys(PART) as (keyof ProfileFiles)[];
  const remove = names.filter((name) => drafts[name].state === 'removed').map((name) => PART[name]);
  return { changes: { ...claimsOf(drafts), ...(remove.length > 0 ? { remove } : {}) }, hasSkipped: skipped.length > 0 };
}
