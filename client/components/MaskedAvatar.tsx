import classes from './MaskedAvatar.module.css';
import { patternOf, type MaskCell } from './mask-pattern';

export interface MaskedAvatarProps {
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
export function MaskedAvatar({ seed, size = 'md' }: MaskedAvatarProps) {
  const { tilt, tone, cells } = patternOf(seed);
  return (
    <svg viewBox="0 0 40 40" className={classes.avatar} data-size={size} data-tone={tone} aria-hidden="true">
      <path transform={`rotate(${tilt} 20 20)`} d={cells.map(outlineOf).join('')} />
    </svg>
  );
}
