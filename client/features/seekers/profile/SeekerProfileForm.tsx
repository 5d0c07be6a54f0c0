import { useTranslations } from 'use-intl/react';
import { useOptionText } from '../../../language/formats';
import { NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { EDUCATION_LEVELS, SeekerProfilePart } from '../../../../domain/seekers';
import { updateSeekerProfileSchema } from '../../../../domain/seekers.schema';
import { FileField } from '../../../components/FileField/FileField';
import { hasFileChanges, showRefusedClaims } from '../../../components/FileField/use-file-upload';
import { PageHeader } from '../../../components/PageHeader';
import { ProfileForm } from '../../../components/ProfileForm/ProfileForm';
import { useSavedTexts } from '../../../components/ProfileForm/use-saved-texts';
import { SectionCard } from '../../../components/SectionCard';
import { PhoneField } from '../../../components/PhoneField';
import { TagInput } from '../../../components/TagInput';
import { TOAST } from '../../../components/toast-options';
import { useFormSubmit } from '../../../components/use-form-submit';
import type { SeekerProfileFieldsFragment, UpdateSeekerProfileInput } from '../../../graphql/generated';
import type { Payload } from '../../../graphql/payload';
import { useKeptForm } from '../../../lib/kept-forms';
import { schemaErrors } from '../../../lib/schema-errors';
import { useUnsavedChanges } from '../../../lib/unsaved-changes';
import { profileFileChanges, useProfileFiles, type ProfileFiles } from './profile-files';
import { profileChanges, profileValues, type ProfileValues } from './profile-changes';
import classes from './SeekerProfile.module.css';
import { RemoveText } from '../../../components/ProfileForm/RemoveText';

export const SEEKER_PROFILE_FORM = 'seeker-profile';

interface SeekerProfileFormProps {
  seeker: SeekerProfileFieldsFragment;
  send: (changes: UpdateSeekerProfileInput) => Promise<Payload | undefined>;
  /** Saved. */
  onSaved: () => void;
  /** Cancelled, or nothing to save. */
  onCancel: () => void;
}

/** Texts that may be taken off again. */
const REMOVABLE = {
  workExperience: SeekerProfilePart.WORK_EXPERIENCE,
} as const satisfies Partial<Record<keyof ProfileValues, SeekerProfilePart>>;

/** Sends only what changed; what the person typed stays when the server says no. */
function useProfileForm({ seeker, send, onSaved, onCancel }: SeekerProfileFormProps) {
  const t = useTranslations('portal.profileForm');
  const [stored] = useState(() => profileValues(seeker));
  const { removed, setRemoved, ...texts } = useSavedTexts<keyof typeof REMOVABLE>({ ...stored });
  const files = useProfileFiles();
  const form = useForm<ProfileValues>({
    initialValues: stored,
    validate: (values) => schemaErrors(updateSeekerProfileSchema, values),
  });
  useUnsavedChanges(form.isDirty() || removed.length > 0 || hasFileChanges({ ...files }));
  useKeptForm(
    SEEKER_PROFILE_FORM,
    { ...form.values, removed },
    { ...stored, removed: [] },
    ({ removed: gone, ...kept }) => {
      form.setValues(kept);
      setRemoved(gone ?? []);
    },
  );

  const { busy, general, onSubmit } = useFormSubmit({
    form,
    send: async (values: ProfileValues) => {
      const uploaded = await profileFileChanges(files);
      if (!uploaded) return false;
      const changed = profileChanges(stored, { ...values, ...Object.fromEntries(removed.map((name) => [name, ''])) });
      const remove = [...(uploaded.changes.remove ?? []), ...removed.map((name) => REMOVABLE[name])];
      const changes = { ...changed, ...uploaded.changes, ...(remove.length > 0 ? { remove } : {}) };
      if (Object.keys(changes).length === 0) {
        // Where the only change did not get through, it can be tried again here.
        if (!uploaded.hasSkipped) onCancel();
        return false;
      }
      const payload = await send(changes);
      showRefusedClaims({ ...files }, payload?.errors ?? []);
      return payload;
    },
    failed: t('saveFailed'),
    toastOptions: TOAST.long,
    onDone: onSaved,
  });
  return { form, general, busy, onSubmit, files, texts };
}

type FormState = ReturnType<typeof useProfileForm>;

function BasicFields({ form, texts, email }: Pick<FormState, 'form' | 'texts'> & { email: string }) {
  const t = useTranslations('seeker.profile');
  const field = (name: 'fullName' | 'phoneNumber') => ({
    ...form.getInputProps(name),
    'data-path': form.key(name),
    ...texts.fieldProps(name, form.values[name]),
  });
  return (
    <SectionCard title={t('basic')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label={t('fullName')} autoComplete="name" {...field('fullName')} />
        <PhoneField autoComplete="tel" {...field('phoneNumber')} />
      </SimpleGrid>
      <dl className={classes.email}>
        <dt className={classes.label}>{t('email')}</dt>
        <dd className={classes.value} translate="no">
          {email}
        </dd>
      </dl>
    </SectionCard>
  );
}

function ProfessionalFields({ form, texts, busy }: Pick<FormState, 'form' | 'texts' | 'busy'>) {
  const t = useTranslations('seeker');
  const optionText = useOptionText();
  const skills = (name: 'technicalSkills' | 'softSkills') => ({
    value: form.values[name],
    onChange: (tags: string[]) => form.setFieldValue(name, tags),
    error: typeof form.errors[name] === 'string' ? form.errors[name] : undefined,
  });
  return (
    <SectionCard title={t('profile.professional')}>
      <Stack gap="md">
        <NativeSelect
          label={t('profile.education')}
          withAsterisk
          data={[
            { value: '', label: t('form.chooseOne') },
            ...EDUCATION_LEVELS.map((value) => ({ value, label: optionText('education', value) })),
          ]}
          {...form.getInputProps('education')}
          data-path={form.key('education')}
        />
        <Textarea
          label={t('profile.workExperience')}
          minRows={4}
          {...form.getInputProps('workExperience')}
          data-path={form.key('workExperience')}
          {...texts.fieldProps('workExperience', form.values.workExperience)}
        />
        <RemoveText label={t('profile.workExperience')} disabled={busy} {...texts.removalProps('workExperience')} />
        <TagInput
          label={t('profile.technicalSkills')}
          noun={t('form.technicalSkill')}
          placeholder={t('form.technicalSkillHint')}
          {...skills('technicalSkills')}
        />
        <TagInput
          label={t('profile.softSkills')}
          noun={t('form.softSkill')}
          placeholder={t('form.softSkillHint')}
          {...skills('softSkills')}
        />
      </Stack>
    </SectionCard>
  );
}

function FileFields({ files, seeker }: { files: ProfileFiles; seeker: SeekerProfileFieldsFragment }) {
  const t = useTranslations('seeker');
  return (
    <SectionCard title={t('profile.files')}>
      <Stack gap="md">
        <FileField label={t('form.picture')} isOptional upload={files.pictureClaim} storedUrl={seeker.pictureUrl} />
        <FileField label={t('form.cv')} isOptional upload={files.cvClaim} storedUrl={seeker.cvUrl} />
        <FileField
          label={t('form.portfolio')}
          isOptional
          upload={files.portfolioClaim}
          storedUrl={seeker.portfolioUrl}
        />
      </Stack>
    </SectionCard>
  );
}

/** The own profile, to change. */
export function SeekerProfileForm(props: SeekerProfileFormProps) {
  const t = useTranslations('seeker');
  const { form, general, busy, onSubmit, files, texts } = useProfileForm(props);
  return (
    <>
      <PageHeader title={t('profile.edit')} tabTitle={t('titles.profile')} />
      <ProfileForm onSubmit={onSubmit} onCancel={props.onCancel} general={general} busy={busy} files={{ ...files }}>
        <BasicFields form={form} texts={texts} email={props.seeker.email} />
        <ProfessionalFields form={form} texts={texts} busy={busy} />
        <FileFields files={files} seeker={props.seeker} />
      </ProfileForm>
    </>
  );
}
