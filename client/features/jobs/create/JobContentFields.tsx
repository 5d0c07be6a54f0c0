import { NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ChangeEvent } from 'react';
import { useTranslations } from 'use-intl/react';
import { EMPLOYMENT_TYPES } from '../../../../domain/jobs';
import type { TimeZone } from '../../../../domain/time';
import { SalaryPeriod } from '../../../../domain/salaries';
import { SalaryText } from '../../../components/SalaryText';
import { SectionCard } from '../../../components/SectionCard';
import { TagInput } from '../../../components/TagInput';
import { useFormats } from '../../../language/formats';
import { todayIn } from '../slots/slot-drafts';
import { salaryDigits, salaryOfValues, shownSalary, type CreateJobValues } from './create-job-values';
import classes from './CreateJob.module.css';

/** What a posting says, in the forms that create and edit one. */

type JobForm = UseFormReturnType<CreateJobValues>;

/** The tag field is not the form's own input, so it is found by its label. */
export const skillInput = (field: string): HTMLElement | null =>
  field === 'skills' ? document.querySelector<HTMLElement>('[data-skills] input') : null;

interface JobFieldsProps {
  form: JobForm;
  /** Of the job. */
  timeZone: TimeZone;
  /** Called when the location is as it shall be. */
  onLocationLeft?: () => void;
}

export function JobFields({ form, timeZone, onLocationLeft }: JobFieldsProps) {
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
            onBlur={onLocationLeft}
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
          min={todayIn(timeZone)}
          classNames={{ input: classes.date }}
          {...form.getInputProps('autoCloseDate')}
        />
      </Stack>
    </SectionCard>
  );
}

export function SalaryFields({ form }: { form: JobForm }) {
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
