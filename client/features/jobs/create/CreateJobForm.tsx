import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import type { ChangeEvent } from 'react';
import { EMPLOYMENT_TYPE_LABELS, EMPLOYMENT_TYPES } from '../../../../domain/jobs';
import { createJobSchema } from '../../../../domain/jobs.schema';
import { FormError } from '../../../components/FormError';
import { MESSAGE_TIMES } from '../../../components/message-times';
import { SectionCard } from '../../../components/SectionCard';
import { TagInput } from '../../../components/TagInput';
import { useFormSubmit } from '../../../components/use-submit';
import type { CreateJobInput, CreateJobMutation } from '../../../graphql/generated';
import { schemaErrors } from '../../../lib/schema-errors';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import {
  createJobInputOf,
  emptyJob,
  salaryDigits,
  salaryLine,
  shownSalary,
  type CreateJobValues,
} from './create-job-values';
import classes from './CreateJob.module.css';
import { errorsWithout } from '../slots/form-error-clearing';
import { today } from '../slots/slot-drafts';
import { SlotEditor } from '../slots/SlotEditor';

type CreateJobPayload = CreateJobMutation['createJob'];
type JobForm = UseFormReturnType<CreateJobValues>;

const employmentTypes = EMPLOYMENT_TYPES.map((type) => ({ value: type, label: EMPLOYMENT_TYPE_LABELS[type] }));
const periods = [
  { value: 'MONTHLY', label: 'per month' },
  { value: 'HOURLY', label: 'per hour' },
];

function JobFields({ form }: { form: JobForm }) {
  return (
    <SectionCard title="The job">
      <Stack gap="md">
        <TextInput label="Job title" withAsterisk placeholder="Backend Engineer" {...form.getInputProps('title')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label="Location" withAsterisk placeholder="Jakarta Selatan" {...form.getInputProps('location')} />
          <NativeSelect label="Employment type" data={employmentTypes} {...form.getInputProps('employmentType')} />
        </SimpleGrid>
        <Textarea label="Description" withAsterisk minRows={6} {...form.getInputProps('description')} />
        <div data-skills>
          <TagInput
            label="Required skills"
            noun="skill"
            description="At least one. Press Enter or Add after each."
            value={form.values.skills}
            onChange={(skills) => form.setFieldValue('skills', skills)}
            error={typeof form.errors.skills === 'string' ? form.errors.skills : undefined}
          />
        </div>
        <TextInput
          label="Auto-close date"
          description="Optional. The job is open through this day."
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
  const amount = (name: 'salaryMin' | 'salaryMax') => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    leftSection: 'Rp',
    'data-path': name,
    error: form.errors[name],
    value: shownSalary(form.values[name]),
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      form.setFieldValue(name, salaryDigits(event.currentTarget.value)),
  });
  return (
    <SectionCard title="Salary">
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <TextInput label="Minimum salary" placeholder="5.000.000" {...amount('salaryMin')} />
        <TextInput label="Maximum salary" placeholder="7.500.000" {...amount('salaryMax')} />
        <NativeSelect label="Salary period" data={periods} {...form.getInputProps('salaryPeriod')} />
      </SimpleGrid>
      <Text className={classes.salaryLine} aria-live="polite">
        {salaryLine(form.values) ?? 'Optional. Jobs that state a salary are easier to choose.'}
      </Text>
    </SectionCard>
  );
}

function SlotFields({ form }: { form: JobForm }) {
  return (
    <SectionCard title="Interview slots">
      <Text size="sm" c="dimmed" mb="md">
        Times are in WIB, between 08:00 and 18:00. You can add more later.
      </Text>
      <SlotEditor
        slots={form.values.slots}
        errors={form.errors}
        emptyText="No slots yet. Applicants choose one of these times when they apply."
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
  /** What was typed stays until the job is posted. */
  send: (input: CreateJobInput) => Promise<CreateJobPayload | undefined>;
  onPosted: (payload: CreateJobPayload) => Promise<void>;
}

export function CreateJobForm({ send, onPosted }: CreateJobFormProps) {
  const form = useForm<CreateJobValues>({
    initialValues: emptyJob,
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
    failed: 'Failed to create job. Please try again.',
    toastOptions: { milliseconds: MESSAGE_TIMES.error },
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
            Post Job
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
