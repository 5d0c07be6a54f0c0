import { useTranslations } from 'use-intl/react';
import { useId } from 'react';
import { LOCATION_TYPES, MAX_SLOT_CAPACITY, MIN_SLOT_CAPACITY } from '../../../../domain/slots';
import type { SlotBrush } from './slot-painting';
import { SLOT_LENGTHS } from './slot-series';
import classes from './SlotBrushBar.module.css';

interface ChoiceProps<Value> {
  legend: string;
  choices: readonly Value[];
  chosen: Value;
  textOf: (choice: Value) => string;
  onChoose: (choice: Value) => void;
}

function Choice<Value extends string | number>({ legend, choices, chosen, textOf, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.part}>
      <legend className={classes.name}>{legend}</legend>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <label key={choice} className={classes.choice}>
            <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
            <span>{textOf(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const seats = Array.from(
  { length: MAX_SLOT_CAPACITY - MIN_SLOT_CAPACITY + 1 },
  (_, index) => MIN_SLOT_CAPACITY + index,
);

/** What the next painted slot is like. */
export function SlotBrushBar({ brush, onChange }: { brush: SlotBrush; onChange: (brush: SlotBrush) => void }) {
  const t = useTranslations('companyJobs.painter');
  const placeText = useTranslations('options.locationType');
  return (
    <div role="group" aria-label={t('brush')} className={classes.brush}>
      <Choice
        legend={t('minutes')}
        choices={SLOT_LENGTHS}
        chosen={brush.minutes}
        textOf={String}
        onChoose={(minutes) => onChange({ ...brush, minutes })}
      />
      <Choice
        legend={t('place')}
        choices={LOCATION_TYPES}
        chosen={brush.locationType}
        textOf={placeText}
        onChoose={(locationType) => onChange({ ...brush, locationType })}
      />
      <label className={classes.part}>
        <span className={classes.name}>{t('seats')}</span>
        <select
          className={classes.seats}
          value={brush.maxApplicants}
          onChange={(event) => onChange({ ...brush, maxApplicants: Number(event.currentTarget.value) })}
        >
          {seats.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
    </div>
  );
}
