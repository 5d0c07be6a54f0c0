import { useTranslations } from 'use-intl/react';
import { Checkbox, Stack } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createJobSchema } from '../../../../domain/jobs.schema';
import { WIB, type TimeZone } from '../../../../domain/time';
import { SectionCard } from '../../../components/SectionCard';
import { TOAST } from '../../../components/toast-options';
import { useFormSubmit } from '../../../components/use-form-submit';
import { useShowsPostingsToAllQuery, type CreateJobInput, type CreateJobMutation } from '../../../graphql/generated';
import { useKeptForm } from '../../../lib/kept-forms';
import { schemaErrors } from '../../../lib/schema-errors';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { createJobInputOf, emptyJob, newFormKey, type CreateJobValues } from './create-job-values';
import { JobFields, SalaryFields, skillInput } from './JobContentFields';
import { errorsWithout } from '../slots/form-error-clearing';
import { withNewKeys, type SlotFormValue } from '../slots/slot-drafts';
import { SeriesQuestion } from '../slots/SeriesQuestion';
import type { SlotPlan } from '../slots/slot-series';
import { TypedSlots } from '../slots/TypedSlots';
import { useSlotPainter } from '../slots/use-slot-painter';
import { JobTimes } from './JobTimes';
import { PostBar } from './PostBar';
import { useJobTimeZone } from './use-job-time-zone';
import { ConfirmDialog } from '../../../components/ConfirmDialog';

interface NoTimesQuestionProps {
  opened: boolean;
  onClose: () => void;
  /** Whether closing leads back to where the focus was. */
  returnFocus: boolean;
  onAdd: () => void;
  onPost: () => void;
}

/** Before a job is posted to which nobody could apply. */
function NoTimesQuestion({ onAdd, onPost, ...asked }: NoTimesQuestionProps) {
  const t = useTranslations('companyJobs.create.noTimes');
  return (
    <ConfirmDialog
      {...asked}
      title={t('title')}
      cancelLabel={t('post')}
      onDecline={onPost}
      confirmLabel={t('add')}
      onConfirm={onAdd}
    >
      {t('text')}
    </ConfirmDialog>
  );
}

type CreateJobPayload = CreateJobMutation['createJob'];
/** Taken out before it is posted, a posting is never seen without an account. */
function PublicPostingField({ form }: { form: UseFormReturnType<CreateJobValues> }) {
  const t = useTranslations('companyJobs.job.publicPage');
  const { data } = useShowsPostingsToAllQuery();
  if (!data?.viewer?.company?.records?.isPublic) return null;
  return (
    <SectionCard title={t('title')}>
      <Checkbox label={t('label')} {...form.getInputProps('isPublic', { type: 'checkbox' })} />
    </SectionCard>
  );
}

/** What is asked before the job is posted; `week` is the answer to add a time, which leads there. */
type Question = 'series' | 'noTimes' | 'week' | null;

const errorsIn = (timeZone: TimeZone, values: CreateJobValues) =>
  schemaErrors(createJobSchema({ now: new Date(), timeZone }), createJobInputOf(values));

export interface CreateJobFormProps {
  /** What the form starts with. */
  initial?: CreateJobValues;
  /** Of the job that it is a copy of. */
  copiedId?: string;
  /** What was typed stays until the job is posted. */
  send: (input: CreateJobInput) => Promise<CreateJobPayload | undefined>;
  onPosted: (payload: CreateJobPayload) => Promise<void>;
}

export function CreateJobForm({ initial = emptyJob, copiedId = '', send, onPosted }: CreateJobFormProps) {
  const t = useTranslations('companyJobs.create');
  const [place, setPlace] = useState(initial);
  const zone = useJobTimeZone(place);
  const timeZone = zone.timeZone || WIB;
  const form = useForm<CreateJobValues>({
    initialValues: initial,
    onValuesChange: (values, previous) => {
      setPlace(values);
      // Another place, another zone.
      if (values.location !== previous.location && values.timeZone !== '') form.setFieldValue('timeZone', '');
    },
    validate: (values) => errorsIn(timeZone, values),
  });
  const { slots } = form.values;
  const [isTyping, setTyping] = useState(false);
  const [plan, setPlan] = useState<SlotPlan | null>(null);
  const [question, ask] = useState<Question>(null);
  const week = useRef<HTMLDivElement>(null);
  const change = (next: SlotFormValue[], touched: string): void => {
    const kept = errorsWithout(form.errors, touched);
    form.setFieldValue('slots', next);
    form.setErrors(kept);
  };
  const painter = useSlotPainter({ slots, stored: [], fixed: [], timeZone, onChange: (next) => change(next, 'slots') });
  useUnsavedChanges(form.isDirty());
  // From the first sending on: where its response is lost, the form can be sent again.
  const [key, setKey] = useState('');
  useKeptForm(
    `create-job ${copiedId}`,
    { ...form.values, key },
    { ...initial, key: '' },
    ({ key: sent = '', ...kept }) => {
      setKey(sent);
      form.setValues({ ...kept, ...(kept.slots ? { slots: withNewKeys(kept.slots) } : {}) });
      // The new place has taken it off.
      if (kept.timeZone) form.setFieldValue('timeZone', kept.timeZone);
      zone.look(kept.location);
      const day = kept.slots?.find(({ date }) => date !== '')?.date;
      if (day) painter.goTo(day);
    },
  );
  const { busy, general, submit, refuse } = useFormSubmit({
    form,
    send: (values: CreateJobValues) => {
      const sent = key || newFormKey();
      setKey(sent);
      return send({ ...createJobInputOf(values), key: sent });
    },
    failed: t('failed'),
    toastOptions: TOAST.usual,
    inputOf: (name) => {
      // The field to correct is in the fold.
      if (name.startsWith('slots')) flushSync(() => setTyping(true));
      return skillInput(name);
    },
    onDone: onPosted,
  });

  const post = form.onSubmit((values) => {
    if (values.slots.length === 0) return ask('noTimes');
    ask(null);
    return void submit(values);
  }, refuse);
  const addTime = (): void => {
    ask('week');
    week.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
  };

  return (
    <form onSubmit={plan ? form.onSubmit(() => ask('series'), refuse) : post} noValidate>
      <Stack gap="lg">
        <JobFields form={form} timeZone={timeZone} onLocationLeft={() => zone.look()} />
        <SalaryFields form={form} />
        <JobTimes
          form={form}
          zone={zone}
          painter={painter}
          busy={busy}
          week={week}
          typed={
            <TypedSlots
              isOpen={isTyping}
              onToggle={setTyping}
              slots={slots}
              timeZone={timeZone}
              errors={form.errors}
              emptyText={t('noSlots')}
              plan={plan}
              onPlan={setPlan}
              onChange={(next, touched) => {
                change(next, touched);
                painter.say('');
              }}
            />
          }
        />
        <PublicPostingField form={form} />
      </Stack>
      <PostBar slots={slots} said={painter.said} busy={busy} errors={general} />
      <SeriesQuestion
        opened={question === 'series'}
        onClose={() => ask(null)}
        plan={plan}
        slots={slots}
        timeZone={timeZone}
        onAdd={(added) => {
          change([...slots, ...added], 'slots');
          setPlan(null);
          post();
        }}
        onWithout={() => post()}
      />
      <NoTimesQuestion
        opened={question === 'noTimes'}
        onClose={() => ask(null)}
        returnFocus={question !== 'week'}
        onAdd={addTime}
        onPost={() => {
          ask(null);
          void submit(form.getValues());
        }}
      />
    </form>
  );
}
