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

/** The day over its time. */
export function DayAndTime({ day, time }: { day: string; time: string }) {
  return (
    <>
      <small className={classes.day}>{day}</small>
      <span>{time}</span>
    </>
  );
}

/** A free time on a card: opens its job with that time chosen. */
export function MiniChip({ time: at, to, about, onOpen }: MiniChipProps) {
  const { day, time, spoken } = useMiniTexts(at, about);
  return (
    <Link to={to} onClick={onOpen} className={classes.chip} aria-label={`${day}, ${time}: ${spoken}`}>
      <DayAndTime day={day} time={time} />
    </Link>
  );
}

/** The same where the job is already open: chooses at once. */
export function MiniChipButton({ time: at, onChoose }: { time: MiniTime; onChoose: () => void }) {
  const { day, time, spoken } = useMiniTexts(at);
  return (
    <button type="button" className={classes.chip} aria-label={`${day}, ${time}: ${spoken}`} onClick={onChoose}>
      <DayAndTime day={day} time={time} />
    </button>
  );
}
