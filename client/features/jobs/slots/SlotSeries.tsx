import { useTranslations } from 'use-intl/react';
import { Button, Card, Checkbox, Group, NativeSelect, NumberInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { LOCATION_TYPES, MAX_SLOT_CAPACITY, MIN_SLOT_CAPACITY, type LocationType } from '../../../../domain/slots';
import { type LocalSpan, INTERVIEW_TIME_CHOICES } from '../../../../domain/interview-times';
import { addDays, ZONE_NAMES, type TimeZone } from '../../../../domain/time';
import { useFormats } from '../../../language/formats';
import { todayIn, type SlotFormValue } from './slot-drafts';
import { leftOutText, seriesOf, SLOT_LENGTHS, type SlotPlan } from './slot-series';
import { CancelButton } from '../../../components/CancelButton';
import classes from './SlotSeries.module.css';

/** From Monday on; 0 is Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
/** Any one, to name the weekdays by. */
const sunday = '2026-11-22';

interface FieldsProps {
  timeZone: TimeZone;
  plan: SlotPlan;
  onChange: (changes: Partial<SlotPlan>) => void;
}

function DayFields({ plan, onChange, timeZone }: FieldsProps) {
  const t = useTranslations('companyJobs.series');
  const formats = useFormats();
  const today = todayIn(timeZone);
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label={t('firstDay')}
          type="date"
          min={today}
          value={plan.firstDay}
          onChange={(event) => onChange({ firstDay: event.currentTarget.value })}
        />
        <TextInput
          label={t('lastDay')}
          type="date"
          min={plan.firstDay || today}
          value={plan.lastDay}
          onChange={(event) => onChange({ lastDay: event.currentTarget.value })}
        />
      </div>
      <Checkbox.Group
        label={t('weekdays')}
        value={plan.weekdays.map(String)}
        onChange={(chosen) => onChange({ weekdays: chosen.map(Number) })}
      >
        <div className={classes.weekdays}>
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              value={String(day)}
              label={formats.shortWeekday(addDays(sunday, day))}
              className={classes.weekday}
            />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}

function TimeFields({ plan, onChange, timeZone }: FieldsProps) {
  const t = useTranslations('companyJobs.series');
  const placeText = useTranslations('options.locationType');
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={<span>{t('from', { zone: ZONE_NAMES[timeZone] })}</span>}
        data={[...INTERVIEW_TIME_CHOICES]}
        value={plan.from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <NativeSelect
        label={<span>{t('until', { zone: ZONE_NAMES[timeZone] })}</span>}
        data={[...INTERVIEW_TIME_CHOICES]}
        value={plan.until}
        onChange={(event) => onChange({ until: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('length')}
        data={SLOT_LENGTHS.map((length) => ({ value: String(length), label: t('minutes', { count: String(length) }) }))}
        value={String(plan.minutes)}
        onChange={(event) => onChange({ minutes: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        label={t('place')}
        data={LOCATION_TYPES.map((type) => ({ value: type, label: placeText(type) }))}
        value={plan.locationType}
        onChange={(event) => onChange({ locationType: event.currentTarget.value as LocationType })}
      />
      <NumberInput
        label={t('applicants')}
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
  plan: SlotPlan;
  onPlan: (plan: SlotPlan) => void;
  slots: readonly SlotFormValue[];
  /** Slots of the job that are not in the form. */
  reserved: readonly LocalSpan[];
  /** Of the job. */
  timeZone: TimeZone;
  /** `report` says what was made of the plan. */
  onAdd: (slots: SlotFormValue[], report: string) => void;
  onCancel: () => void;
}

/** Days and times, and how many slots they make; these then join the form as if they had been added one by one. */
export function SlotSeries({ plan, onPlan, slots, reserved, timeZone, onAdd, onCancel }: SlotSeriesProps) {
  const t = useTranslations('companyJobs.series');
  const [opened] = useState(() => new Date());
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const series = seriesOf(plan, { slots, reserved, now: opened, timeZone });
  const leftOut = leftOutText(series.overlapping);
  const change = (changes: Partial<SlotPlan>): void => onPlan({ ...plan, ...changes });
  const add = (): void =>
    onAdd(series.slots, [t('added', { count: series.slots.length }), leftOut].filter(Boolean).join(' '));
  const keepFromSending = (event: KeyboardEvent): void => {
    // Enter in a field would send the whole form around this one.
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) event.preventDefault();
  };
  return (
    <Card role="group" aria-labelledby={titleId} className={classes.series} onKeyDown={keepFromSending}>
      <Stack gap="md">
        <Title order={3} id={titleId} ref={title} tabIndex={-1} className={classes.title}>
          {t('title')}
        </Title>
        <DayFields plan={plan} onChange={change} timeZone={timeZone} />
        <TimeFields plan={plan} onChange={change} timeZone={timeZone} />
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
            {series.problem === null ? t('addCounted', { count: series.slots.length }) : t('add')}
          </Button>
          <CancelButton onClick={onCancel} />
        </Group>
      </Stack>
    </Card>
  );
}
