import { Stack } from '@mantine/core';
import { useState } from 'react';
import { ERROR_MESSAGES } from '../../../domain/errors';
import { useSession } from '../../app/session';
import { ErrorState } from '../../components/ErrorState';
import { PageHeader } from '../../components/PageHeader';
import { DetailSkeleton } from '../../components/skeletons';
import { toast } from '../../components/toasts';
import {
  useSeekerProfileQuery,
  useUpdateSeekerProfileMutation,
  type UpdateSeekerProfileInput,
} from '../../graphql/generated';
import type { UserError } from '../../graphql/payload';
import { queryErrorText } from '../../graphql/query-error';
import { SecuritySection } from '../auth/SecuritySection';
import { SeekerProfileForm } from './SeekerProfileForm';
import { SeekerProfileView } from './SeekerProfileView';

const loadFailed = 'Failed to load profile. Please try again later.';
const saveFailed = 'Failed to update profile. Please try again.';
const savedTime = { milliseconds: 4000 };
const failedTime = { milliseconds: 5000 };
/** How long after a save the session is asked again, so that the menu shows the new name. */
const refreshMilliseconds = 1500;

/** Answers the refusals; none when it was saved, null when the server could not be asked. */
function useSaveProfile(): (input: UpdateSeekerProfileInput) => Promise<readonly UserError[] | null> {
  const { reloadSession } = useSession();
  const [update] = useUpdateSeekerProfileMutation();
  return async (input) => {
    try {
      const { data } = await update({ variables: { input } });
      const errors = data?.updateSeekerProfile.errors;
      if (!errors) throw new Error('The answer carries no payload');
      if (errors.length > 0) return errors;
      toast.success('Profile updated successfully!', savedTime);
      window.setTimeout(() => void reloadSession().catch(() => undefined), refreshMilliseconds);
      return [];
    } catch {
      toast.error(saveFailed, failedTime);
      return null;
    }
  };
}

export function SeekerProfilePage() {
  const { data, error, refetch } = useSeekerProfileQuery();
  const [isEditing, setIsEditing] = useState(false);
  const save = useSaveProfile();
  const seeker = data?.viewer?.seeker;

  if (seeker && isEditing)
    return <SeekerProfileForm seeker={seeker} onSave={save} onDone={() => setIsEditing(false)} />;
  if (seeker) {
    return (
      <Stack gap="lg">
        <SeekerProfileView seeker={seeker} onEdit={() => setIsEditing(true)} />
        <SecuritySection />
      </Stack>
    );
  }
  if (!data && !error) return <DetailSkeleton />;
  return (
    <>
      <PageHeader title="Profile" />
      <ErrorState
        message={error ? queryErrorText(error, loadFailed) : ERROR_MESSAGES.PROFILE_NOT_FOUND}
        onRetry={refetch}
      />
    </>
  );
}
