import { useTranslations } from 'use-intl/react';
import { Button, CloseButton, UnstyledButton } from '@mantine/core';
import { IconClockPause } from '../../../icons';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormats } from '../../../language/formats';
import { FormError } from '../../../components/FormError';
import { InterviewLine } from '../../../components/InterviewLine';
import type { SeekerJobSlotFragment } from '../../../graphql/generated';
import classes from './ApplyBar.module.css';
import type { SlotHold } from './use-slot-hold';

export interface ApplyBarProps {
  chosen: SeekerJobSlotFragment | null;
  hold: Pick<SlotHold, 'secondsLeft' | 'hasEnded'>;
  isApplying: boolean;
  /** Why the last choice or application was refused; null when it was not. */
  refusal: string | null;
  /** Leads to the times, while none is chosen. */
  onShowTimes: () => void;
  onApply: () => void;
  onClear: () => void;
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function HoldLine({ hold }: Pick<ApplyBarProps, 'hold'>) {
  const t = useTranslations('browse.apply');
  if (hold.secondsLeft !== null) {
    return (
      <span className={classes.hold} role="timer" data-short={hold.secondsLeft <= 60 || undefined}>
        <IconClockPause size={16} stroke={1.75} aria-hidden />
        {t('heldFor', { time: clock(hold.secondsLeft) })}
      </span>
    );
  }
  return hold.hasEnded ? (
    <span className={classes.hold} data-short role="status">
      {t('holdEnded')}
    </span>
  ) : null;
}

/**
 * Stays at the bottom of the screen, in reach of the thumb: what was refused, the chosen time, how long it is held, and
 * Apply Now.
 */
export function ApplyBar({ chosen, hold, isApplying, refusal, onShowTimes, onApply, onClear }: ApplyBarProps) {
  const t = useTranslations('browse.apply');
  const formats = useFormats();
  const toTimes = useRef<HTMLButtonElement>(null);
  const clear = (): void => {
    flushSync(onClear);
    // The button that was pressed is gone.
    toTimes.current?.focus();
  };
  return (
    <section className={classes.bar} aria-label={t('label')}>
      {/* Here, because the finger is here: the times above may be off the screen. */}
      <div className={classes.refusal}>
        <FormError messages={refusal} />
      </div>
      <div className={classes.choice}>
        {/* Announced when it changes; the countdown beneath is not, or it would speak every second. */}
        <div aria-live="polite">
          {chosen ? (
            <span className={classes.time}>
              {formats.shortWeekday(chosen.date)}, <InterviewLine time={chosen} />
            </span>
          ) : (
            <UnstyledButton ref={toTimes} onClick={onShowTimes} className={classes.toSlots}>
              {t('chooseTime')}
            </UnstyledButton>
          )}
        </div>
        {chosen ? <HoldLine hold={hold} /> : null}
      </div>
      {chosen ? <CloseButton size="xl" aria-label={t('letGo')} onClick={clear} disabled={isApplying} /> : null}
      <Button size="md" className={classes.apply} disabled={!chosen} loading={isApplying} onClick={onApply}>
        {t('submit')}
      </Button>
    </section>
  );
}
