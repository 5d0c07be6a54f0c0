import { useTranslations } from 'use-intl/react';
import { Alert, NativeSelect, Text, TextInput, Textarea } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { IconCheck } from '../../../icons';
import { REGISTRATION_COMPANY_SIZES, REGISTRATION_INDUSTRIES } from '../../../../domain/companies';
import { registerCompanySchema } from '../../../../domain/companies.schema';
import { FileField } from '../../../components/FileField/FileField';
import {
  claimsOf,
  blockingFile,
  hasFileChanges,
  settleAll,
  showRefusedClaims,
  useFileUpload,
} from '../../../components/FileField/use-file-upload';
import { NpwpField } from '../../../components/NpwpField';
import { PhoneField } from '../../../components/PhoneField';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useFormSubmit } from '../../../components/use-form-submit';
import { useOptionText } from '../../../language/formats';
import { schemaErrors } from '../../../lib/schema-errors';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { FormSection, FullRow } from '../FormSection';
import { useRegistrationFeedback, type Registering } from './registration-feedback';
import { RegistrationForm } from './RegistrationForm';
import { SignInFields } from './SignInFields';

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
  const t = useTranslations('account.registerCompany');
  return (
    <FormSection title={t('account')}>
      <TextInput label={t('companyName')} autoComplete="organization" required {...form.getInputProps('companyName')} />
      <SignInFields form={form} owner={{ names: [form.values.companyName], isCompany: true }} />
    </FormSection>
  );
}

function CompanyFields({ form }: { form: UseFormReturnType<CompanyValues> }) {
  const t = useTranslations('account.registerCompany');
  const optionText = useOptionText();
  const industries = REGISTRATION_INDUSTRIES.map((value) => ({ value, label: optionText('industry', value) }));
  const sizes = REGISTRATION_COMPANY_SIZES.map((value) => ({ value, label: optionText('companySize', value) }));
  return (
    <FormSection title={t('company')}>
      <PhoneField autoComplete="tel-national" required {...form.getInputProps('phoneNumber')} />
      <NpwpField
        label={t('npwp')}
        placeholder={t('npwpHint')}
        autoComplete="off"
        {...form.getInputProps('companyNpwp')}
      />
      <NativeSelect
        label={t('industry')}
        data={[{ value: '', label: t('chooseIndustry') }, ...industries]}
        required
        {...form.getInputProps('industry')}
      />
      <NativeSelect
        label={t('companySize')}
        data={[{ value: '', label: t('chooseSize') }, ...sizes]}
        required
        {...form.getInputProps('companySize')}
      />
      <FullRow>
        <Textarea
          label={t('companyAddress')}
          autoComplete="street-address"
          minRows={2}
          required
          {...form.getInputProps('companyAddress')}
        />
      </FullRow>
      <FullRow>
        <Textarea label={t('description')} description={t('descriptionHint')} {...form.getInputProps('description')} />
      </FullRow>
    </FormSection>
  );
}

interface RegisterCompanyFormProps extends Registering<CompanyRegistration> {
  /** The account has proved its address already, so that its dashboard comes next. */
  verified?: boolean;
}

export function RegisterCompanyForm({ send, onRegistered, leaving, verified = false }: RegisterCompanyFormProps) {
  const t = useTranslations('account.registerCompany');
  const feedback = useRegistrationFeedback();
  const deedClaim = useFileUpload({ preset: 'company_deed', place: 'registration', failed: 'DEED_UPLOAD_FAILED' });
  const form = useForm({ initialValues: empty, validate: (values) => schemaErrors(registerCompanySchema, values) });
  useUnsavedChanges((form.isDirty() || hasFileChanges({ deedClaim })) && !leaving);
  const { busy, general, onSubmit } = useFormSubmit({
    ...feedback,
    form,
    send: async (values: CompanyValues) => {
      const drafts = await settleAll({ deedClaim });
      // A company is verified by its deed, so nobody registers without the one they meant to hand in.
      const stopping = blockingFile(drafts);
      if (stopping) {
        toast.error(stopping.message, TOAST.long);
        return false;
      }
      const payload = await send({ ...values, ...claimsOf(drafts) });
      showRefusedClaims({ deedClaim }, payload?.errors ?? []);
      return payload;
    },
    onDone: onRegistered,
  });

  return (
    <RegistrationForm
      onSubmit={onSubmit}
      general={general}
      busy={busy}
      leaving={leaving}
      files={{ deedClaim }}
      termsProps={form.getInputProps('acceptTerms', { type: 'checkbox' })}
      done={
        leaving ? (
          <Alert color="green" role="status" icon={<IconCheck aria-hidden />}>
            <span>{t('done')}</span>
            {verified ? null : <Text size="sm">{t('confirmFirst')}</Text>}
          </Alert>
        ) : null
      }
    >
      <AccountFields form={form} />
      <CompanyFields form={form} />
      <FileField label={t('deed')} description={t('deedHint')} upload={deedClaim} />
    </RegistrationForm>
  );
}
