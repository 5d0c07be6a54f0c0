import { Alert, Button, NativeSelect, Stack, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconCheck } from '../../../icons';
import { ERROR_MESSAGES } from '../../../../domain/errors';
import { EDUCATION_LEVELS } from '../../../../domain/seekers';
import { completeProfileSchema } from '../../../../domain/seekers.schema';
import { PhoneField } from '../../../components/PhoneField';
import { useFormSubmit } from '../../../components/use-submit';
import type { CompleteProfileSeekerFragment } from '../../../graphql/generated';
import type { Payload } from '../../../graphql/payload';
import { schemaErrors } from '../../../lib/schema-errors';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { FormSection, FullRow } from '../FormSection';
import { NewPasswordFields } from '../password/NewPasswordFields';

const saveFailed = 'Failed to update profile. Please try again.';

export interface CompleteProfileValues extends Record<string, unknown> {
  fullName: string;
  phoneNumber: string;
  education: string;
  workExperience: string;
  password: string;
  confirmPassword: string;
}

function valuesOf(seeker: CompleteProfileSeekerFragment | null): CompleteProfileValues {
  return {
    fullName: seeker?.fullName ?? '',
    phoneNumber: seeker?.phoneNumber ?? '',
    education: seeker?.education ?? '',
    workExperience: seeker?.workExperience ?? '',
    password: '',
    confirmPassword: '',
  };
}

/** The shared rules, and the one that depends on the account. */
export function completeProfileErrors(values: CompleteProfileValues, needsPassword: boolean): Record<string, string> {
  const errors = schemaErrors(completeProfileSchema, values);
  return needsPassword && !values.password ? { ...errors, password: ERROR_MESSAGES.PASSWORD_REQUIRED } : errors;
}

interface CompleteProfileFormProps {
  seeker: CompleteProfileSeekerFragment | null;
  needsPassword: boolean;
  send: (values: CompleteProfileValues) => Promise<Payload | undefined>;
  onSaved: () => void;
  saved: boolean;
}

export function CompleteProfileForm({ seeker, needsPassword, send, onSaved, saved }: CompleteProfileFormProps) {
  const form = useForm<CompleteProfileValues>({
    initialValues: valuesOf(seeker),
    validate: (values) => completeProfileErrors(values, needsPassword),
  });
  useUnsavedChanges(form.isDirty() && !saved);
  const { busy, onSubmit } = useFormSubmit({
    form,
    send,
    failed: saveFailed,
    toastOptions: { milliseconds: 5000 },
    toastsRefusals: true,
    onDone: onSaved,
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="xl">
        <FormSection title="About you">
          <TextInput label="Full name" autoComplete="name" required {...form.getInputProps('fullName')} />
          <PhoneField
            autoComplete="tel-national"
            placeholder="Starts with 08"
            required
            {...form.getInputProps('phoneNumber')}
          />
          <FullRow>
            <NativeSelect
              label="Education"
              data={[{ value: '', label: 'Choose your highest education' }, ...EDUCATION_LEVELS]}
              required
              {...form.getInputProps('education')}
            />
          </FullRow>
          <FullRow>
            <Textarea label="Work experience" required {...form.getInputProps('workExperience')} />
          </FullRow>
        </FormSection>
        {needsPassword ? (
          <FormSection title="Password">
            <NewPasswordFields
              form="completion"
              password={form.values.password}
              passwordProps={form.getInputProps('password')}
              confirmProps={form.getInputProps('confirmPassword')}
            />
          </FormSection>
        ) : null}
        {saved ? (
          <Alert color="green" role="status" icon={<IconCheck aria-hidden />}>
            Your profile is complete. Taking you to your dashboard...
          </Alert>
        ) : null}
        <Button type="submit" loading={busy || saved}>
          Save and continue
        </Button>
      </Stack>
    </form>
  );
}
