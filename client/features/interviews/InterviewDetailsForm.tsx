import { useTranslations } from 'use-intl/react';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { interviewDetailsSchema } from '../../../domain/applications.schema';
import { CancelButton } from '../../components/CancelButton';
import { FormError } from '../../components/FormError';
import { useFormSubmit } from '../../components/use-form-submit';
import type { Payload } from '../../graphql/payload';
import { useKeptForm } from '../../lib/kept-forms';
import { schemaErrors } from '../../lib/schema-errors';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import { UnencryptedLink } from './UnencryptedLink';

export interface DetailsValues {
  venue: string;
  link: string;
  additionalInfo: string;
}

interface InterviewDetailsFormProps {
  /** Names it while it is kept. */
  name: string;
  initial: DetailsValues;
  /** It was opened by a button that is gone. */
  takesFocus: boolean;
  send: (values: DetailsValues) => Promise<Payload | undefined>;
  onSaved: () => void;
  onTyped: () => void;
  onCancel?: () => void;
}

export function InterviewDetailsForm({
  name,
  initial,
  takesFocus,
  send,
  onSaved,
  onTyped,
  onCancel,
}: InterviewDetailsFormProps) {
  const t = useTranslations('applicants.interview');
  const form = useForm<DetailsValues>({
    initialValues: initial,
    validate: (values) => schemaErrors(interviewDetailsSchema, values),
    onValuesChange: onTyped,
  });
  useKeptForm(name, form.values, initial, form.setValues);
  useUnsavedChanges(form.isDirty());
  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send,
    failed: t('saveFailed'),
    onDone: onSaved,
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="md" mt="md">
        <FormError messages={general} />
        <TextInput
          autoFocus={takesFocus}
          label={t('venue')}
          withAsterisk
          placeholder={t('venueHint')}
          {...form.getInputProps('venue')}
        />
        <div>
          <TextInput
            label={t('link')}
            type="url"
            inputMode="url"
            placeholder="https://"
            {...form.getInputProps('link')}
          />
          <UnencryptedLink link={form.values.link} onChange={(link) => form.setFieldValue('link', link)} />
        </div>
        <Textarea label={t('additionalInformation')} {...form.getInputProps('additionalInfo')} />
        <Group justify="flex-end">
          {onCancel ? <CancelButton onClick={onCancel} disabled={busy} /> : null}
          <Button type="submit" loading={busy}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
