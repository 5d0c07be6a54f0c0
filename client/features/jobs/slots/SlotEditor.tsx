import { useTranslations } from 'use-intl/react';
import { ActionIcon, Button, Group, NativeSelect, NumberInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconCalendarPlus, IconPlus, IconTrash } from '../../../icons';
import { useRef, useState, type ReactNode } from 'react';
import {
  LOCATION_TYPES,
  MAX_SLOT_CAPACITY,
  MAX_SLOTS_PER_JOB,
  MIN_SLOT_CAPACITY,
  type LocationType,
} from '../../../../domain/slots';
import { type LocalSpan, INTERVIEW_TIME_CHOICES } from '../../../../domain/interview-times';
import { ZONE_NAMES, type TimeZone } from '../../../../domain/time';
import { nextSlot, todayIn, withStart, type SlotFormValue } from './slot-drafts';
import { firstPlan, type SlotPlan } from './slot-series';
import classes from './SlotEditor.module.css';
import { SlotSeries } from './SlotSeries';

export interface SlotEditorProps {
  slots: readonly SlotFormValue[];
  /** Of the job. */
  timeZone: TimeZone;
  /** `touched` is the path whose error no longer applies, such as `slots.2.date`; `slots` when rows came or went. */
  onChange: (slots: SlotFormValue[], touched: string) => void;
  /** Texts by path: `slots.0.end`. */
  errors: Readonly<Record<string, ReactNode>>;
  /** Shown while there is none. */
  emptyText: string;
  /** Slots that are there and not to be edited: a series leaves out what overlaps them. */
  reserved?: readonly LocalSpan[];
  /** The series that is being typed. */
  plan: SlotPlan | null;
  onPlan: (plan: SlotPlan | null) => void;
}

const times = [{ value: '', label: '--:--' }, ...INTERVIEW_TIME_CHOICES.map((time) => ({ value: time, label: time }))];

interface SlotFieldsProps {
  slot: SlotFormValue;
  timeZone: TimeZone;
  index: number;
  errors: SlotEditorProps['errors'];
  onChange: (slot: SlotFormValue, part: keyof SlotFormValue) => void;
  onRemove: () => void;
}

function SlotFields({ slot, timeZone, index, errors, onChange, onRemove }: SlotFieldsProps) {
  const t = useTranslations('companyJobs.editor');
  const placeText = useTranslations('options.locationType');
  const number = String(index + 1);
  const zone = ZONE_NAMES[timeZone];
  const path = (part: string) => `slots.${index}.${part}`;
  const common = (part: string) => ({ error: errors[path(part)], 'data-path': path(part) });
  return (
    <li className={classes.slot} aria-label={t('slot', { number })}>
      <Group justify="space-between">
        <Title order={3}>{t('slot', { number })}</Title>
        <ActionIcon aria-label={t('remove', { number })} onClick={onRemove}>
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Group>
      <div className={classes.fields}>
        <TextInput
          label={t('date')}
          type="date"
          min={todayIn(timeZone)}
          value={slot.date}
          onChange={(event) => onChange({ ...slot, date: event.currentTarget.value }, 'date')}
          {...common('date')}
        />
        <NativeSelect
          label={<span>{t('start', { zone })}</span>}
          data={times}
          rightSectionWidth={28}
          value={slot.start}
          onChange={(event) => onChange(withStart(slot, event.currentTarget.value), 'start')}
          {...common('start')}
        />
        <NativeSelect
          label={<span>{t('end', { zone })}</span>}
          data={times}
          rightSectionWidth={28}
          value={slot.end}
          onChange={(event) => onChange({ ...slot, end: event.currentTarget.value }, 'end')}
          {...common('end')}
        />
        <NativeSelect
          label={t('place')}
          data={LOCATION_TYPES.map((type) => ({ value: type, label: placeText(type) }))}
          value={slot.locationType}
          onChange={(event) =>
            onChange({ ...slot, locationType: event.currentTarget.value as LocationType }, 'locationType')
          }
          {...common('locationType')}
        />
        <NumberInput
          label={t('applicants')}
          inputMode="numeric"
          min={MIN_SLOT_CAPACITY}
          max={MAX_SLOT_CAPACITY}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          value={slot.maxApplicants}
          onChange={(value) =>
            onChange({ ...slot, maxApplicants: typeof value === 'number' ? value : '' }, 'maxApplicants')
          }
          {...common('maxApplicants')}
        />
      </div>
    </li>
  );
}

type AddSlotsProps = Pick<SlotEditorProps, 'slots' | 'timeZone' | 'onChange' | 'reserved' | 'plan' | 'onPlan'>;

/** One slot more, or a whole series of them. */
function AddSlots({ slots, timeZone, onChange, reserved = [], plan, onPlan }: AddSlotsProps) {
  const t = useTranslations('companyJobs.editor');
  const [report, setReport] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const close = (said: string): void => {
    onPlan(null);
    setReport(said);
    opener.current?.focus();
  };
  const isFull = slots.length + reserved.length >= MAX_SLOTS_PER_JOB;
  return (
    <>
      {plan ? (
        <SlotSeries
          plan={plan}
          onPlan={onPlan}
          slots={slots}
          reserved={reserved}
          timeZone={timeZone}
          onAdd={(added, said) => {
            onChange([...slots, ...added], 'slots');
            close(said);
          }}
          onCancel={() => close('')}
        />
      ) : null}
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={isFull}
          onClick={() => {
            setReport('');
            onChange([...slots, nextSlot(slots)], 'slots');
          }}
        >
          {t('add')}
        </Button>
        <Button
          ref={opener}
          variant="default"
          leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
          disabled={isFull}
          aria-expanded={plan !== null}
          onClick={() => onPlan(plan ?? firstPlan(slots, todayIn(timeZone)))}
        >
          {t('addSeveral')}
        </Button>
        <Text size="sm" role="status">
          {report}
        </Text>
      </Group>
    </>
  );
}

/** The interview slots of a job that may be changed: a card each. */
export function SlotEditor({ errors, emptyText, ...adding }: SlotEditorProps) {
  const t = useTranslations('companyJobs.editor');
  const { slots, timeZone, onChange } = adding;
  const replace = (index: number, slot: SlotFormValue, part: keyof SlotFormValue): void =>
    onChange(slots.with(index, slot), `slots.${index}.${part}`);
  return (
    <Stack gap="md">
      {slots.length === 0 ? (
        <Text c="dimmed">{emptyText}</Text>
      ) : (
        <ul className={classes.list} aria-label={t('label')}>
          {slots.map((slot, index) => (
            <SlotFields
              key={slot.key}
              slot={slot}
              timeZone={timeZone}
              index={index}
              errors={errors}
              onChange={(next, part) => replace(index, next, part)}
              onRemove={() => onChange(slots.toSpliced(index, 1), 'slots')}
            />
          ))}
        </ul>
      )}
      <AddSlots {...adding} />
    </Stack>
  );
}
