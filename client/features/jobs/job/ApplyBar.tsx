import { useTranslations } from 'use-intl/react';
import { ZONE_NAMES } from '../../../../domain/time';
import { FormError } from '../../../components/FormError';
import { LightButton } from '../../../components/LightButton';
import { ReadersTime } from '../../../components/ReadersTime';
import { MiniChipButton } from '../../../components/times/MiniChip';
import { canChoose, inOrder } from '../../../components/times/board-weeks';
import type { SeekerJobSlotFragment } from '../../../graphql/generated';
import { IconClockPause } from '../../../icons';
import { useFormats } from '../../../language/formats';
import classes from './ApplyBar.module.css';
import type { SlotHold } from './use-slot-hold';

export interface ApplyBarProps {
  slots: readonly SeekerJobSlotFragment[];
  chosen: SeekerJobSlotFragment | null;
  hold: Pick<SlotHold, 'secondsLeft' | 'hasEnded'>;
  isApplying: boolean;
  /** Why the last choice or application was refused; null when it was not. */
  refusal: string | null;
  /** Null lets the chosen time go. */
  onChoose: (slotId: string | null) => void;
  onApply: () => void;
}

function HoldLine({ hold }: Pick<ApplyBarProps, 'hold'>) {
  const t = useTranslations('browse.apply');
  const { secondsLeft, hasEnded } = hold;
  if (secondsLeft !== null) {
    return (
      <span className={classes.hold} role="timer" data-short={secondsLeft <= 60 || undefined}>
        <IconClockPause size={16} stroke={1.75} aria-hidden />
        <span>
          {secondsLeft > 60
            ? t('heldMinutes', { minutes: Math.ceil(secondsLeft / 60) })
            : t('heldSeconds', { seconds: secondsLeft })}
        </span>
      </span>
    );
  }
  return hasEnded ? (
    <span className={classes.hold} data-short role="status">
      {t('holdEnded')}
    </span>
  ) : null;
}

function ChosenTime({ slot }: { slot: SeekerJobSlotFragment }) {
  const t = useTranslations('portal.time');
  const places = useTranslations('options.locationType');
  const seats = useTranslations('browse.times.spoken');
  const formats = useFormats();
  const time = t('one', { time: slot.start, zone: ZONE_NAMES[slot.timeZone] });
  const left = seats('seats', { count: String(slot.seatsLeft), seats: String(slot.maxApplicants) });
  return (
    <span className={classes.time}>
      <span>{`${formats.shortWeekday(slot.date)}, ${formats.dayAndMonth(slot.date)}, ${time}`}</span>
      <ReadersTime time={slot} />
      <span className={classes.place}>{` · ${places(slot.locationType)} · ${left}`}</span>
    </span>
  );
}

/** The next time that can be had, one tap away; the board beside it is in sight where there is room for both. */
function Nearest({ slots, onChoose }: Pick<ApplyBarProps, 'slots' | 'onChoose'>) {
  const t = useTranslations('browse.apply');
  const [nearest] = inOrder(slots).filter(canChoose);
  return nearest ? (
    <div className={classes.nearest}>
      {t('nearest')}
      <MiniChipButton time={nearest} onChoose={() => onChoose(nearest.id)} />
    </div>
  ) : null;
}

/**
 * At the bottom of a phone's screen, in reach of the thumb, and under the board where there is room: what was refused,
 * the nearest or the chosen time, how long it is held, and Apply Now.
 */
export function ApplyBar({ slots, chosen, hold, isApplying, refusal, onChoose, onApply }: ApplyBarProps) {
  const t = useTranslations('browse.apply');
  return (
    <section className={classes.bar} aria-label={t('label')}>
      <div className={classes.refusal}>
        <FormError messages={refusal} />
      </div>
      <div className={classes.choice} data-chosen={chosen !== null || undefined}>
        {/* Announced when it changes; the countdown beneath is not, or it would speak every second. */}
        <div aria-live="polite">{chosen ? <ChosenTime slot={chosen} /> : null}</div>
        {chosen ? <HoldLine hold={hold} /> : <Nearest slots={slots} onChoose={onChoose} />}
      </div>
      <LightButton className={classes.apply} disabled={!chosen} busy={isApplying} onClick={onApply}>
        {t('submit')}
      </LightButton>
      {chosen ? (
        <LightButton look="quiet" className={classes.letGo} disabled={isApplying} onClick={() => onChoose(null)}>
          {t('letGo')}
        </LightButton>
      ) : null}
    </section>
  );
}
