import { useTranslations } from 'use-intl/react';
import { textsOf } from '../../language/store';
import { Stack, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { mayInCompany } from '../../../domain/company-rights';
import { paths } from '../../../domain/paths';
import { useSession, useViewer } from '../../app/session';
import { SectionCard } from '../../components/SectionCard';
import { TOAST } from '../../components/toast-options';
import { toast } from '../../components/toasts';
import { PageStatus } from '../../components/PageStatus';
import {
  useCompanyProfileQuery,
  useUpdateCompanyProfileMutation,
  useSetCompanyPublicMutation,
  type CompanyProfileFieldsFragment,
} from '../../graphql/generated';
import { isKept } from '../../lib/kept-forms';
import { AccountLinks } from '../auth/AccountLinks';
import { CalendarFeedSection } from '../calendar-feed/CalendarFeedSection';
import { COMPANY_PROFILE_FORM, CompanyProfileForm, type SavedProfile } from './CompanyProfileForm';
import { PushSection } from '../push/PushSection';
import { CompanyProfileView } from './CompanyProfileView';
import { useSubmit } from '../../components/use-submit';

/** The company's switch for people without an account, and what it means. */
function PublicPages({ company: { records, isVerified } }: { company: CompanyProfileFieldsFragment }) {
  const t = useTranslations('company.publicPages');
  const set = useSetCompanyPublicMutation({});
  const { submit, busy } = useSubmit({
    send: (isPublic: boolean) => set({ isPublic }),
    failed: t('failed'),
    toastOptions: TOAST.usual,
    onDone: ({ company }) =>
      toast.success(textsOf('company')(`publicPages.${company?.records?.isPublic ? 'on' : 'off'}`), TOAST.usual),
  });
  if (!records) return null;
  return (
    <SectionCard title={t('title')}>
      <Stack gap="md">
        <Text>{t('text')}</Text>
        <Checkbox
          label={t('label')}
          checked={records.isPublic}
          disabled={busy}
          onChange={({ currentTarget }) => void submit(currentTarget.checked)}
        />
        {isVerified ? null : <Text>{t('unverified')}</Text>}
      </Stack>
    </SectionCard>
  );
}

/** How long after a save the session is asked again, so that the banner tells the new state. */
const refreshMilliseconds = 1500;

export function CompanyProfilePage() {
  const t = useTranslations('company');
  const query = useCompanyProfileQuery();
  const { data } = query;
  const { reloadSession } = useSession();
  const mayEdit = mayInCompany(useViewer().companyRole, 'EDIT_PROFILE');
  const update = useUpdateCompanyProfileMutation({});
  const [editing, setEditing] = useState(() => isKept(COMPANY_PROFILE_FORM));
  const company = data?.viewer?.company;

  const askIsVerified = async (): Promise<boolean> => {
    try {
      return Boolean((await query.refetch()).data?.viewer?.company?.isVerified);
    } catch {
      return Boolean(company?.isVerified);
    }
  };

  const onSaved = ({ hasChanged }: SavedProfile): void => {
    const texts = textsOf('company');
    setEditing(false);
    if (hasChanged === false) return void toast.info(texts('form.nothingChanged'), TOAST.usual);
    toast.success(textsOf('portal')('profileForm.saved'), TOAST.usual);
    window.setTimeout(() => void reloadSession().catch(() => undefined), refreshMilliseconds);
  };

  if (company) {
    return editing && mayEdit ? (
      <CompanyProfileForm
        company={company}
        send={(input) => update({ input })}
        askIsVerified={askIsVerified}
        onSaved={onSaved}
        onCancel={() => setEditing(false)}
      />
    ) : (
      <Stack gap="lg">
        <CompanyProfileView
          company={company}
          email={data.viewer?.email ?? ''}
          {...(mayEdit && { onEdit: () => setEditing(true) })}
        />
        {mayEdit ? <PublicPages company={company} /> : null}
        <SectionCard title={t('reveals.title')}>
          <span>{t('reveals.text')}</span>
        </SectionCard>
        <CalendarFeedSection />
        <PushSection />
        <AccountLinks of={paths.company} />
      </Stack>
    );
  }
  return <PageStatus title={t('titles.companyProfile')} failed={t('profile.loadFailed')} query={query} alwaysRetry />;
}
