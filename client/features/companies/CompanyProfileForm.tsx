import { useTranslations } from 'use-intl/react';
import { useOptionText } from '../../language/formats';
import { Alert, Card, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconShieldHalfFilled } from '../../icons';
import { useState } from 'react';
import { CompanyProfilePart } from '../../../domain/company-profile';
import { optionsWith, PROFILE_COMPANY_SIZES, PROFILE_INDUSTRIES } from '../../../domain/companies';
import { updateCompanyProfileSchema } from '../../../domain/companies.schema';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { FileField } from '../../components/FileField/FileField';
import {
  claimsOf,
  blockingFile,
  hasFileChanges,
  settleAll,
  showRefusedClaims,
  useFileUpload,
  type FileUpload,
} from '../../components/FileField/use-file-upload';
import { NpwpField } from '../../components/NpwpField';
import { PhoneField } from '../../components/PhoneField';
import { PageHeader } from '../../components/PageHeader';
import { changedValues } from '../../components/ProfileForm/changed-values';
import { ProfileForm } from '../../components/ProfileForm/ProfileForm';
import { useSavedTexts } from '../../components/ProfileForm/use-saved-texts';
import { TOAST } from '../../components/toast-options';
import { toast } from '../../components/toasts';
import { useFormSubmit } from '../../components/use-form-submit';
import type {
  CompanyProfileFieldsFragment,
  UpdateCompanyProfileInput,
  UpdateCompanyProfileMutation,
} from '../../graphql/generated';
import { useKeptForm } from '../../lib/kept-forms';
import { schemaErrors } from '../../lib/schema-errors';
import { useUnsavedChanges } from '../../lib/unsaved-changes';
import classes from './CompanyProfile.module.css';
import { RemoveText } from '../../components/ProfileForm/RemoveText';

export interface CompanyProfileValues {
  companyName: string;
  phoneNumber: string;
  companyNpwp: string;
  companyAddress: string;
  industry: string;
  companySize: string;
  website: string;
  description: string;
}

/** The optional texts, with what the server calls them when they are taken off. */
const REMOVABLE = {
  companyNpwp: CompanyProfilePart.NPWP,
  website: CompanyProfilePart.WEBSITE,
  description: CompanyProfilePart.DESCRIPTION,
} as const satisfies Partial<Record<keyof CompanyProfileValues, CompanyProfilePart>>;
type Removable = keyof typeof REMOVABLE;

type CompanyFileChanges = Pick<UpdateCompanyProfileInput, 'deedClaim' | 'logoClaim' | 'remove'>;

export type SavedProfile = UpdateCompanyProfileMutation['updateCompanyProfile'];

export const COMPANY_PROFILE_FORM = 'company-profile';

interface CompanyProfileFormProps {
  company: CompanyProfileFieldsFragment;
  send: (changes: Partial<CompanyProfileValues> & CompanyFileChanges) => Promise<SavedProfile | undefined>;
  /** Whether the company is verified now: an administrator may have decided since the page was read. */
  askIsVerified: () => Promise<boolean>;
  onSaved: (saved: SavedProfile) => void;
  onCancel: () => void;
}

function valuesOf(company: CompanyProfileFieldsFragment): CompanyProfileValues {
  return {
    companyName: company.companyName,
    phoneNumber: company.records?.phoneNumber ?? '',
    companyNpwp: company.records?.companyNpwp ?? '',
    companyAddress: company.companyAddress ?? '',
    industry: company.industry ?? '',
    companySize: company.companySize ?? '',
    website: company.website ?? '',
    description: company.description ?? '',
  };
}

/** Said before anything is saved: what a save costs. */
function VerificationNotice({ isVerified }: { isVerified: boolean }) {
  const t = useTranslations('company.form.notice');
  return (
    <Alert color="amber" title={t('title')} icon={<IconShieldHalfFilled aria-hidden />}>
      {t(isVerified ? 'verified' : 'unverified')}
    </Alert>
  );
}

interface CompanyFiles {
  deedClaim: FileUpload;
  logoClaim: FileUpload;
}

function useCompanyFiles(): CompanyFiles {
  const deedClaim = useFileUpload({ preset: 'company_deed', place: 'profile', failed: 'DEED_UPLOAD_FAILED' });
  const logoClaim = useFileUpload({ preset: 'company_logo', place: 'profile', failed: 'PROFILE_IMAGE_UPLOAD_FAILED' });
  return { deedClaim, logoClaim };
}

/** What the form says about its files; null when one of them did not get through or asks, which has been said then. */
async function fileChanges(files: CompanyFiles): Promise<CompanyFileChanges | null> {
  const drafts = await settleAll({ ...files });
  const stopping = blockingFile(drafts);
  if (stopping) {
    toast.error(stopping.message, TOAST.usual);
    return null;
  }
  const remove = [
    ...(drafts.deedClaim.state === 'removed' ? [CompanyProfilePart.DEED] : []),
    ...(drafts.logoClaim.state === 'removed' ? [CompanyProfilePart.LOGO] : []),
  ];
  return { ...claimsOf(drafts), ...(remove.length > 0 ? { remove } : {}) };
}

