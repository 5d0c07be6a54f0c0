import { useTranslations } from 'use-intl/react';
import { ZONE_NAMES } from '../../../domain/time';
import { useFormats } from '../../language/formats';
import { IconBuilding, IconHelpCircle, IconVideo } from '../../icons';
import { useReadersTime } from '../ReadersTime';
import { canChoose, reasonOf, type BoardTime } from './board-weeks';
import classes from './TimeChip.module.css';

const placeIcons = { ONSITE: IconBuilding, ONLINE: IconVideo, TENTATIVE: IconHelpCircle } as const;

/** `Wednesday, Nov 25, 2026, 09:00 – 09:30 WIB, Online, 4 of 5 seats left`. */
function useSpokenName(time: BoardTime): string {
  const t = useTranslations('browse.times');
  const span = useTranslations('portal.time');
  const places = useTranslations('options.locationType');
  const formats = useFormats();
  const reason = reasonOf(time);
  const yours = useReadersTime(time);
  return [
    `${formats.weekday(time.date)}, ${formats.day(time.date)}`,
    span('span', { start: time.start, end: time.end, zone: ZONE_NAMES[time.timeZone] }),
    ...(yours ? [yours.span] : []),
    places(time.locationType),
    reason
      ? t(`spoken.${reason}`)
      : t('spoken.seats', { count: String(time.seatsLeft), seats: String(time.maxApplicants) }),
  ].join(', ');
}

export interface TimeChipProps {
  time: BoardTime;
  /** The radio group's. */
  name: string;
  isChosen: boolean;
  /** Null when the chosen chip is tapped again. */
  onChoose: (id: string | null) => void;
}

/** One interview time, as a native radio. */
export function TimeChip({ time, name, isChosen, onChoose }: TimeChipProps) {
  const t = useTranslations('browse.times');
  const spoken = useSpokenName(time);
  const reason = reasonOf(time);
  const yours = useReadersTime(time);
  const PlaceIcon = placeIcons[time.locationType];
  return (
    <label className={classes.chip} data-reason={reason ?? undefined}>
      <input
        type="radio"
        name={name}
        value={time.id}
        className={classes.radio}
        aria-label={spoken}
        checked={isChosen}
        disabled={!canChoose(time)}
        onClick={() => isChosen && onChoose(null)}
        onChange={() => onChoose(time.id)}
      />
      <span className={classes.time}>
        {reason ? null : <PlaceIcon size={14} stroke={1.75} aria-hidden />}
        <span>{time.start}</span>
      </span>
      {yours ? <small className={classes.yours}>{yours.start}</small> : null}
      <small className={classes.line}>
        <span>{reason ? t(`word.${reason}`) : t('word.seats', { count: time.seatsLeft })}</span>
      </small>
    </label>
  );
}
