import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { interviewDetailsSchema } from '../../../../domain/applications.schema';
import { ERROR_MESSAGES } from '../../../../domain/errors';
import { isLinkAllowed } from '../../../../domain/links';
import { FormError } from '../../../components/FormError';
import { useFormSubmit } from '../../../components/use-submit';
import type { Payload } from '../../../graphql/payload';
import { schemaErrors } from '../../../lib/schema-errors';

export interface DetailsValues {
  venue: string;
  link: string;
  additionalInfo: string;
}

interface ApplicantDetailsFormProps {
  initial: DetailsValues;
  send: (values: DetailsValues) => Promise<Payload | undefined>;
  onSaved: () => void;
  onTyped: () => void;
  onCancel?: () => void;
}

export function ApplicantDetailsForm({ initial, send, onSaved, onTyped, onCancel }: ApplicantDetailsFormProps) {
  const form = useForm<DetailsValues>({
    initialValues: initial,
    validate: (values) => ({
      ...schemaErrors(interviewDetailsSchema, values),
      ...(isLinkAllowed(values.link, [initial.link]) ? {} : { link: ERROR_MESSAGES.URL_INVALID }),
    }),
    onValuesChange: onTyped,
  });
  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send,
    failed: 'Failed to save interview details. Please try again.',
    onDone: onSaved,
  });

  return (
    <form noValidate onSubmit={onSubmit}>
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
