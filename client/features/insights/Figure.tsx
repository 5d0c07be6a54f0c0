import { formatThousands } from '../../../domain/money';
import classes from './Insights.module.css';

interface FigureProps {
  value: number;
  /** What it counts, for a screen reader. */
  label: string;
  isOpened: boolean;
  onOpen: () => void;
}

/** A figure that opens the applications behind it; none has nothing to open. */
export function Figure({ value, label, isOpened, onOpen }: FigureProps) {
  if (value === 0) return <span className={classes.quiet}>0</span>;
  const number = formatThousands(value);
  return (
    <button
      type="button"
      className={classes.figure}
      aria-label={`${label}: ${number}`}
      aria-expanded={isOpened}
      onClick={onOpen}
    >
      {number}
    </button>
  );
}
