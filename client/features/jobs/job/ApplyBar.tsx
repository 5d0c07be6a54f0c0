import { useTranslations } from 'use-intl/react';
import { spanOf } from '../../../../domain/interview-times';
import { MINUTE_MS } from '../../../../domain/time';
import { LightButton } from '../../../components/LightButton';
import { ReadersTime } from '../../../components/ReadersTime';
import { SpanText } from '../../../components/SpanText';
import { MiniChipButton } from '../../../components/times/MiniChip';
import { canChoose, inOrder } from '../../../components/times/board-weeks';
import type { SeekerJobSlotFragment } from '../../../graphql/generated';
import { IconClockPause } from '../../../icons';
import { useFormats } from '../../../language/formats';
import classes from './ApplyBar.module.css';
import { BottomBar } from './BottomBar';
import type { SlotHold } from './use-slot-hold';

export interface ApplyBarProps {
  slots: readonly SeekerJobSlotFragment[];
  /** The job's place. */
  location: string;
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

/** `Mon, Dec 7, 11:30 – 12:30 WIB`; beneath, `On site, Malang · 60 minutes`. The venue itself comes with acceptance. */
function ChosenTime({ slot, location }: { slot: SeekerJobSlotFragment; location: string }) {
  const t = useTranslations('browse.apply');
  const places = useTranslations('options.locationType');
  const formats = useFormats();
  const kind = places(slot.locationType);
  const place = slot.locationType === 'ONLINE' ? kind : t('onSite', { kind, place: location });
  const { startsAt, endsAt } = spanOf(slot);
  const minutes = String((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
  return (
    <span className={classes.time}>
      <span>{`${formats.shortWeekday(slot.date)}, ${formats.dayAndMonth(slot.date)}, `}</span>
      <SpanText time={slot} />
      <ReadersTime time={slot} />
      <span className={classes.place}>{`${place} · ${t('length', { minutes })}`}</span>
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

/** What was refused, the nearest or the chosen time, how long it is held, and Apply Now. */
export function ApplyBar({ slots, location, chosen, hold, isApplying, refusal, onChoose, onApply }: ApplyBarProps) {
  const t = useTranslations('browse.apply');
  return (
    <BottomBar label={t('label')} refusal={refusal}>
      <div className={classes.choice} data-chosen={chosen !== null || undefined}>
        {/* Announced when it changes; the countdown beneath is not, or it would speak every second. */}
        <div aria-live="polite">{chosen ? <ChosenTime slot={chosen} location={location} /> : null}</div>
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
    </BottomBar>
  );
}
