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
import { JobView } from './JobView';

const loadFailed = 'Failed to load job details. Please try again later.';

export function JobPage() {
  const { jobId = '' } = useParams();
  const { company } = useViewer();
  const { data, error, refetch } = useSeekerJobQuery({
    variables: { id: jobId },
    skip: jobId === '',
    // A job whose clashes could not be computed is still worth showing, with a word about it.
    errorPolicy: 'all',
  });
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);

  if (data?.job) {
    return (
      <JobView job={data.job} ownCompanyId={company?.id ?? null} conflictsUnknown={Boolean(error)} onReload={reload} />
    );
  }
  if (!error && jobId !== '') return <DetailSkeleton />;
  return (
    <>
      <PageHeader title="Job" back={<BackLink {...lastJobsList()}>Find Jobs</BackLink>} />
      <ErrorState
        message={jobId === '' ? 'Job ID is missing' : queryErrorText(error, loadFailed)}
        onRetry={jobId === '' || isRefusal(error) ? undefined : reload}
        action={
          <Button component={Link} to={paths.user.jobs} variant="default">
            Browse Jobs
          </Button>
        }
      />
    </>
  );
}
