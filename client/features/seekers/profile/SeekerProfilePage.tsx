import { useTranslations } from 'use-intl/react';
import { textsOf } from '../../../language/store';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { paths } from '../../../../domain/paths';
import { useSession } from '../../../app/session';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { PageStatus } from '../../../components/PageStatus';
import { useSeekerProfileQuery, useUpdateSeekerProfileMutation } from '../../../graphql/generated';
import { AccountLinks } from '../../auth/AccountLinks';
import { CalendarFeedSection } from '../../calendar-feed/CalendarFeedSection';
import { isKept } from '../../../lib/kept-forms';
import { PushSection } from '../../push/PushSection';
import { SEEKER_PROFILE_FORM, SeekerProfileForm } from './SeekerProfileForm';
import { SeekerProfileView } from './SeekerProfileView';

/** How long after a save the session is asked again, so that the menu shows the new name. */
const refreshMilliseconds = 1500;

export function SeekerProfilePage() {
  const t = useTranslations('seeker');
  const errors = useTranslations('errors');
  const query = useSeekerProfileQuery();
  const { data } = query;
  const [isEditing, setIsEditing] = useState(() => isKept(SEEKER_PROFILE_FORM));
  const { reloadSession } = useSession();
  const update = useUpdateSeekerProfileMutation({ evicts: ['seekerDashboard'] });
  const seeker = data?.viewer?.seeker;

  if (seeker && isEditing) {
    return (
      <SeekerProfileForm
        seeker={seeker}
        send={(input) => update({ input })}
        onSaved={() => {
          setIsEditing(false);
          toast.success(textsOf('portal')('profileForm.saved'), TOAST.longer);
          window.setTimeout(() => void reloadSession().catch(() => undefined), refreshMilliseconds);
        }}
        onCancel={() => setIsEditing(false)}
      />
    );
  }
  if (seeker) {
    return (
      <Stack gap="lg">
        <SeekerProfileView seeker={seeker} onEdit={() => setIsEditing(true)} />
        <CalendarFeedSection />
        <PushSection />
        <AccountLinks of={paths.user} />
      </Stack>
    );
  }
  return (
    <PageStatus
      title={t('titles.profile')}
      failed={t('profile.loadFailed')}
      missing={errors('PROFILE_NOT_FOUND')}
      query={query}
      alwaysRetry
    />
  );
}
