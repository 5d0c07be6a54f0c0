import { useTranslations } from 'use-intl/react';
import { Button, Stack, TextInput, Textarea } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { registerSeekerSchema } from '../../../../domain/seekers.schema';
import { carryToast } from '../../../components/carried-toasts';
import { FileField } from '../../../components/FileField/FileField';
import { StillUploading } from '../../../components/FileField/StillUploading';
import { FormError } from '../../../components/FormError';
import {
  claimsOf,
  fileInTheWay,
  hasFileChanges,
  settleAll,
  showRefusedClaims,
  skippedFiles,
  useFileUpload,
  type FileUpload,
} from '../../../components/FileField/use-file-upload';
import { PhoneField } from '../../../components/PhoneField';
import { TagInput } from '../../../components/TagInput';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useFormSubmit } from '../../../components/use-submit';
import { schemaErrors } from '../../../lib/schema-errors';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { AccountCodeField } from './AccountCodeField';
import { EducationField } from '../EducationField';
import { FormSection, FullRow } from '../FormSection';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { useRegistrationFeedback, type RegistrationFormProps } from './registration-feedback';
import { TermsCheckbox } from './TermsCheckbox';

const empty = {
  fullName: '',
  phoneNumber: '',
  email: '',
  code: '',
  password: '',
  confirmPassword: '',
  education: '',
  workExperience: '',
  technicalSkills: [] as string[],
  softSkills: [] as string[],
  acceptTerms: false,
};
export type SeekerValues = typeof empty;
export type SeekerRegistration = SeekerValues & { cvClaim?: string; portfolioClaim?: string };

function tagProps(form: UseFormReturnType<SeekerValues>, field: 'technicalSkills' | 'softSkills') {
  const error = form.errors[field];
  return {
    value: form.values[field],
    onChange: (tags: string[]) => form.setFieldValue(field, tags),
    error: typeof error === 'string' ? error : undefined,
  };
}

function BasicInformation({ form }: { form: UseFormReturnType<SeekerValues> }) {
  const t = useTranslations('account.registerSeeker');
  const fields = useTranslations('account.fields');
  return (
    <FormSection title={t('basics')}>
      <TextInput label={fields('fullName')} autoComplete="name" required {...form.getInputProps('fullName')} />
      <PhoneField autoComplete="tel-national" required {...form.getInputProps('phoneNumber')} />
      <FullRow>
        <TextInput
          label={fields('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          {...form.getInputProps('email')}
        />
      </FullRow>
      <AccountCodeField {...form.getInputProps('code')} />
      <NewPasswordFields
        form="registration"
        password={form.values.password}
        owner={{ email: form.values.email, names: [form.values.fullName] }}
        passwordProps={form.getInputProps('password')}
        confirmProps={form.getInputProps('confirmPassword')}
      />
    </FormSection>
  );
}

function ProfessionalInformation({ form }: { form: UseFormReturnType<SeekerValues> }) {
  const t = useTranslations('account.registerSeeker');
  const fields = useTranslations('account.fields');
  return (
    <FormSection title={t('professional')}>
      <FullRow>
        <EducationField {...form.getInputProps('education')} />
      </FullRow>
      <FullRow>
        <Textarea
          label={fields('workExperience')}
          description={t('workExperienceHint')}
          {...form.getInputProps('workExperience')}
        />
      </FullRow>
      <TagInput
        label={t('technicalSkills')}
        noun={t('technicalSkill')}
        placeholder={t('technicalSkillExample')}
        {...tagProps(form, 'technicalSkills')}
      />
      <TagInput
        label={t('softSkills')}
        noun={t('softSkill')}
        placeholder={t('softSkillExample')}
        {...tagProps(form, 'softSkills')}
      />
    </FormSection>
  );
}

interface SeekerFiles {
  cvClaim: FileUpload;
  portfolioClaim: FileUpload;
}

function useSeekerFiles(): SeekerFiles {
  const cvClaim = useFileUpload({ preset: 'user_cv', place: 'registration', failed: 'FILE_UPLOAD_FAILED' });
  const portfolioClaim = useFileUpload({
    preset: 'user_portfolio',
    place: 'registration',
    failed: 'FILE_UPLOAD_FAILED',
  });
  return { cvClaim, portfolioClaim };
}

function Documents({ files }: { files: SeekerFiles }) {
  const t = useTranslations('account.registerSeeker');
  return (
    <FormSection title={t('documents')}>
      <FullRow>
        <FileField label={t('cv')} preset="user_cv" place="registration" upload={files.cvClaim} />
      </FullRow>
      <FullRow>
        <FileField label={t('portfolio')} preset="user_portfolio" place="registration" upload={files.portfolioClaim} />
      </FullRow>
    </FormSection>
  );
}

export function RegisterSeekerForm({ send, onRegistered, leaving }: RegistrationFormProps<SeekerRegistration>) {
  const t = useTranslations('account.register');
  const feedback = useRegistrationFeedback();
  const files = useSeekerFiles();
  const form = useForm({ initialValues: empty, validate: (values) => schemaErrors(registerSeekerSchema, values) });
  useUnsavedChanges((form.isDirty() || hasFileChanges({ ...files })) && !leaving);
  const { busy, general, onSubmit } = useFormSubmit({
    ...feedback,
    form,
    send: async (values: SeekerValues) => {
      const drafts = await settleAll({ ...files });
      const inTheWay = fileInTheWay(drafts);
      if (inTheWay) {
        toast.error(inTheWay.message, { ...TOAST.long, title: inTheWay.name });
        return false;
      }
      const payload = await send({ ...values, ...claimsOf(drafts) });
      showRefusedClaims({ ...files }, payload?.errors ?? []);
      return payload && { ...payload, skipped: skippedFiles(drafts) };
    },
    onDone: ({ skipped }) => {
      for (const { name, message } of skipped) carryToast('error', message, { ...TOAST.long, title: name });
      onRegistered();
    },
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="xl">
        <BasicInformation form={form} />
        <ProfessionalInformation form={form} />
        <Documents files={files} />
        <TermsCheckbox {...form.getInputProps('acceptTerms', { type: 'checkbox' })} />
        <StillUploading uploads={{ ...files }} waiting={busy} />
        <FormError messages={general} quiet />
        <Button type="submit" loading={busy || leaving}>
          {t('submit')}
        </Button>
      </Stack>
    </form>
  );
}
