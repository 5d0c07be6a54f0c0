import { ErrorState } from '../../../components/ErrorState';
import { PageHeader } from '../../../components/PageHeader';
import { CardListSkeleton } from '../../../components/skeletons';
import { useAdminDashboardQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { AdminDashboardView } from './AdminDashboardView';

const loadFailed = 'Failed to fetch admin dashboard data. Please try again.';

export function AdminDashboardPage() {
  const { data, error, refetch } = useAdminDashboardQuery();
  return (
    <>
      <PageHeader
        title="Dashboard"
        context="What is waiting for you, and the latest decisions. Times are in WIB (UTC+7)."
      />
      {data ? (
        <AdminDashboardView dashboard={data.adminDashboard} />
      ) : error ? (
        <ErrorState message={queryErrorText(error, loadFailed)} onRetry={() => refetch()} />
      ) : (
        <CardListSkeleton count={2} />
      )}
    </>
  );
}
