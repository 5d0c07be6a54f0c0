import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { DetailSkeleton } from '../../../components/skeletons';
import { useSeekerDashboardQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { SeekerDashboardView } from './SeekerDashboardView';

const loadFailed = 'Failed to load dashboard data. Please try again later.';

export function SeekerDashboardPage() {
  const { data, error, refetch } = useSeekerDashboardQuery();
  if (data) return <SeekerDashboardView dashboard={data.seekerDashboard} />;
  if (!error) return <DetailSkeleton />;
  return (
    <>
      <PageHeader title="Dashboard" />
      <ErrorState message={queryErrorText(error, loadFailed)} onRetry={refetch} />
    </>
  );
}
