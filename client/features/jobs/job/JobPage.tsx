import { useTranslations } from 'use-intl/react';
import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useViewer } from '../../../app/session';
import { BackLink } from '../../../components/BackLink';
import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { DetailSkeleton } from '../../../components/skeletons';
import { useSeekerJobQuery } from '../../../graphql/generated';
import { isRefusal, queryErrorText } from '../../../graphql/query-error';
import { lastJobsList } from '../browse/last-jobs-list';
import { ReportAction } from '../../reports/ReportAction';
import { JobView } from './JobView';
import { useRecordedView } from './use-recorded-view';

export function JobPage() {
  const t = useTranslations('browse');
  const { jobId = '' } = useParams();
  const { company } = useViewer();
  const { data, error, refetch } = useSeekerJobQuery({
    variables: { id: jobId },
    skip: jobId === '',
    // A job whose clashes could not be computed is still worth showing, with a word about it.
    errorPolicy: 'all',
  });
  useRecordedView(data?.job?.id);
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);

  if (data?.job) {
    return (
      <JobView
        job={data.job}
        ownCompanyId={company?.id ?? null}
        conflictsUnknown={Boolean(error)}
        onReload={reload}
        report={<ReportAction kind="job" id={data.job.id} />}
      />
    );
  }
  if (!error && jobId !== '') return <DetailSkeleton />;
  return (
    <>
      <PageHeader title={t('titles.job')} back={<BackLink {...lastJobsList()}>{t('titles.findJobs')}</BackLink>} />
      <ErrorState
        message={jobId === '' ? t('job.idMissing') : queryErrorText(error, t('job.loadFailed'))}
        onRetry={jobId === '' || isRefusal(error) ? undefined : reload}
        action={
          <Button component={Link} to={paths.user.jobs} variant="default">
            {t('job.browseJobs')}
          </Button>
        }
      />
    </>
  );
}
