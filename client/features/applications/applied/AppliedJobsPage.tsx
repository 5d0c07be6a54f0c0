import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { CardListSkeleton } from '../../../components/skeletons';
import { useSeekerApplicationsQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { AppliedJobsView } from './AppliedJobsView';

const loadFailed = 'Failed to load your applications. Please try again later.';

export function AppliedJobsPage() {
  const { data, error, refetch } = useSeekerApplicationsQuery();
  return (
    <>
      <PageHeader title="Applied Jobs" context="The status of each of your applications." />
      {data ? <AppliedJobsView applications={data.myApplications} /> : null}
      {!data && error ? <ErrorState message={queryErrorText(error, loadFailed)} onRetry={refetch} /> : null}
      {!data && !error ? <CardListSkeleton count={3} /> : null}
    </>
  );
}
