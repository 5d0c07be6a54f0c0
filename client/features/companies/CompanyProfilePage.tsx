import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '../../app/session';
import { ErrorState } from '../../components/ErrorState';
import { MESSAGE_TIMES } from '../../components/message-times';
import { PageHeader } from '../../components/PageHeader';
import { DetailSkeleton } from '../../components/skeletons';
import { toast } from '../../components/toasts';
import {
  useCompanyProfileQuery,
  useUpdateCompanyProfileMutation,
  type UpdateCompanyProfileInput,
} from '../../graphql/generated';
import type { UserError } from '../../graphql/payload';
import { queryErrorText } from '../../graphql/query-error';
import { SecuritySection } from '../auth/SecuritySection';
import { CompanyProfileForm } from './CompanyProfileForm';
import { CompanyProfileView } from './CompanyProfileView';

const saveFailed = 'Failed to update profile. Please try again.';
const nothingChanged = 'Nothing was changed, so your profile and its verification stay as they are.';
const messageTime = { milliseconds: MESSAGE_TIMES.profile };
/** How long after a save the session is asked again, so that the banner tells the new state. */
const refreshMilliseconds = 1500;

export function CompanyProfilePage() {
  const { data, error, refetch } = useCompanyProfileQuery();
  const { reloadSession } = useSession();
  const [update] = useUpdateCompanyProfileMutation();
  const [editing, setEditing] = useState(false);
  const company = data?.viewer?.company;

  /** Answers the refusals; none when it was saved, null when the server could not be asked. */
  const save = async (values: UpdateCompanyProfileInput): Promise<readonly UserError[] | null> => {
    try {
      const { data: answer } = await update({ variables: { input: values } });
      const errors = answer?.updateCompanyProfile.errors;
      if (!errors) throw new Error('The answer carries no payload');
      if (errors.length > 0) return errors;
      setEditing(false);
      if (answer.updateCompanyProfile.hasChanged === false) {
        toast.info(nothingChanged, messageTime);
        return [];
      }
      toast.success('Profile updated successfully!', messageTime);
      window.setTimeout(() => void reloadSession().catch(() => undefined), refreshMilliseconds);
      return [];
    } catch {
      toast.error(saveFailed, messageTime);
      return null;
    }
  };

  if (company) {
    return editing ? (
      <CompanyProfileForm company={company} onSave={save} onCancel={() => setEditing(false)} />
    ) : (
      <Stack gap="lg">
        <CompanyProfileView company={company} email={data.viewer?.email ?? ''} onEdit={() => setEditing(true)} />
        <SecuritySection />
      </Stack>
    );
  }
  if (!error && !data) return <DetailSkeleton />;
  return (
    <>
      <PageHeader title="Company Profile" />
      <ErrorState
        message={queryErrorText(error, 'Failed to load profile. Please try again later.')}
        onRetry={refetch}
      />
    </>
  );
}
