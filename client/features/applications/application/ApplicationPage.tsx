import { useTranslations } from 'use-intl/react';
import { Button } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../../domain/paths';
import { BackLink } from '../../../components/BackLink';
import { PageStatus } from '../../../components/PageStatus';
import { SeekerApplicationDetailDocument, useSeekerApplicationDetailQuery } from '../../../graphql/generated';
import { SeenSection } from '../../privacy/seen/SeenSection';
import { ApplicationView } from './ApplicationView';
import { usePolling } from '../use-polling';

export function ApplicationPage() {
  const t = useTranslations('applications');
  const { applicationId = '' } = useParams();
  const { data, error, refetch } = useSeekerApplicationDetailQuery({ variables: { id: applicationId } });
  usePolling(SeekerApplicationDetailDocument, applicationId);

  if (data?.application)
    return <ApplicationView application={data.application} seen={<SeenSection applicationId={applicationId} />} />;
  return (
    <PageStatus
      title={t('titles.application')}
      back={<BackLink to={paths.user.applied}>{t('application.back')}</BackLink>}
      failed={t('application.loadFailed')}
      query={{ error, refetch }}
      action={
        <Button component={Link} to={paths.user.applied} variant="default">
          {t('application.backToApplied')}
        </Button>
      }
    />
  );
}
