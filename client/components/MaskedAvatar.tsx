import classes from './MaskedAvatar.module.css';
import { patternOf } from './mask-pattern';

export interface MaskedAvatarProps {
  /** Something that tells two rows apart and says nothing about the person, such as the application's id. */
  seed: string;
  size?: 'md' | 'lg';
}

/** Instead of a picture that is not shown yet: a calm pattern, different for each application. */
export function MaskedAvatar({ seed, size = 'md' }: MaskedAvatarProps) {
  const { tilt, tone, cells } = patternOf(seed);
  return (
    <svg viewBox="0 0 40 40" className={classes.avatar} data-size={size} data-tone={tone} aria-hidden="true">
      <rect width="40" height="40" className={classes.ground} />
      <g transform={`rotate(${tilt} 20 20)`}>
        {cells.map(({ x, y, round }) => (
          <rect key={`${x}/${y}`} x={x} y={y} width="8" height="8" rx={round ? 4 : 1.5} className={classes.cell} />
        ))}
      </g>
    </svg>
  );
}
