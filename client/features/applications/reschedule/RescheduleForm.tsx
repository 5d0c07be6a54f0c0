import { useTranslations } from 'use-intl/react';
import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '../../../../domain/errors';
import { proposedTimeSchema } from '../../../../domain/reschedules.schema';
import { LOCATION_TYPES, type LocationType } from '../../../../domain/slots';
import { INTERVIEW_TIME_CHOICES } from '../../../../domain/interview-times';
import { wibDateOf } from '../../../../domain/time';
import { FormError } from '../../../components/FormError';
import { useFormSubmit } from '../../../components/use-submit';
import type { ProposedTimeInput } from '../../../graphql/generated';
import type { UserError } from '../../../graphql/payload';
import { schemaErrors } from '../../../lib/schema-errors';
import type { RescheduleTime } from './reschedule-words';
import classes from './Reschedule.module.css';

interface RescheduleFormProps {
  /** What is agreed now: its place and length are where the proposal starts from. */
  agreed: RescheduleTime;
  /** The words for a missing part. */
  required: ErrorCode;
  submitLabel: string;
  cancelLabel: string;
  busy: boolean;
  /** Answers what went wrong; nothing when it was sent. */
  send: (time: ProposedTimeInput) => Promise<readonly UserError[]>;
  onSent: () => void;
  onCancel: () => void;
}

interface ProposedTimeValues {
  date: string;
  start: string;
  end: string;
  locationType: LocationType;
  reason: string;
}

const times = [{ value: '', label: '--:--' }, ...INTERVIEW_TIME_CHOICES.map((time) => ({ value: time, label: time }))];

/** An end that gives the interview its agreed length, where none is chosen or the start has passed it. */
function endFor(start: string, end: string, agreed: RescheduleTime): string {
  if (start === '' || end > start) return end;
  const steps =
    INTERVIEW_TIME_CHOICES.indexOf(agreed.end.slice(0, 5)) - INTERVIEW_TIME_CHOICES.indexOf(agreed.start.slice(0, 5));
  const wanted = INTERVIEW_TIME_CHOICES.indexOf(start) + Math.max(steps, 1);
  return INTERVIEW_TIME_CHOICES[wanted] ?? INTERVIEW_TIME_CHOICES.at(-1) ?? end;
}

/** The server names fields by their place in its input: `time.start`, `counterOffer.start`. */
const withoutInputName = (error: UserError): UserError => ({ ...error, field: error.field?.slice(1) });

function useProposedTime({ agreed, required, send, onSent }: RescheduleFormProps) {
  const t = useTranslations('applications.reschedule');
  const form = useForm<ProposedTimeValues>({
    initialValues: { date: '', start: '', end: '', locationType: agreed.locationType, reason: '' },
    validate: (values) =>
      schemaErrors(
        proposedTimeSchema(() => new Date(), required),
        values,
      ),
    // A conflict is one of the whole time, and over with the first change.
    onValuesChange: () => setGeneral([]),
  });
  const { general, setGeneral, onSubmit } = useFormSubmit({
    form,
    send: async (values: ProposedTimeValues) => ({ errors: (await send(values)).map(withoutInputName) }),
    // Comes as a refusal from `send`, which tells both apart.
    failed: t('requestFailed'),
    onDone: onSent,
  });
  const chooseStart = (start: string): void => {
    form.setFieldValue('end', endFor(start, form.getValues().end, agreed));
    form.setFieldValue('start', start);
  };
  return { form, general, chooseStart, onSubmit };
}

/** Day, time, place and reason of a proposal; the same for a request and for a counter offer. */
export function RescheduleForm(props: RescheduleFormProps) {
  const t = useTranslations('applications.reschedule.form');
  const placeName = useTranslations('options.locationType');
  const places = LOCATION_TYPES.map((type) => ({ value: type, label: placeName(type) }));
  const [opened] = useState(() => new Date());
  const { form, general, chooseStart, onSubmit } = useProposedTime(props);
  const start = form.getInputProps('start');
  // It may take the place of a button that had the focus.
  const date = useRef<HTMLInputElement>(null);
  useEffect(() => date.current?.focus(), []);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md">
        <div className={classes.fields}>
          <TextInput
            label={t('date')}
            type="date"
            withAsterisk
            aria-required
            data-autofocus
            min={wibDateOf(opened)}
            className={classes.wide}
            {...form.getInputProps('date')}
            ref={date}
          />
          <NativeSelect
            label={t('start')}
            withAsterisk
            aria-required
            data={times}
            {...start}
            onChange={(event) => chooseStart(event.currentTarget.value)}
          />
          <NativeSelect label={t('end')} withAsterisk aria-required data={times} {...form.getInputProps('end')} />
          <NativeSelect
            label={t('place')}
            data={places}
            className={classes.wide}
            {...form.getInputProps('locationType')}
          />
        </div>
        <FormError messages={general} />
        <Textarea label={t('reason')} placeholder={t('reasonHint')} {...form.getInputProps('reason')} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onCancel} disabled={props.busy}>
            {props.cancelLabel}
          </Button>
          <Button type="submit" loading={props.busy}>
            {props.submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
