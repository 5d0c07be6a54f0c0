import { useTranslations } from 'use-intl/react';
import { TextInput, Textarea } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { registerSeekerSchema } from '../../../../domain/seekers.schema';
import { flashToast } from '../../../components/flash-toasts';
import { FileField } from '../../../components/FileField/FileField';
import {
  claimsOf,
  firstFailedFile,
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
import { useFormSubmit } from '../../../components/use-form-submit';
import { schemaErrors } from '../../../lib/schema-errors';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { EducationField } from '../EducationField';
import { FormSection, FullRow } from '../FormSection';
import { useRegistrationFeedback, type Registering } from './registration-feedback';
import { RegistrationForm } from './RegistrationForm';
import { SignInFields } from './SignInFields';

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
      <SignInFields form={form} owner={{ names: [form.values.fullName] }} hasWideEmail />
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
        <FileField label={t('cv')} isOptional upload={files.cvClaim} />
      </FullRow>
      <FullRow>
        <FileField label={t('portfolio')} isOptional upload={files.portfolioClaim} />
      </FullRow>
    </FormSection>
  );
}

interface RegisterSeekerFormProps extends Registering<SeekerRegistration> {
  /** Where more than an account is wanted. */
  submitLabel?: string;
}

export function RegisterSeekerForm({ send, onRegistered, leaving, submitLabel }: RegisterSeekerFormProps) {
  const feedback = useRegistrationFeedback();
  const files = useSeekerFiles();
  const form = useForm({ initialValues: empty, validate: (values) => schemaErrors(registerSeekerSchema, values) });
  useUnsavedChanges((form.isDirty() || hasFileChanges({ ...files })) && !leaving);
  const { busy, general, onSubmit } = useFormSubmit({
    ...feedback,
    form,
    send: async (values: SeekerValues) => {
      const drafts = await settleAll({ ...files });
      const inTheWay = firstFailedFile(drafts);
      if (inTheWay) {
        toast.error(inTheWay.message, { ...TOAST.long, title: inTheWay.name });
        return false;
      }
      const payload = await send({ ...values, ...claimsOf(drafts) });
      showRefusedClaims({ ...files }, payload?.errors ?? []);
      return payload && { ...payload, skipped: skippedFiles(drafts) };
    },
    onDone: ({ skipped }) => {
      for (const { name, message } of skipped) flashToast('error', message, { ...TOAST.long, title: name });
      onRegistered();
    },
  });

  return (
    <RegistrationForm
      onSubmit={onSubmit}
      general={general}
      busy={busy}
      leaving={leaving}
      files={{ ...files }}
      submitLabel={submitLabel}
      termsProps={form.getInputProps('acceptTerms', { type: 'checkbox' })}
    >
      <BasicInformation form={form} />
      <ProfessionalInformation form={form} />
      <Documents files={files} />
    </RegistrationForm>
  );
}
