import { Avatar, initialsOf } from './Avatar';
import classes from './MaskedAvatar.module.css';

interface MaskCell {
  x: number;
  y: number;
  round: boolean;
}

interface MaskPattern {
  /** Degrees. */
  tilt: number;
  tone: 0 | 1 | 2;
  cells: MaskCell[];
}

/** FNV-1a: small, stable between sessions, and no secret is behind it. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const character of seed) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** A mirrored pattern like that of a woven cloth: the same for the same seed, on a 40 by 40 sheet. */
export function patternOf(seed: string): MaskPattern {
  const hash = hashOf(seed);
  const cells: MaskPattern['cells'] = [];
  for (let index = 0; index < 8; index += 1) {
    if (((hash >> index) & 1) === 0) continue;
    const x = index % 2 === 0 ? 2 : 11;
    const y = 2 + Math.floor(index / 2) * 9.3;
    const round = ((hash >> (index + 8)) & 1) === 1;
    cells.push({ x, y, round }, { x: 30 - x + 0.5, y, round });
  }
  return { tilt: ((hash >> 20) & 3) * 45, tone: ((hash >>> 24) % 3) as 0 | 1 | 2, cells };
}

interface MaskedAvatarProps {
  /** Something that tells two rows apart and says nothing about the person, such as the application's id. */
  seed: string;
  size?: 'md' | 'lg';
}

/** A circle or a square of 8 with round corners. All cells are one path: a list draws fifty of these at once. */
const outlineOf = ({ x, y, round }: MaskCell): string =>
  round
    ? `M${x} ${y + 4}a4 4 0 1 1 8 0a4 4 0 1 1-8 0z`
    : `M${x + 1.5} ${y}h5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-5a1.5 1.5 0 0 1-1.5-1.5v-5a1.5 1.5 0 0 1 1.5-1.5z`;

/** Instead of a picture that is not shown yet: a calm pattern, different for each application. */
function MaskedAvatar({ seed, size = 'md' }: MaskedAvatarProps) {
  const { tilt, tone, cells } = patternOf(seed);
  return (
    <svg viewBox="0 0 40 40" className={classes.avatar} data-size={size} data-tone={tone} aria-hidden="true">
      <path transform={`rotate(${tilt} 20 20)`} d={cells.map(outlineOf).join('')} />
    </svg>
  );
}

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
