import { useTranslations } from 'use-intl/react';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { ErrorCode } from '../../../domain/errors';
import { INTERVIEW_TIME_CHOICES } from '../../../domain/interview-times';
import { proposedTimeSchema } from '../../../domain/reschedules.schema';
import type { LocationType } from '../../../domain/slots';
import type { TimeZone } from '../../../domain/time';
import { useFormSubmit } from '../../components/use-form-submit';
import type { ProposedTimeInput } from '../../graphql/generated';
import type { UserError } from '../../graphql/payload';
import { useKeptForm } from '../../lib/kept-forms';
import { schemaErrors } from '../../lib/schema-errors';
import type { RescheduleTime } from './reschedule-words';
import type { FreeSlot } from './use-free-slots';

export interface ProposedTimeProps {
  /** Names it while it is kept. */
  name: string;
  /** What is agreed now: its place and length are where the proposal starts from. */
  agreed: RescheduleTime;
  /** In which a time that is written is read: the job's, which can have changed since. */
  timeZone: TimeZone;
  /** Free times of the job, to begin with; none where they are not known. */
  slots: readonly FreeSlot[];
  /** The words for a missing part. */
  required: ErrorCode;
  /** Returns what went wrong; nothing when it was sent. */
  send: (time: ProposedTimeInput) => Promise<readonly UserError[]>;
  onSent: () => void;
}

interface ProposedTimeValues {
  date: string;
  start: string;
  end: string;
  locationType: LocationType;
  /** Empty for a time that is no slot of the job. */
  slotId: string;
  reason: string;
}

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

/** A time, place and reason as they are chosen. `firstChoice` takes the keyboard while no field is there for what is wrong. */
export function useProposedTime(
  { name, agreed, timeZone, slots, required, send, onSent }: ProposedTimeProps,
  { firstChoice, onOwnTime }: { firstChoice: () => HTMLElement | null; onOwnTime: () => void },
) {
  const t = useTranslations('applications.reschedule');
  const [initial] = useState(() => ({
    date: '',
    start: '',
    end: '',
    locationType: agreed.locationType,
    slotId: '',
    reason: '',
  }));
  const form = useForm<ProposedTimeValues>({
    initialValues: initial,
    validate: (values) => schemaErrors(proposedTimeSchema({ now: new Date(), timeZone }, required), values),
    // A conflict is one of the whole time, and over with the first change.
    onValuesChange: () => setGeneral([]),
  });
  useKeptForm(name, form.values, initial, (kept) => {
    // A time that is no longer free is there as one that was written.
    const slotId = slots.find(({ id }) => id === kept.slotId)?.id ?? '';
    form.setValues({ ...kept, slotId });
    if (!slotId && (kept.date || kept.start)) onOwnTime();
  });
  const { general, setGeneral, onSubmit } = useFormSubmit({
    form,
    send: async ({ slotId, ...time }: ProposedTimeValues) => ({
      errors: (await send(slotId ? { ...time, slotId } : time)).map(withoutInputName),
    }),
    // Comes as a refusal from `send`, which tells both apart.
    failed: t('requestFailed'),
    onDone: onSent,
    inputOf: firstChoice,
  });
  const chooseStart = (start: string): void => {
    form.setFieldValue('end', endFor(start, form.getValues().end, agreed));
    form.setFieldValue('start', start);
  };
  const chooseSlot = (slot: FreeSlot | null): void => {
    form.setValues({
      slotId: slot?.id ?? '',
      date: slot?.date ?? '',
      start: slot?.start.slice(0, 5) ?? '',
      end: slot?.end.slice(0, 5) ?? '',
      locationType: slot?.locationType ?? agreed.locationType,
    });
    form.clearErrors();
  };
  return { form, general, chooseStart, chooseSlot, onSubmit };
}
