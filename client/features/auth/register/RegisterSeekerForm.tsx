import { Button, NativeSelect, Stack, TextInput, Textarea } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { EDUCATION_LEVELS } from '../../../../domain/seekers';
import { registerSeekerSchema } from '../../../../domain/seekers.schema';
import { carryToast } from '../../../components/carried-toasts';
import { FileField } from '../../../components/FileField/FileField';
import { StillUploading } from '../../../components/FileField/StillUploading';
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
  return (
    <FormSection title="Basic Information">
      <TextInput label="Full name" autoComplete="name" required {...form.getInputProps('fullName')} />
      <PhoneField autoComplete="tel-national" required {...form.getInputProps('phoneNumber')} />
      <FullRow>
        <TextInput
          label="Email"
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
        passwordProps={form.getInputProps('password')}
        confirmProps={form.getInputProps('confirmPassword')}
      />
    </FormSection>
  );
}

function ProfessionalInformation({ form }: { form: UseFormReturnType<SeekerValues> }) {
  return (
    <FormSection title="Professional Information">
      <FullRow>
        <NativeSelect
          label="Education"
          data={[{ value: '', label: 'Choose your highest education' }, ...EDUCATION_LEVELS]}
          required
          {...form.getInputProps('education')}
        />
      </FullRow>
      <FullRow>
        <Textarea
          label="Work experience"
          description="Where you worked, what you did, and for how long."
          {...form.getInputProps('workExperience')}
        />
      </FullRow>
      <TagInput
        label="Technical skills"
        noun="technical skill"
        placeholder="Such as Excel or welding"
        {...tagProps(form, 'technicalSkills')}
      />
      <TagInput
        label="Soft skills"
        noun="soft skill"
        placeholder="Such as teamwork"
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
  return (
    <FormSection title="Resume &amp; Portfolio">
      <FullRow>
        <FileField label="CV" preset="user_cv" place="registration" upload={files.cvClaim} />
      </FullRow>
      <FullRow>
        <FileField label="Portfolio" preset="user_portfolio" place="registration" upload={files.portfolioClaim} />
      </FullRow>
    </FormSection>
  );
}

export function RegisterSeekerForm({ send, onRegistered, leaving }: RegistrationFormProps<SeekerRegistration>) {
  const files = useSeekerFiles();
  const form = useForm({ initialValues: empty, validate: (values) => schemaErrors(registerSeekerSchema, values) });
  useUnsavedChanges((form.isDirty() || hasFileChanges({ ...files })) && !leaving);
  const { busy, onSubmit } = useFormSubmit({
    ...registrationFeedback,
    form,
    send: async (values: SeekerValues) => {
      const drafts = await settleAll({ ...files });
      const inTheWay = fileInTheWay(drafts);
      if (inTheWay) {
        toast.error(inTheWay.message, { ...registrationToast, title: inTheWay.name });
        return false;
      }
      const payload = await send({ ...values, ...claimsOf(drafts) });
      showRefusedClaims({ ...files }, payload?.errors ?? []);
      return payload && { ...payload, skipped: skippedFiles(drafts) };
    },
    onDone: ({ skipped }) => {
      for (const { name, message } of skipped) carryToast('error', message, { ...registrationToast, title: name });
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
        <Button type="submit" loading={busy || leaving}>
          Register
        </Button>
      </Stack>
    </form>
  );
}
