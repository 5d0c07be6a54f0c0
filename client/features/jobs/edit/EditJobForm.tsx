import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { editJobFormSchema } from '../../../../domain/jobs.schema';
import { FormError } from '../../../components/FormError';
import { SectionCard } from '../../../components/SectionCard';
import { TOAST } from '../../../components/toast-options';
import { useFormSubmit } from '../../../components/use-form-submit';
import type { CompanyJobFieldsFragment, EditJobInput, EditJobMutation } from '../../../graphql/generated';
import { useKeptForm } from '../../../lib/kept-forms';
import { schemaErrors } from '../../../lib/schema-errors';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { contentOf, editsOf, type CreateJobValues } from '../create/create-job-values';
import { TimeZoneSelect } from '../TimeZoneSelect';
import { JobFields, SalaryFields, skillInput } from '../create/JobContentFields';

type EditJobPayload = EditJobMutation['editJob'];

interface EditJobFormProps {
  job: CompanyJobFieldsFragment;
  send: (input: EditJobInput) => Promise<EditJobPayload | undefined>;
  onSaved: (payload: EditJobPayload) => Promise<void>;
}

export function EditJobForm({ job, send, onSaved }: EditJobFormProps) {
  const t = useTranslations('companyJobs.edit');
  const slots = useTranslations('companyJobs.create');
  // As it was when the form was drawn: what is typed must not be lost when the job changes.
  const [initial] = useState(() => contentOf(job));
  const form = useForm<CreateJobValues>({
    initialValues: initial,
    validate: (values) =>
      schemaErrors(editJobFormSchema({ now: new Date(), timeZone: job.timeZone }), editsOf(values, initial)),
  });
  useUnsavedChanges(form.isDirty());
  useKeptForm(`edit-job ${job.id}`, form.values, initial, form.setValues);
  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send: (values: CreateJobValues) => send({ jobId: job.id, ...editsOf(values, initial) }),
    failed: t('failed'),
    toastOptions: TOAST.usual,
    inputOf: skillInput,
    onDone: onSaved,
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <JobFields form={form} timeZone={job.timeZone} />
        <SalaryFields form={form} />
        <SectionCard title={slots('slots')}>
          <TimeZoneSelect
            label={slots('timeZone')}
            description={t('timeZone')}
            value={form.values.timeZone}
            onChoose={(chosen) => form.setFieldValue('timeZone', chosen)}
            error={form.errors.timeZone}
            data-path="timeZone"
            maw="20rem"
          />
        </SectionCard>
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