function FileFields({ files, company }: { files: CompanyFiles; company: CompanyProfileFieldsFragment }) {
  const t = useTranslations('company');
  return (
    <Card>
      <Stack gap="md">
        <FileField label={t('form.logo')} upload={files.logoClaim} storedUrl={company.logoUrl} />
        <FileField
          label={t('profile.deed')}
          description={t('form.deedUse')}
          upload={files.deedClaim}
          storedUrl={company.records?.deedUrl}
        />
      </Stack>
    </Card>
  );
}

/** The profile form's state: values as typed, checked by the schema that the server asks. */
function useProfileForm({ company, send, onSaved }: CompanyProfileFormProps) {
  const t = useTranslations('portal.profileForm');
  const [stored] = useState(() => valuesOf(company));
  const form = useForm<CompanyProfileValues>({
    initialValues: stored,
    validate: (values) => schemaErrors(updateCompanyProfileSchema, values),
  });
  const { removed, setRemoved, ...texts } = useSavedTexts<Removable>({ ...stored });
  const files = useCompanyFiles();
  /** As far as the form can tell; the server compares what it has. */
  const isTouched = form.isDirty() || removed.length > 0 || hasFileChanges({ ...files });
  useUnsavedChanges(isTouched);
  useKeptForm(
    COMPANY_PROFILE_FORM,
    { ...form.values, removed },
    { ...stored, removed: [] },
    ({ removed: gone, ...kept }) => {
      form.setValues(kept);
      setRemoved(gone ?? []);
    },
  );

  const { busy, general, submit, refuse } = useFormSubmit({
    form,
    send: async (values: CompanyProfileValues) => {
      const changes = await fileChanges(files);
      if (!changes) return false;
      const remove = [...(changes.remove ?? []), ...removed.map((name) => REMOVABLE[name])];
      const emptied = Object.fromEntries(removed.map((name) => [name, '']));
      const payload = await send({
        ...changedValues(stored, values),
        ...emptied,
        ...changes,
        ...(remove.length > 0 ? { remove } : {}),
      });
      showRefusedClaims({ ...files }, payload?.errors ?? []);
      return payload;
    },
    failed: t('saveFailed'),
    toastOptions: TOAST.usual,
    onDone: onSaved,
  });

  return { form, general, busy, submit, refuse, files, texts, isTouched };
}

export function CompanyProfileForm(props: CompanyProfileFormProps) {
  const t = useTranslations('company');
  const optionText = useOptionText();
  const { company, onCancel, askIsVerified } = props;
  const { form, general, busy, submit, refuse, files, texts, isTouched } = useProfileForm(props);
  const [asking, setAsking] = useState(false);
  const onSubmit = form.onSubmit(
    // Nothing is at stake where nothing has changed: the response says so.
    async (values) => (isTouched && (await askIsVerified()) ? setAsking(true) : void submit(values)),
    refuse,
  );
  const choices = (list: 'industry' | 'companySize', options: readonly string[]) => [
    { value: '', label: t('form.chooseOne') },
    ...optionsWith(options, company[list]).map((value) => ({ value, label: optionText(list, value) })),
  ];
  const field = (name: keyof CompanyProfileValues) => ({
    ...form.getInputProps(name),
    ...texts.fieldProps(name, form.values[name]),
  });

  return (
    <>
      <PageHeader title={t('form.title')} tabTitle={t('titles.companyProfile')} />
      <ProfileForm
        onSubmit={onSubmit}
        onCancel={onCancel}
        general={general}
        busy={busy}
        files={{ ...files }}
        className={classes.form}
        notice={<VerificationNotice isVerified={company.isVerified} />}
      >
        <Card>
          <Stack gap="md">
            <TextInput
              label={t('profile.companyName')}
              withAsterisk
              autoComplete="organization"
              {...field('companyName')}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <NativeSelect
                label={t('profile.industry')}
                data={choices('industry', PROFILE_INDUSTRIES)}
                {...field('industry')}
              />
              <NativeSelect
                label={t('profile.companySize')}
                data={choices('companySize', PROFILE_COMPANY_SIZES)}
                {...field('companySize')}
              />
              <PhoneField autoComplete="tel" {...field('phoneNumber')} />
              <div>
                <NpwpField label={t('profile.npwp')} placeholder={t('form.npwpHint')} {...field('companyNpwp')} />
                <RemoveText label={t('profile.npwp')} disabled={busy} {...texts.removalProps('companyNpwp')} />
              </div>
            </SimpleGrid>
            <Textarea label={t('profile.address')} autoComplete="street-address" {...field('companyAddress')} />
            <TextInput
              label={t('profile.website')}
              type="url"
              inputMode="url"
              placeholder="https://"
              autoComplete="url"
              {...field('website')}
            />
            <RemoveText label={t('profile.website')} disabled={busy} {...texts.removalProps('website')} />
            <Textarea label={t('profile.description')} minRows={5} {...field('description')} />
            <RemoveText label={t('profile.description')} disabled={busy} {...texts.removalProps('description')} />
          </Stack>
        </Card>
        <FileFields files={files} company={company} />
      </ProfileForm>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('form.confirm.title')}
        confirmLabel={t('form.confirm.save')}
        onConfirm={async () => {
          setAsking(false);
          await submit(form.getValues());
        }}
      >
        {t('form.confirm.text')}
      </ConfirmDialog>
    </>
  );
}
