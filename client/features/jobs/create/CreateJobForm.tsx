import { useTranslations } from 'use-intl/react';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { ChangeEvent } from 'react';
import { EMPLOYMENT_TYPES } from '../../../../domain/jobs';
import { createJobSchema } from '../../../../domain/jobs.schema';
import { SalaryPeriod } from '../../../../domain/salaries';
import { FormError } from '../../../components/FormError';
import { SalaryText } from '../../../components/SalaryText';
import { SectionCard } from '../../../components/SectionCard';
import { TagInput } from '../../../components/TagInput';
import { TOAST } from '../../../components/toast-options';
import { useFormSubmit } from '../../../components/use-submit';
import type { CreateJobInput, CreateJobMutation } from '../../../graphql/generated';
import { useFormats } from '../../../language/formats';
import { schemaErrors } from '../../../lib/schema-errors';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import {
  createJobInputOf,
  emptyJob,
  salaryDigits,
  salaryOfValues,
  shownSalary,
  type CreateJobValues,
} from './create-job-values';
import classes from './CreateJob.module.css';
import { errorsWithout } from '../slots/form-error-clearing';
import { today } from '../slots/slot-drafts';
import { SlotEditor } from '../slots/SlotEditor';

type CreateJobPayload = CreateJobMutation['createJob'];
type JobForm = UseFormReturnType<CreateJobValues>;

function JobFields({ form }: { form: JobForm }) {
  const t = useTranslations('companyJobs.create');
  const typeText = useTranslations('options.employmentType');
  return (
    <SectionCard title={t('job')}>
      <Stack gap="md">
        <TextInput
          label={t('jobTitle')}
          withAsterisk
          placeholder={t('jobTitleExample')}
          {...form.getInputProps('title')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={t('location')}
            withAsterisk
            placeholder={t('locationExample')}
            {...form.getInputProps('location')}
          />
          <NativeSelect
            label={t('employmentType')}
            data={EMPLOYMENT_TYPES.map((type) => ({ value: type, label: typeText(type) }))}
            {...form.getInputProps('employmentType')}
          />
        </SimpleGrid>
        <Textarea label={t('description')} withAsterisk minRows={6} {...form.getInputProps('description')} />
        <div data-skills>
          <TagInput
            label={t('requiredSkills')}
            noun={t('skill')}
            description={t('skillsHint')}
            value={form.values.skills}
            onChange={(skills) => form.setFieldValue('skills', skills)}
            error={typeof form.errors.skills === 'string' ? form.errors.skills : undefined}
          />
        </div>
        <TextInput
          label={t('autoCloseDate')}
          description={t('autoCloseHint')}
          type="date"
          min={today()}
          classNames={{ input: classes.date }}
          {...form.getInputProps('autoCloseDate')}
        />
      </Stack>
    </SectionCard>
  );
}

function SalaryFields({ form }: { form: JobForm }) {
  const t = useTranslations('companyJobs.create');
  const formats = useFormats();
  const salary = salaryOfValues(form.values);
  const amount = (name: 'salaryMin' | 'salaryMax') => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    leftSection: t('rupiah'),
    'data-path': name,
    error: form.errors[name],
    value: shownSalary(form.values[name]),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(name, salaryDigits(event.currentTarget.value)),
  });
  return (
    <SectionCard title={t('salary')}>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <TextInput label={t('minimumSalary')} placeholder="5.000.000" {...amount('salaryMin')} />
        <TextInput label={t('maximumSalary')} placeholder="7.500.000" {...amount('salaryMax')} />
        <NativeSelect
          label={t('salaryPeriod')}
          data={Object.values(SalaryPeriod).map((value) => ({ value, label: t(`periods.${value}`) }))}
          {...form.getInputProps('salaryPeriod')}
        />
      </SimpleGrid>
      <Text className={classes.salaryLine} aria-live="polite">
        {salary ? <SalaryText formatted={formats.salary(salary)} /> : t('salaryHint')}
      </Text>
    </SectionCard>
  );
}

function SlotFields({ form }: { form: JobForm }) {
  const t = useTranslations('companyJobs.create');
  return (
    <SectionCard title={t('slots')}>
      <Text size="sm" c="dimmed" mb="md">
        {t('slotsHint')}
      </Text>
      <SlotEditor
        slots={form.values.slots}
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

export interface CreateJobFormProps {
  /** What the form starts with. */
  initial?: CreateJobValues;
  /** What was typed stays until the job is posted. */
  send: (input: CreateJobInput) => Promise<CreateJobPayload | undefined>;
  onPosted: (payload: CreateJobPayload) => Promise<void>;
}

export function CreateJobForm({ initial = emptyJob, send, onPosted }: CreateJobFormProps) {
  const t = useTranslations('companyJobs.create');
  const form = useForm<CreateJobValues>({
    initialValues: initial,
    validate: (values) =>
      schemaErrors(
        createJobSchema(() => new Date()),
        createJobInputOf(values),
      ),
  });
  useUnsavedChanges(form.isDirty());
  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send: (values: CreateJobValues) => send(createJobInputOf(values)),
    failed: t('failed'),
    toastOptions: TOAST.usual,
    // The tag field is not the form's own input, so it is found by its label.
    inputOf: (field) => (field === 'skills' ? document.querySelector('[data-skills] input') : null),
    onDone: onPosted,
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <JobFields form={form} />
        <SalaryFields form={form} />
        <SlotFields form={form} />
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
