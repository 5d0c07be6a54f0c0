import type { MouseEvent } from 'react';
import { Link, type To } from 'react-router-dom';
import { useMiniTexts, type MiniTime } from './mini-texts';
import classes from './MiniChip.module.css';

export interface MiniChipProps {
  time: MiniTime;
  to: To;
  /** For which job, where the words around do not say it. */
  about?: string;
  /** The link was pressed. */
  onOpen?: ((press: MouseEvent) => void) | undefined;
}

/** A free time on a card: opens its job with that time chosen. */
export function MiniChip({ time, to, about, onOpen }: MiniChipProps) {
  const { shown, spoken } = useMiniTexts(time, about);
  return (
    <Link to={to} onClick={onOpen} className={classes.chip} aria-label={`${shown}: ${spoken}`}>
      {shown}
    </Link>
  );
}

/** The same where the job is already open: chooses at once. */
export function MiniChipButton({ time, onChoose }: { time: MiniTime; onChoose: () => void }) {
  const { shown, spoken } = useMiniTexts(time);
  return (
    <button type="button" className={classes.chip} aria-label={`${shown}: ${spoken}`} onClick={onChoose}>
      {shown}
    </button>
  );
}
