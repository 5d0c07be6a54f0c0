import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { interviewDetailsSchema } from '../../../domain/applications.schema';
import { ERROR_MESSAGES } from '../../../domain/errors';
import { isLinkAllowed } from '../../../domain/links';
import { FormError } from '../../components/FormError';
import { formErrors, type UserError } from '../../graphql/payload';
import { schemaErrors } from '../../lib/schema-errors';

export interface DetailsValues {
  venue: string;
  link: string;
  additionalInfo: string;
}

interface ApplicantDetailsFormProps {
  initial: DetailsValues;
  onSave: (values: DetailsValues) => Promise<readonly UserError[]>;
  onTyped: () => void;
  onCancel?: () => void;
}

export function ApplicantDetailsForm({ initial, onSave, onTyped, onCancel }: ApplicantDetailsFormProps) {
  const form = useForm<DetailsValues>({
    initialValues: initial,
    validate: (values) => ({
      ...schemaErrors(interviewDetailsSchema, values),
      ...(isLinkAllowed(values.link, [initial.link]) ? {} : { link: ERROR_MESSAGES.URL_INVALID }),
    }),
    onValuesChange: onTyped,
  });
  const [general, setGeneral] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);

  const save = async (values: DetailsValues): Promise<void> => {
    setBusy(true);
    const split = formErrors(await onSave(values), Object.keys(initial));
    form.setErrors(split.fields);
    setGeneral(split.general);
    setBusy(false);
  };

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => void save(values),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )}
    >
      <Stack gap="md" mt="md">
        <FormError messages={general} />
        <TextInput
          label="Venue"
          withAsterisk
          placeholder="Office, 3rd floor, or Google Meet"
          {...form.getInputProps('venue')}
        />
        <TextInput
          label="Meeting link"
          type="url"
          inputMode="url"
          placeholder="https://"
          {...form.getInputProps('link')}
        />
        <Textarea label="Additional information" {...form.getInputProps('additionalInfo')} />
        <Group justify="flex-end">
          {onCancel ? (
            <Button variant="default" onClick={onCancel} disabled={busy}>
              Cancel
            </Button>
          ) : null}
          <Button type="submit" loading={busy}>
            Save interview details
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
