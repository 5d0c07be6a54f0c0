import { useTranslations } from 'use-intl/react';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sitePath } from '../../../../domain/site-path';
import { useLeave } from '../../../app/logout';
import { paths } from '../../../../domain/paths';
import { leaveForFreshPage, useViewer } from '../../../app/session';
import { ErrorState } from '../../../components/ErrorState';
import { PartSkeleton } from '../../../components/skeletons';
import { useCompleteProfileQuery, useCompleteProfileSaveMutation } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { askBeforeLeaving } from '../../../lib/unsaved-changes';
import { CompleteProfileForm, type CompleteProfileValues } from './CompleteProfileForm';
import { FormCard } from '../FormCard';
import { useGoogleAgain } from '../google-again';
import classes from '../verify-email/VerifyEmailView.module.css';

const redirectMilliseconds = 1500;

/** To where the person wanted to go before, or to the dashboard. */
function useRedirectWhen(saved: boolean): void {
  const [parameters] = useSearchParams();
  const to = sitePath(parameters.get('returnTo')) ?? paths.user.dashboard;
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => leaveForFreshPage(to), redirectMilliseconds);
    return () => clearTimeout(timer);
  }, [saved, to]);
}

/** For a person who came with the wrong Google account. */
function WayOut() {
  const t = useTranslations('account.completeProfile');
  const { email } = useViewer();
  const { leave, busy } = useLeave(paths.landing);
  return (
    <Group justify="center" gap="xs" mt="lg">
      <Text className={classes.address}>{t('signedInAs', { email })}</Text>
      <Button variant="subtle" onClick={() => askBeforeLeaving(() => void leave())} loading={busy}>
        {t('logOut')}
      </Button>
    </Group>
  );
}

/** The guard keeps out who is signed out, acts as something else, or has a complete profile. */
export function CompleteProfilePage() {
  const titles = useTranslations('account.titles');
  const t = useTranslations('account.completeProfile');
  const { data, error, refetch } = useCompleteProfileQuery();
  const save = useCompleteProfileSaveMutation({});
  const [saved, setSaved] = useState(false);
  useRedirectWhen(saved);
  useGoogleAgain();

  const send = (input: CompleteProfileValues) => save({ input });

  const viewer = data?.viewer;
  return (
    <FormCard width="wide" title={titles('completeProfile')} context={t('context')}>
      {viewer ? (
        <CompleteProfileForm
          seeker={viewer.seeker}
          needsPassword={!viewer.hasPassword}
          send={send}
          onSaved={() => setSaved(true)}
          saved={saved}
        />
      ) : error || data ? (
        <ErrorState message={queryErrorText(error, t('checkFailed'))} onRetry={() => refetch()} />
      ) : (
        <PartSkeleton />
      )}
      <WayOut />
    </FormCard>
  );
}
