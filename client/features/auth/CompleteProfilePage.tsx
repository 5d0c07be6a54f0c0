import { useEffect, useState } from 'react';
import { paths } from '../../app/paths';
import { leaveForFreshPage } from '../../app/session';
import { ErrorState } from '../../components/ErrorState';
import { PartSkeleton } from '../../components/skeletons';
import { useCompleteProfileQuery, useCompleteProfileSaveMutation } from '../../graphql/generated';
import { queryErrorText } from '../../graphql/query-error';
import { CompleteProfileForm, type CompleteProfileValues } from './CompleteProfileForm';
import { FormCard } from './FormCard';

const checkFailed = 'Failed to check profile completion. Please try again.';
const redirectMilliseconds = 1500;

function useRedirectWhen(saved: boolean): void {
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => leaveForFreshPage(paths.user.dashboard), redirectMilliseconds);
    return () => clearTimeout(timer);
  }, [saved]);
}

/** The guard keeps out who is signed out, acts as something else, or has a complete profile. */
export function CompleteProfilePage() {
  const { data, error, refetch } = useCompleteProfileQuery();
  const [save] = useCompleteProfileSaveMutation();
  const [saved, setSaved] = useState(false);
  useRedirectWhen(saved);

  const send = async (input: CompleteProfileValues) =>
    save({ variables: { input } }).then(
      ({ data: answer }) => answer?.completeProfile,
      () => null,
    );

  const viewer = data?.viewer;
  return (
    <FormCard
      width="wide"
      title="Complete Profile"
      context="A few more facts, and you can apply. Companies see your education and experience first."
    >
      {viewer ? (
        <CompleteProfileForm
          seeker={viewer.seeker}
          needsPassword={!viewer.hasPassword}
          send={send}
          onSaved={() => setSaved(true)}
          saved={saved}
        />
      ) : error || data ? (
        <ErrorState message={queryErrorText(error, checkFailed)} onRetry={() => refetch()} />
      ) : (
        <PartSkeleton />
      )}
    </FormCard>
  );
}
