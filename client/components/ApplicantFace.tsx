import { Avatar, initialsOf } from './Avatar';
import { MaskedAvatar } from './MaskedAvatar';

export interface ApplicantAvatarProps {
  /** Seeds the pattern; says nothing about the person. */
  applicationId: string;
  applicant: { fullName: string; isRevealed: boolean; pictureUrl?: string | null } | null;
  size?: 'md' | 'lg';
}

/** A picture or initials once the identity is open, the woven pattern until then. */
export function ApplicantFace({ applicationId, applicant, size = 'md' }: ApplicantAvatarProps) {
  if (!applicant?.isRevealed) return <MaskedAvatar seed={applicationId} size={size} />;
  return (
    <Avatar url={applicant.pictureUrl} size={size === 'lg' ? 64 : 40}>
      {initialsOf(applicant.fullName)}
    </Avatar>
  );
}
