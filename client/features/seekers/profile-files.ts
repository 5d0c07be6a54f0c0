import { SeekerProfilePart } from '../../../domain/seekers';
import { claimsOf, settleAll, useFileUpload, type FileUpload } from '../../components/FileField/use-file-upload';
import { toast } from '../../components/toasts';
import type { UpdateSeekerProfileInput } from '../../graphql/generated';

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

const messageTime = { milliseconds: 5000 };

export function useProfileFiles(): ProfileFiles {
  const cvClaim = useFileUpload({ preset: 'user_cv', place: 'profile', failed: 'FILE_UPLOAD_FAILED' });
  const portfolioClaim = useFileUpload({ preset: 'user_portfolio', place: 'profile', failed: 'FILE_UPLOAD_FAILED' });
  const pictureClaim = useFileUpload({ preset: 'profile_picture', place: 'profile', failed: 'PROFILE_IMAGE_UPLOAD_FAILED' });
  return { cvClaim, portfolioClaim, pictureClaim };
}

/**
 * What the form says about its files, once all are up. A picture that failed stops the save (null); a CV or
 * portfolio that failed is left out and said (seeker specification, section 8).
 */
export async function profileFileChanges(files: ProfileFiles): Promise<UpdateSeekerProfileInput | null> {
  const drafts = await settleAll({ ...files });
  if (drafts.pictureClaim.state === 'failed') {
    toast.error(drafts.pictureClaim.message, messageTime);
    return null;
  }
  const skipped = [drafts.cvClaim, drafts.portfolioClaim].find((draft) => draft.state === 'failed');
  if (skipped?.state === 'failed') toast.error(skipped.message, messageTime);
  const names = Object.keys(PART) as (keyof ProfileFiles)[];
  const remove = names.filter((name) => drafts[name].state === 'removed').map((name) => PART[name]);
  return { ...claimsOf(drafts), ...(remove.length > 0 ? { remove } : {}) };
}
