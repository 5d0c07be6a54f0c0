import { useTranslations } from 'use-intl/react';
import { Button, Text } from '@mantine/core';
import { useId, useState, type Ref } from 'react';
import { TimeText } from '../../../components/TimeText';
import { useFormats } from '../../../language/formats';
import type { FreeSlot } from './use-free-slots';
import classes from './Reschedule.module.css';

/** What was chosen: a slot's id, another time, or nothing yet. */
export type TimeChoice = string | 'OTHER' | null;

interface RescheduleSlotsProps {
  slots: readonly FreeSlot[];
  chosen: TimeChoice;
  onChoose: (slot: FreeSlot | 'OTHER') => void;
  error: string | undefined;
  /** The first choice, which has the focus when the form appears. */
  first: Ref<HTMLInputElement>;
}

/** As many as a phone shows above the rest of the form; others unfold. */
const SHOWN = 6;

function SlotWords({ slot }: { slot: FreeSlot }) {
  const t = useTranslations('applications.reschedule.slots');
  const places = useTranslations('options.locationType');
  const formats = useFormats();
  return (
    <>
      <span>
        {formats.shortWeekday(slot.date)}, {formats.dayAndMonth(slot.date)}
      </span>{' '}
      <span className={classes.hours}>
        <TimeText value={slot.start} end={slot.end} />
      </span>{' '}
      <span className={`${classes.label} ${classes.beneath}`}>
        {places(slot.locationType)} · {t('seatsLeft', { left: String(slot.seatsLeft), seats: slot.maxApplicants })}
      </span>
    </>
  );
}

/** The job's free times as a choice, and any other time last. */
export function RescheduleSlots({ slots, chosen, onChoose, error, first }: RescheduleSlotsProps) {
  const t = useTranslations('applications.reschedule.slots');
  const [showsAll, setShowsAll] = useState(false);
  const name = useId();
  const hint = useId();
  const shown = showsAll ? slots : slots.slice(0, SHOWN);
  const folded = slots.length - shown.length;
  return (
    <fieldset className={classes.slots} aria-describedby={hint} aria-invalid={error ? true : undefined}>
      <legend className={classes.legend}>{t('label')}</legend>
      <div className={classes.chips}>
        {shown.map((slot, index) => (
          <label key={slot.id} className={classes.chip}>
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name={name}
              className={classes.radio}
              checked={chosen === slot.id}
              onChange={() => onChoose(slot)}
            />
            <SlotWords slot={slot} />
          </label>
        ))}
        <label className={classes.chip}>
          <input
            type="radio"
            name={name}
            className={classes.radio}
            checked={chosen === 'OTHER'}
            onChange={() => onChoose('OTHER')}
          />
          <span>{t('other')}</span>
        </label>
      </div>
      {folded > 0 ? (
        <Button variant="subtle" size="compact-md" onClick={() => setShowsAll(true)}>
          {t('more', { count: folded })}
        </Button>
      ) : null}
      <div id={hint}>
        {error ? (
          <Text c="red" size="sm" role="alert">
            {error}
          </Text>
        ) : null}
        <Text size="sm" c="dimmed">
          {t('notReserved')}
        </Text>
      </div>
    </fieldset>
  );
}
