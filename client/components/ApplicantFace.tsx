import { Avatar } from '@mantine/core';
import { MaskedAvatar } from './MaskedAvatar';

export interface ApplicantFaceProps {
  /** Seeds the pattern; says nothing about the person. */
  applicationId: string;
  applicant: { fullName: string; isRevealed: boolean; pictureUrl?: string | null } | null;
  size?: 'md' | 'lg';
}

/** A picture or initials once the identity is open, the woven pattern until then. */
export function ApplicantFace({ applicationId, applicant, size = 'md' }: ApplicantFaceProps) {
  if (!applicant?.isRevealed) return <MaskedAvatar seed={applicationId} size={size} />;
  return (
    <Avatar
      translate="no"
      src={applicant.pictureUrl}
      name={applicant.fullName}
      color="teal"
      radius="md"
      size={size === 'lg' ? '4rem' : '2.5rem'}
      alt=""
    />
  );
}
