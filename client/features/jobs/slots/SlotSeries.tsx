import { Button, Card, Checkbox, Group, NativeSelect, NumberInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  LOCATION_TYPE_LABELS,
  LOCATION_TYPES,
  MAX_SLOT_CAPACITY,
  MIN_SLOT_CAPACITY,
  type LocationType,
} from '../../../../domain/slots';
import type { LocalSpan } from '../../../../domain/interview-times';
import { counted } from '../../../../domain/text';
import { INTERVIEW_TIME_CHOICES } from '../../../../domain/interview-times';
import { today, type SlotFormValue } from './slot-drafts';
import { firstPlan, leftOutText, seriesOf, SLOT_LENGTHS, type SlotPlan } from './slot-series';
import classes from './SlotSeries.module.css';

const weekdays = [
  ['1', 'Mon'],
  ['2', 'Tue'],
  ['3', 'Wed'],
  ['4', 'Thu'],
  ['5', 'Fri'],
  ['6', 'Sat'],
  ['0', 'Sun'],
] as const;
const lengths = SLOT_LENGTHS.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));
const places = LOCATION_TYPES.map((type) => ({ value: type, label: LOCATION_TYPE_LABELS[type] }));

interface FieldsProps {
  plan: SlotPlan;
  onChange: (changes: Partial<SlotPlan>) => void;
}

function DayFields({ plan, onChange }: FieldsProps) {
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label="First day"
          type="date"
          min={today()}
          value={plan.firstDay}
          onChange={(event) => onChange({ firstDay: event.currentTarget.value })}
        />
        <TextInput
          label="Last day"
          type="date"
          min={plan.firstDay || today()}
          value={plan.lastDay}
          onChange={(event) => onChange({ lastDay: event.currentTarget.value })}
        />
      </div>
      <Checkbox.Group
        label="On these weekdays"
        value={plan.weekdays.map(String)}
        onChange={(chosen) => onChange({ weekdays: chosen.map(Number) })}
      >
        <div className={classes.weekdays}>
          {weekdays.map(([value, label]) => (
            <Checkbox key={value} value={value} label={label} className={classes.weekday} />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}

function TimeFields({ plan, onChange }: FieldsProps) {
  return (
    <div className={classes.fields}>
      <NativeSelect
        label="From (WIB)"
        data={[...INTERVIEW_TIME_CHOICES]}
        value={plan.from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <NativeSelect
        label="Until (WIB)"
        data={[...INTERVIEW_TIME_CHOICES]}
        value={plan.until}
        onChange={(event) => onChange({ until: event.currentTarget.value })}
      />
      <NativeSelect
        label="Length of a slot"
        data={lengths}
        value={String(plan.minutes)}
        onChange={(event) => onChange({ minutes: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        label="Place of each"
        data={places}
        value={plan.locationType}
        onChange={(event) => onChange({ locationType: event.currentTarget.value as LocationType })}
      />
      <NumberInput
        label="Applicants per slot"
        inputMode="numeric"
        min={MIN_SLOT_CAPACITY}
        max={MAX_SLOT_CAPACITY}
        allowDecimal={false}
        allowNegative={false}
        value={plan.maxApplicants}
        onChange={(value) => onChange({ maxApplicants: typeof value === 'number' ? value : '' })}
      />
    </div>
  );
}

export interface SlotSeriesProps {
  slots: readonly SlotFormValue[];
  /** Slots of the job that are not in the form. */
  reserved: readonly LocalSpan[];
  /** `report` says what was made of the plan. */
  onAdd: (slots: SlotFormValue[], report: string) => void;
  onCancel: () => void;
}

/** Days and times, and how many slots they make; these then join the form as if they had been added one by one. */
export function SlotSeries({ slots, reserved, onAdd, onCancel }: SlotSeriesProps) {
  const [opened] = useState(() => new Date());
  const [plan, setPlan] = useState(() => firstPlan(slots, today()));
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const series = seriesOf(plan, { slots, reserved, now: opened });
  const leftOut = leftOutText(series.overlapping);
  const change = (changes: Partial<SlotPlan>): void => setPlan((before) => ({ ...before, ...changes }));
  const add = (): void =>
    onAdd(series.slots, [`${counted(series.slots.length, 'slot')} added.`, leftOut].filter(Boolean).join(' '));
  const keepFromSending = (event: KeyboardEvent): void => {
    // Enter in a field would send the whole form around this one.
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) event.preventDefault();
  };
  return (
    <Card role="group" aria-labelledby={titleId} className={classes.series} onKeyDown={keepFromSending}>
      <Stack gap="md">
        <Title order={3} id={titleId} ref={title} tabIndex={-1} className={classes.title}>
          Several slots at once
        </Title>
        <DayFields plan={plan} onChange={change} />
        <TimeFields plan={plan} onChange={change} />
        <div role="status">
          {series.sum ? <Text fw={600}>{series.sum}</Text> : null}
          {leftOut && !series.problem ? <Text size="sm">{leftOut}</Text> : null}
          {series.problem ? (
            <Text size="sm" className={classes.problem}>
              {series.problem}
            </Text>
          ) : null}
        </div>
        <Group gap="sm">
          <Button onClick={add} disabled={series.problem !== null}>
            {series.problem === null ? `Add ${counted(series.slots.length, 'slot')}` : 'Add slots'}
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
