import { useTranslations } from 'use-intl/react';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { createJobSchema } from '../../../../domain/jobs.schema';
import { WIB, type TimeZone } from '../../../../domain/time';
import { FormError } from '../../../components/FormError';
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
import { withNewKeys } from '../slots/slot-drafts';
import { SlotEditor } from '../slots/SlotEditor';
import { TimeZoneSelect } from '../TimeZoneSelect';
import { useJobTimeZone, type JobTimeZone } from './use-job-time-zone';

type CreateJobPayload = CreateJobMutation['createJob'];
type JobForm = UseFormReturnType<CreateJobValues>;

function SlotFields({ form, zone }: { form: JobForm; zone: JobTimeZone }) {
  const t = useTranslations('companyJobs.create');
  return (
    <SectionCard title={t('slots')}>
      <Text size="sm" c="dimmed" mb="md">
        {t('slotsHint')}
      </Text>
      <TimeZoneSelect
        label={t('timeZone')}
        description={t(zone.isUnclear ? 'timeZoneUnclear' : 'timeZoneHint')}
        value={zone.timeZone}
        onChoose={(chosen) => form.setFieldValue('timeZone', chosen)}
        error={form.errors.timeZone}
        data-path="timeZone"
        mb="md"
        maw="20rem"
      />
      <SlotEditor
        slots={form.values.slots}
        timeZone={zone.timeZone || WIB}
        errors={form.errors}
        emptyText={t('noSlots')}
        onChange={(slots, touched) => {
          const kept = errorsWithout(form.errors, touched);
          form.setFieldValue('slots', slots);
          form.setErrors(kept);
        }}
      />
    </SectionCard>
  );
}

/** Taken out before it is posted, a posting is never seen without an account. */
function PublicPostingField({ form }: { form: JobForm }) {
  const t = useTranslations('companyJobs.job.publicPage');
  const { data } = useShowsPostingsToAllQuery();
  if (!data?.viewer?.company?.records?.isPublic) return null;
  return (
    <SectionCard title={t('title')}>
      <Checkbox label={t('label')} {...form.getInputProps('isPublic', { type: 'checkbox' })} />
    </SectionCard>
  );
}

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
  const form = useForm<CreateJobValues>({
    initialValues: initial,
    onValuesChange: (values, previous) => {
      setPlace(values);
      // Another place, another zone.
      if (values.location !== previous.location && values.timeZone !== '') form.setFieldValue('timeZone', '');
    },
    validate: (values) => errorsIn(zone.timeZone || WIB, values),
  });
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
    },
  );
  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send: (values: CreateJobValues) => {
      const sent = key || newFormKey();
      setKey(sent);
      return send({ ...createJobInputOf(values), key: sent });
    },
    failed: t('failed'),
    toastOptions: TOAST.usual,
    inputOf: skillInput,
    onDone: onPosted,
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <JobFields form={form} timeZone={zone.timeZone || WIB} onLocationLeft={() => zone.look()} />
        <SalaryFields form={form} />
        <SlotFields form={form} zone={zone} />
        <PublicPostingField form={form} />
        <FormError messages={general} />
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            {t('submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
