import { useTranslations } from 'use-intl/react';
import { Alert, Button, Stack, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useViewer } from '../../../app/session';
import { IconCheck } from '../../../icons';
import { completeProfileSchema } from '../../../../domain/seekers.schema';
import { FormError } from '../../../components/FormError';
import { OwnerProof } from '../owner-proof/OwnerProof';
import { PhoneField } from '../../../components/PhoneField';
import { TOAST } from '../../../components/toast-options';
import { useFormSubmit } from '../../../components/use-form-submit';
import { textsOf } from '../../../language/store';
import type { CompleteProfileSeekerFragment } from '../../../graphql/generated';
import { hasCode, type Payload } from '../../../graphql/payload';
import { useKeptForm } from '../../../lib/kept-forms';
import { schemaErrors } from '../../../lib/schema-errors';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { EducationField } from '../EducationField';
import { FormSection, FullRow } from '../FormSection';
import { NewPasswordFields } from '../password/NewPasswordFields';

export interface CompleteProfileValues extends Record<string, unknown> {
  fullName: string;
  phoneNumber: string;
  education: string;
  workExperience: string;
  password: string;
  confirmPassword: string;
  mailedCode: string;
}

function valuesOf(seeker: CompleteProfileSeekerFragment | null): CompleteProfileValues {
  return {
    fullName: seeker?.fullName ?? '',
    phoneNumber: seeker?.phoneNumber ?? '',
    education: seeker?.education ?? '',
    workExperience: seeker?.workExperience ?? '',
    password: '',
    confirmPassword: '',
    mailedCode: '',
  };
}

const withoutSecrets = ({ password: _, confirmPassword: _c, mailedCode: _m, ...typed }: CompleteProfileValues) => typed;

/** The shared rules, and the one that depends on the account. */
function completeProfileErrors(values: CompleteProfileValues, needsPassword: boolean): Record<string, string> {
  const errors = schemaErrors(completeProfileSchema, values);
  return needsPassword && !values.password ? { ...errors, password: textsOf('errors')('PASSWORD_REQUIRED') } : errors;
}

interface CompleteProfileFormProps {
  seeker: CompleteProfileSeekerFragment | null;
  needsPassword: boolean;
  send: (values: CompleteProfileValues) => Promise<Payload | undefined>;
  onSaved: () => void;
  saved: boolean;
}

export function CompleteProfileForm({ seeker, needsPassword, send, onSaved, saved }: CompleteProfileFormProps) {
  const t = useTranslations('account.completeProfile');
  const fields = useTranslations('account.fields');
  const [initial] = useState(() => valuesOf(seeker));
  const form = useForm<CompleteProfileValues>({
    initialValues: initial,
    validate: (values) => completeProfileErrors(values, needsPassword),
  });
  useUnsavedChanges(form.isDirty() && !saved);
  useKeptForm('complete-profile', withoutSecrets(form.values), withoutSecrets(initial), form.setValues);
  const viewer = useViewer();
  // Most come here right after Google; only those who took longer are asked.
  const [mustProve, setMustProve] = useState(false);
  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send: async (values) => {
      const payload = await send(values);
      if (hasCode(payload, 'OWNER_PROOF_REQUIRED')) setMustProve(true);
      return payload;
    },
    failed: t('saveFailed'),
    toastOptions: TOAST.long,
    toastsRefusals: true,
    onDone: onSaved,
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="xl">
        <FormSection title={t('aboutYou')}>
          <TextInput label={fields('fullName')} autoComplete="name" required {...form.getInputProps('fullName')} />
          <PhoneField
            autoComplete="tel-national"
            placeholder={t('phoneHint')}
            required
            {...form.getInputProps('phoneNumber')}
          />
          <FullRow>
            <EducationField {...form.getInputProps('education')} />
          </FullRow>
          <FullRow>
            <Textarea label={fields('workExperience')} required {...form.getInputProps('workExperience')} />
          </FullRow>
        </FormSection>
        {needsPassword ? (
          <FormSection title={t('password')}>
            <NewPasswordFields
              form="completion"
              password={form.values.password}
              owner={{ email: viewer.email, names: [form.values.fullName] }}
              passwordProps={form.getInputProps('password')}
              confirmProps={form.getInputProps('confirmPassword')}
            />
            {mustProve ? (
              <FullRow>
                <OwnerProof owner={viewer} inputProps={() => form.getInputProps('mailedCode')} />
              </FullRow>
            ) : null}
          </FormSection>
        ) : null}
        {saved ? (
          <Alert color="green" role="status" icon={<IconCheck aria-hidden />}>
            {t('done')}
          </Alert>
        ) : null}
        <FormError messages={general} quiet />
        <Button type="submit" loading={busy || saved}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  );
}
