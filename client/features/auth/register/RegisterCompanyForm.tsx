import { Alert, Button, NativeSelect, Stack, TextInput, Textarea } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { IconCheck } from '../../../icons';
import { REGISTRATION_COMPANY_SIZES, REGISTRATION_INDUSTRIES } from '../../../../domain/companies';
import { registerCompanySchema } from '../../../../domain/companies.schema';
import { FileField } from '../../../components/FileField/FileField';
import { StillUploading } from '../../../components/FileField/StillUploading';
import {
  claimsOf,
  hasFileChanges,
  settleAll,
  showRefusedClaims,
  useFileUpload,
} from '../../../components/FileField/use-file-upload';
import { PhoneField } from '../../../components/PhoneField';
import { toast } from '../../../components/toasts';
import { useFormSubmit } from '../../../components/use-submit';
import { schemaErrors } from '../../../lib/schema-errors';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { AccountCodeField } from './AccountCodeField';
import { FormSection, FullRow } from '../FormSection';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { registrationFeedback, registrationToast, type RegistrationFormProps } from './registration-feedback';
import { TermsCheckbox } from './TermsCheckbox';

const empty = {
  companyName: '',
  email: '',
  code: '',
  password: '',
  confirmPassword: '',
  phoneNumber: '',
  companyNpwp: '',
  industry: '',
  companySize: '',
  companyAddress: '',
  description: '',
  acceptTerms: false,
};
export type CompanyValues = typeof empty;
export type CompanyRegistration = CompanyValues & { deedClaim?: string };

function AccountFields({ form }: { form: UseFormReturnType<CompanyValues> }) {
  return (
    <FormSection title="Account">
      <TextInput label="Company name" autoComplete="organization" required {...form.getInputProps('companyName')} />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        {...form.getInputProps('email')}
      />
      <AccountCodeField {...form.getInputProps('code')} />
      <NewPasswordFields
        form="registration"
        password={form.values.password}
        passwordProps={form.getInputProps('password')}
        confirmProps={form.getInputProps('confirmPassword')}
      />
    </FormSection>
  );
}

function CompanyFields({ form }: { form: UseFormReturnType<CompanyValues> }) {
  return (
    <FormSection title="Company">
      <PhoneField autoComplete="tel-national" required {...form.getInputProps('phoneNumber')} />
      <TextInput
        label="NPWP"
        placeholder="16 digits"
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('companyNpwp')}
      />
      <NativeSelect
        label="Industry"
        data={[{ value: '', label: 'Choose an industry' }, ...REGISTRATION_INDUSTRIES]}
        required
        {...form.getInputProps('industry')}
      />
      <NativeSelect
        label="Company size"
        data={[{ value: '', label: 'Choose a size' }, ...REGISTRATION_COMPANY_SIZES]}
        required
        {...form.getInputProps('companySize')}
      />
      <FullRow>
        <Textarea
          label="Company address"
          autoComplete="street-address"
          minRows={2}
          required
          {...form.getInputProps('companyAddress')}
        />
      </FullRow>
      <FullRow>
        <Textarea
          label="Description"
          description="What your company does; job seekers read it on your page."
          {...form.getInputProps('description')}
        />
      </FullRow>
    </FormSection>
  );
}

export function RegisterCompanyForm({ send, onRegistered, leaving }: RegistrationFormProps<CompanyRegistration>) {
  const deedClaim = useFileUpload({ preset: 'company_deed', place: 'registration', failed: 'DEED_UPLOAD_FAILED' });
  const form = useForm({ initialValues: empty, validate: (values) => schemaErrors(registerCompanySchema, values) });
  useUnsavedChanges((form.isDirty() || hasFileChanges({ deedClaim })) && !leaving);
  const { busy, onSubmit } = useFormSubmit({
    ...registrationFeedback,
    form,
    send: async (values: CompanyValues) => {
      const drafts = await settleAll({ deedClaim });
      // A company is verified by its deed, so nobody registers without the one they meant to hand in.
      if (drafts.deedClaim.state === 'failed') {
        toast.error(drafts.deedClaim.message, registrationToast);
        return false;
      }
      const payload = await send({ ...values, ...claimsOf(drafts) });
      showRefusedClaims({ deedClaim }, payload?.errors ?? []);
      return payload;
    },
    onDone: onRegistered,
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="xl">
        <AccountFields form={form} />
        <CompanyFields form={form} />
        <FileField
          label="Deed of establishment"
          description="Administrators verify your company with it; job seekers never see it."
          preset="company_deed"
          place="registration"
          upload={deedClaim}
        />
        <TermsCheckbox {...form.getInputProps('acceptTerms', { type: 'checkbox' })} />
        {leaving ? (
          <Alert color="green" role="status" icon={<IconCheck aria-hidden />}>
            Registration successful! Redirecting to dashboard...
          </Alert>
        ) : null}
        <StillUploading uploads={{ deedClaim }} waiting={busy} />
        <Button type="submit" loading={busy || leaving}>
          Register
        </Button>
      </Stack>
    </form>
  );
}
