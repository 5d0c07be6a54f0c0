import { useEffect } from 'react';
import { JobStatusFilter } from '../../../../domain/jobs';
import { useViewer } from '../../../app/session';
import { isMineIn, MineToggle } from '../../../components/MineToggle';
import { TOAST } from '../../../components/toast-options';
import { toast } from '../../../components/toasts';
import { useCompanyJobsQuery } from '../../../graphql/generated';
import { queryErrorText } from '../../../graphql/query-error';
import { textsOf } from '../../../language/store';
import { pageOf, useListAddress, useListKey, usePageWithin } from '../../../lib/list-address';
import { oneOf } from '../../../lib/one-of';
import { CompanyJobsView } from './CompanyJobsView';

function JobListings({ listKey }: { listKey: string }) {
  const { hasColleagues } = useViewer();
  const [address, change] = useListAddress(listKey);
  const search = address.get('search') ?? '';
  const status = oneOf(Object.values(JobStatusFilter), address.get('status')) ?? JobStatusFilter.ALL;
  const isMine = isMineIn(address);
  const page = pageOf(address);
  const { data, previousData, loading, error, refetch } = useCompanyJobsQuery({
    variables: { search: search || null, status, isMine, page },
  });
  const goTo = (next: number): void => change({ page: next > 1 ? String(next) : null });
  const isLeaving = usePageWithin(page, data?.companyJobs.pageCount, goTo);

  useEffect(() => {
    if (!error) return;
    toast.error(queryErrorText(error, textsOf('companyJobs')('list.loadFailed')), TOAST.usual);
  }, [error]);

  return (
    <CompanyJobsView
      jobs={isLeaving ? undefined : (data ?? (loading ? previousData : undefined))?.companyJobs}
      failed={Boolean(error)}
      onRetry={refetch}
      search={search}
      status={status}
      isMine={isMine !== null}
      mine={
        hasColleagues ? <MineToggle isMine={isMine !== null} onChange={(mine) => change({ mine, page: null })} /> : null
      }
      onSearch={(text) => change({ search: text, page: null })}
      onStatus={(next) => change({ status: next === JobStatusFilter.ALL ? null : next, page: null })}
      onPage={goTo}
      onClear={() => change({ search: null, status: null, mine: null, page: null })}
    />
  );
}

export function CompanyJobsPage() {
  const key = useListKey();
  return <JobListings key={key} listKey={key} />;
}
