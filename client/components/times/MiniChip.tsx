import { useTranslations } from 'use-intl/react';
import { Link, type To } from 'react-router-dom';
import { ZONE_NAMES, type LocalDate, type LocalTime, type TimeZone } from '../../../domain/time';
import { useFormats } from '../../language/formats';
import classes from './MiniChip.module.css';

interface MiniTime {
  date: LocalDate;
  start: LocalTime;
  timeZone: TimeZone;
}

export interface MiniChipProps {
  time: MiniTime;
  to: To;
  state?: unknown;
  /** For which job, where the words around do not say it. */
  about?: string;
  /** The link was followed. */
  onOpen?: (() => void) | undefined;
}

/** `Wed 09:00 WIB` for the eye, the whole day for the ear. */
function useMiniTexts({ date, start, timeZone }: MiniTime, about?: string) {
  const formats = useFormats();
  const t = useTranslations('portal.time');
  const zone = ZONE_NAMES[timeZone];
  const spoken = `${formats.weekday(date)}, ${formats.day(date)}, ${t('one', { time: start, zone })}`;
  return {
    shown: `${formats.shortWeekday(date)} ${t('one', { time: start, zone })}`,
    spoken: about ? `${spoken}, ${about}` : spoken,
  };
}

/** A free time on a card: opens its job with that time chosen. */
export function MiniChip({ time, to, state, about, onOpen }: MiniChipProps) {
  const { shown, spoken } = useMiniTexts(time, about);
  return (
    <Link to={to} state={state} onClick={onOpen} className={classes.chip} aria-label={`${shown}: ${spoken}`}>
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
