import { useTranslations } from 'use-intl/react';
import { NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ApplicationParty } from '../../../domain/applications';
import { LOCATION_TYPES } from '../../../domain/slots';
import { INTERVIEW_TIME_CHOICES } from '../../../domain/interview-times';
import { MAX_PROPOSALS } from '../../../domain/reschedules';
import { dateIn, ZONE_NAMES, type TimeZone } from '../../../domain/time';
import { FormError } from '../../components/FormError';
import { LightButton } from '../../components/LightButton';
import { TimeBoard } from '../../components/times/TimeBoard';
import { otherSide } from './reschedule-words';
import type { FreeSlot } from './use-free-slots';
import { useProposedTime, type ProposedTimeProps } from './use-proposed-time';
import classes from './Reschedule.module.css';

export interface RescheduleFormProps extends ProposedTimeProps {
  /** The side that proposes. */
  party: ApplicationParty;
  /** How many proposals this side has left. */
  left: number;
  submitLabel: string;
  cancelLabel: string;
  busy: boolean;
  onCancel: () => void;
}

const times = [{ value: '', label: '--:--' }, ...INTERVIEW_TIME_CHOICES.map((time) => ({ value: time, label: time }))];

interface TimeFieldsProps extends Pick<ReturnType<typeof useProposedTime>, 'form' | 'chooseStart'> {
  date: RefObject<HTMLInputElement | null>;
  timeZone: TimeZone;
}

function TimeFields({ form, chooseStart, date, timeZone }: TimeFieldsProps) {
  const t = useTranslations('applications.reschedule.form');
  const placeName = useTranslations('options.locationType');
  const places = LOCATION_TYPES.map((type) => ({ value: type, label: placeName(type) }));
  const [opened] = useState(() => new Date());
  const zone = ZONE_NAMES[timeZone];
  return (
    <div className={classes.fields}>
      <TextInput
        label={t('date')}
        type="date"
        withAsterisk
        aria-required
        min={dateIn(timeZone, opened)}
        className={classes.wide}
        {...form.getInputProps('date')}
        ref={date}
      />
      <NativeSelect
        label={<span>{t('start', { zone })}</span>}
        withAsterisk
        aria-required
        data={times}
        {...form.getInputProps('start')}
        onChange={(event) => chooseStart(event.currentTarget.value)}
      />
      <NativeSelect
        label={<span>{t('end', { zone })}</span>}
        withAsterisk
        aria-required
        data={times}
        {...form.getInputProps('end')}
      />
      <NativeSelect label={t('place')} data={places} className={classes.wide} {...form.getInputProps('locationType')} />
    </div>
  );
}

/** What is wrong with the choice itself: the fields that would say it are not there. */
function choiceError(errors: FormErrors, nothingChosen: string | null): string | undefined {
  const error = errors['slotId'] ?? errors['date'] ?? errors['start'] ?? errors['end'];
  return typeof error === 'string' ? (nothingChosen ?? error) : undefined;
}

interface FreeTimesProps extends Pick<RescheduleFormProps, 'slots' | 'party'> {
  chosen: string | null;
  onChoose: (slot: FreeSlot | null) => void;
  error: string | undefined;
}

/** The job's free times, to choose from instead of writing one. */
function FreeTimes({ slots, party, chosen, onChoose, error }: FreeTimesProps) {
  const t = useTranslations('applications.reschedule.slots');
  const hint = useId();
  return (
    <div role="group" aria-describedby={hint}>
      <TimeBoard
        times={slots}
        label={t('label')}
        value={chosen}
        onChoose={(id) => onChoose(slots.find((slot) => slot.id === id) ?? null)}
      />
      <div id={hint} className={classes.beneath}>
        {error ? (
          <p className={classes.error} role="alert">
            {error}
          </p>
        ) : null}
        <p className={classes.hint}>{t(`notReserved.${otherSide(party)}`)}</p>
      </div>
    </div>
  );
}

/** Time, place and reason of a proposal; the same for a request and for a counter offer. */
export function RescheduleForm(props: RescheduleFormProps) {
  const t = useTranslations('applications.reschedule.form');
  const { slots, left, party } = props;
  const [writesTime, setWritesTime] = useState(slots.length === 0);
  const date = useRef<HTMLInputElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const firstTime = (): HTMLElement | null => element.current?.querySelector('[type="radio"]:enabled') ?? null;
  const { form, general, chooseStart, chooseSlot, onSubmit } = useProposedTime(props, {
    firstChoice: () => (writesTime ? null : firstTime()),
    onOwnTime: () => setWritesTime(true),
  });
  // It comes after the free times have been asked for, or in place of what had the focus.
  useEffect(() => (firstTime() ?? date.current)?.focus(), []);
  const choose = useTranslations('applications.reschedule.slots')('choose');
  const hasChoice = form.values.slotId !== '';
  const problem = writesTime ? undefined : choiceError(form.errors, hasChoice || slots.length === 0 ? null : choose);
  // The button that had the focus has gone.
  const writeTime = (): void => {
    flushSync(() => {
      chooseSlot(null);
      setWritesTime(true);
    });
    date.current?.focus();
  };
  return (
    <form noValidate ref={element} onSubmit={onSubmit}>
      <Stack gap="md">
        {slots.length > 0 ? (
          <FreeTimes
            slots={slots}
            party={party}
            chosen={form.values.slotId || null}
            onChoose={(slot) => {
              setWritesTime(false);
              chooseSlot(slot);
            }}
            error={problem}
          />
        ) : (
          // The last free time was taken meanwhile.
          <FormError messages={problem ?? null} />
        )}
        {writesTime ? (
          <TimeFields form={form} chooseStart={chooseStart} date={date} timeZone={props.timeZone} />
        ) : (
          <div>
            <LightButton look="quiet" className={classes.otherTime} onClick={writeTime}>
              {t('otherTime')}
            </LightButton>
          </div>
        )}
        <FormError messages={general} />
        <Textarea
          classNames={{ input: classes.reasonInput }}
          label={t('reason')}
          placeholder={t('reasonHint')}
          {...form.getInputProps('reason')}
        />
        <p className={classes.hint}>{t('left', { left: String(left), most: String(MAX_PROPOSALS) })}</p>
        <div className={classes.answers}>
          <LightButton look="secondary" onClick={props.onCancel} disabled={props.busy}>
            {props.cancelLabel}
          </LightButton>
          <LightButton type="submit" busy={props.busy}>
            {props.submitLabel}
          </LightButton>
        </div>
      </Stack>
    </form>
  );
}
