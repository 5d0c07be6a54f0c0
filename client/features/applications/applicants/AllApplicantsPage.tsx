import { useTranslations } from 'use-intl/react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  useAllApplicantsJobQuery,
  useAllApplicantsJobsQuery,
  useAllApplicantsQuery,
  useCompanyWaitingQuery,
} from '../../../graphql/generated';
import { useViewer } from '../../../app/session';
import { isMineIn } from '../../../components/MineToggle';
import { queryErrorText } from '../../../graphql/query-error';
import { pageOf, useListAddress, useListKey, usePageWithin } from '../../../lib/list-address';
import { lazyPart } from '../../../language/lazy-part';
import { oneOf } from '../../../lib/one-of';
import { PushQuestion } from '../../push/PushQuestion';
import { AllApplicantsView } from './AllApplicantsView';
import { orderOf, TABS, type ApplicantFilters, type FilterJob } from './applicant-filters';
import { SORTS } from './applicant-sort';
import { SeatsByTime } from './seats/SeatsByTime';

function filtersOf(address: URLSearchParams): ApplicantFilters {
  return {
    status: oneOf(TABS, address.get('status')),
    jobId: address.get('job'),
    search: address.get('search') ?? '',
    sort: oneOf(SORTS, address.get('sort')) ?? SORTS[0],
    waiting: oneOf(['proposals', 'today'] as const, address.get('waiting')),
    isMine: isMineIn(address) !== null,
  };
}

/**
 * The filter's choices: the newest jobs or the search results, and always the chosen one.
 * When they cannot be read, the applicants are still there.
 */
function useFilterJobs(search: string, chosenId: string | null): readonly FilterJob[] {
  const { data, previousData } = useAllApplicantsJobsQuery({ variables: { search: search || null } });
  const listed = (data ?? previousData)?.companyJobs.items;
  const isMissing = chosenId !== null && listed !== undefined && !listed.some(({ id }) => id === chosenId);
  const { data: found } = useAllApplicantsJobQuery({ variables: { id: chosenId ?? '' }, skip: !isMissing });
  return isMissing && found?.job ? [found.job, ...listed] : (listed ?? []);
}

function Applicants({ listKey }: { listKey: string }) {
  const t = useTranslations('applicants.list');
  const { hasColleagues } = useViewer();
  const [address, change] = useListAddress(listKey);
  const filters = filtersOf(address);
  const page = pageOf(address);
  const [jobSearch, setJobSearch] = useState('');
  const isByTime = address.get('view') === 'times';
  const isDueToday = filters.waiting === 'today' || null;
  const waiting = useCompanyWaitingQuery();
  const { data, loading, error, refetch } = useAllApplicantsQuery({
    skip: isByTime || filters.waiting === 'proposals',
    variables: {
      status: filters.status === 'ABSENT' ? null : filters.status,
      isAbsent: filters.status === 'ABSENT' || null,
      jobId: filters.jobId,
      search: filters.search || null,
      order: orderOf(filters),
      isDueToday,
      isMine: filters.isMine || null,
      page,
    },
  });
  const asked = JSON.stringify({ ...filters, page });
  // The list before stays until the next one has come.
  const isAbsent = filters.status === 'ABSENT';
  const [kept, setKept] = useState({ asked, isAbsent, data });
  if (data && (kept.data !== data || kept.asked !== asked)) setKept({ asked, isAbsent, data });
  const applicants = (data ?? (loading ? kept.data : undefined))?.companyApplications ?? undefined;
  const jobs = useFilterJobs(jobSearch, filters.jobId);
  const searchJobsSoon = useDebouncedCallback(setJobSearch, 300);

  const goTo = (next: number): void => change({ page: next > 1 ? String(next) : null });
  const isLeaving = usePageWithin(page, data?.companyApplications?.pageCount, goTo);

  /** Any change of a filter starts at page 1. */
  const setFilters = (changes: Partial<ApplicantFilters>): void => {
    const { status, jobId, search, sort, waiting, isMine } = { ...filters, ...changes };
    const mine = isMine ? '1' : null;
    change({ status, job: jobId, search, sort: sort === SORTS[0] ? null : sort, waiting, mine, page: null });
  };

  return (
    <>
      <AllApplicantsView
        applicants={isLeaving ? undefined : applicants}
        listed={kept.asked}
        isAbsent={kept.isAbsent}
        waitingCount={waiting.data?.companyWaiting.pending}
        failure={error ? queryErrorText(error, t('loadFailed')) : null}
        onRetry={refetch}
        filters={filters}
        jobs={jobs}
        onJobSearch={searchJobsSoon}
        onFilters={setFilters}
        onPage={goTo}
        seats={
          isByTime ? <SeatsByTime jobId={filters.jobId} isMine={filters.isMine} page={page} onPage={goTo} /> : null
        }
        hasColleagues={hasColleagues}
        onSeats={(wanted) => change({ view: wanted ? 'times' : null, page: null })}
      />
      {/* Who waits comes first. */}
      {applicants?.items.length ? <PushQuestion /> : null}
    </>
  );
}

const ApplicantQueue = lazyPart(
  () => import('../applicant/ApplicantPage'),
  'ApplicantQueue',
  'applicants',
  'applications',
  'shortcuts',
);

/** The list, or those who wait one after the other: the address says which. */
export function AllApplicantsPage() {
  const key = useListKey();
  const [address] = useSearchParams();
  return address.has('applicant') ? <ApplicantQueue /> : <Applicants key={key} listKey={key} />;
}
